import type { GameListItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { PlayerMarks } from '../../design/PlayerMarks.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { gameOf } from './gameOf.ts'

/** A player's result and opponent. The opponent's name links to their profile. */
export function GameOutcome({ game, playerId }: { game: GameListItem; playerId: string }) {
  const { t } = useTranslation('player')
  const { color, opponent, side } = gameOf(game, playerId)
  return (
    <>
      <p className="game-row-result" data-side={side}>
        {t(`games.${side}`)}
        {game.reason !== null && <span> · {t(`games.reasons.${game.reason}`)}</span>}
      </p>
      <p className="game-row-opponent">
        <span className="piece-color" data-color={color} aria-hidden />
        <Link to="/player/$playerId" params={{ playerId: opponent.id }} dir="auto">
          {shownName(opponent.name)}
        </Link>
        <PlayerMarks isPremium={opponent.isPremium} titles={opponent.titles} />
      </p>
    </>
  )
}
