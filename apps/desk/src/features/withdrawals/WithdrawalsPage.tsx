import { type ListedWithdrawal, type WithdrawalFilter, withdrawalFilter } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatDay, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { BulkApproval } from './BulkApproval.tsx'
import { Marks } from './Marks.tsx'
import { PersonLink } from './PersonLink.tsx'
import { parseCents } from './parseCents.ts'
import { WaitingActs } from './WaitingActs.tsx'
import { WithdrawalFilters } from './WithdrawalFilters.tsx'
import { STATUS_TONES } from './withdrawalTones.ts'

const isFilter = (text: string): text is WithdrawalFilter =>
  (withdrawalFilter.options as readonly string[]).includes(text)

function useColumns(): Column<ListedWithdrawal>[] {
  const { t } = useTranslation('withdrawals')
  return [
    {
      key: 'asked',
      header: t('columns.asked'),
      cell: ({ id, createdAt }) => <Link to={`/withdrawals/${id}`}>{formatTime(createdAt)}</Link>,
    },
    { key: 'person', header: t('columns.person'), cell: ({ user }) => <PersonLink user={user} /> },
    {
      key: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: ({ amountCents }) => formatCents(amountCents),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    { key: 'key', header: t('columns.key'), cell: ({ pixKind }) => t(`pixKinds.${pixKind}`) },
    {
      key: 'account',
      header: t('columns.account'),
      cell: ({ accountCreatedAt }) => formatDay(accountCreatedAt),
    },
    { key: 'marks', header: t('columns.marks'), cell: (row) => <Marks withdrawal={row} /> },
  ]
}

/** The withdrawals: first those that wait for an operator, the oldest on top. */
export function WithdrawalsPage() {
  const { t } = useTranslation('withdrawals')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ status: 'waiting', text: '', amount: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isApproving, setApproving] = useState(false)
  const status = isFilter(filters.status) ? filters.status : 'waiting'
  const amountCents = parseCents(filters.amount)
  const list = useDeskList(
    'GET /desk/api/withdrawals',
    { status, text: filters.text, ...(amountCents !== null && { amountCents }) },
    { isLive: status === 'waiting' },
  )
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const approvable = rows.filter((row) => chosen.has(row.id) && row.status === 'asked')
  return (
    <Page
      title={t('title')}
      actions={
        approvable.length > 0 && (
          <button type="button" className="button primary" onClick={() => setApproving(true)}>
            {t('bulk.approve', { count: approvable.length })}
          </button>
        )
      }
    >
      <WaitingActs />
      <WithdrawalFilters
        filters={{ ...filters, status }}
        onChange={(change) => {
          setChosen(new Set())
          setFilters(change)
        }}
      />
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/withdrawals/${id}` })}
        empty={status === 'waiting' && filters.text === '' ? t('emptyQueue') : t('empty')}
        chosen={chosen}
        onChoose={setChosen}
      />
      {isApproving && (
        <BulkApproval
          withdrawals={approvable}
          hasOthers={approvable.length < chosen.size}
          onClose={() => setApproving(false)}
          onDone={() => setChosen(new Set())}
        />
      )}
    </Page>
  )
}
