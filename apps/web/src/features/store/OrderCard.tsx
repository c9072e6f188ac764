import type { OrderAddress, StoreOrder } from '@lance/contract'
import { storeMoneyText } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ProductPicture } from './ProductPicture.tsx'
import { STORE_LANGUAGE } from './readStore.ts'

/** An order with its lines, as named and priced when it was placed, and its status. */
export function OrderCard({ order }: { order: StoreOrder }) {
  const { t, i18n } = useTranslation('store')
  const { number, status, currency, total_in_cents, refunded_in_cents, lines, tracking, address } = order
  const money = (cents: number) => storeMoneyText(cents, currency, i18n.language)
  const isPartly = refunded_in_cents > 0 && refunded_in_cents < total_in_cents
  return (
    <li className="order">
      <header className="order-head">
        <h2 className="text-20">{t('orders.number', { number })}</h2>
        <span className="order-status" data-status={status}>
          {t(`orders.status.${status}`)}
        </span>
      </header>
      <OrderDates order={order} />
      {tracking && <p className="text-14">{t('orders.tracking', { code: tracking })}</p>}
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.variant_id} className="order-line">
            <div className="cart-picture">
              <ProductPicture url={line.image_url} alt="" />
            </div>
            <div className="cart-words">
              <Link
                to="/product/$productId"
                params={{ productId: line.product_id }}
                className="cart-title"
                lang={STORE_LANGUAGE}
              >
                {line.title}
              </Link>
              <p className="text-14 text-quiet" lang={STORE_LANGUAGE}>
                {line.variant_title}
              </p>
            </div>
            <p className="order-price">
              {line.quantity} × {money(line.unit_price_in_cents)}
            </p>
          </li>
        ))}
      </ul>
      <p className="cart-total">
        <span>{t('orders.total')}</span>
        <strong>{money(total_in_cents)}</strong>
      </p>
      {isPartly && (
        <p className="text-14">{t('orders.refundedPart', { amount: money(refunded_in_cents) })}</p>
      )}
      {address && <Address address={address} />}
    </li>
  )
}

function OrderDates({ order: { paidAt, sentAt, refundedAt } }: { order: StoreOrder }) {
  const { t, i18n } = useTranslation('store')
  const dayOf = (atMs: number) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(atMs)
  return (
    <p className="text-14 text-quiet">
      {[
        t('orders.placed', { date: dayOf(paidAt) }),
        ...(sentAt === null ? [] : [t('orders.sent', { date: dayOf(sentAt) })]),
        ...(refundedAt === null ? [] : [t('orders.refunded', { date: dayOf(refundedAt) })]),
      ].join(' · ')}
    </p>
  )
}

function Address({ address }: { address: OrderAddress }) {
  const { t } = useTranslation('store')
  const { name, line1, line2, city, state, postal_code, country } = address
  const parts = [name, line1, line2, [postal_code, city, state].filter(Boolean).join(' '), country].filter(
    Boolean,
  )
  if (parts.length === 0) return null
  return (
    <div className="text-14 text-quiet">
      <p>{t('orders.address')}</p>
      <p className="text-text">{parts.join(', ')}</p>
    </div>
  )
}
