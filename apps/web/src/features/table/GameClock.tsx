import type { Color } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { AlarmClock, Swords } from 'lucide-react'
import { useEffect, useState } from 'react'
import { nextReadingMs, readClock, TENTHS_BELOW_MS } from './shownClocks.ts'
import type { TableClocks } from './tableGame.ts'

type GameClockProps = { clocks: TableClocks; color: Color; name: string; isOver: boolean; isBerserk: boolean }

/** One side's clock. It rerenders only itself, and only when the shown time changes. */
export function GameClock({ clocks, color, name, isOver, isBerserk }: GameClockProps) {
  const { t } = useTranslation('game')
  const [tickMs, setTickMs] = useState(() => Date.now())
  // An update received since the last tick is newer than the tick.
  const shown = clocks.at(Math.max(tickMs, clocks.sinceMs))
  const leftMs = shown[color]
  const isRunning = shown.running === color
  useEffect(() => {
    if (!isRunning || leftMs === 0) return
    const timer = setTimeout(() => setTickMs(Date.now()), nextReadingMs(leftMs))
    return () => clearTimeout(timer)
  })
  const reading = readClock(leftMs, clocks)
  const text = reading.unit === 'digits' ? reading.digits : t(`clock.${reading.unit}`, reading)
  const isLow = !isOver && leftMs < TENTHS_BELOW_MS
  return (
    <span
      className="game-clock"
      data-running={isRunning || undefined}
      data-low={isLow || undefined}
      title={isLow ? t('clock.low') : undefined}
    >
      {isLow && <AlarmClock className="game-clock-sign" size={14} strokeWidth={2.5} aria-hidden />}
      {isBerserk && (
        <span className="game-clock-sign game-clock-berserk" title={t('berserk.on')}>
          <Swords size={14} strokeWidth={2.5} aria-hidden />
          <span className="sr-only">{t('berserk.on')}</span>
        </span>
      )}
      <span role="timer" aria-label={t('player.clock', { name })}>
        {text}
      </span>
    </span>
  )
}
