import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SeenAt } from '../../design/SeenAt.tsx'
import { readOrLastSeen } from '../../net/lastSeen.ts'
import { queryClient } from '../../net/queryClient.ts'
import { playerChannel } from '../../net/session/playerChannel.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import { IntroductionPlace } from '../introduction/index.ts'
import { OwnGameCard } from './OwnGameCard.tsx'
import { OwnGamesSkeleton } from './OwnGamesSkeleton.tsx'
import { StandingSearch, useOwnSearches } from './StandingSearch.tsx'
import { sortByUrgency } from './urgency.ts'

/** "Suas partidas": the running games, those waiting for this player first; and a new player's introduction. */
export function OwnGames() {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnGamesList />
      <IntroductionPlace />
    </QueryClientProvider>
  )
}

function OwnGamesList() {
  const { t } = useTranslation(['ownGames', 'home'])
  const { user } = useAuth()
  const games = useOwnGames(user)
  const searches = useOwnSearches(user.id)
  if (games.isPending || searches.isPending) return <OwnGamesSkeleton />
  const standing = searches.data ?? []
  return (
    <section className="own-games">
      <h2 className="own-games-title">{t('home:ownGames.title')}</h2>
      <SeenAt atMs={games.data?.seenAtMs} />
      {games.isError ? (
        <div className="own-games-note" role="alert">
          <p>{t('failed', { reason: games.error.message })}</p>
          <button type="button" className="button button-quiet mt-4" onClick={() => void games.refetch()}>
            {t('retry')}
          </button>
        </div>
      ) : games.data.games.length + standing.length === 0 ? (
        <p className="own-games-note">{t('empty')}</p>
      ) : (
        <ul className="own-games-list">
          {standing.map((search) => (
            <StandingSearch key={search.time_control} search={search} playerId={user.id} />
          ))}
          {games.data.games.map((game) => (
            <OwnGameCard key={game.game_id_text} game={game} playerId={user.id} />
          ))}
        </ul>
      )}
    </section>
  )
}

function useOwnGames({ id }: User) {
  const client = useQueryClient()
  useEffect(
    () =>
      playerChannel.onEvent(({ type }) => {
        if (type === 'notice' || type === 'player_status')
          void client.invalidateQueries({ queryKey: ['own', id] })
      }),
    [client, id],
  )
  return useQuery({
    queryKey: ['own', id, 'games'],
    queryFn: ({ signal }) =>
      readOrLastSeen({ name: 'runningGames', userId: id }, () =>
        callApi('GET /users/:id/games', { params: { id }, query: { status: 'playing' }, signal }),
      ),
    select: ({ items, seenAtMs }) => ({ games: sortByUrgency(items, id), seenAtMs }),
  })
}
