import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import type { GameRoom } from '../room/index.ts'
import { requestEnd } from './requestEnd.ts'

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
