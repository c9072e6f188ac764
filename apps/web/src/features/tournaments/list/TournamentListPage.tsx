import { TOURNAMENT_VIEWS } from '@lance/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageDescription, usePageTitle } from '../../../design/usePageHead.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { LIST_LIMIT, useTournamentList } from '../shared/tournamentQueries.ts'
import { ListFailure } from './ListFailure.tsx'
import { ListPager } from './ListPager.tsx'
import { OtherTournaments } from './OtherTournaments.tsx'
import { OwnTournaments } from './OwnTournaments.tsx'
import { CardsSkeleton, TournamentCards } from './TournamentCards.tsx'
import '../../../design/linkTabs.css'
import '../shared/tournaments.css'

const route = getRouteApi('/tournament')

/** /tournament: the tournaments that are open for entries ([TOUR-25]), and others by tab ([TOUR-38]). */
export function TournamentListPage() {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const { list } = route.useSearch()
  const view = TOURNAMENT_VIEWS.find((one) => one === list)
  usePageTitle(t('list.title'))
  usePageDescription(t('pageDescription'))
  return (
    <QueryClientProvider client={queryClient}>
      <div className="tournament-place lamp-lit">
        <header className="tournament-head">
          <div>
            <h1 className="text-31 md:text-39">{t('list.title')}</h1>
            <p className="mt-2 text-quiet">{t('list.lead')}</p>
          </div>
          <Link to="/create-tournament" className="button button-primary">
            <Plus size={18} aria-hidden /> {t('list.create')}
          </Link>
        </header>
        <Tabs isGuest={user.id === ''} />
        {view === undefined ? (
          <Lists userId={user.id} />
        ) : (
          <OtherTournaments key={view} view={view} userId={user.id} />
        )}
      </div>
    </QueryClientProvider>
  )
}

/** A link counts as current only if its whole search matches the address. */
const EXACT_SEARCH = { exact: true, includeSearch: true }

/** The lists of tournaments, those that wait first. A guest has none of their own. */
function Tabs({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('tournament')
  const views = TOURNAMENT_VIEWS.filter((view) => view !== 'mine' || !isGuest)
  return (
    <nav className="tournament-tabs link-tabs" aria-label={t('list.views.label')}>
      <Link to="/tournament" search={{}} activeOptions={EXACT_SEARCH}>
        {t('list.views.waiting')}
      </Link>
      {views.map((view) => (
        <Link key={view} to="/tournament" search={{ list: view }} activeOptions={EXACT_SEARCH}>
          {t(`list.views.${view}`)}
        </Link>
      ))}
    </nav>
  )
}

function Lists({ userId }: { userId: string }) {
  const { t } = useTranslation('tournament')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useTournamentList({ userId, page })
  const shownIds = data?.tournaments.map(({ id }) => id) ?? []
  return (
    <>
      {userId !== '' && <OwnTournaments userId={userId} shownIds={shownIds} />}
      <section aria-labelledby="waiting-tournaments">
        <h2 id="waiting-tournaments" className="text-20">
          {t('list.waiting')}
        </h2>
        {error !== null && !isFetching && (
          <ListFailure call="GET /tournaments?status=waiting" error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? (
          (error === null || isFetching) && <CardsSkeleton />
        ) : data.tournaments.length === 0 ? (
          <Empty />
        ) : (
          <>
            <TournamentCards tournaments={data.tournaments} userId={userId} />
            <ListPager page={page} pages={Math.ceil(data.total / LIST_LIMIT)} onPage={setPage} />
          </>
        )}
      </section>
    </>
  )
}

function Empty() {
  const { t } = useTranslation('tournament')
  return (
    <div className="tournament-empty">
      <p className="font-medium">{t('list.empty')}</p>
      <p className="mx-auto mt-1 max-w-md text-quiet">{t('list.emptyText')}</p>
      <Link to="/create-tournament" className="button button-quiet mt-5">
        {t('list.create')}
      </Link>
    </div>
  )
}
