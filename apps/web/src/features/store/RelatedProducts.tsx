import { useTranslation } from '@lance/texts'
import { useRef } from 'react'
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx'
import { hasRelated, RELATED_MAX, useRelated } from './shelfQuery.ts'
import type { ViewedProduct } from './storeQueries.ts'
import { useIsShown } from './useIsShown.ts'

/** They are read when the reader comes this near to them. */
const NEAR = '200px'
const SKELETON_CARDS = Array.from({ length: RELATED_MAX }, (_, card) => card)

/** Products that go with this one; nothing if there are none or they cannot be read. */
export function RelatedProducts({ product }: { product: ViewedProduct }) {
  const { t } = useTranslation('store')
  const section = useRef<HTMLElement>(null)
  const isNear = useIsShown(section, NEAR) ?? false
  const { data, isPending, isError } = useRelated(product, isNear)
  if (!hasRelated(product) || isError || data?.length === 0) return null
  return (
    <section
      ref={section}
      id="related"
      className="product-related"
      aria-labelledby="related-title"
      aria-busy={isPending}
    >
      <h2 id="related-title" className="text-25">
        {t('product.related')}
      </h2>
      <ul className="product-grid">
        {data === undefined
          ? SKELETON_CARDS.map((card) => (
              <li key={card}>
                <ProductCardSkeleton />
              </li>
            ))
          : data.map((one) => <ProductCard key={one.id} product={one} isUrgent={false} />)}
      </ul>
    </section>
  )
}
