import { rematchRequestTtlMs } from '@lance/domain'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'

/** Rematch requests of daily games stay open for a day; their toast does not. */
const SHOWN_AT_MOST_MS = 60_000

type RematchRequest = { gameId: string; timeControl: number; open: (gameId: string) => void }

/** Tells a player who has left the game that the opponent wants a rematch. Opening the game is no answer. */
export async function notifyRematch({ gameId, timeControl, open }: RematchRequest): Promise<void> {
  await loadTexts('game')
  showToast({
    title: i18n.t('game:rematch.noticeTitle'),
    description: i18n.t('game:rematch.noticeText'),
    durationMs: Math.min(rematchRequestTtlMs(timeControl), SHOWN_AT_MOST_MS),
    topic: gameId,
    isUrgent: true,
    action: { label: i18n.t('game:rematch.noticeAction'), onPress: () => open(gameId) },
  })
}
