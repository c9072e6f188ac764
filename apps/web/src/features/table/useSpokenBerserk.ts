import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { shownName } from '../../i18n/i18n.ts'
import type { TableGame } from './tableGame.ts'
import type { Voice } from './useVoice.ts'

const COLORS = ['white', 'black'] as const

/** Announces that a player went berserk while the table was open. */
export function useSpokenBerserk(game: TableGame | null, say: Voice['say']): void {
  const { t } = useTranslation('game')
  const previous = useRef<TableGame | null>(null)
  useEffect(() => {
    const last = previous.current
    previous.current = game
    if (game === null || last === null) return
    for (const color of COLORS) {
      if (last.berserk?.[color] || !game.berserk?.[color]) continue
      say(t('spoken.berserk', { name: shownName(game.players[color].name) || t('unknownPlayer') }))
    }
  }, [game, say, t])
}
