import { gamePosition, makeFen } from '@lance/chess'
import { type Clock, isClockRunning, leftMs, NOT_BERSERK } from '@lance/domain'
import type { ShownClocks } from '../table/index.ts'
import { type BotGame, clocksOf, moverAfter, replayWithSan } from './botGame.ts'

/** A game against the bot on this page. */
export type BotState = {
  game: BotGame
  san: readonly string[]
  fen: string
  clock: Clock
  /** The page was left or frozen: neither clock runs. */
  isSuspended: boolean
  /** The bot failed to answer; the player may ask it again. */
  isBotStuck: boolean
  lastOwnMoveAtMs: number
}

/** Resumes a suspended game: the turn's time before the suspension counts, the time since does not. */
export function resumeBotGame(game: BotGame, nowMs: number): BotState {
  const { game: board, san } = replayWithSan(game)
  const { timeControlS, incrementS, usedMs } = game
  const ply = game.ucis.length
  const isBlackFirst = moverAfter(game, 0) === 'black'
  return {
    game,
    san,
    fen: makeFen(gamePosition(board)),
    clock: {
      timeControlS,
      incrementS,
      ...clocksOf(game),
      ply,
      turnStartedAtMs: nowMs - usedMs,
      berserk: NOT_BERSERK,
      ...(isBlackFirst && { firstMover: 'black' }),
    },
    isSuspended: false,
    isBotStuck: false,
    lastOwnMoveAtMs: Number.NEGATIVE_INFINITY,
  }
}

export const isRunning = ({ game, isSuspended }: BotState): boolean => game.ending === null && !isSuspended

export const isBotsTurn = ({ game }: BotState): boolean =>
  game.ending === null && moverAfter(game, game.ucis.length) !== game.color

/** How much of its turn the side to move has used at `nowMs`, in ms. */
export function usedMsAt(state: BotState, nowMs: number): number {
  const { game, clock } = state
  if (!isRunning(state) || !isClockRunning(clock)) return game.usedMs
  return Math.max(0, nowMs - clock.turnStartedAtMs)
}

/** Both clocks at `nowMs`; neither runs while the game is suspended or over. */
export function botClocks(state: BotState, nowMs: number): ShownClocks {
  const { clock } = state
  const atMs = clock.turnStartedAtMs + usedMsAt(state, nowMs)
  return {
    white: leftMs(clock, { color: 'white', nowMs: atMs }),
    black: leftMs(clock, { color: 'black', nowMs: atMs }),
    running: isRunning(state) && isClockRunning(clock) ? moverAfter(state.game, clock.ply) : null,
  }
}
