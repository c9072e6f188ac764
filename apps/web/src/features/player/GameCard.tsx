import type { GameListItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { termsLabel } from '../../design/paceLabel.ts'
import { BoardPreview } from '../board/index.ts'
import { OpeningName } from '../opening/index.ts'
import { GameOutcome } from './GameOutcome.tsx'
import { gameOf } from './gameOf.ts'

type GameCardProps = {
  game: GameListItem
  playerId: string
  /** Undefined while it is not known, or if it has no name. */
  opening: { name: string; language: string } | undefined
}

/** A finished game from one player's point of view; the card links to its review, the name to the opponent. */
export function GameCard({ game, playerId, opening }: GameCardProps) {
  const { t, i18n } = useTranslation('player')
  const { color, opponent } = gameOf(game, playerId)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' }).format(
    game.endedAt ?? game.createdAt,
  )
  return (
    <li className="game-card">
      <div className="game-card-board" aria-hidden>
        <BoardPreview fen={game.fen} label="" orientation={color} />
      </div>
      <GameOutcome game={game} playerId={playerId} />
      <p className="game-card-opening">{opening && <OpeningName shown={opening} />}</p>
      <p className="text-14 text-quiet">
        {termsLabel(game, i18n.language)} · {date}
      </p>
      <Link
        to="/game/$gameId/review"
        params={{ gameId: game.game_id_text }}
        className="game-card-review"
        aria-label={t('games.reviewOf', { opponent: opponent.name, date })}
      />
    </li>
  )
}
