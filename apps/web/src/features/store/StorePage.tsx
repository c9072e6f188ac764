import type { ShelfProduct } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MoreButton } from '../../design/MoreButton.tsx'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx'
import { ShelfTools } from './ShelfTools.tsx'
import { parseShelf, type Shelf, useProducts } from './shelfQuery.ts'
import './store.css'

/** The number of products in the first row of the widest layout. */
const FIRST_ROW_COUNT = 4
const SKELETON_CARDS = [0, 1, 2, 3, 4, 5, 6, 7]

const route = getRouteApi('/store')

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
        <Products shelf={parseShelf(route.useSearch())} />
      </div>
    </QueryClientProvider>
  )
}

/** Search, sort and categories, and what they leave of the shelf ([STORE-18]). */
function Products({ shelf }: { shelf: Shelf }) {
  const { t } = useTranslation(['store', 'common'])
  const list = useProducts(shelf)
  const { products, count, error, refetch, isFetching, isPlaceholderData } = list
  const hasFailed = error !== null && !isFetching && (products === undefined || isPlaceholderData)
  const collections = list.data?.pages[0]?.collections
  const isEmptyStore = count === 0 && !isSearched(shelf) && !isPlaceholderData
  return (
    <>
      {!isEmptyStore && (
        <ShelfTools shelf={shelf} collections={collections} count={hasFailed ? undefined : count} />
      )}
      {hasFailed ? (
        <div className="store-notice" role="alert">
          <p>{t('error', { message: error.message || t('errorDefault') })}</p>
          <button type="button" className="button button-quiet mt-4" onClick={() => void refetch()}>
            {t('common:retry')}
          </button>
        </div>
      ) : products === undefined ? (
        <ShelfSkeleton />
      ) : isEmptyStore ? (
        <EmptyStore />
      ) : products.length === 0 ? (
        <NothingFound />
      ) : (
        <div className="shelf" aria-busy={isPlaceholderData}>
          <ProductGrid products={products} />
          <MoreButton list={list} className="store-more">
            {t('more')}
          </MoreButton>
        </div>
      )}
    </>
  )
}

const isSearched = ({ q, category }: Shelf) => q !== '' || category !== ''

const ProductGrid = ({ products }: { products: readonly ShelfProduct[] }) => (
  <ul className="product-grid">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} isUrgent={index < FIRST_ROW_COUNT} />
    ))}
  </ul>
)

function EmptyStore() {
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

function NothingFound() {
  const { t } = useTranslation('store')
  return (
    <div className="store-notice">
      <p className="font-medium">{t('search.none')}</p>
      <p className="mt-1 text-quiet">{t('search.noneText')}</p>
      <Link to="/store" className="button button-quiet mt-4">
        {t('search.clear')}
      </Link>
    </div>
  )
}

function ShelfSkeleton() {
  const { t } = useTranslation('store')
  return (
    <div className="product-grid" role="status" aria-label={t('loading')}>
      {SKELETON_CARDS.map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  )
}
