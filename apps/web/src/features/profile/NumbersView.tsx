import type { PublicProfile, User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ListFailed } from '../../design/ListNote.tsx'
import {
  countGames,
  NoGames,
  Openings,
  RatingHistory,
  Ratings,
  Results,
  usePublicProfile,
} from '../player/index.ts'
import '../player/player.css'

/** The user's ratings, results, rating history and openings. */
export function NumbersView({ user }: { user: User }) {
  const { t } = useTranslation('player')
  const { data, error, isFetching, refetch } = usePublicProfile(user.id)
  if (data !== undefined) return <Numbers profile={data} />
  if (error !== null && !isFetching)
    return <ListFailed title={t('failed')} reason={error.message} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-10" role="status" aria-label={t('loading')}>
      <div className="player-numbers">
        <div className="skeleton h-36" />
        <div className="skeleton h-36" />
      </div>
      <div className="skeleton h-80" />
    </div>
  )
}

function Numbers({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('player')
  return (
    <div className="grid gap-10">
      <Link to="/train/numbers" className="link justify-self-start py-3">
        {t('losses')}
      </Link>
      <PublicNumbers profile={profile} />
    </div>
  )
}

/** What everyone may see of a player. */
function PublicNumbers({ profile: { id, ratings, record } }: { profile: PublicProfile }) {
  if (ratings.length === 0 && countGames(record) === 0) return <NoGames isOwn />
  return (
    <>
      <div className="player-numbers">
        <Ratings ratings={ratings} />
        <Results record={record} />
      </div>
      <RatingHistory playerId={id} />
      <Openings playerId={id} />
    </>
  )
}
