import type { Champion, ChampionGame } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { MoreButton } from '../../design/MoreButton.tsx'
import { useAuth } from '../../net/session/useAuth.ts'
import { ChampionGames } from './ChampionGames.tsx'
import { ChampionTable } from './ChampionTable.tsx'
import { type Order, useChampions } from './championsQuery.ts'
import { EmptyPodium } from './EmptyPodium.tsx'
import { FameSkeleton } from './FameSkeleton.tsx'
import { OwnRank } from './OwnRank.tsx'
import { Podium } from './Podium.tsx'

const PODIUM_PLACES = 3

/** The podium, the players after it in pages, and the user's own rank. */
export function ChampionList({ order }: { order: Order }) {
  const { t } = useTranslation('hallOfFame')
  const { user } = useAuth()
  const champions = useChampions(order, user.id)
  const { data, error, isFetching, refetch } = champions
  if (data === undefined) {
    if (error === null || isFetching) return <FameSkeleton />
    return <ListFailed title={t('failed')} reason={error.message} onRetry={() => void refetch()} />
  }
  const rows = data.pages.flatMap(({ items }) => items)
  const own = data.pages[0]?.own ?? null
  return (
    <>
      {rows.length === 0 ? (
        <EmptyRanking order={order} />
      ) : (
        <Ranked rows={rows} games={data.pages[0]?.lastGames ?? []} order={order} ownId={user.id} />
      )}
      <More champions={champions} />
      <OwnRank own={own} order={order} />
    </>
  )
}

type RankedProps = {
  rows: readonly Champion[]
  games: readonly ChampionGame[]
  order: Order
  ownId: string
}

function Ranked({ rows, games, order, ownId }: RankedProps) {
  const others = rows.slice(PODIUM_PLACES)
  return (
    <>
      <Podium champions={rows.slice(0, PODIUM_PLACES)} order={order} />
      <ChampionGames champions={rows} games={games} />
      {others.length > 0 && <ChampionTable champions={others} order={order} ownId={ownId} />}
    </>
  )
}

function More({ champions }: { champions: ReturnType<typeof useChampions> }) {
  const { t } = useTranslation('hallOfFame')
  const { hasNextPage, isFetchNextPageError, error } = champions
  if (!hasNextPage) return null
  return (
    <div>
      {isFetchNextPageError && error !== null && (
        <p role="alert" className="mb-3 text-center text-quiet">
          {error.message}
        </p>
      )}
      <MoreButton list={champions} className="w-full">
        {t('more')}
      </MoreButton>
    </div>
  )
}

function EmptyRanking({ order }: { order: Order }) {
  const { t } = useTranslation('hallOfFame')
  const which = order.by === 'rating' ? 'emptyRating' : 'empty'
  return (
    <ListNote title={t(`${which}.title`)} text={t(`${which}.text`)} picture={<EmptyPodium />}>
      <Link to={order.by === 'rating' ? '/' : '/tournament'} className="button button-primary mt-5">
        {t(`${which}.action`)}
      </Link>
    </ListNote>
  )
}
