import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { EmptyPicture } from '../../design/EmptyPicture.tsx'
import { MoreButton } from '../../design/MoreButton.tsx'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { OrderCard } from './OrderCard.tsx'
import { useOrders } from './storeQueries.ts'
import './cartLine.css'
import './store.css'

const SKELETON_ORDERS = [0, 1]

/** /store/orders: a signed-in user's orders and their status. */
export function OrdersPage() {
  const { t } = useTranslation('store')
  const { status, user } = useAuth()
  usePageTitle(t('orders.title'))
  if (status !== 'user')
    return (
      <section className="lone-page">
        <h1 className="text-31">{t('orders.guest')}</h1>
        <p className="mt-3 max-w-md text-quiet">{t('orders.guestText')}</p>
        <Link to="/profile" state={{ wayBack: '/store/orders' }} className="button button-primary mt-8">
          {t('orders.guestAction')}
        </Link>
      </section>
    )
  return (
    <QueryClientProvider client={queryClient}>
      <div className="store store-narrow">
        <Link to="/store" className="store-back">
          <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />
          {t('product.back')}
        </Link>
        <h1 className="text-31 md:text-39">{t('orders.title')}</h1>
        <Orders key={user.id} userId={user.id} />
      </div>
    </QueryClientProvider>
  )
}

function Orders({ userId }: { userId: string }) {
  const { t } = useTranslation(['store', 'common'])
  const list = useOrders(userId)
  const { data, error, refetch, isFetching } = list
  const orders = data?.pages.flatMap(({ items }) => items)
  if (orders === undefined && error !== null && !isFetching)
    return (
      <div className="store-notice" role="alert">
        <p className="font-medium">{t('orders.failed')}</p>
        <p className="mt-1 text-quiet">{error.message}</p>
        <button type="button" className="button button-quiet mt-4" onClick={() => void refetch()}>
          {t('common:retry')}
        </button>
      </div>
    )
  if (orders === undefined) return <OrdersSkeleton />
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className="orders">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <MoreButton list={list} className="store-more">
        {t('orders.more')}
      </MoreButton>
    </>
  )
}

function NoOrders() {
  const { t } = useTranslation('store')
  return (
    <div className="store-notice">
      <OpenParcel />
      <p className="font-medium">{t('orders.empty')}</p>
      <p className="mt-1 text-quiet">{t('orders.emptyText')}</p>
      <Link to="/store" className="button button-quiet mt-4">
        {t('orders.toStore')}
      </Link>
    </div>
  )
}

/** A parcel that has nothing in it yet. */
const OpenParcel = () => (
  <EmptyPicture>
    <path data-tone="line" d="M20 112h160" />
    <path d="M50 56h100v56H50z" />
    <path data-tone="bare" d="M100 56v56" />
    <path d="M50 56l-18 18h50l18-18zM150 56l18 18h-50l-18-18z" />
    <path data-tone="brass" d="M100 14v26M90 30l10 10 10-10" />
  </EmptyPicture>
)

function OrdersSkeleton() {
  const { t } = useTranslation('store')
  return (
    <div className="orders" role="status" aria-label={t('orders.loading')}>
      {SKELETON_ORDERS.map((order) => (
        <div key={order} className="order">
          <div className="skeleton h-7 w-40" />
          <div className="skeleton h-16 w-full" />
          <div className="skeleton h-6 w-24" />
        </div>
      ))}
    </div>
  )
}
