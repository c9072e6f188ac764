import type { OrderPage } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { entriesOf, History } from '../../design/History.tsx'

/** The verbs that the history has words for. */
const KNOWN_VERBS = ['send-order', 'correct-tracking', 'refund-order'] as const
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
  const happened = steps.flatMap(({ key, at }) =>
    at === null ? [] : [{ id: key, at, text: t(`steps.${key}`), why: null }],
  )
  const done = entriesOf(order.acts, ({ verb, who, isDone }) =>
    t(isDone ? 'actDone' : 'actBegun', { who, verb: isKnown(verb) ? t(`verbs.${verb}`) : verb }),
  )
  return <History title={t('history')} entries={[...happened, ...done]} />
}
