import type { OrderPage } from '@lance/contract/desk'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../base/format.ts'

/** The verbs that the history has words for. */
const KNOWN_VERBS = ['send-order', 'refund-order'] as const
type KnownVerb = (typeof KNOWN_VERBS)[number]
const isKnown = (verb: string): verb is KnownVerb => (KNOWN_VERBS as readonly string[]).includes(verb)

/** What happened to an order, and what operators did, newest first. */
export function OrderHistory({ order }: { order: OrderPage }) {
  const { t } = useTranslation('orders')
  const steps = [
    { key: 'paid', at: order.paidAt },
    { key: 'sent', at: order.sentAt },
    { key: 'restocked', at: order.restockedAt },
    { key: 'refunded', at: order.refundedAt },
  ] as const
  const entries = [
    ...steps.flatMap(({ key, at }) =>
      at === null ? [] : [{ id: key, at, text: t(`steps.${key}`), why: null }],
    ),
    ...order.acts.map(({ id, verb, who, why, begunAt, isDone }) => ({
      id,
      at: begunAt,
      text: t(isDone ? 'actDone' : 'actBegun', { who, verb: isKnown(verb) ? t(`verbs.${verb}`) : verb }),
      why,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="history">
        {entries.map(({ id, at, text, why }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span dir="auto">{text}</span>
            {why !== null && (
              <span className="hint" dir="auto">
                {why}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
