import { gamePosition, makeFen } from '@lance/chess'
import { type Clock, isClockRunning, leftMs, turnOfPly } from '@lance/domain'
import type { ShownClocks } from '../game/shownClocks.ts'
import { type BotGame, clocksOf, retell } from './botGame.ts'

/** A game against the bot on this page. */
export type BotState = {
  game: BotGame
  san: readonly string[]
  fen: string
  clock: Clock
  /** The page is away: nobody's time runs. */
  isResting: boolean
  /** The bot could not answer; it is asked again when the person says so. */
  isBotStuck: boolean
  lastMadeAtMs: number
}

/** Takes a game up where it was put down: the turn's time until then counts, the time since then does not. */
export function takeUp(game: BotGame, nowMs: number): BotState {
  const { game: board, san } = retell(game.ucis)
  const { timeControlS, usedMs } = game
  const ply = game.ucis.length
  return {
    ...{ game, san, fen: makeFen(gamePosition(board)) },
    clock: { timeControlS, ...clocksOf(game), ply, turnStartedAtMs: nowMs - usedMs },
    isResting: false,
    isBotStuck: false,
    lastMadeAtMs: Number.NEGATIVE_INFINITY,
  }
}

export const isOn = ({ game, isResting }: BotState): boolean => game.ending === null && !isResting

export const isBotsTurn = ({ game }: BotState): boolean =>
  game.ending === null && turnOfPly(game.ucis.length) !== game.color

/** What the side to move has used of its turn at `nowMs`. */
export function usedMsAt(state: BotState, nowMs: number): number {
  const { game, clock } = state
  if (!isOn(state) || !isClockRunning(clock)) return game.usedMs
  return Math.max(0, nowMs - clock.turnStartedAtMs)
}

/** Both clocks at `nowMs`; they stand while the page is away and once the game is over. */
export function botClocks(state: BotState, nowMs: number): ShownClocks {
  const { clock } = state
  const atMs = clock.turnStartedAtMs + usedMsAt(state, nowMs)
  return {
    white: leftMs(clock, { color: 'white', nowMs: atMs }),
    black: leftMs(clock, { color: 'black', nowMs: atMs }),
    running: isOn(state) && isClockRunning(clock) ? turnOfPly(clock.ply) : null,
  }
}
