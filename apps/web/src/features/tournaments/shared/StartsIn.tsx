import { useTranslation } from '@lance/texts'
import { LocalTime } from '../../../design/hydration.tsx'
import { countdownText, useNow } from './countdown.ts'

const DAY_MS = 86_400_000

type StartsInProps = { startTime: string; className: string; serverAheadMs?: number; isAlways?: boolean }

/** A countdown to a start, in its last 24 hours or always. */
export function StartsIn({ startTime, className, serverAheadMs = 0, isAlways = false }: StartsInProps) {
  const { t, i18n } = useTranslation('tournament')
  const leftMs = Date.parse(startTime) - useNow(serverAheadMs)
  if (leftMs > DAY_MS && !isAlways) return null
  return (
    <span className={className} role="timer">
      <LocalTime
        write={() =>
          leftMs > 0
            ? t('detail.startsIn', { left: countdownText(leftMs, i18n.language) })
            : t('detail.starting')
        }
      />
    </span>
  )
}
