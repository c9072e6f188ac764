import { ORDER_STATUSES, type OrderStatus } from '@lance/contract'
import { type OrderRow, PACKING_LISTS_MAX } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { OrderBadge } from './OrderBadge.tsx'
import { SendDialog } from './SendDialog.tsx'

/** Orders: those to send first. Several are chosen to be packed, or marked as sent, together. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { roles } = useOperator()
  const [filters, setFilters] = useFilters({ text: '', status: '' })
  const list = useDeskList(
    'GET /desk/api/orders',
    { text: filters.text, status: (filters.status || undefined) as OrderStatus | undefined },
    { isLive: true },
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const picked = rows.filter(({ number }) => chosen.has(String(number)))
  const toSend = picked.filter(({ status }) => status === 'paid')
  const columns = useOrderColumns()
  const sends = mayDo(roles, ['store'])
  return (
    <Page
      title={t('title')}
      actions={sends && <BulkButtons picked={picked} toSend={toSend} onSend={() => setSending(true)} />}
    >
      <OrderFilters filters={filters} onChange={setFilters} />
      <DataTable
        label={t('title')}
        columns={columns}
        list={list}
        keyOf={({ number }) => String(number)}
        onOpen={({ number }) =>
          void navigate({ to: '/orders/$orderId', params: { orderId: String(number) } })
        }
        empty={filters.text || filters.status ? t('noneFound') : t('empty')}
        {...(sends && { chosen, onChoose: setChosen })}
      />
      {isSending && (
        <SendDialog orders={toSend} onClose={() => setSending(false)} onDone={() => setChosen(new Set())} />
      )}
    </Page>
  )
}

function BulkButtons({
  picked,
  toSend,
  onSend,
}: {
  picked: readonly OrderRow[]
  toSend: readonly OrderRow[]
  onSend: () => void
}) {
  const { t } = useTranslation('orders')
  const isTooMany = picked.length > PACKING_LISTS_MAX
  if (picked.length === 0) return <p className="hint">{t('chooseHint')}</p>
  return (
    <>
      {isTooMany && <p className="hint">{t('tooMany', { count: PACKING_LISTS_MAX })}</p>}
      {!isTooMany && (
        <Link
          to="/orders/packing"
          search={{ orders: picked.map(({ number }) => number).join(',') }}
          className="button"
        >
          {t('packingLists', { count: picked.length })}
        </Link>
      )}
      <button
        type="button"
        className="button primary"
        disabled={toSend.length === 0 || isTooMany}
        onClick={onSend}
      >
        {t('markSent', { count: toSend.length })}
      </button>
    </>
  )
}

type Filters = { text: string; status: string }

function OrderFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}) {
  const { t } = useTranslation('orders')
  return (
    <search className="filters">
      <label>
        {t('search')}
        <input
          type="search"
          value={filters.text}
          maxLength={100}
          placeholder={t('searchHint')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </label>
      <label>
        {t('status')}
        <select value={filters.status} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">{t('anyStatus')}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

function useOrderColumns(): Column<OrderRow>[] {
  const { t } = useTranslation('orders')
  return [
    {
      key: 'number',
      header: t('number'),
      cell: ({ number }) => (
        <Link to="/orders/$orderId" params={{ orderId: String(number) }} className="link">
          {number}
        </Link>
      ),
    },
    { key: 'paidAt', header: t('paidAt'), cell: ({ paidAt }) => formatTime(paidAt) },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, isShort }) => <OrderBadge status={status} isShort={isShort} />,
    },
    {
      key: 'recipient',
      header: t('recipient'),
      cell: ({ recipient, city }) => [recipient, city].filter(Boolean).join(', ') || '–',
    },
    { key: 'lines', header: t('contents'), cell: (row) => <Contents row={row} /> },
    {
      key: 'amount',
      header: t('amount'),
      isNumber: true,
      cell: ({ amountCents, refundedCents }) => (
        <>
          {formatCents(amountCents)}
          {refundedCents > 0 && (
            <span className="hint block">{t('refundedPart', { amount: formatCents(refundedCents) })}</span>
          )}
        </>
      ),
    },
  ]
}

function Contents({ row: { lines, pieces } }: { row: OrderRow }) {
  const { t } = useTranslation('orders')
  const more = pieces - lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {lines.map(({ title, variantTitle, quantity }) => (
        <span key={`${title} ${variantTitle}`} className="block">
          {quantity} × {title === variantTitle ? title : `${title} (${variantTitle})`}
        </span>
      ))}
      {more > 0 && <span className="hint block">{t('morePieces', { count: more })}</span>}
    </>
  )
}
