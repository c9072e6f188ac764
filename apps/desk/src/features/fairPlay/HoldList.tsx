import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAge, formatCents, formatNumber } from '../../base/format.ts'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import type { Hold } from './answers.ts'
import { PayoutAct } from './PayoutAct.tsx'
import { PlayerLink } from './PlayerLink.tsx'

/** What an operator holds, the oldest first, each with who did and why. */
export function HoldList() {
  const { t } = useTranslation('fairPlay')
  const navigate = useNavigate()
  const list = useDeskList('GET /desk/api/fair-play/holds', {}, { isLive: true })
  const [released, release] = useState<Hold | null>(null)
  const columns: Column<Hold>[] = [
    { key: 'what', header: t('columns.held'), cell: (hold) => <WhatIsHeld hold={hold} /> },
    {
      key: 'player',
      header: t('columns.player'),
      cell: ({ player }) => player && <PlayerLink player={player} />,
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      isNumber: true,
      cell: ({ waitingCents }) => formatCents(waitingCents),
    },
    {
      key: 'payouts',
      header: t('columns.payouts'),
      isNumber: true,
      cell: ({ payouts }) => formatNumber(payouts),
    },
    { key: 'since', header: t('columns.since'), cell: ({ heldAt }) => formatAge(heldAt) },
    { key: 'who', header: t('columns.who'), cell: ({ who, why }) => `${who}: ${why}` },
    {
      key: 'acts',
      header: t('columns.acts'),
      cell: (hold) => (
        <button type="button" className="link" onClick={() => release(hold)}>
          {t('acts.release')}
        </button>
      ),
    },
  ]
  return (
    <>
      <p className="hint">{t('holdsHint')}</p>
      <DataTable
        label={t('views.holds')}
        columns={columns}
        list={list}
        keyOf={({ actId }) => actId}
        onOpen={({ suspicionId }) => {
          if (suspicionId !== null) void navigate({ to: `/fair-play/${suspicionId}` })
        }}
        empty={t('noneHeld')}
      />
      {released && (
        <PayoutAct
          act={{
            change: 'release',
            of: released.gameId
              ? { game: released.gameId }
              : released.tournament
                ? { tournament: released.tournament.id }
                : { account: released.accountId ?? '' },
            waitingCents: released.waitingCents,
          }}
          onClose={() => release(null)}
        />
      )}
    </>
  )
}

function WhatIsHeld({ hold: { gameId, tournament, suspicionId } }: { hold: Hold }) {
  const { t } = useTranslation('fairPlay')
  if (tournament) return <Link to={`/tournaments/${tournament.id}`}>{tournament.name}</Link>
  const text = gameId === null ? t('held.account') : t('held.game', { game: gameId })
  return suspicionId === null ? text : <Link to={`/fair-play/${suspicionId}`}>{text}</Link>
}
