import type { Random } from '../seededRandom.ts'

/** How a cheat uses help: see the README. */
export const STRATEGIES = [
  'every move',
  'when losing',
  'one critical move',
  'two critical moves',
  'three critical moves',
  'every second game',
  'for stakes',
  'second-best moves',
  'human delays',
  'opening only',
  'another person',
  'fast pace',
] as const
export type Strategy = (typeof STRATEGIES)[number]

export const isStrategy = (name: string): name is Strategy => STRATEGIES.some((one) => one === name)

/** Strategies that help in whole games, and which games. */
export function isHelpedGame(
  strategy: Strategy,
  { gameIndex, stakeCents }: { gameIndex: number; stakeCents: number },
): boolean {
  if (strategy === 'every second game') return gameIndex % 2 === 1
  if (strategy === 'for stakes') return stakeCents > 0
  if (strategy === 'another person') return gameIndex % 3 !== 0
  return true
}

/** What a cheat knows when it is their turn. */
export type Moment = {
  ply: number
  /** How they stand, by the referee. */
  centipawns: number
  /** What the move that they would make themselves gives away. */
  lossCentipawns: number
  helpedBefore: number
}

const FROM_PLY = 6
const OPENING_UNTIL_PLY = 26
const LOSING_CENTIPAWNS = -120
const CRITICAL_CENTIPAWNS = 110
/** A player who is lost, or wins anyway, needs no single move any more. */
const CONTESTED_CENTIPAWNS = 500
const CRITICAL_MOVES: Partial<Record<Strategy, number>> = {
  'one critical move': 1,
  'two critical moves': 2,
  'three critical moves': 3,
}

/** Whether a cheat asks for help at this move of a game in which they cheat. */
export function asksForHelp(strategy: Strategy, moment: Moment): boolean {
  const { ply, centipawns, lossCentipawns, helpedBefore } = moment
  const critical = CRITICAL_MOVES[strategy]
  if (critical !== undefined) {
    const isContested = Math.abs(centipawns) <= CONTESTED_CENTIPAWNS
    return helpedBefore < critical && isContested && lossCentipawns >= CRITICAL_CENTIPAWNS
  }
  if (strategy === 'when losing') return ply >= FROM_PLY && centipawns <= LOSING_CENTIPAWNS
  if (strategy === 'opening only') return ply < OPENING_UNTIL_PLY
  return ply >= FROM_PLY
}

const HIDING_CENTIPAWNS = 45

/** Which of the helper's moves is played: its best, or often another good one by those who hide. */
export function chooseOfHelp(
  strategy: Strategy,
  lines: readonly { uci: string; centipawns: number }[],
  random: Random,
): string {
  const [best, ...others] = lines
  if (!best) throw new Error('the helper shows no move')
  if (strategy !== 'second-best moves' || random() < 0.35) return best.uci
  const good = others.filter(({ centipawns }) => centipawns >= best.centipawns - HIDING_CENTIPAWNS)
  return good[Math.floor(random() * good.length)]?.uci ?? best.uci
}
