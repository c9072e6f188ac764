import { RATING_CLASSES } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { ChampionList } from './ChampionList.tsx'
import type { Order } from './championsQuery.ts'
import '../../design/linkTabs.css'
import './hallOfFame.css'

/** A link counts as current only if its whole search matches the address. */
const EXACT_SEARCH = { exact: true, includeSearch: true }

const route = getRouteApi('/hall-of-fame')

/** /hall-of-fame: players by titles or by rating ([HALL-1]). */
export function HallOfFamePage() {
  const { t } = useTranslation('hallOfFame')
  const { by, class: speed = 'rapid' } = route.useSearch()
  const order: Order = by === 'rating' ? { by, speed } : { by: 'titles' }
  usePageTitle(t('title'))
  usePageDescription(t('pageDescription'))
  return (
    <div className="fame">
      <header>
        <h1 className="text-31 md:text-39">{t('title')}</h1>
        <p className="mt-2 text-quiet">{t(order.by === 'rating' ? 'leadRating' : 'lead')}</p>
        <OrderTabs order={order} />
      </header>
      <QueryClientProvider client={queryClient}>
        <ChampionList key={order.by === 'rating' ? order.speed : order.by} order={order} />
      </QueryClientProvider>
    </div>
  )
}

function OrderTabs({ order }: { order: Order }) {
  const { t } = useTranslation('hallOfFame')
  return (
    <>
      <nav className="fame-tabs link-tabs" aria-label={t('tabs.label')}>
        <Link to="/hall-of-fame" search={{}} activeOptions={EXACT_SEARCH}>
          {t('tabs.titles')}
        </Link>
        <Link to="/hall-of-fame" search={{ by: 'rating' }} activeOptions={{ exact: false }}>
          {t('tabs.rating')}
        </Link>
      </nav>
      {order.by === 'rating' && (
        <nav className="fame-classes" aria-label={t('classes.label')}>
          {RATING_CLASSES.map((speed) => (
            <Link
              key={speed}
              to="/hall-of-fame"
              search={{ by: 'rating', ...(speed !== 'rapid' && { class: speed }) }}
              activeOptions={EXACT_SEARCH}
            >
              {t(`classes.${speed}`)}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
