import { otherColor } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { spokenTime } from './spokenTime.ts'
import type { GameSource } from './tableGame.ts'
import { useLetterKey } from './useLetterKey.ts'
import type { Voice } from './useVoice.ts'

/** Announces both clocks, the player's own first, on T or when the returned function is called. */
export function useSpokenClocks({ game, clocks }: GameSource, say: Voice['say']): () => void {
  const { t, i18n } = useTranslation('game')
  const sayClocks = () => {
    if (game === null) return
    const shown = clocks.at(Date.now())
    const list = new Intl.ListFormat(i18n.language)
    const near = game.color ?? 'white'
    const said = [near, otherColor(near)].map((color) => {
      const parts = spokenTime(shown[color]).map(({ unit, count }) => t(`spoken.${unit}`, { count }))
      return t('spoken.clock', { name: game.players[color].name, time: list.format(parts) })
    })
    say(said.join(' '))
  }
  useLetterKey('t', sayClocks)
  return sayClocks
}
