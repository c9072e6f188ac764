import type { Today, WaitingKind } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../base/format.ts'

/** Where each of them is decided. */
const PLACES: Readonly<Record<WaitingKind, { to: string; search?: Record<string, string> }>> = {
  withdrawalsAsked: { to: '/withdrawals', search: { status: 'asked' } },
  withdrawalsToSend: { to: '/withdrawals' },
  secondOperators: { to: '/withdrawals' },
  parkedPayments: { to: '/payments' },
  disputes: { to: '/payments' },
  suspicions: { to: '/fair-play' },
  reports: { to: '/fair-play', search: { view: 'reports' } },
  heldPayouts: { to: '/fair-play', search: { view: 'holds' } },
  stuckTournaments: { to: '/tournaments' },
  ordersToSend: { to: '/orders', search: { status: 'paid' } },
}

/** "12", or "99+" where the server stopped counting. */
export const formatBounded = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  isMore ? `${formatNumber(count)}+` : formatNumber(count)

/** What waits for a decision: each count leads to its list. */
export function Waiting({ waiting }: Pick<Today, 'waiting'>) {
  const { t } = useTranslation('today')
  const due = waiting.filter(({ count }) => count > 0)
  const rest = waiting.filter(({ count }) => count === 0)
  return (
    <section className="rows" aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting.title')}</h2>
      {due.length === 0 && <p className="hint">{t('waiting.none')}</p>}
      {due.length > 0 && (
        <ul className="cards">
          {due.map(({ kind, ...count }) => {
            const { to, search = {} } = PLACES[kind]
            return (
              <li key={kind}>
                <Link to={to} search={search as never} className="card card-link">
                  <span className="figure">{formatBounded(count)}</span>
                  <span>{t(`waiting.${kind}`)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      {due.length > 0 && rest.length > 0 && (
        <p className="hint">
          {t('waiting.rest', { names: rest.map(({ kind }) => t(`waiting.${kind}`)).join(', ') })}
        </p>
      )}
    </section>
  )
}
