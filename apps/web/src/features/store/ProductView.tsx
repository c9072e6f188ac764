import type { StoreVariant } from '@lance/contract'
import { chooseVariant, strikethroughPriceCents } from '@lance/domain'
import { useMemo, useRef, useState } from 'react'
import { usePageDescription } from '../../design/usePageHead.ts'
import { BuyBar, BuyBox } from './BuyBox.tsx'
import { Carousel } from './Carousel.tsx'
import { splitDelivery } from './delivery.ts'
import { PriceTag } from './PriceTag.tsx'
import { productPictures } from './productPictures.ts'
import { RelatedProducts } from './RelatedProducts.tsx'
import { STORE_LANGUAGE } from './readStore.ts'
import { SafeHtml } from './SafeHtml.tsx'
import type { ViewedProduct } from './storeQueries.ts'
import { usePurchase } from './usePurchase.ts'
import { VariantChoice } from './VariantChoice.tsx'
import { ribbonOf } from './variantChoice.ts'

/** A product: its pictures, price, variants and description, and what goes with it. */
export function ProductView({ product }: { product: ViewedProduct }) {
  const { title, subtitle, variants, description } = product
  usePageDescription(description || (subtitle ?? title))
  const pictures = useMemo(() => productPictures(product), [product])
  const [chosenId, setChosenId] = useState(() => chooseVariant(product)?.id)
  const [picture, setPicture] = useState(0)
  const variant = variants.find(({ id }) => id === chosenId) ?? chooseVariant(product)
  const purchase = usePurchase(product, variant)
  const row = useRef<HTMLDivElement>(null)
  const { delivery, others } = splitDelivery(product.additional_info)
  function choose({ id, image_url }: StoreVariant) {
    setChosenId(id)
    const shown = pictures.findIndex(({ url }) => url === image_url)
    if (shown >= 0) setPicture(shown)
  }
  const price = variant ?? basePrice(product)
  return (
    <>
      <article className="product-view">
        <Carousel
          title={title}
          ribbon={ribbonOf(product, variant !== null && strikethroughPriceCents(variant) !== null)}
          pictures={pictures}
          index={Math.min(picture, Math.max(0, pictures.length - 1))}
          onMove={setPicture}
        />
        <div className="product-info">
          <header lang={STORE_LANGUAGE}>
            <h1 className="text-31 md:text-39">{title}</h1>
            {subtitle && <p className="mt-2 text-quiet">{subtitle}</p>}
          </header>
          {price && <PriceTag variant={price} />}
          {variants.length > 1 && variant && (
            <VariantChoice product={product} chosen={variant} onChoose={choose} />
          )}
          <BuyBox
            product={product}
            variant={variant}
            purchase={purchase}
            row={row}
            delivery={delivery}
            onChoose={choose}
          />
          {description === undefined ? (
            <div className="skeleton h-24 w-full" aria-hidden />
          ) : (
            <SafeHtml html={description} headings="h2" />
          )}
        </div>
        <Sections sections={others} />
      </article>
      <RelatedProducts product={product} />
      {variant && <BuyBar row={row} variant={variant} purchase={purchase} />}
    </>
  )
}

/** The price of a product without variants. */
const basePrice = ({ price_in_cents, currency }: ViewedProduct) =>
  price_in_cents === undefined || currency === undefined
    ? null
    : {
        price_in_cents,
        sale_price_in_cents: null,
        currency_info: { code: currency, symbol: null, template: null },
      }

type SectionsProps = { sections: NonNullable<ViewedProduct['additional_info']> }

function Sections({ sections }: SectionsProps) {
  if (sections.length === 0) return null
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
