import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useLetterKey } from './letterKeys.ts'
import type { GameSource } from './tableGame.ts'
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

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/** A time for speech: at most two units, none of them zero. Seconds don't matter in a time of days. */
export function spokenTime(ms: number): { unit: TimeUnit; count: number }[] {
  const leftS = Math.floor(ms / 1000)
  const parts: { unit: TimeUnit; count: number }[] = [
    { unit: 'days', count: Math.floor(leftS / DAY_S) },
    { unit: 'hours', count: Math.floor((leftS % DAY_S) / HOUR_S) },
    { unit: 'minutes', count: Math.floor((leftS % HOUR_S) / MINUTE_S) },
    { unit: 'seconds', count: leftS % MINUTE_S },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  if (first === -1) return parts.slice(3)
  return parts.slice(first, first + 2).filter(({ count }) => count > 0)
}
