import type { GameListItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { termsLabel } from '../../design/paceLabel.ts'
import { BoardPreview } from '../board/index.ts'
import { GameOutcome } from './GameOutcome.tsx'
import { gameOf } from './gameOf.ts'
import './gameRow.css'

/**
 * A finished game from one player's point of view: the last position, result, opponent and length. The row
 * links to the review, the opponent's name to their profile. `children`, such as a button, come last.
 */
export function GameRow({
  game,
  playerId,
  children,
}: {
  game: GameListItem
  playerId: string
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation('player')
  const { color, opponent, moves } = gameOf(game, playerId)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' }).format(
    game.endedAt ?? game.createdAt,
  )
  return (
    <li className="game-row">
      <div className="game-row-board" aria-hidden>
        <BoardPreview fen={game.fen} label="" orientation={color} />
      </div>
      <div className="min-w-0">
        <GameOutcome game={game} playerId={playerId} />
        <p className="text-14 text-quiet">
          {t('games.moves', { count: moves })} · {termsLabel(game, i18n.language)} · {date}
        </p>
      </div>
      <Link
        to="/game/$gameId/review"
        params={{ gameId: game.game_id_text }}
        className="game-row-review"
        aria-label={t('games.reviewOf', { opponent: opponent.name, date })}
      >
        {t('games.review')}
      </Link>
      {children}
    </li>
  )
}
