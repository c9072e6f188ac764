import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { ProductView } from './ProductView.tsx'
import { useProduct } from './storeQueries.ts'
import './store.css'

/** /product/{id}: one product and its variants ([STORE-3]). */
export function ProductPage() {
  const { t } = useTranslation('store')
  const { productId } = useParams({ from: '/product/$productId' })
  return (
    <QueryClientProvider client={queryClient}>
      <div className="store">
        <Link to="/store" className="store-back">
          <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />
          {t('product.back')}
        </Link>
        <Product key={productId} productId={productId} />
      </div>
    </QueryClientProvider>
  )
}

function Product({ productId }: { productId: string }) {
  const { t } = useTranslation(['store', 'common'])
  const { product, error, refetch, isFetching } = useProduct(productId)
  usePageTitle(product?.title ?? t('product.title'))
  if (error !== null && !isFetching)
    return (
      <div className="store-notice" role="alert">
        <h1 className="sr-only">{t('product.title')}</h1>
        <p>{t('product.error', { message: error.message || t('product.errorDefault') })}</p>
        <div className="store-notice-actions">
          <Link to="/store" className="button button-quiet">
            {t('product.goBack')}
          </Link>
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {t('common:retry')}
          </button>
        </div>
      </div>
    )
  return product === undefined ? <ProductSkeleton /> : <ProductView product={product} />
}

function ProductSkeleton() {
  const { t } = useTranslation('store')
  return (
    <div className="product-view" role="status" aria-label={t('product.loading')}>
      <h1 className="sr-only">{t('product.title')}</h1>
      <div className="carousel">
        <div className="product-frame skeleton" />
      </div>
      <div className="product-info">
        <div className="skeleton h-10 w-4/5" />
        <div className="skeleton h-6 w-3/5" />
        <div className="skeleton h-8 w-32" />
        <div className="skeleton h-12 w-full" />
        <div className="skeleton h-40 w-full" />
      </div>
    </div>
  )
}
