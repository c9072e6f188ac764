import type { OrderPage as Order } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { AddressLines } from './AddressLines.tsx'
import { OrderBadge } from './OrderBadge.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { TrackingDialog } from './TrackingDialog.tsx'

/** How often an order is read again while its refund is on the way, in ms. */
const REFUNDING_MS = 3000

/** One order: what was bought, where it goes, its payment, and what was done to it. */
export function OrderPage() {
  const { t } = useTranslation('orders')
  const { orderId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /desk/api/orders/:order', orderId],
    queryFn: () => callDesk('GET /desk/api/orders/:order', { params: { order: orderId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'refunding' ? REFUNDING_MS : false),
  })
  if (!data)
    return (
      <Page title={t('order', { number: orderId })}>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  return (
    <Page title={t('order', { number: data.number })} actions={<OrderActs order={data} />}>
      <p>
        <OrderBadge status={data.status} isShort={data.isShort} />
      </p>
      <div className="cards">
        <Recipient order={data} />
        <Payment order={data} />
      </div>
      <Lines order={data} />
      <OrderHistory order={data} />
    </Page>
  )
}

function OrderActs({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { roles } = useOperator()
  const [open, setOpen] = useState<'send' | 'tracking' | 'refund' | null>(null)
  const isLeft = order.refundedCents < order.amountCents && order.status !== 'refunded'
  const close = () => setOpen(null)
  return (
    <>
      {mayDo(roles, ['store']) && (
        <Link to="/orders/packing" search={{ orders: String(order.number) }} className="button">
          {t('packingLists', { count: 1 })}
        </Link>
      )}
      {isLeft && order.status !== 'refunding' && mayDo(roles, ['store', 'finance']) && (
        <button type="button" className="button grave" onClick={() => setOpen('refund')}>
          {t('refund')}
        </button>
      )}
      {order.status === 'paid' && mayDo(roles, ['store']) && (
        <button type="button" className="button primary" onClick={() => setOpen('send')}>
          {t('markSent', { count: 1 })}
        </button>
      )}
      {order.sentAt !== null && mayDo(roles, ['store']) && (
        <button type="button" className="button" onClick={() => setOpen('tracking')}>
          {t('correctTracking')}
        </button>
      )}
      {open === 'tracking' && <TrackingDialog order={order} onClose={close} />}
      {open === 'send' && (
        <SendDialog
          orders={[{ number: order.number, recipient: order.address?.name ?? null }]}
          onClose={close}
        />
      )}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
    </>
  )
}

function Recipient({ order: { address, email, phone, userId, tracking } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { roles } = useOperator()
  return (
    <section className="card" aria-labelledby="recipient">
      <h2 id="recipient">{t('recipient')}</h2>
      {address ? <AddressLines address={address} /> : <p className="hint">{t('noAddress')}</p>}
      {email && <p dir="auto">{email}</p>}
      {phone && <p dir="auto">{phone}</p>}
      {tracking && <p dir="auto">{t('tracking', { code: tracking })}</p>}
      {userId === null && <p className="hint">{t('guest')}</p>}
      {userId !== null && mayDo(roles, ['finance']) && (
        <Link to="/people/$userId" params={{ userId }} className="link">
          {t('account')}
        </Link>
      )}
    </section>
  )
}

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { payment, amountCents, refundedCents, reversedCents, disputes } = order
  return (
    <section className="card" aria-labelledby="payment">
      <h2 id="payment">{t('payment')}</h2>
      <dl className="facts">
        <dt>{t('amount')}</dt>
        <dd>{formatCents(amountCents)}</dd>
        <dt>{t('refunded')}</dt>
        <dd>{formatCents(refundedCents)}</dd>
        {reversedCents !== refundedCents && (
          <>
            <dt>{t('reversed')}</dt>
            <dd>{formatCents(reversedCents)}</dd>
          </>
        )}
        <dt>{t('provider')}</dt>
        <dd>{payment.isLive ? payment.provider : t('testProvider', { name: payment.provider })}</dd>
        <dt>{t('reference')}</dt>
        <dd>{payment.reference ?? '–'}</dd>
      </dl>
      {disputes.map(({ id, amountCents: disputed, state, saidAt }) => (
        <p key={id} className="notice">
          {t('dispute', {
            state: t(`disputes.${state}`),
            amount: formatCents(disputed),
            time: formatTime(saidAt),
          })}
        </p>
      ))}
    </section>
  )
}

function Lines({ order: { lines } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <section className="part" aria-labelledby="lines">
      <h2 id="lines">{t('contents')}</h2>
      <div className="table-frame">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col" className="number">
                {t('quantity')}
              </th>
              <th scope="col" className="number">
                {t('unitPrice')}
              </th>
              <th scope="col" className="number">
                {t('sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.variantId}>
                <td dir="auto">
                  {line.title === line.variantTitle ? line.title : `${line.title} (${line.variantTitle})`}
                </td>
                <td className="number">{line.quantity}</td>
                <td className="number">{formatCents(line.unitPriceCents)}</td>
                <td className="number">{formatCents(line.unitPriceCents * line.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
