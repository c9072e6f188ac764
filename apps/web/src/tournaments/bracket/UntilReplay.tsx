import { useTranslation } from 'react-i18next'
import { countdownText } from '../countdown.ts'
import { useNow } from '../useNow.ts'

/** When a drawn game is played again. */
export function UntilReplay({ atMs, serverAheadMs }: { atMs: number; serverAheadMs: number }) {
  const { t, i18n } = useTranslation('tournament')
  const leftMs = atMs - useNow(serverAheadMs)
  return <>{t('bracket.replayIn', { left: countdownText(leftMs, i18n.language) })}</>
}
