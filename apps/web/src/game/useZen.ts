import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseSettings, useSettings } from '../settings/useSettings.ts'
import type { TableGame } from './tableGame.ts'
import { useLetterKey } from './useLetterKey.ts'
import type { Voice } from './useVoice.ts'

/** Whether nothing is shown but board, clocks and what must be. Only while a game is played; Z turns it on and off. */
export function useZen(game: TableGame | null, say: Voice['say']): { isZen: boolean; leave: () => void } {
  const { t } = useTranslation('game')
  const isChosen = useSettings().zen === 'on'
  const isPlayed = game !== null && game.ending === null
  const isZen = isChosen && isPlayed
  const leave = () => chooseSettings({ zen: 'off' })
  useLetterKey('z', () => {
    if (isPlayed) chooseSettings({ zen: isChosen ? 'off' : 'on' })
  })
  const wasZen = useRef(false)
  useEffect(() => {
    if (wasZen.current === isZen) return
    wasZen.current = isZen
    if (isPlayed) say(t(isZen ? 'zen.on' : 'zen.off'))
  }, [isZen, isPlayed, say, t])
  return { isZen, leave }
}
