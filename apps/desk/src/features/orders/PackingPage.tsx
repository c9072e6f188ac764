import type { PackingList } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { formatTime } from '../../base/format.ts'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { AddressLines } from './AddressLines.tsx'

/** Packing lists to print: each order on a sheet of its own. */
export function PackingPage() {
  const { t } = useTranslation('orders')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const orders = String(search.orders ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /desk/api/packing-lists', orders],
    queryFn: () => callDesk('GET /desk/api/packing-lists', { query: { orders } }),
  })
  const lists = data?.lists ?? []
  return (
    <Page
      title={t('packingTitle')}
      actions={
        <>
          <Link to="/orders" className="button">
            {t('toOrders')}
          </Link>
          <button
            type="button"
            className="button primary"
            disabled={lists.length === 0}
            onClick={() => window.print()}
          >
            {t('print')}
          </button>
        </>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && lists.length === 0 && <p>{t('noneFound')}</p>}
      {lists.map((list) => (
        <Sheet key={list.number} list={list} />
      ))}
    </Page>
  )
}

function Sheet({ list: { number, status, paidAt, address, phone, lines } }: { list: PackingList }) {
  const { t } = useTranslation('orders')
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="card packing-sheet">
      <h2>{t('order', { number })}</h2>
      <p className="hint">{t('paidOn', { time: formatTime(paidAt) })}</p>
      {status !== 'paid' && <p className="notice">{t('notToSend', { status: t(`statuses.${status}`) })}</p>}
      {address ? <AddressLines address={address} /> : <p className="notice">{t('noAddress')}</p>}
      {phone && <p dir="auto">{phone}</p>}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('packed')}</th>
            <th scope="col" className="number">
              {t('quantity')}
            </th>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('sku')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, variantTitle, quantity, sku }) => (
            <tr key={`${title} ${variantTitle}`}>
              <td>
                <span className="tick-box" aria-hidden="true" />
              </td>
              <td className="number">{quantity}</td>
              <td dir="auto">{title === variantTitle ? title : `${title} (${variantTitle})`}</td>
              <td dir="auto">{sku ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('pieces', { count: pieces })}</p>
    </article>
  )
}
