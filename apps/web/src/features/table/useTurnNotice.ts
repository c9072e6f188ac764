import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { useNotation } from '../notation/index.ts'
import { showNotice, useSettings } from '../settings/index.ts'
import type { TableGame } from './tableGame.ts'

/** Notifies a player whose tab is hidden of the opponent's moves, if turned on. Not for the bot's moves. */
export function useTurnNotice(game: TableGame | null): void {
  const { t } = useTranslation('game')
  const { say } = useNotation()
  const isOn = useSettings().turnNotice === 'on'
  const seenPly = useRef<number | null>(null)
  useEffect(() => {
    if (game === null) return
    const { ply, color, turn, ending, opponent, players, san } = game
    const isNew = seenPly.current !== null && ply > seenPly.current
    seenPly.current = ply
    const isOurs = opponent === 'person' && ending === null && color !== null && color === turn
    if (!isOn || !isNew || !isOurs || !document.hidden) return
    const name = players[color === 'white' ? 'black' : 'white'].name
    const body = t('notice.body', { name, san: say(san.at(-1) ?? '') })
    showNotice({ title: t('player.yourTurn'), body, tag: location.pathname })
  }, [game, isOn, say, t])
}
