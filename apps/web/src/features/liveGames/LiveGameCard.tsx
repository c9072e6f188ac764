import type { LiveGameItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { memo } from 'react'
import { CountryFlag } from '../../design/country/CountryFlag.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PremiumMark } from '../../design/PlayerMarks.tsx'
import { termsLabel } from '../../design/paceLabel.ts'
import { shownName } from '../../i18n/i18n.ts'
import { BoardPreview } from '../board/index.ts'

/** A running game, with its players above and below the board; the card links to it. */
export const LiveGameCard = memo(function LiveGameCard({ game }: { game: LiveGameItem }) {
  const { t } = useTranslation('liveGames')
  const names = { white: game.white.name, black: game.black.name }
  return (
    <li className="live-card">
      <LivePlayer player={game.black} isTurn={game.turn === 'black'} />
      <div className="live-card-board">
        <BoardPreview fen={game.fen} label={t('board', names)} />
      </div>
      <LivePlayer player={game.white} isTurn={game.turn === 'white'} />
      <LiveFacts game={game} />
      <Link
        to="/game/$gameId"
        params={{ gameId: game.game_id_text }}
        className="live-card-link"
        aria-label={t('watch', names)}
      />
    </li>
  )
})

function LivePlayer({ player, isTurn }: { player: LiveGameItem['white']; isTurn: boolean }) {
  const { t, i18n } = useTranslation('liveGames')
  return (
    <p className="live-player" data-turn={isTurn || undefined}>
      <Link to="/player/$playerId" params={{ playerId: player.id }} className="live-player-name" dir="auto">
        {shownName(player.name)}
      </Link>
      {player.isPremium && <PremiumMark size={14} />}
      {player.country !== null && <CountryFlag country={player.country} />}
      <span
        className="live-player-elo"
        dir="ltr"
        title={player.eloProvisional ? t('provisional') : undefined}
      >
        {plainNumber(player.elo, i18n.language)}
        {player.eloProvisional && '?'}
      </span>
    </p>
  )
}

function LiveFacts({ game }: { game: LiveGameItem }) {
  const { t, i18n } = useTranslation('liveGames')
  return (
    <p className="live-facts">
      <span>{termsLabel(game, i18n.language)}</span>
      <span>{t('move', { number: Math.floor(game.ply / 2) + 1 })}</span>
      {game.isTournament && <span>{t('tournament')}</span>}
      {game.isWagered && <span>{t('wagered')}</span>}
      {game.viewers > 0 && (
        <span className="live-viewers">
          <Eye size={15} aria-hidden />
          {t('viewers', { count: game.viewers })}
        </span>
      )}
    </p>
  )
}
