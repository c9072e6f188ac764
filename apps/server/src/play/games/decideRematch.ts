import type { Color } from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import { rematchRequestTtlMs, rematchWindowMs } from '@lance/domain'
import type { GameFacts, GameState } from './gameState.ts'

type RematchRefusalCode = Extract<SocketErrorCode, 'GAME_RUNNING' | 'REMATCH_REFUSED' | 'REMATCH_CLOSED'>

export type RematchDecision =
  /** The first of the two to ask: the request stands until `untilMs`. */
  | { kind: 'ask'; untilMs: number }
  /** The opponent asked before, and that request still stands. */
  | { kind: 'agree' }
  /** An earlier request has already done this: its answer holds. */
  | { kind: 'repeat' }
  | { kind: 'refuse'; code: RematchRefusalCode }

/** Decides a player's rematch request, from the game as read under its lock. */
export function decideRematch(
  { facts, state }: { facts: GameFacts; state: GameState },
  by: Color,
  nowMs: number,
): RematchDecision {
  const { end, rematch } = state
  if (facts.tournamentId !== null) return { kind: 'refuse', code: 'REMATCH_REFUSED' }
  if (!end) return { kind: 'refuse', code: 'GAME_RUNNING' }
  if (rematch?.status === 'ready') return { kind: 'repeat' }
  if (rematch && nowMs < rematch.untilMs) return { kind: rematch.by === by ? 'repeat' : 'agree' }
  const { timeControlS } = facts
  if (nowMs >= end.endedAtMs + rematchWindowMs(timeControlS))
    return { kind: 'refuse', code: 'REMATCH_CLOSED' }
  return { kind: 'ask', untilMs: nowMs + rematchRequestTtlMs(timeControlS) }
}
