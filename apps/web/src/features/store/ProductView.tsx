import type { StoreProduct, StoreVariant } from '@lance/contract'
import { chooseVariant, stockOf } from '@lance/domain'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../design/form/Choice.tsx'
import { usePageDescription } from '../../design/usePageHead.ts'
import { Carousel } from './Carousel.tsx'
import { PriceTag } from './PriceTag.tsx'
import { productPictures } from './productPictures.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { STORE_LANGUAGE } from './readStore.ts'
import { SafeHtml } from './SafeHtml.tsx'
import { useAddToCart } from './useAddToCart.ts'

/** A loaded product: its pictures, price, variants and description. */
export function ProductView({ product }: { product: StoreProduct }) {
  const { title, subtitle, ribbon_text, variants, description } = product
  usePageDescription(description || (subtitle ?? title))
  const pictures = useMemo(() => productPictures(product), [product])
  const [chosenId, setChosenId] = useState(() => chooseVariant(product)?.id)
  const [picture, setPicture] = useState(0)
  const variant = variants.find(({ id }) => id === chosenId) ?? chooseVariant(product)
  function choose(id: string) {
    setChosenId(id)
    const url = variants.find((one) => one.id === id)?.image_url
    const shown = pictures.findIndex((one) => one.url === url)
    if (shown >= 0) setPicture(shown)
  }
  return (
    <article className="product-view">
      <Carousel
        title={title}
        ribbon={ribbon_text}
        pictures={pictures}
        index={Math.min(picture, Math.max(0, pictures.length - 1))}
        onMove={setPicture}
      />
      <div className="product-info">
        <header lang={STORE_LANGUAGE}>
          <h1 className="text-31 md:text-39">{title}</h1>
          {subtitle && <p className="mt-2 text-quiet">{subtitle}</p>}
        </header>
        <PriceTag variant={variant ?? basePrice(product)} />
        {variants.length > 1 && variant && (
          <StyleChoice variants={variants} chosenId={variant.id} onChoose={choose} />
        )}
        <Purchase product={product} variant={variant} />
        <SafeHtml html={description} headings="h2" />
      </div>
      <Sections product={product} />
    </article>
  )
}

/** The price of a product without variants. */
const basePrice = ({ price_in_cents, currency }: StoreProduct) => ({
  price_in_cents,
  sale_price_in_cents: null,
  currency_info: { code: currency, symbol: null, template: null },
})

type StyleChoiceProps = {
  variants: readonly StoreVariant[]
  chosenId: string
  onChoose: (id: string) => void
}

function StyleChoice({ variants, chosenId, onChoose }: StyleChoiceProps) {
  const { t } = useTranslation('store')
  return (
    <Choice
      legend={t('product.style')}
      name="variant"
      all={variants.map(({ id }) => id)}
      chosen={chosenId}
      onChoose={onChoose}
    >
      {(id) => {
        const one = variants.find((variant) => variant.id === id)
        const isSoldOut = one !== undefined && stockOf(one) === 0
        return (
          <span className="style-name" data-gone={isSoldOut}>
            <span lang={STORE_LANGUAGE}>{one?.title}</span>
            {isSoldOut && <span className="sr-only"> ({t('product.soldOut')})</span>}
          </span>
        )
      }}
    </Choice>
  )
}

/** The quantity, and the button that adds to the cart ([STORE-3]). */
function Purchase({ product, variant }: { product: StoreProduct; variant: StoreVariant | null }) {
  const { t } = useTranslation('store')
  const [quantity, setQuantity] = useState(1)
  const add = useAddToCart({ failureTitle: t('cart.addFailedProduct') })
  const isPurchasable = product.purchasable && variant !== null
  const left = variant ? stockOf(variant) : 0
  const isEnough = quantity <= left
  return (
    <div className="purchase">
      <p className="purchase-stock" data-tone={isPurchasable && isEnough ? 'good' : 'bad'} role="status">
        {!isPurchasable
          ? t('product.unavailable')
          : !isEnough
            ? t('product.notEnough', { count: left })
            : Number.isFinite(left) && t('product.inStock', { count: left })}
      </p>
      <div className="purchase-row">
        <QuantityStepper label={t('product.quantity')} quantity={quantity} onChange={setQuantity} />
        <button
          type="button"
          className="button button-primary"
          disabled={!isPurchasable || !isEnough}
          onClick={() => variant && add({ product, variant, quantity })}
        >
          {t('add')}
        </button>
      </div>
    </div>
  )
}

function Sections({ product: { additional_info } }: { product: StoreProduct }) {
  if (additional_info.length === 0) return null
  const sections = [...additional_info].sort((one, other) => one.order - other.order)
  return (
    <div className="product-sections">
      {sections.map(({ id, title, description }) => (
        <section key={id} aria-labelledby={`info-${id}`}>
          <h2 id={`info-${id}`} className="text-20" lang={STORE_LANGUAGE}>
            {title}
          </h2>
          <SafeHtml html={description} headings="h3" />
        </section>
      ))}
    </div>
  )
}
