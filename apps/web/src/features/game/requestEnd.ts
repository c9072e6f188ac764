import type { GameRecord } from '@lance/contract'
import { otherColor } from '@lance/domain'
import { callApi } from '../../net/session/wiring.ts'
import { colorIn } from '../room/index.ts'

/**
 * Ends a game over HTTP where its socket can't: resigns, or asks the server to check its own clock (which may
 * change nothing). Returns the resulting record; throws `ApiError` ([GAME-16]).
 */
export function requestEnd(
  record: GameRecord,
  { userId, reason }: { userId: string; reason: 'resignation' | 'timeout' },
): Promise<GameRecord> {
  const loser = reason === 'timeout' ? record.turn : colorIn(record, userId)
  const winnerId = loser === null ? null : record[`${otherColor(loser)}_player_id`]
  const path = `/api/game/${record.game_id_text}/end`
  return callApi<GameRecord>({ method: 'PUT', path, body: { winnerId, reason } })
}
