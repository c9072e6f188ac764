import type { Color } from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import { rematchAskableMs, rematchStandsMs } from '@lance/domain'
import type { GameFacts, GameState } from './gameState.ts'

type RematchRefusal = Extract<SocketErrorCode, 'GAME_RUNNING' | 'REMATCH_REFUSED' | 'REMATCH_CLOSED'>

export type RematchDecision =
  /** He is the first to ask: it stands until then. */
  | { kind: 'ask'; untilMs: number }
  /** The other asked before, and that still stands. */
  | { kind: 'agree' }
  /** It is done already, by an earlier press: the first answer holds. */
  | { kind: 'repeat' }
  | { kind: 'refuse'; code: RematchRefusal }

/** What a player's asking for a rematch means, decided on the game as it was read under its lock. */
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
  if (nowMs >= end.endedAtMs + rematchAskableMs(timeControlS))
    return { kind: 'refuse', code: 'REMATCH_CLOSED' }
  return { kind: 'ask', untilMs: nowMs + rematchStandsMs(timeControlS) }
}
