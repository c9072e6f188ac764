import type { Outcome } from '@lance/chess'
import type { GameEnd, GameResult } from '../format.ts'
import type { Random } from '../seededRandom.ts'
import type { GameOrder } from './gameOrder.ts'

export type Ending = { result: GameResult; end: GameEnd }

/** This side loses. */
export const lostBy = (color: 'white' | 'black', end: GameEnd): Ending => ({
  result: color === 'white' ? '0-1' : '1-0',
  end,
})
export const drawn = (end: GameEnd): Ending => ({ result: '1/2-1/2', end })

const OUTCOME_ENDS = {
  checkmate: 'mate',
  stalemate: 'stalemate',
  repetition: 'repetition',
  fifty_moves: 'fifty',
  insufficient_material: 'material',
} as const satisfies Record<Outcome['kind'], GameEnd>

export function endOfOutcome(outcome: Outcome): Ending {
  const end = OUTCOME_ENDS[outcome.kind]
  return outcome.kind === 'checkmate'
    ? lostBy(outcome.winner === 'white' ? 'black' : 'white', end)
    : drawn(end)
}

/** A side gives up when it has stood so badly for so many of its turns, sooner or later. */
const LOST_CENTIPAWNS = -700
const LOST_TURNS = 3
const RESIGN_FROM_PLY = 24
/** Both agree to a draw when nothing has been in it for so many plies. */
const LEVEL_CENTIPAWNS = 15
const LEVEL_PLIES = 10
const DRAW_FROM_PLY = 70
const DRAW_CHANCE = 0.12
/** A longer game is a draw. */
export const GAME_PLIES_MOST = 300

export type Course = { lostTurns: { white: number; black: number }; levelPlies: number }
export const openCourse = (): Course => ({ lostTurns: { white: 0, black: 0 }, levelPlies: 0 })

type Turn = { color: 'white' | 'black'; ply: number; centipawns: number }

/** Whether the game ends before the next move: by resignation, agreement or arrangement. Changes the course. */
export function endBeforeMove(
  { arrangement, white, black }: GameOrder,
  course: Course,
  { turn, random }: { turn: Turn; random: Random },
): Ending | null {
  const { color, ply, centipawns } = turn
  const arranged = arrangement && endArranged(arrangement, turn, random)
  if (arranged) return arranged
  const isLost = centipawns <= LOST_CENTIPAWNS
  course.lostTurns[color] = isLost ? course.lostTurns[color] + 1 : 0
  course.levelPlies = Math.abs(centipawns) <= LEVEL_CENTIPAWNS ? course.levelPlies + 1 : 0
  if (ply >= GAME_PLIES_MOST) return drawn('length')
  const { style } = color === 'white' ? white : black
  if (ply >= RESIGN_FROM_PLY && course.lostTurns[color] >= LOST_TURNS && random() < style.resigns)
    return lostBy(color, 'resign')
  const isLevel = ply >= DRAW_FROM_PLY && course.levelPlies >= LEVEL_PLIES
  return isLevel && random() < DRAW_CHANCE ? drawn('agreement') : null
}

/** Who loses slowly gives up as soon as it looks natural. */
const GIVEN_UP_CENTIPAWNS = -250
const GIVE_UP_CHANCE = 0.4

function endArranged(
  { kind, loser, ply: endPly }: NonNullable<GameOrder['arrangement']>,
  { color, ply, centipawns }: Turn,
  random: Random,
): Ending | null {
  if (kind === 'draw') return ply >= endPly ? drawn('agreement') : null
  if (color !== loser) return null
  if (kind === 'quick loss') return ply >= endPly ? lostBy(color, random() < 0.7 ? 'resign' : 'flag') : null
  return ply >= endPly && centipawns <= GIVEN_UP_CENTIPAWNS && random() < GIVE_UP_CHANCE
    ? lostBy(color, 'resign')
    : null
}
