import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageTitle.ts'
import type { TableGame } from './tableGame.ts'

/** Puts whose turn it is and the players' names in the page title, for users who are in another tab. */
export function useTurnTitle(game: TableGame | null): void {
  const { t } = useTranslation('game')
  usePageTitle(game === null ? t('title') : titleOf())

  function titleOf() {
    const { players, color, turn, ending } = game as TableGame
    const names = t('versus', { white: players.white.name, black: players.black.name })
    if (ending !== null) return names
    if (color === null) return `${t('player.turnOf', { name: players[turn].name })} · ${names}`
    return `${t(color === turn ? 'player.yourTurn' : 'player.theirTurn')} · ${names}`
  }
}
