import type { StoreVariant } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import type { RefObject } from 'react'
import { PriceTag } from './PriceTag.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { STORE_LANGUAGE } from './readStore.ts'
import type { ViewedProduct } from './storeQueries.ts'
import { useIsShown } from './useIsShown.ts'
import type { Purchase } from './usePurchase.ts'
import { othersInStock } from './variantChoice.ts'

type BuyBoxProps = {
  product: ViewedProduct
  variant: StoreVariant | null
  purchase: Purchase
  row: RefObject<HTMLDivElement | null>
  /** What the store says about its delivery; null if it says nothing. */
  delivery: string | null
  onChoose: (variant: StoreVariant) => void
}

/** Stock, quantity, the button that adds to the cart, and the delivery. `row`: where the button is. */
export function BuyBox({ product, variant, purchase, row, delivery, onChoose }: BuyBoxProps) {
  const { t } = useTranslation('store')
  const { quantity, setQuantity } = purchase
  return (
    <div className="purchase">
      <StockLine purchase={purchase} />
      {variant !== null && purchase.left === 0 && product.purchasable && (
        <InsteadOfSoldOut product={product} variant={variant} onChoose={onChoose} />
      )}
      <div ref={row} className="purchase-row">
        <QuantityStepper label={t('product.quantity')} quantity={quantity} onChange={setQuantity} />
        <AddButton purchase={purchase} />
      </div>
      <p className="purchase-delivery">
        <Truck />
        <span>
          {delivery !== null && <span lang={STORE_LANGUAGE}>{delivery} </span>}
          {t('cart.shipping')}
        </span>
      </p>
    </div>
  )
}

/** Our own drawing: an icon of the library would weigh on every page. */
const Truck = () => (
  <svg className="purchase-truck" viewBox="0 0 24 24" aria-hidden>
    <path d="M10 17H15V5H2v12h3M15 9h4l3 4v4h-2" />
    <circle cx="7.5" cy="17.5" r="2.5" />
    <circle cx="17.5" cy="17.5" r="2.5" />
  </svg>
)

function AddButton({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('store')
  return (
    <button
      type="button"
      className="button button-primary"
      disabled={!purchase.canAdd}
      onClick={purchase.add}
    >
      {t('add')}
    </button>
  )
}

function StockLine({ purchase: { left, isPurchasable, canAdd } }: { purchase: Purchase }) {
  const { t } = useTranslation('store')
  return (
    <p className="purchase-stock" data-tone={canAdd ? 'good' : 'bad'} role="status">
      {!isPurchasable
        ? t('product.unavailable')
        : !canAdd
          ? t('product.notEnough', { count: left })
          : Number.isFinite(left) && t('product.inStock', { count: left })}
    </p>
  )
}

type InsteadProps = Pick<BuyBoxProps, 'product' | 'onChoose'> & { variant: StoreVariant }

/** The way on from a sold-out variant: those in stock, else products like it. */
function InsteadOfSoldOut({ product, variant, onChoose }: InsteadProps) {
  const { t } = useTranslation('store')
  const others = othersInStock(product.variants, variant)
  if (others.length === 0)
    return (
      <p className="purchase-instead">
        <a className="link" href="#related">
          {t('product.alike')}
        </a>
      </p>
    )
  return (
    <div className="purchase-instead">
      <p>{t('product.stillThere')}</p>
      {others.map((one) => (
        <button key={one.id} type="button" className="button button-quiet" onClick={() => onChoose(one)}>
          <span lang={STORE_LANGUAGE}>{one.title}</span>
        </button>
      ))}
    </div>
  )
}

type BuyBarProps = { row: RefObject<HTMLElement | null>; variant: StoreVariant; purchase: Purchase }

/** Price and button at the foot of a phone's screen while the row with the same button is out of sight. */
export function BuyBar({ row, variant, purchase }: BuyBarProps) {
  const isRowShown = useIsShown(row) ?? true
  return (
    <div className="buy-bar" data-shown={!isRowShown}>
      <PriceTag variant={variant} />
      <AddButton purchase={purchase} />
    </div>
  )
}
