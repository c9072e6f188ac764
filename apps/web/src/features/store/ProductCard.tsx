import type { ShelfProduct } from '@lance/contract'
import { chooseVariant, sellingPriceCents, stockOf } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { ColorDot } from './ColorDot.tsx'
import { colorDots } from './colorDots.ts'
import { PriceTag } from './PriceTag.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { STORE_LANGUAGE } from './readStore.ts'
import { useAddToCart } from './useAddToCart.ts'

/** Matches the one to four columns in store.css. */
const SHOWN_WIDTH = '(min-width: 75rem) 280px, (min-width: 56rem) 30vw, 45vw'

/** A product in the list. If it has more than one variant, the user chooses on its own page. */
export function ProductCard({ product, isUrgent }: { product: ShelfProduct; isUrgent: boolean }) {
  const { id, title, subtitle, ribbon_text, variants } = product
  const variant = chooseVariant(product)
  const isLowest = new Set(variants.map(sellingPriceCents)).size > 1
  const picture = coverPicture(product)
  return (
    <li className="product-card">
      <div className="product-frame">
        <ProductPicture {...picture} alt="" shownWidth={SHOWN_WIDTH} isUrgent={isUrgent} />
        {ribbon_text && (
          <span className="product-ribbon" lang={STORE_LANGUAGE}>
            {ribbon_text}
          </span>
        )}
      </div>
      <div className="product-words">
        {variant && <PriceTag variant={variant} isLowest={isLowest} />}
        <h2 className="product-title" lang={STORE_LANGUAGE}>
          <Link to="/product/$productId" params={{ productId: id }} className="product-link">
            {title}
          </Link>
        </h2>
        {subtitle && (
          <p className="product-subtitle" lang={STORE_LANGUAGE}>
            {subtitle}
          </p>
        )}
        <ColorDots product={product} />
      </div>
      <CardAction product={product} />
    </li>
  )
}

/** The colors in which a product comes, where they are known. */
function ColorDots({ product: { options } }: { product: ShelfProduct }) {
  const dots = colorDots(options)
  if (dots.length < 2) return null
  const names = dots.map(({ value }) => value).join(', ')
  return (
    <p className="product-colors" role="img" aria-label={names} title={names} lang={STORE_LANGUAGE}>
      {dots.map(({ value, color }) => (
        <ColorDot key={value} color={color} />
      ))}
    </p>
  )
}

/** Has the size of a card whose title is on one line. */
export const ProductCardSkeleton = () => (
  <div className="product-card">
    <div className="product-frame skeleton" />
    <div className="product-words">
      <div className="skeleton h-6 w-28" />
      <div className="skeleton mt-2 h-6 w-4/5" />
      <div className="skeleton mt-1 h-5 w-3/5" />
    </div>
    <div className="product-action">
      <p className="product-gone" />
      <div className="skeleton h-11 w-full" />
    </div>
  </div>
)

function CardAction({ product }: { product: ShelfProduct }) {
  const { t } = useTranslation('store')
  const navigate = useNavigate()
  const add = useAddToCart({ failureTitle: t('cart.addFailed') })
  const { id, variants, purchasable } = product
  const variant = chooseVariant(product)
  const isUnavailable = !purchasable || variants.every((one) => stockOf(one) === 0)
  const label = t(isUnavailable ? 'see' : variants.length > 1 ? 'choose' : 'add')
  function press() {
    // The page of what is sold out leads on to what isn't.
    if (isUnavailable || variants.length > 1)
      void navigate({ to: '/product/$productId', params: { productId: id } })
    else if (variant) add({ product, variant, quantity: 1 })
  }
  return (
    <div className="product-action">
      <p className="product-gone">{isUnavailable && t('unavailable')}</p>
      <button
        type="button"
        className="button button-quiet w-full"
        aria-label={`${label}: ${product.title}`}
        onClick={press}
      >
        {label}
      </button>
    </div>
  )
}

/** The picture that represents a product, with its size if known. */
function coverPicture({ thumbnail, images }: ShelfProduct) {
  const [first] = [...images].sort((one, other) => one.order - other.order)
  const url = thumbnail ?? first?.url ?? null
  const { width = null, height = null, sizes = [] } = images.find((image) => image.url === url) ?? {}
  return { url, width, height, sizes }
}
