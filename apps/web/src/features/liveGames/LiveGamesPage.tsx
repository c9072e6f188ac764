import { useTranslation } from '@lance/texts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../design/EmptyPicture.tsx'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import { LiveGameCard } from './LiveGameCard.tsx'
import { LiveGamesSkeleton } from './LiveGamesSkeleton.tsx'
import { PremiumPrompt } from './PremiumPrompt.tsx'
import './liveGames.css'

/** /live-games: the running games. Watching them is for members. */
export function LiveGamesPage() {
  const { t } = useTranslation('liveGames')
  const { user } = useAuth()
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  return (
    <div className="live-games">
      <header>
        <h1 className="text-31 md:text-39">{t('title')}</h1>
        <p className="mt-2 text-quiet">{t('lead')}</p>
      </header>
      {!user.isPremium && <PremiumPrompt />}
      <QueryClientProvider client={queryClient}>
        <LiveGamesList key={user.id} userId={user.id} />
      </QueryClientProvider>
    </div>
  )
}

function LiveGamesList({ userId }: { userId: string }) {
  const { t } = useTranslation('liveGames')
  const { data, error, isFetching, refetch } = useLiveGames(userId)
  if (data === undefined) {
    if (error === null || isFetching) return <LiveGamesSkeleton />
    return <ListFailed title={t('failed')} reason={error.message} onRetry={() => void refetch()} />
  }
  if (data.items.length === 0)
    return (
      <ListNote title={t('empty.title')} text={t('empty.text')} picture={<IdleClock />}>
        <Link to="/" className="button button-primary mt-5">
          {t('empty.action')}
        </Link>
      </ListNote>
    )
  return (
    <div>
      {data.isDelayed && <p className="mb-4 text-14 text-quiet">{t('delayed')}</p>}
      {error !== null && (
        <p role="status" className="mb-4 text-14 text-danger-text">
          {t('stale')}
        </p>
      )}
      <ul className="live-cards">
        {data.items.map((game) => (
          <LiveGameCard key={game.game_id_text} game={game} />
        ))}
      </ul>
    </div>
  )
}

/** How often the list is fetched: by members, who see it live, and by others, who see it with a delay. */
const MEMBERS_EVERY_MS = 3000
const OTHERS_EVERY_MS = 15_000

/** The running games, polled while the page is visible. */
function useLiveGames(userId: string) {
  return useQuery({
    queryKey: ['live games', userId],
    queryFn: ({ signal }) => callApi('GET /live-games', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDelayed === false ? MEMBERS_EVERY_MS : OTHERS_EVERY_MS),
  })
}

/** A chess clock that nobody has pressed. */
const IdleClock = () => (
  <EmptyPicture>
    <path data-tone="line" d="M20 112h160" />
    <path d="M40 44h120a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z" />
    <path
      data-tone="bare"
      d="M68 100a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM132 100a22 22 0 1 0 0-44 22 22 0 0 0 0 44z"
    />
    <path d="M56 44V34h24v10M120 44v-6h24v6" />
    <path data-tone="brass" d="M68 64v14l8 6M132 64v14" />
  </EmptyPicture>
)
