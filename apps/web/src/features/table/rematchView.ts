import { rematchWindowMs } from '@lance/domain'
import { colorIn, type GameState } from '../room/index.ts'

/** The state of a rematch as one player sees it. */
export type RematchView =
  /** The player may ask. `isExpired`: an earlier request has expired. */
  | { kind: 'open'; isExpired: boolean; canAsk: boolean }
  /** The player has asked; the server has not answered yet. */
  | { kind: 'asking' }
  /** The player's request is open until then, by the server's clock. */
  | { kind: 'waiting'; untilMs: number }
  /** The opponent has asked; the request is open until then. */
  | { kind: 'asked'; untilMs: number; canAsk: boolean }
  | { kind: 'ready'; gameId: string }
  /** It is too late to ask. */
  | { kind: 'closed' }

/** `nowMs` by the server's clock. Null in tournaments, for viewers, and while the game runs. */
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
  if (nowMs >= endedAt + rematchWindowMs(timeControl)) return { kind: 'closed' }
  return { kind: 'open', isExpired: rematch !== null, canAsk }
}
