import { JUDGEMENT_VIEWS } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAge, formatCents } from '../../base/format.ts'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import type { ListedJudgement } from './answers.ts'
import { JudgementCounts } from './JudgementCounts.tsx'
import { JudgementState } from './JudgementState.tsx'
import { PayoutAct } from './PayoutAct.tsx'
import { PlayerLink } from './PlayerLink.tsx'

/** The wins and prizes that are judged before they are paid: those to come, held, not judged, and settled. */
export function JudgementList() {
  const { t } = useTranslation('fairPlay')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ view: '', judged: 'waiting' })
  const view = JUDGEMENT_VIEWS.find((one) => one === filters.judged) ?? 'waiting'
  const list = useDeskList('GET /desk/api/fair-play/judgements', { view }, { isLive: true })
  const [released, release] = useState<ListedJudgement | null>(null)
  const columns: Column<ListedJudgement>[] = [
    { key: 'player', header: t('columns.player'), cell: ({ player }) => <PlayerLink player={player} /> },
    { key: 'what', header: t('columns.payout'), cell: (row) => <WhatIsPaid row={row} /> },
    {
      key: 'amount',
      header: t('columns.amount'),
      isNumber: true,
      cell: ({ amountCents }) => formatCents(amountCents),
    },
    { key: 'asked', header: t('columns.since'), cell: ({ askedAt }) => formatAge(askedAt) },
    { key: 'state', header: t('columns.state'), cell: (row) => <JudgementState judgement={row} /> },
    {
      key: 'acts',
      header: t('columns.acts'),
      cell: (row) =>
        row.state === 'held' && (
          <button type="button" className="link" onClick={() => release(row)}>
            {t('acts.release')}
          </button>
        ),
    },
  ]
  return (
    <>
      <JudgementCounts />
      <div className="filters">
        <label>
          {t('filters.status')}
          <select value={view} onChange={({ target }) => setFilters({ judged: target.value })}>
            {JUDGEMENT_VIEWS.map((one) => (
              <option key={one} value={one}>
                {t(`judgements.views.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DataTable
        label={t('views.judgements')}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ suspicionId }) => {
          if (suspicionId !== null) void navigate({ to: `/fair-play/${suspicionId}` })
        }}
        empty={t(`judgements.none.${view}`)}
      />
      {released && <ReleaseAct row={released} onClose={() => release(null)} />}
    </>
  )
}

function ReleaseAct({ row, onClose }: { row: ListedJudgement; onClose: () => void }) {
  const { gameId, tournament, player, amountCents } = row
  const of = tournament ? { tournament: tournament.id, account: player.id } : { game: gameId ?? '' }
  return <PayoutAct act={{ change: 'release', of, waitingCents: amountCents }} onClose={onClose} />
}

function WhatIsPaid({ row: { gameId, tournament, suspicionId } }: { row: ListedJudgement }) {
  const { t } = useTranslation('fairPlay')
  if (tournament) return <Link to={`/tournaments/${tournament.id}`}>{tournament.name}</Link>
  const text = t('payouts.ofGame', { game: gameId })
  return suspicionId === null ? text : <Link to={`/fair-play/${suspicionId}`}>{text}</Link>
}
