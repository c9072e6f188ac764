import type { TournamentView } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { MoreButton } from '../../../design/MoreButton.tsx'
import { useTournamentView } from '../shared/tournamentQueries.ts'
import { EmptyBracket } from './EmptyBracket.tsx'
import { ListFailure } from './ListFailure.tsx'
import { CardsSkeleton, TournamentCards } from './TournamentCards.tsx'

type OtherTournamentsProps = { view: TournamentView; userId: string }

/** The running, the finished, or all of the user's own tournaments, in pages ([TOUR-38]). */
export function OtherTournaments({ view, userId }: OtherTournamentsProps) {
  const { t } = useTranslation('tournament')
  const list = useTournamentView({ view, userId })
  const { data, error, isFetching, refetch } = list
  const tournaments = data?.pages.flatMap((page) => page.tournaments)
  return (
    <section aria-labelledby="tournament-view">
      <h2 id="tournament-view" className="sr-only">
        {t(`list.views.${view}`)}
      </h2>
      {error !== null && !isFetching && (
        <ListFailure call={`GET /tournaments/views/${view}`} error={error} onRetry={() => void refetch()} />
      )}
      {tournaments === undefined ? (
        (error === null || isFetching) && <CardsSkeleton />
      ) : tournaments.length === 0 ? (
        <NoTournaments view={view} />
      ) : (
        <>
          <TournamentCards tournaments={tournaments} userId={userId} />
          <MoreButton list={list} className="mt-5 w-full">
            {t('list.more')}
          </MoreButton>
        </>
      )}
    </section>
  )
}

function NoTournaments({ view }: { view: TournamentView }) {
  const { t } = useTranslation('tournament')
  return (
    <div className="tournament-empty">
      <EmptyBracket />
      <p className="font-medium">{t(`list.none.${view}`)}</p>
      <Link to="/tournament" search={{}} className="button button-quiet mt-5">
        {t('list.waiting')}
      </Link>
    </div>
  )
}
