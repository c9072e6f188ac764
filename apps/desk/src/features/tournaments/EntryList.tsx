import { useTranslation } from '@lance/texts'
import { formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import type { Entry } from './answers.ts'
import { PlayerLink } from './TournamentCards.tsx'

/** Who entered, in the order in which they did, and who paid for it. */
export function EntryList({ tournamentId }: { tournamentId: string }) {
  const { t } = useTranslation('tournaments')
  const list = useDeskList('GET /desk/api/tournaments/entries', { tournamentId })
  const columns: Column<Entry>[] = [
    { key: 'player', header: t('entries.player'), cell: ({ player }) => <PlayerLink player={player} /> },
    {
      key: 'seed',
      header: t('entries.seed'),
      isNumber: true,
      cell: ({ seed }) => seed !== null && formatNumber(seed),
    },
    { key: 'entered', header: t('entries.entered'), cell: ({ enteredAt }) => formatTime(enteredAt) },
    {
      key: 'paid',
      header: t('entries.paid'),
      isNumber: true,
      cell: ({ paidCents, paidBy }) =>
        paidBy && t(`entries.by.${paidBy}`, { amount: formatCents(paidCents) }),
    },
    {
      key: 'prize',
      header: t('entries.prize'),
      isNumber: true,
      cell: ({ prizeCents }) => prizeCents !== null && formatCents(prizeCents),
    },
  ]
  return (
    <section className="rows">
      <h2>{t('entries.title')}</h2>
      <DataTable
        label={t('entries.title')}
        columns={columns}
        list={list}
        keyOf={({ player }) => player.id}
        empty={t('entries.none')}
      />
    </section>
  )
}
