import { rematchAskableMs } from '@lance/domain'
import { colorIn, type GameState } from './gameState.ts'

/** What a player sees of another game with the same opponent. */
export type RematchView =
  /** He may ask. `isExpired`: a wish was there, and its time ran out. */
  | { kind: 'open'; isExpired: boolean; canAsk: boolean }
  /** He has pressed; nobody has answered yet. */
  | { kind: 'asking' }
  /** His wish stands until then, by the server's clock. */
  | { kind: 'waiting'; untilMs: number }
  /** The opponent wishes it, until then. */
  | { kind: 'asked'; untilMs: number; canAsk: boolean }
  | { kind: 'ready'; gameId: string }
  /** It is too late to ask. */
  | { kind: 'closed' }

/** `nowMs` by the server's clock. Null where there is none: in tournaments, for who looks on, while the game runs. */
export function rematchView(state: GameState, nowMs: number): RematchView | null {
  const { record, userId, request, connection } = state
  if (record === null || record.endedAt === null || record.tournament_id !== null) return null
  if (colorIn(record, userId) === null) return null
  const { rematch, endedAt, timeControl } = record
  if (rematch?.status === 'ready') return { kind: 'ready', gameId: rematch.gameId }
  const canAsk = connection === 'Open'
  if (request?.type === 'rematch' && canAsk) return { kind: 'asking' }
  if (rematch !== null && nowMs < rematch.until) {
    const { until: untilMs, playerId } = rematch
    return playerId === userId ? { kind: 'waiting', untilMs } : { kind: 'asked', untilMs, canAsk }
  }
  if (nowMs >= endedAt + rematchAskableMs(timeControl)) return { kind: 'closed' }
  return { kind: 'open', isExpired: rematch !== null, canAsk }
}
