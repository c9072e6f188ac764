import type { Color } from '@lance/chess'
import { isDaily } from '@lance/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameState } from './gameState.ts'
import { nextReadingMs, readClock, shownClocks, TENTHS_BELOW_MS } from './shownClocks.ts'

type GameClockProps = { state: GameState; color: Color; name: string }

/** One side's clock. It draws itself anew when it reads otherwise, and nothing else with it. */
export function GameClock({ state, color, name }: GameClockProps) {
  const { t } = useTranslation('game')
  const [tickMs, setTickMs] = useState(() => Date.now())
  // What was heard since the last tick is newer than the tick.
  const nowMs = Math.max(tickMs, state.receivedAtMs, state.pending?.madeAtMs ?? 0)
  const clocks = shownClocks(state, nowMs)
  const leftMs = clocks[color]
  const isRunning = clocks.running === color
  useEffect(() => {
    if (!isRunning || leftMs === 0) return
    const timer = setTimeout(() => setTickMs(Date.now()), nextReadingMs(leftMs))
    return () => clearTimeout(timer)
  })
  const reading = readClock(leftMs, { isDaily: isDaily(state.record?.timeControl ?? 0) })
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
