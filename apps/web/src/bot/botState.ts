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
  /** The page was left or frozen: neither clock runs. */
  isResting: boolean
  /** The bot failed to answer; the player may ask it again. */
  isBotStuck: boolean
  lastMadeAtMs: number
}

/** Resumes a suspended game: the turn's time before the suspension counts, the time since does not. */
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

/** How much of its turn the side to move has used at `nowMs`, in ms. */
export function usedMsAt(state: BotState, nowMs: number): number {
  const { game, clock } = state
  if (!isOn(state) || !isClockRunning(clock)) return game.usedMs
  return Math.max(0, nowMs - clock.turnStartedAtMs)
}

/** Both clocks at `nowMs`; neither runs while the game is suspended or over. */
export function botClocks(state: BotState, nowMs: number): ShownClocks {
  const { clock } = state
  const atMs = clock.turnStartedAtMs + usedMsAt(state, nowMs)
  return {
    white: leftMs(clock, { color: 'white', nowMs: atMs }),
    black: leftMs(clock, { color: 'black', nowMs: atMs }),
    running: isOn(state) && isClockRunning(clock) ? turnOfPly(clock.ply) : null,
  }
}
