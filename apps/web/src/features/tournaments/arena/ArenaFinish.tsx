import type { ArenaPlayer, ArenaShownGame, OwnArenaRow, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { moneyText, plainNumber } from '../../../design/numberText.ts'
import '../../../design/podium.css'
import { shownName } from '../../../i18n/i18n.ts'
import { BoardPreview } from '../../board/index.ts'
import { titleText } from '../shared/tournamentTexts.ts'
import { useHighlights, useStandings } from './arenaQueries.ts'

const PODIUM_PLACES = 3

type ArenaFinishProps = { tournament: Tournament; userId: string; own: OwnArenaRow | null }

/** How an arena ended: the podium, the viewer's own result, the best games and the fastest mates. */
export function ArenaFinish({ tournament, userId, own }: ArenaFinishProps) {
  const { t } = useTranslation('arena')
  const tournamentTexts = useTranslation('tournament')
  const { id, championTitle, champion } = tournament
  const first = useStandings({ id, userId }, 1, false).data?.players ?? []
  const highlights = useHighlights({ id, userId }, false).data
  const title = titleText(championTitle, tournamentTexts.t, { isOwn: champion?.id === userId })
  return (
    <>
      <section aria-labelledby="results" className="results">
        <h2 id="results" className="text-20">
          {t('finish.podium')}
        </h2>
        <ol className="podium" aria-label={t('finish.podium')}>
          {first
            .slice(0, PODIUM_PLACES)
            .filter(({ points }) => points > 0)
            .map((player) => (
              <PodiumPlace key={player.user.id} player={player} tournament={tournament} userId={userId} />
            ))}
        </ol>
        {title !== '' && <p className="mt-4 text-quiet">{title}</p>}
      </section>
      {own !== null && (
        <p className="arena-result">
          {t('finish.own', { rank: own.rank, points: t('points', { count: own.points }) })}
        </p>
      )}
      {highlights !== undefined && (
        <>
          <Games title={t('finish.best')} games={highlights.bestGames} />
          <Games title={t('finish.mates')} games={highlights.fastestMates} isMates />
        </>
      )}
    </>
  )
}

type PodiumPlaceProps = { player: ArenaPlayer; tournament: Tournament; userId: string }

function PodiumPlace({ player, tournament, userId }: PodiumPlaceProps) {
  const { t, i18n } = useTranslation(['arena', 'tournament'])
  const { rank, user, points, performance } = player
  const prizeReais = tournament.prizes.find((prize) => prize.user.id === user.id)?.amount ?? 0
  return (
    <li className="podium-place" data-place={rank}>
      <p className="podium-name results-name" data-own={user.id === userId || undefined}>
        <Link to="/player/$playerId" params={{ playerId: user.id }} dir="auto">
          {shownName(user.name)}
        </Link>
      </p>
      <p className="podium-step results-step">
        <span className="results-rank">{t('tournament:results.place', { place: rank })}</span>
        <strong>{t('points', { count: points })}</strong>
        <span className="text-14 text-quiet">{t('finish.performance', { performance })}</span>
        {prizeReais > 0 && <strong>{moneyText(prizeReais, i18n.language)}</strong>}
      </p>
    </li>
  )
}

type GamesProps = { title: string; games: readonly ArenaShownGame[]; isMates?: boolean }

function Games({ title, games, isMates = false }: GamesProps) {
  if (games.length === 0) return null
  return (
    <section className="arena-games" aria-label={title}>
      <h2 className="text-20">{title}</h2>
      <ul className="arena-games-list">
        {games.map((game) => (
          <GameCard key={game.gameId} game={game} isMate={isMates} />
        ))}
      </ul>
    </section>
  )
}

function GameCard({ game, isMate }: { game: ArenaShownGame; isMate: boolean }) {
  const { t, i18n } = useTranslation('arena')
  const { gameId, white, black, winner, ply, fen } = game
  const names = { white: shownName(white.name), black: shownName(black.name) }
  const side = (color: 'white' | 'black', { name, elo }: ArenaShownGame['white']) => (
    <p className="arena-game-side" data-won={winner === color || undefined}>
      <bdi>{shownName(name)}</bdi> <span className="text-quiet">{plainNumber(elo, i18n.language)}</span>
    </p>
  )
  return (
    <li className="arena-game">
      {side('black', black)}
      <BoardPreview fen={fen} label={t('board', names)} />
      {side('white', white)}
      {isMate && <p className="text-14 text-quiet">{t('finish.moves', { count: Math.ceil(ply / 2) })}</p>}
      <Link
        to="/game/$gameId/review"
        params={{ gameId }}
        className="button button-quiet"
        aria-label={t('finish.open', names)}
      >
        {t('finish.review')}
      </Link>
    </li>
  )
}
