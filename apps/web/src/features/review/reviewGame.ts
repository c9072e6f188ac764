import {
  type Color,
  gamePosition,
  isCheck,
  kingSquare,
  makeFen,
  type Square,
  startGame,
  turn,
} from '@lance/chess'
import { turnOfPly } from '@lance/domain'
import { ApiError } from '../../net/api/apiError.ts'
import { playUci } from '../bot/index.ts'
import { type GameStart, pliesBefore } from '../room/index.ts'
import type { TableClocks, TableEnding, TableGame } from '../table/index.ts'

/** A position of a finished game and the move that led to it; null at the start. */
export type ReviewStep = {
  fen: string
  move: { uci: string; san: string } | null
  /** Both clocks at that position, in ms. */
  clocks: Readonly<Record<Color, number>>
  /** The square of the king in check. */
  check: Square | null
}

/** A finished game, ready to be stepped through. */
export type ReviewGame = GameStart & {
  id: string
  opponent: TableGame['opponent']
  /** The user's color; null if they did not play in it. */
  color: Color | null
  players: TableGame['players']
  ending: TableEnding
  berserk?: TableGame['berserk']
  isDaily: boolean
  /** By ply: the starting position first. */
  steps: readonly ReviewStep[]
  pgn: string
}

/**
 * Every position of a game. `startMs`: both clocks at its start. `clocksMs`: the mover's clock after each move; an
 * unknown one keeps its last value. Throws on an illegal move, since the moves come from a real game.
 */
export function replaySteps(
  ucis: readonly string[],
  {
    startMs,
    clocksMs,
    variant,
    startFen,
  }: GameStart & { startMs: ReviewStep['clocks']; clocksMs: readonly (number | undefined)[] },
): ReviewStep[] {
  const game = startGame(startFen, { variant })
  let clocks = startMs
  const steps: ReviewStep[] = [{ fen: makeFen(gamePosition(game)), move: null, clocks, check: null }]
  for (const [index, uci] of ucis.entries()) {
    const mover = turn(gamePosition(game))
    const played = playUci(game, uci)
    if (played === null) throw new RangeError(`ply ${index + 1} is not a legal move: ${uci}`)
    const position = gamePosition(game)
    clocks = { ...clocks, [mover]: clocksMs[index] ?? clocks[mover] }
    const check = isCheck(position) ? kingSquare(position, turn(position)) : null
    steps.push({ fen: makeFen(position), move: { uci, san: played.san }, clocks, check })
  }
  return steps
}

export const stepAt = ({ steps }: ReviewGame, ply: number): ReviewStep => steps[ply] as ReviewStep

/** The game at a ply, in the shape that the table's components take. */
export function tableAt(game: ReviewGame, ply: number): { game: TableGame; clocks: TableClocks } {
  const { variant, startFen, steps, opponent, color, players, ending, berserk, isDaily } = game
  const { fen, move, clocks } = stepAt(game, ply)
  return {
    game: {
      variant,
      startFen,
      fen,
      ply,
      turn: turnOfPly(pliesBefore(game) + ply),
      lastMove: move?.uci ?? null,
      san: steps.slice(1, ply + 1).map((step) => step.move?.san ?? ''),
      opponent,
      isUnsent: false,
      color,
      players,
      ending,
      ...(berserk && { berserk }),
      isAbortable: false,
      stake: null,
    },
    clocks: { at: () => ({ ...clocks, running: null }), sinceMs: 0, isDaily },
  }
}

/** Clamps the requested ply to those of the game; the last one if none is requested. */
export function clampPly(game: ReviewGame, requested: number | undefined): number {
  const last = game.steps.length - 1
  return requested === undefined ? last : Math.max(0, Math.min(last, requested))
}

/** Why a game can't be reviewed. */
export type ReviewRefusal = 'missing' | 'running' | 'forbidden' | 'botMissing' | 'botDamaged'

/** Maps a server error to a refusal; null for other errors, which may be temporary. */
export function refusalOf(error: unknown): ReviewRefusal | null {
  if (!(error instanceof ApiError)) return null
  const { status } = error
  if (status === 404 || status === 400) return 'missing'
  return status === 401 || status === 403 ? 'forbidden' : null
}
