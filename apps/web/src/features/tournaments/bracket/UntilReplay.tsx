import { useTranslation } from 'react-i18next'
import { countdownText } from '../shared/countdown.ts'
import { useNow } from '../shared/useNow.ts'

/** The time left until a drawn game is replayed. */
export function UntilReplay({ atMs, serverAheadMs }: { atMs: number; serverAheadMs: number }) {
  const { t, i18n } = useTranslation('tournament')
  const leftMs = atMs - useNow(serverAheadMs)
  return <>{t('bracket.replayIn', { left: countdownText(leftMs, i18n.language) })}</>
}
