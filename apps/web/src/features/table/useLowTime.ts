import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/index.ts'
import { triggerSound } from '../sound/index.ts'
import { TENTHS_BELOW_MS } from './shownClocks.ts'
import type { GameSource } from './tableGame.ts'
import type { Voice } from './useVoice.ts'

/** Warns a player that their own clock runs low, with a sound and a spoken text. */
export function useLowTime({ game, clocks }: GameSource, say: Voice['say']): void {
  const { t } = useTranslation('game')
  const isSoundOn = useSettings().sound === 'on'
  const color = game === null || game.ending !== null ? null : game.color
  // Once per game: an answer from the server may briefly put the clock back above the threshold.
  const hasWarned = useRef(false)
  useEffect(() => {
    if (color === null || clocks.isDaily || hasWarned.current) return
    const shown = clocks.at(Date.now())
    const untilLowMs = shown[color] - TENTHS_BELOW_MS
    // Below the threshold already: too late for a warning.
    if (shown.running !== color || untilLowMs <= 0) return
    const timer = setTimeout(() => {
      hasWarned.current = true
      if (isSoundOn) triggerSound('lowTime')
      say(t('spoken.low'))
    }, untilLowMs)
    return () => clearTimeout(timer)
  })
}
