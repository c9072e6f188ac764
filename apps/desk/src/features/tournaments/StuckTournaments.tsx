import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAge, formatCents } from '../../base/format.ts'
import { Failure } from '../../design/Failure.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'

/** The tournaments in which nothing has happened for long: each needs an operator. */
export function StuckTournaments() {
  const { t } = useTranslation('tournaments')
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /desk/api/tournaments/stuck'],
    queryFn: () => callDesk('GET /desk/api/tournaments/stuck'),
    refetchInterval: LIVE_MS,
  })
  if (error && !data) return <Failure error={error} onRetry={() => refetch()} />
  if (!data || data.rows.length === 0) return null
  return (
    <section className="notice rows" aria-label={t('stuck.title')}>
      <h2>{t('stuck.title')}</h2>
      <ul className="rows">
        {data.rows.map((row) => (
          <li key={row.id}>
            <Link to={`/tournaments/${row.id}`} dir="auto">
              {row.name}
            </Link>{' '}
            <span className="hint">
              {t(row.status === 'WAITING' ? 'stuck.notBegun' : 'stuck.inRound', {
                age: formatAge(row.since),
                round: row.currentRound,
                amount: formatCents(row.escrowCents),
              })}{' '}
              {row.openMatches > 0 && t('stuck.open', { count: row.openMatches })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
