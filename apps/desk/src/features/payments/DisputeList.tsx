import type { ListedDispute } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge, type Tone } from '../../design/Badge.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { PersonName } from './PersonName.tsx'

export const DISPUTE_TONES: Readonly<Record<ListedDispute['state'], Tone>> = {
  inquiry: 'warning',
  open: 'bad',
  won: 'good',
  lost: 'plain',
}

/** Disputes of deposits, Premium and orders. */
export function DisputeList() {
  const { t } = useTranslation('payments')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ view: '', state: 'undecided' })
  const state = filters.state === 'all' ? 'all' : 'undecided'
  const list = useDeskList('GET /desk/api/payments/disputes', { state }, { isLive: true })
  return (
    <>
      <div className="filters">
        <label>
          {t('disputes.filter')}
          <select value={state} onChange={({ target }) => setFilters({ state: target.value })}>
            <option value="undecided">{t('disputes.undecided')}</option>
            <option value="all">{t('disputes.all')}</option>
          </select>
        </label>
      </div>
      <DataTable
        label={t('views.disputes')}
        list={list}
        keyOf={({ kind, paidId, disputeId }) => `${kind} ${paidId} ${disputeId}`}
        onOpen={({ kind, paidId }) => void navigate({ to: `/payments/${kind}/${paidId}` })}
        empty={t('disputes.empty')}
        columns={[
          { key: 'said', header: t('disputes.said'), cell: ({ saidAt }) => formatTime(saidAt) },
          { key: 'kind', header: t('late.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          {
            key: 'person',
            header: t('late.person'),
            cell: ({ user }) => <PersonName user={user} none={t('guest')} />,
          },
          {
            key: 'amount',
            header: t('late.amount'),
            isNumber: true,
            cell: ({ amountCents }) => formatCents(amountCents),
          },
          {
            key: 'state',
            header: t('disputes.state'),
            cell: (row) => <Badge tone={DISPUTE_TONES[row.state]}>{t(`disputes.states.${row.state}`)}</Badge>,
          },
          { key: 'id', header: t('disputes.id'), cell: ({ disputeId }) => disputeId },
        ]}
      />
    </>
  )
}
