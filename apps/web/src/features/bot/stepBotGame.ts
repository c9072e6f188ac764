import { canMate, findMove, gamePosition, makeUci, parseUci } from '@lance/chess'
import type { PromotionLetter } from '@lance/contract'
import {
  chargeMove,
  dueAtMs,
  type Ending,
  endingByFlag,
  endingByOutcome,
  endingByResignation,
  isClockRunning,
  isDaily,
  leftMs,
  otherColor,
} from '@lance/domain'
import type { EngineQuestion } from './answerQuestion.ts'
import { type BotGame, boardAfter, botStart, moverAfter, playUci } from './botGame.ts'
import { type BotState, isBotsTurn, isRunning, resumeBotGame, usedMsAt } from './botState.ts'
import { answerAfterMs, type BotClock } from './botTiming.ts'

export type RequestedBotMove = { from: string; to: string; promotion: PromotionLetter | null }

export type BotInput =
  | { type: 'move'; move: RequestedBotMove }
  /** `atMs`: when it was to be played. A page in the background may play it later, which the clock does not count. */
  | { type: 'answer'; ply: number; uci: string; atMs: number }
  | { type: 'no_answer'; ply: number }
  | { type: 'ask_again' }
  | { type: 'tick' }
  | { type: 'resign' }
  /** The page is left or frozen: suspends the game. */
  | { type: 'rest' }
  | { type: 'wake' }
  /** Another tab has stored this game. */
  | { type: 'kept'; game: BotGame }

export type BotEffect =
  /** Asks for the move after `ply` plies, to be played no earlier than `notBeforeMs`. */
  | { type: 'ask_bot'; question: EngineQuestion; ply: number; notBeforeMs: number }
  | { type: 'stop_bot' }
  | { type: 'keep'; game: BotGame }

export type BotStep = { state: BotState; effects: BotEffect[] }

/** A second move within this time is accidental ([BOT-4]). */
const DOUBLE_MOVE_MS = 100

/** When the side to move flags, by this browser's clock; infinite while no clock runs. */
export const flagAtMs = (state: BotState): number =>
  isRunning(state) && isClockRunning(state.clock)
    ? dueAtMs(state.clock, { firstMoveMs: Number.POSITIVE_INFINITY })
    : Number.POSITIVE_INFINITY

/** The first effects of a game that was just resumed. */
export const firstEffects = (state: BotState, nowMs: number): BotEffect[] => requestBotMove(state, nowMs)

/**
 * One step of a game against the bot: returns the next state and the effects of an input at `nowMs`, by this
 * browser's clock. If the side to move has run out of time by then, that comes first, whatever the input.
 */
export function stepBotGame(state: BotState, input: BotInput, nowMs: number): BotStep {
  if (input.type === 'kept') return followOtherTab(state, input.game, nowMs)
  if (state.game.ending !== null) return withoutEffects(state)
  const atMs = input.type === 'answer' ? Math.min(input.atMs, nowMs) : nowMs
  if (atMs >= flagAtMs(state)) return end(state, endingOfFlag(state), nowMs)
  switch (input.type) {
    case 'move':
      return playOwnMove(state, input.move, nowMs)
    case 'answer':
      return playBotMove(state, input, nowMs)
    case 'no_answer':
      return withoutEffects(
        isBotsTurn(state) && input.ply === plyOf(state) ? { ...state, isBotStuck: true } : state,
      )
    case 'ask_again':
      if (!state.isBotStuck) return withoutEffects(state)
      return { state: { ...state, isBotStuck: false }, effects: requestBotMove(state, nowMs) }
    case 'tick':
      return withoutEffects(state)
    case 'resign': {
      const { color } = state.game
      return end(state, endingByResignation({ by: color, ply: plyOf(state), isTournament: false }), nowMs)
    }
    case 'rest':
      return suspend(state, nowMs)
    case 'wake':
      return state.isSuspended ? continueGame(resumeBotGame(state.game, nowMs), nowMs) : withoutEffects(state)
  }
}

const withoutEffects = (state: BotState): BotStep => ({ state, effects: [] })
const plyOf = ({ game }: BotState) => game.ucis.length

const continueGame = (state: BotState, nowMs: number): BotStep => ({
  state,
  effects: requestBotMove(state, nowMs),
})

