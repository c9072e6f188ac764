import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents, formatDay, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { Part } from './Part.tsx'

/** The tournaments that a person entered, and what they ordered. */
export function Activity({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { roles } = useOperator()
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/activity', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/activity', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {({ entries, orders }) => (
        <>
          <h3>{t('activity.entries')}</h3>
          {entries.length === 0 && <p className="hint">{t('activity.noEntries')}</p>}
          <ul>
            {entries.map(({ tournament, enteredAt, leftAt, place, prizeCents }) => (
              <li key={`${tournament.id} ${enteredAt}`} className="marks">
                <span>{formatTime(enteredAt)}</span>
                {mayDo(roles, ['fair_play', 'support']) ? (
                  <Link to={`/tournaments/${tournament.id}`} dir="auto">
                    {tournament.name}
                  </Link>
                ) : (
                  <span dir="auto">{tournament.name}</span>
                )}
                {leftAt !== null && <Badge>{t('activity.left')}</Badge>}
                {place !== null && prizeCents !== null && (
                  <Badge tone="good">
                    {t('activity.won', { place: formatNumber(place), amount: formatCents(prizeCents) })}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
          <h3>{t('activity.orders')}</h3>
          {orders.length === 0 && <p className="hint">{t('activity.noOrders')}</p>}
          <ul>
            {orders.map(({ number, status, amountCents, paidAt }) => (
              <li key={number} className="marks">
                <span>{formatDay(paidAt)}</span>
                {mayDo(roles, ['store', 'finance']) ? (
                  <Link to={`/orders/${number}`}>{t('activity.order', { number })}</Link>
                ) : (
                  <span>{t('activity.order', { number })}</span>
                )}
                <span>{formatCents(amountCents)}</span>
                <Badge>{t(`activity.statuses.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
