import type { PublicProfile } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListFailed } from '../../design/ListNote.tsx'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { shownName } from '../../i18n/i18n.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { Form } from './Form.tsx'
import { LastGames } from './LastGames.tsx'
import { Openings } from './Openings.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import { PlayerSkeleton } from './PlayerSkeleton.tsx'
import { usePublicProfile } from './playerQueries.ts'
import { RatingHistory } from './RatingHistory.tsx'
import { Ratings } from './Ratings.tsx'
import { countGames, Results } from './Results.tsx'
import './player.css'

const route = getRouteApi('/player/$playerId')

/** /player/{id}: a player's public profile. */
export function PlayerPage() {
  const { playerId } = route.useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <Player key={playerId} playerId={playerId} />
    </QueryClientProvider>
  )
}

function Player({ playerId }: { playerId: string }) {
  const { t } = useTranslation('player')
  const { data: profile, error, isFetching, refetch } = usePublicProfile(playerId)
  usePageTitle(profile ? shownName(profile.name) : t('title'))
  usePageDescription(t('pageDescription'))
  if (profile) return <PlayerProfile profile={profile} />
  if (error === null || isFetching) return <PlayerSkeleton />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />
  return (
    <div className="player-page">
      <h1 className="sr-only">{t('title')}</h1>
      <ListFailed title={t('failed')} reason={error.message} onRetry={() => void refetch()} />
    </div>
  )
}

function PlayerProfile({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('player')
  const { user } = useAuth()
  const isOwn = user.id === profile.id
  return (
    <div className="player-page">
      <PlayerHead profile={profile}>
        {isOwn && (
          <p className="text-14 text-quiet">
            {t('ownPage')}{' '}
            <Link to="/profile" className="link py-3">
              {t('ownProfile')}
            </Link>
          </p>
        )}
      </PlayerHead>
      {hasPlayed(profile) && (
        <>
          <Form playerId={profile.id} games={countGames(profile.record)} />
          <div className="player-numbers">
            <Ratings ratings={profile.ratings} />
            <Results record={profile.record} />
          </div>
          <RatingHistory playerId={profile.id} />
          <Openings playerId={profile.id} />
        </>
      )}
      <LastGames playerId={profile.id} isOwn={isOwn} />
    </div>
  )
}

/** Without a single game only the list of games, empty, says so. */
const hasPlayed = ({ ratings, record }: PublicProfile) => ratings.length > 0 || countGames(record) > 0

function Missing() {
  const { t } = useTranslation(['player', 'common'])
  return (
    <section className="lone-page">
      <h1 className="text-31">{t('missing.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('missing.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="button button-quiet">
          {t('common:toHome')}
        </Link>
        <Link to="/hall-of-fame" className="button button-quiet">
          {t('missing.action')}
        </Link>
      </div>
    </section>
  )
}
