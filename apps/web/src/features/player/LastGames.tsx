import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { GameRow } from './GameRow.tsx'
import { GameRowsSkeleton } from './GameRowsSkeleton.tsx'
import { useLastGames } from './playerQueries.ts'

/** A player's latest finished games; older ones are visible only to them. */
export function LastGames({ playerId, isOwn }: { playerId: string; isOwn: boolean }) {
  const { t } = useTranslation('player')
  return (
    <section aria-labelledby="player-games">
      <h2 id="player-games" className="text-20">
        {t('games.title')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{t('games.note')}</p>
      <LastGamesList playerId={playerId} isOwn={isOwn} />
    </section>
  )
}

function LastGamesList({ playerId, isOwn }: { playerId: string; isOwn: boolean }) {
  const { t } = useTranslation('player')
  const { data: games, error, isFetching, refetch } = useLastGames(playerId)
  if (games === undefined) {
    if (error === null || isFetching) return <GameRowsSkeleton />
    return (
      <div className="mt-4">
        <ListFailed title={t('games.failed')} reason={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (games.length === 0)
    return (
      <div className="mt-4">
        <ListNote title={t('games.empty')} text={t('games.emptyText')}>
          {isOwn && (
            <Link to="/" className="button button-quiet mt-4">
              {t('games.play')}
            </Link>
          )}
        </ListNote>
      </div>
    )
  return (
    <ul className="game-rows">
      {games.map((game) => (
        <GameRow key={game.game_id_text} game={game} playerId={playerId} />
      ))}
    </ul>
  )
}
