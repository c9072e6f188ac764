import type { StoreProduct } from '@lance/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MoreButton } from '../../design/MoreButton.tsx'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { ProductCard } from './ProductCard.tsx'
import { useProducts } from './storeQueries.ts'
import './store.css'

/** The number of products in the first row of the widest layout. */
const FIRST_ROW_COUNT = 4
const SKELETON_CARDS = [0, 1, 2, 3, 4, 5, 6, 7]

/** /store: the products ([STORE-1]). */
export function StorePage() {
  const { t } = useTranslation('store')
  const { status } = useAuth()
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  return (
    <QueryClientProvider client={queryClient}>
      <div className="store">
        <header className="store-head">
          <div>
            <h1 className="text-31 md:text-39">{t('title')}</h1>
            <p className="mt-2 text-quiet">{t('lead')}</p>
          </div>
          {status === 'user' && (
            <Link to="/store/orders" className="button button-quiet">
              {t('orders.link')}
            </Link>
          )}
        </header>
        <Shelf />
      </div>
    </QueryClientProvider>
  )
}

function Shelf() {
  const { t } = useTranslation(['store', 'common'])
  const list = useProducts()
  const { products, error, refetch, isFetching } = list
  if (products === undefined && error !== null && !isFetching)
    return (
      <div className="store-notice" role="alert">
        <p>{t('error', { message: error.message || t('errorDefault') })}</p>
        <button type="button" className="button button-quiet mt-4" onClick={() => void refetch()}>
          {t('common:retry')}
        </button>
      </div>
    )
  if (products === undefined) return <ShelfSkeleton />
  if (products.length === 0) return <EmptyShelf />
  return (
    <>
      <Products products={products} />
      <MoreButton list={list} className="store-more">
        {t('more')}
      </MoreButton>
    </>
  )
}

const Products = ({ products }: { products: readonly StoreProduct[] }) => (
  <ul className="product-grid">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} isUrgent={index < FIRST_ROW_COUNT} />
    ))}
  </ul>
)

function EmptyShelf() {
  const { t } = useTranslation('store')
  return (
    <div className="store-notice">
      <p className="font-medium">{t('empty')}</p>
      <p className="mt-1 text-quiet">{t('emptyText')}</p>
      <Link to="/" className="button button-quiet mt-4">
        {t('emptyAction')}
      </Link>
    </div>
  )
}

function ShelfSkeleton() {
  const { t } = useTranslation('store')
  return (
    <div className="product-grid" role="status" aria-label={t('loading')}>
      {SKELETON_CARDS.map((card) => (
        <div key={card} className="product-card">
          <div className="product-frame skeleton" />
          <div className="product-words">
            <div className="skeleton h-7 w-28" />
            <div className="skeleton mt-2 h-6 w-4/5" />
            <div className="skeleton mt-2 h-5 w-3/5" />
          </div>
          <div className="product-action">
            <p className="product-gone" />
            <div className="skeleton h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
