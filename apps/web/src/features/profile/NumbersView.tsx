import type { PublicProfile, User } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { ListFailed } from '../../design/ListNote.tsx'
import { RatingHistory, Ratings, Results, usePublicProfile } from '../player/index.ts'
import '../player/player.css'

/** The user's ratings, results and rating history. */
export function NumbersView({ user }: { user: User }) {
  return (
    <div className="grid gap-10">
      <Standing userId={user.id} />
      <RatingHistory playerId={user.id} />
    </div>
  )
}

function Standing({ userId }: { userId: string }) {
  const { t } = useTranslation('player')
  const { data, error, isFetching, refetch } = usePublicProfile(userId)
  if (data !== undefined) return <Numbers profile={data} />
  if (error !== null && !isFetching)
    return <ListFailed title={t('failed')} reason={error.message} onRetry={() => void refetch()} />
  return (
    <div className="player-numbers" role="status" aria-label={t('loading')}>
      <div className="skeleton h-36" />
      <div className="skeleton h-36" />
    </div>
  )
}

const Numbers = ({ profile: { ratings, record } }: { profile: PublicProfile }) => (
  <div className="player-numbers">
    <Ratings ratings={ratings} />
    <Results record={record} />
  </div>
)
