import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { chooseSettings, useSettings } from '../settings/index.ts'
import { useLetterKey } from './letterKeys.ts'
import type { TableGame } from './tableGame.ts'
import type { Voice } from './useVoice.ts'

/** Zen mode: only the board, the clocks and what is essential. Only while a game runs; Z toggles it. */
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
