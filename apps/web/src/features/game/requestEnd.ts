import type { GameRecord } from '@lance/contract'
import { otherColor } from '@lance/domain'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { colorIn, type GameRoom } from '../room/index.ts'

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
  const params = { id: record.game_id_text }
  return callApi('PUT /api/game/:id/end', { params, body: { winnerId, reason } })
}

/** Resigns over the socket while it is open, else over HTTP, so that a lost connection is no obstacle. */
export async function resignGame(room: GameRoom): Promise<void> {
  const { record, connection, userId } = room.state()
  if (connection === 'Open') return room.request({ type: 'resign' })
  if (record === null) return
  try {
    room.load(await requestEnd(record, { userId, reason: 'resignation' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showToast({ title: i18n.t('errors.title'), description: error.message, style: 'destructive' })
  }
}
