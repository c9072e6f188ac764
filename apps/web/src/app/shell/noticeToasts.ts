import type { PlayerServerEvent } from '@lance/contract'
import { isDaily } from '@lance/domain'
import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'
import { type ToastStore, toasts } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'

/** A game that a screen leads to by itself, as after a rematch, needs no toast. */
const TELL_AFTER_MS = 500

/** What the toasts need of the router. */
export type NoticePlace = { path: () => string; open: (gameId: string) => void }

export type NoticeToasts = {
  hear: (event: PlayerServerEvent) => void
  /** The user has come to another screen. */
  arrive: () => void
  stop: () => void
}

type Notice = Extract<PlayerServerEvent, { type: 'notice' }>['data']
type Told = { gameId: string; code: Notice['code']; isLive: boolean }

const pathOf = (gameId: string) => `/game/${gameId}`

/**
 * Shows notices on any screen, unless the user is already where the notice leads. A toast goes when the user
 * comes there, and when what it tells of is over.
 */
export function openNoticeToasts(
  { path, open }: NoticePlace,
  store: ToastStore = toasts,
  timers: Timers = browserTimers,
): NoticeToasts {
  let told: Told | null = null
  let timer: TimerHandle | null = null

  function withdraw() {
    if (timer !== null) timers.clear(timer)
    if (told !== null) store.withdraw(told.gameId)
    told = null
  }
  function tell(notice: Notice) {
    if (notice.code !== 'REMATCH_ASKED' && notice.code !== 'MATCH_FOUND') return
    const { code, gameId, timeControl } = notice
    if (path() === pathOf(gameId)) return
    if (code === 'REMATCH_ASKED') {
      withdraw()
      told = { gameId, code, isLive: !isDaily(timeControl) }
      // Rare, and its texts belong to the game, so it is loaded on demand.
      import('../../features/game/notifyRematch.ts')
        .then(async ({ notifyRematch }) => {
          if (told?.gameId === gameId) await notifyRematch({ gameId, timeControl, open })
        })
        .catch(() => {})
    }
    // An opponent was found while the player is elsewhere: by a daily search, or a search in another tab.
    if (code !== 'MATCH_FOUND' || path() === '/matchmaking' || path() === '/gameroom') return
    withdraw()
    told = { gameId, code, isLive: !isDaily(timeControl) }
    timer = timers.set(() => showFound(gameId), TELL_AFTER_MS)
  }
  function showFound(gameId: string) {
    store.show({
      title: i18n.t('found.title'),
      description: i18n.t('found.text'),
      topic: gameId,
      isUrgent: true,
      action: { label: i18n.t('found.action'), onPress: () => open(gameId) },
    })
  }
  /** A found game that is over, and a request for a rematch while the player is in another game. */
  function isOver({ gameId, code, isLive }: Told, row: { status: string; current_game_id: string | null }) {
    if (!isLive || row.status === 'searching') return false
    return code === 'MATCH_FOUND' ? row.current_game_id !== gameId : row.status === 'in_game'
  }

  return {
    hear(event) {
      if (event.type === 'notice') tell(event.data)
      if (event.type === 'player_status' && told !== null && isOver(told, event.data)) withdraw()
    },
    arrive() {
      if (told !== null && path() === pathOf(told.gameId)) withdraw()
    },
    stop: withdraw,
  }
}
