import type { TournamentFilters, TournamentSummary } from '@lance/contract'
import { TOURNAMENT_VIEWS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageDescription, usePageTitle } from '../../../design/usePageHead.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { LIST_LIMIT, useTournamentList } from '../shared/tournamentQueries.ts'
import { EmptyBracket } from './EmptyBracket.tsx'
import { HouseCalendar } from './HouseCalendar.tsx'
import { LeadTournament } from './LeadTournament.tsx'
import { ListFailure } from './ListFailure.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListPager } from './ListPager.tsx'
import { type FilterSearch, parseFilters } from './listFilters.ts'
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
  const { list, ...search } = route.useSearch()
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
        <Tabs isGuest={user.id === ''} search={view === undefined ? search : {}} />
        {view === undefined ? (
          <Lists userId={user.id} filters={parseFilters(search)} />
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
function Tabs({ isGuest, search }: { isGuest: boolean; search: FilterSearch }) {
  const { t } = useTranslation('tournament')
  const views = TOURNAMENT_VIEWS.filter((view) => view !== 'mine' || !isGuest)
  return (
    <nav className="tournament-tabs link-tabs" aria-label={t('list.views.label')}>
      <Link to="/tournament" search={search} activeOptions={EXACT_SEARCH}>
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

type ListsProps = { userId: string; filters: TournamentFilters }

function Lists({ userId, filters }: ListsProps) {
  const { t } = useTranslation('tournament')
  const [page, setPage] = usePageOf(JSON.stringify(filters))
  const { data, error, isFetching, refetch } = useTournamentList({ userId, page, filters })
  const shownIds = data?.tournaments.map(({ id }) => id) ?? []
  return (
    <>
      {userId !== '' && <OwnTournaments userId={userId} shownIds={shownIds} />}
      <section aria-labelledby="waiting-tournaments">
        <h2 id="waiting-tournaments" className="text-20">
          {t('list.waiting')}
        </h2>
        <ListFilters filters={filters} />
        {error !== null && !isFetching && (
          <ListFailure call="GET /tournaments?status=waiting" error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined ? (
          (error === null || isFetching) && <CardsSkeleton />
        ) : data.tournaments.length === 0 ? (
          <Empty isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <>
            <WaitingTournaments tournaments={data.tournaments} isFirstPage={page === 1} userId={userId} />
            <ListPager page={page} pages={Math.ceil(data.total / LIST_LIMIT)} onPage={setPage} />
          </>
        )}
      </section>
      <HouseCalendar userId={userId} />
    </>
  )
}

/** The page of a list; another list begins at its first. */
function usePageOf(list: string): [page: number, setPage: (page: number) => void] {
  const [at, setAt] = useState({ list, page: 1 })
  return [at.list === list ? at.page : 1, (page) => setAt({ list, page })]
}

type WaitingTournamentsProps = {
  tournaments: readonly TournamentSummary[]
  isFirstPage: boolean
  userId: string
}

/** A page of the waiting tournaments; the first page leads with the next to start that is open to the user. */
function WaitingTournaments({ tournaments, isFirstPage, userId }: WaitingTournamentsProps) {
  const next = tournaments.find(isOpen) ?? tournaments[0]
  if (!isFirstPage || next === undefined) return <TournamentCards tournaments={tournaments} userId={userId} />
  const others = tournaments.filter((one) => one !== next)
  return (
    <>
      <LeadTournament tournament={next} userId={userId} />
      {others.length > 0 && <TournamentCards tournaments={others} userId={userId} />}
    </>
  )
}

const isOpen = ({ isParticipant, playerCount, _count }: TournamentSummary): boolean =>
  isParticipant || _count.participants < playerCount

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('tournament')
  return (
    <div className="tournament-empty">
      <EmptyBracket />
      <p className="font-medium">{t(isFiltered ? 'list.noMatch' : 'list.empty')}</p>
      <p className="mx-auto mt-1 max-w-md text-quiet">
        {t(isFiltered ? 'list.noMatchText' : 'list.emptyText')}
      </p>
      {isFiltered ? (
        <Link to="/tournament" search={{}} className="button button-quiet mt-5">
          {t('list.filters.clear')}
        </Link>
      ) : (
        <Link to="/create-tournament" className="button button-quiet mt-5">
          {t('list.create')}
        </Link>
      )}
    </div>
  )
}
