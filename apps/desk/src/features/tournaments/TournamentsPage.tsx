import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import type { Tournament } from './answers.ts'
import { StuckTournaments } from './StuckTournaments.tsx'
import { STATUS_TONES } from './statusTones.ts'

const WHENS = ['running', 'next', 'over'] as const

function useColumns(): Column<Tournament>[] {
  const { t } = useTranslation('tournaments')
  return [
    { key: 'start', header: t('columns.start'), cell: ({ startAt }) => formatTime(startAt) },
    { key: 'name', header: t('columns.name'), cell: ({ name }) => name },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: 'players',
      header: t('columns.players'),
      isNumber: true,
      cell: ({ participants, playerCount }) => `${formatNumber(participants)} / ${formatNumber(playerCount)}`,
    },
    {
      key: 'round',
      header: t('columns.round'),
      isNumber: true,
      cell: ({ currentRound, totalRounds }) =>
        currentRound > 0 && `${formatNumber(currentRound)} / ${formatNumber(totalRounds)}`,
    },
    {
      key: 'entry',
      header: t('columns.entry'),
      isNumber: true,
      cell: ({ entryCents }) => (entryCents === 0 ? t('free') : formatCents(entryCents)),
    },
    {
      key: 'end',
      header: t('columns.end'),
      cell: ({ endedAt }) => endedAt && formatTime(endedAt),
    },
  ]
}

/** The tournaments: those without progress on top, then the running, the next or the past ones. */
export function TournamentsPage() {
  const { t } = useTranslation('tournaments')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ when: 'running' })
  const when = WHENS.find((one) => one === filters.when) ?? 'running'
  const list = useDeskList('GET /desk/api/tournaments', { when }, { isLive: when !== 'over' })
  return (
    <Page title={t('title')}>
      <StuckTournaments />
      <nav className="tabs" aria-label={t('when.label')}>
        {WHENS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === when}
            onClick={() => setFilters({ when: one })}
          >
            {t(`when.${one}`)}
          </button>
        ))}
      </nav>
      <DataTable
        label={t(`when.${when}`)}
        columns={useColumns()}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/tournaments/${id}` })}
        empty={t(`none.${when}`)}
      />
    </Page>
  )
}
