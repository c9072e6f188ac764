import { useTranslation } from 'react-i18next'
import { TournamentCards } from './TournamentCards.tsx'
import { useOwnTournaments } from './tournamentQueries.ts'

/** Those that this user is in and that are not over. Nothing is shown where there are none. */
export function OwnTournaments({ userId }: { userId: string }) {
  const { t } = useTranslation('tournament')
  const { data = [] } = useOwnTournaments(userId)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="own-tournaments">
      <h2 id="own-tournaments" className="text-20">
        {t('list.own')}
      </h2>
      <TournamentCards tournaments={data} userId={userId} />
    </section>
  )
}
