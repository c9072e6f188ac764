import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatAge, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import type { Report } from './answers.ts'
import { PlayerLink } from './PlayerLink.tsx'
import { ReportDialog } from './ReportDialog.tsx'

const STATUSES = ['open', 'resolved'] as const
const KINDS = ['chat', 'fair_play'] as const

export const keyOfReport = ({ gameId, reporter, kind }: Report): string => `${gameId} ${reporter.id} ${kind}`

export function useReportColumns(): Column<Report>[] {
  const { t } = useTranslation('fairPlay')
  return [
    {
      key: 'reported',
      header: t('columns.reported'),
      cell: ({ reported }) => <PlayerLink player={reported} />,
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`reportKinds.${kind}`) },
    {
      key: 'reporter',
      header: t('columns.reporter'),
      cell: ({ reporter }) => <PlayerLink player={reporter} />,
    },
    {
      key: 'messages',
      header: t('columns.messages'),
      isNumber: true,
      cell: ({ messages }) => formatNumber(messages),
    },
    { key: 'reportedAt', header: t('columns.since'), cell: ({ reportedAt }) => formatAge(reportedAt) },
    {
      key: 'outcome',
      header: t('columns.state'),
      cell: ({ outcome, resolvedAt, who, why }) =>
        outcome && (
          <>
            <Badge tone={outcome === 'upheld' ? 'bad' : 'good'}>{t(`outcomes.${outcome}`)}</Badge>{' '}
            {resolvedAt && formatTime(resolvedAt)} {who && `${who}: ${why}`}
          </>
        ),
    },
  ]
}

/** What players reported, each with the chat around it. */
export function ReportList() {
  const { t } = useTranslation('fairPlay')
  const [filters, setFilters] = useFilters({ view: '', status: 'open', kind: '' })
  const status = STATUSES.find((one) => one === filters.status) ?? 'open'
  const kind = KINDS.find((one) => one === filters.kind)
  const [opened, open] = useState<Report | null>(null)
  const list = useDeskList('GET /desk/api/fair-play/reports', { status, kind }, { isLive: status === 'open' })
  return (
    <>
      <div className="filters">
        <label>
          {t('filters.status')}
          <select value={status} onChange={({ target }) => setFilters({ status: target.value })}>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {t(`reportStatuses.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('filters.kind')}
          <select value={kind ?? ''} onChange={({ target }) => setFilters({ kind: target.value })}>
            <option value="">{t('filters.all')}</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`reportKinds.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DataTable
        label={t('views.reports')}
        columns={useReportColumns()}
        list={list}
        keyOf={keyOfReport}
        onOpen={open}
        empty={status === 'open' ? t('noReports') : t('noResolvedReports')}
      />
      {opened && <ReportDialog key={keyOfReport(opened)} report={opened} onClose={() => open(null)} />}
    </>
  )
}
