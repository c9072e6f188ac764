import { useTranslation } from '@lance/texts'
import { useOwnTournaments } from '../shared/tournamentQueries.ts'
import { TournamentCards } from './TournamentCards.tsx'

type OwnTournamentsProps = {
  userId: string
  /** The tournaments that the list below shows anyway. */
  shownIds: readonly string[]
}

/** The unfinished tournaments that this user has entered. Renders nothing when there are none. */
export function OwnTournaments({ userId, shownIds }: OwnTournamentsProps) {
  const { t } = useTranslation('tournament')
  const { data = [] } = useOwnTournaments(userId)
  const others = data.filter(({ id }) => !shownIds.includes(id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="own-tournaments">
      <h2 id="own-tournaments" className="text-20">
        {t('list.own')}
      </h2>
      <TournamentCards tournaments={others} userId={userId} />
    </section>
  )
}
