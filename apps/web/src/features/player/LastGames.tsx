import type { GameListItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ListFailed } from '../../design/ListNote.tsx'
import { useOpeningNames } from '../opening/index.ts'
import { GameCard } from './GameCard.tsx'
import { GameCardsSkeleton } from './GameCardsSkeleton.tsx'
import { NoGames } from './NoGames.tsx'
import { useLastGames, useOpenings } from './playerQueries.ts'
import './gameRow.css'
import './gameCard.css'

/** A player's latest finished games; older ones are visible only to them. */
export function LastGames({ playerId, isOwn }: { playerId: string; isOwn: boolean }) {
  const { t } = useTranslation('player')
  const isEmpty = useLastGames(playerId).data?.length === 0
  return (
    <section aria-labelledby="player-games">
      <h2 id="player-games" className="text-20">
        {t('games.title')}
      </h2>
      {!isEmpty && <p className="mt-1 text-14 text-quiet">{t('games.note')}</p>}
      <LastGamesList playerId={playerId} isOwn={isOwn} />
    </section>
  )
}

function LastGamesList({ playerId, isOwn }: { playerId: string; isOwn: boolean }) {
  const { t } = useTranslation('player')
  const { data: games, error, isFetching, refetch } = useLastGames(playerId)
  if (games === undefined) {
    if (error === null || isFetching) return <GameCardsSkeleton />
    return (
      <div className="mt-4">
        <ListFailed title={t('games.failed')} reason={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (games.length === 0)
    return (
      <div className="mt-4">
        <NoGames isOwn={isOwn} />
      </div>
    )
  return <GameCards games={games} playerId={playerId} />
}

function GameCards({ games, playerId }: { games: readonly GameListItem[]; playerId: string }) {
  const { data: openings } = useOpenings(playerId)
  const showName = useOpeningNames()
  const named = new Map(openings?.latest.map(({ gameId, name }) => [gameId, name]))
  const openingOf = ({ game_id_text }: GameListItem) => {
    const name = named.get(game_id_text)
    return name === undefined ? undefined : showName?.(name)
  }
  return (
    <ul className="game-cards">
      {games.map((game) => (
        <GameCard key={game.game_id_text} game={game} playerId={playerId} opening={openingOf(game)} />
      ))}
    </ul>
  )
}
