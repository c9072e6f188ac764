import { SUSPICION_KINDS, SUSPICION_ORDERS } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { formatAge, formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import type { Suspicion } from './answers.ts'
import { rarityValues } from './formatEvidence.ts'
import { PlayerLink } from './PlayerLink.tsx'
import { VERDICT_TONES } from './verdictTones.ts'

const STATUSES = ['open', 'judged'] as const

export function useSuspicionColumns(): Column<Suspicion>[] {
  const { t } = useTranslation('fairPlay')
  return [
    { key: 'player', header: t('columns.player'), cell: ({ player }) => <PlayerLink player={player} /> },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'weight',
      header: t('columns.weight'),
      isNumber: true,
      cell: ({ weight }) => formatNumber(Math.round(weight * 10) / 10),
    },
    {
      key: 'rate',
      header: t('columns.rate'),
      isNumber: true,
      cell: ({ falseAlarmRate }) => falseAlarmRate !== null && t('oneIn', rarityValues(falseAlarmRate)),
    },
    {
      key: 'stake',
      header: t('columns.stake'),
      isNumber: true,
      cell: ({ stakeCents }) => stakeCents > 0 && formatCents(stakeCents),
    },
    {
      key: 'other',
      header: t('columns.other'),
      cell: ({ other }) => other && <PlayerLink player={other} />,
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      isNumber: true,
      cell: ({ waitingCents }) => waitingCents > 0 && formatCents(waitingCents),
    },
    { key: 'raised', header: t('columns.raised'), cell: ({ raisedAt }) => formatAge(raisedAt) },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ verdict, closedAt, isFrozen }) => (
        <span className="marks">
          {verdict && <Badge tone={VERDICT_TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>}
          {isFrozen && <Badge tone="bad">{t('frozen')}</Badge>} {closedAt && formatTime(closedAt)}
        </span>
      ),
    },
  ]
}

/** The queue: open suspicions, those with the most money and evidence first, or those that were judged. */
export function SuspicionList() {
  const { t } = useTranslation('fairPlay')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ view: '', status: 'open', kind: '', order: 'urgent' })
  const status = STATUSES.find((one) => one === filters.status) ?? 'open'
  const order = SUSPICION_ORDERS.find((one) => one === filters.order) ?? 'urgent'
  const kind = SUSPICION_KINDS.find((one) => one === filters.kind)
  const list = useDeskList(
    'GET /desk/api/fair-play/suspicions',
    { status, order, kind },
    { isLive: status === 'open' },
  )
  return (
    <>
      <div className="filters">
        <label>
          {t('filters.status')}
          <select value={status} onChange={({ target }) => setFilters({ status: target.value })}>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {t(`statuses.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('filters.kind')}
          <select value={kind ?? ''} onChange={({ target }) => setFilters({ kind: target.value })}>
            <option value="">{t('filters.all')}</option>
            {SUSPICION_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {status === 'open' && (
          <label>
            {t('filters.order')}
            <select value={order} onChange={({ target }) => setFilters({ order: target.value })}>
              {SUSPICION_ORDERS.map((one) => (
                <option key={one} value={one}>
                  {t(`orders.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <DataTable
        label={t('views.suspicions')}
        columns={useSuspicionColumns()}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/fair-play/${id}` })}
        empty={status === 'open' ? t('noneOpen') : t('noneJudged')}
      />
    </>
  )
}
