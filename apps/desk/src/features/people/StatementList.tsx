import type { DeskStatementItem } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatSecond } from '../../base/format.ts'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'

const GROUPS = ['deposit', 'wager', 'tournament', 'withdrawal', 'other'] as const
type Group = (typeof GROUPS)[number]

/** The kinds of transfers that move a wallet. */
const WALLET_KINDS = [
  'deposit',
  'deposit_reversed',
  'reversal_undone',
  'debt_paid',
  'stake',
  'win',
  'stake_back',
  'entry',
  'entry_back',
  'prize',
  'allowance_owed',
  'allowance_owed_back',
  'withdrawal',
  'withdrawal_refused',
  'correction',
] as const
const isWalletKind = (kind: string): kind is (typeof WALLET_KINDS)[number] =>
  (WALLET_KINDS as readonly string[]).includes(kind)

/** Every move of the wallet, the latest first, with the balance after it. */
export function StatementList({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { t: common } = useTranslation('common')
  const [kind, setKind] = useState<Group | ''>('')
  const list = useDeskList('GET /desk/api/people/statement', { userId, ...(kind !== '' && { kind }) })
  const columns: Column<DeskStatementItem>[] = [
    { key: 'at', header: t('statement.at'), cell: ({ at }) => formatSecond(at) },
    {
      key: 'kind',
      header: t('statement.kind'),
      cell: (item) => (isWalletKind(item.kind) ? t(`transfers.${item.kind}`) : t('transfers.other')),
    },
    { key: 'of', header: t('statement.of'), cell: (item) => <Reference item={item} /> },
    {
      key: 'change',
      header: t('statement.change'),
      isNumber: true,
      cell: ({ changeCents }) => formatCents(changeCents),
    },
    {
      key: 'after',
      header: t('statement.after'),
      isNumber: true,
      cell: ({ balanceAfterCents }) => formatCents(balanceAfterCents),
    },
  ]
  return (
    <>
      <div className="filters">
        <label>
          {t('statement.group')}
          <select value={kind} onChange={({ target }) => setKind(target.value as Group | '')}>
            <option value="">{common('all')}</option>
            {GROUPS.map((group) => (
              <option key={group} value={group}>
                {t(`groups.${group}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DataTable
        label={t('parts.statement')}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t('statement.none')}
      />
    </>
  )
}

/** What a move belongs to, with the way there where the desk has a page for it. */
function Reference({ item: { group, reference, tournament } }: { item: DeskStatementItem }) {
  if (tournament) return <Link to={`/tournaments/${tournament.id}`}>{tournament.name}</Link>
  if (group === 'withdrawal') return <Link to={`/withdrawals/${reference}`}>{reference}</Link>
  return reference
}
