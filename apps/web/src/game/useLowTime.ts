import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../settings/useSettings.ts'
import { hear } from '../sound/hear.ts'
import { TENTHS_BELOW_MS } from './shownClocks.ts'
import type { GameSource } from './tableGame.ts'
import type { Voice } from './useVoice.ts'

/** Warns a player that their own clock runs low, with a sound and a spoken text. */
export function useLowTime({ game, clocks }: GameSource, say: Voice['say']): void {
  const { t } = useTranslation('game')
  const isHeard = useSettings().sound === 'on'
  const color = game === null || game.ending !== null ? null : game.color
  // Once per game: an answer from the server may briefly put the clock back above the threshold.
  const isTold = useRef(false)
  useEffect(() => {
    if (color === null || clocks.isDaily || isTold.current) return
    const shown = clocks.at(Date.now())
    const untilLowMs = shown[color] - TENTHS_BELOW_MS
    // Below the threshold already: too late for a warning.
    if (shown.running !== color || untilLowMs <= 0) return
    const timer = setTimeout(() => {
      isTold.current = true
      if (isHeard) hear('lowTime')
      say(t('spoken.low'))
    }, untilLowMs)
    return () => clearTimeout(timer)
  })
}