/** The effect that asks the bot for its move; none unless it is to move. */
function requestBotMove(state: BotState, nowMs: number): BotEffect[] {
  if (!isBotsTurn(state)) return []
  const { level, ucis, startedAtMs } = state.game
  const { variant, startFen } = botStart(state.game)
  const ply = plyOf(state)
  // The random seed differs for each game and each move, but not when the same question is asked again.
  const seed = (startedAtMs + ply) >>> 0
  const start = startFen !== undefined && { variant, fen: startFen }
  const clock = botClock(state, nowMs)
  const question = { type: 'choose_move', level, seed, ucis, ...start, ...(clock && { clock }) } as const
  return [{ type: 'ask_bot', question, ply, notBeforeMs: nowMs + answerAfterMs(clock) }]
}

/** What the bot has left for its move; null while its clock doesn't run, or counts by days. */
function botClock({ clock, game }: BotState, nowMs: number): BotClock | null {
  if (!isClockRunning(clock) || isDaily(clock.timeControlS)) return null
  const left = leftMs(clock, { color: moverAfter(game, clock.ply), nowMs })
  return { leftMs: left, incrementMs: clock.incrementS * 1000 }
}

function playOwnMove(state: BotState, wanted: RequestedBotMove, nowMs: number): BotStep {
  if (isBotsTurn(state) || !isRunning(state)) return withoutEffects(state)
  if (nowMs - state.lastOwnMoveAtMs < DOUBLE_MOVE_MS) return withoutEffects(state)
  const uci = uciOf(state, wanted)
  if (uci === null) return withoutEffects(state)
  return play({ ...state, lastOwnMoveAtMs: nowMs }, uci, { receivedAtMs: nowMs, nowMs })
}

/** The requested move as UCI; null if it is not legal. */
function uciOf({ game }: BotState, { from, to, promotion }: RequestedBotMove) {
  const wanted = parseUci(from + to + (promotion ?? ''))
  const move = wanted && findMove(gamePosition(boardAfter(game)), wanted)
  return move === null ? null : makeUci(move)
}

function playBotMove(
  state: BotState,
  { ply, uci, atMs }: Extract<BotInput, { type: 'answer' }>,
  nowMs: number,
): BotStep {
  if (!isBotsTurn(state) || !isRunning(state) || ply !== plyOf(state)) return withoutEffects(state)
  return play(state, uci, { receivedAtMs: Math.min(atMs, nowMs), nowMs })
}

function play(state: BotState, uci: string, times: { receivedAtMs: number; nowMs: number }): BotStep {
  const { nowMs } = times
  const played = playUci(boardAfter(state.game), uci)
  if (played === null) return withoutEffects({ ...state, isBotStuck: isBotsTurn(state) })
  const { clock, moverLeftMs } = chargeMove(state.clock, times)
  const game = {
    ...state.game,
    ucis: [...state.game.ucis, uci],
    clocksMs: [...state.game.clocksMs, moverLeftMs],
    usedMs: 0,
  }
  const next = { ...state, game, clock, fen: played.fen, san: [...state.san, played.san] }
  if (played.outcome !== null) return end(next, endingByOutcome(played.outcome), nowMs)
  return { state: next, effects: [{ type: 'keep', game }, ...requestBotMove(next, nowMs)] }
}

function end(state: BotState, ending: Ending, nowMs: number): BotStep {
  const game = { ...state.game, usedMs: usedMsAt(state, nowMs), ending, endedAtMs: nowMs }
  return {
    state: { ...state, game, isBotStuck: false },
    effects: [{ type: 'stop_bot' }, { type: 'keep', game }],
  }
}

function endingOfFlag({ game }: BotState): Ending {
  const ply = game.ucis.length
  const position = gamePosition(boardAfter(game))
  const mover = moverAfter(game, ply)
  const opponentCanMate = canMate(position, otherColor(mover))
  return endingByFlag({ ply, mover, isTournament: false, opponentCanMate })
}

/** Suspends the game, so that it can be resumed later. */
function suspend(state: BotState, nowMs: number): BotStep {
  if (state.isSuspended) return withoutEffects(state)
  const game = { ...state.game, usedMs: usedMsAt(state, nowMs) }
  return {
    state: { ...state, game, isSuspended: true },
    effects: [{ type: 'stop_bot' }, { type: 'keep', game }],
  }
}

/** Takes over the game from another tab that is ahead. */
function followOtherTab(state: BotState, kept: BotGame, nowMs: number): BotStep {
  const isAhead = kept.ending !== null || kept.ucis.length > plyOf(state)
  if (state.game.ending !== null || !isAhead) return withoutEffects(state)
  const next = { ...resumeBotGame(kept, nowMs), isResting: state.isSuspended }
  if (kept.ending !== null) return { state: next, effects: [{ type: 'stop_bot' }] }
  return state.isSuspended ? withoutEffects(next) : continueGame(next, nowMs)
}
