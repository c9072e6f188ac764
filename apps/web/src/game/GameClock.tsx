import type { Color } from '@lance/chess'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextReadingMs, readClock, TENTHS_BELOW_MS } from './shownClocks.ts'
import type { TableClocks } from './tableGame.ts'

type GameClockProps = { clocks: TableClocks; color: Color; name: string }

/** One side's clock. It draws itself anew when it reads otherwise, and nothing else with it. */
export function GameClock({ clocks, color, name }: GameClockProps) {
  const { t } = useTranslation('game')
  const [tickMs, setTickMs] = useState(() => Date.now())
  // What was heard since the last tick is newer than the tick.
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
  return (
    <span
      className="game-clock"
      role="timer"
      aria-label={t('player.clock', { name })}
      data-running={isRunning || undefined}
      data-low={(isRunning && leftMs < TENTHS_BELOW_MS) || undefined}
    >
      {text}
    </span>
  )
}
