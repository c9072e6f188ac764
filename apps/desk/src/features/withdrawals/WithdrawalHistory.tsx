import type { PastAct, WithdrawalDetails } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { entriesOf, History } from '../../design/History.tsx'

/** The verbs that the history has words for. */
const KNOWN_VERBS = [
  'approve-withdrawal',
  'unapprove-withdrawal',
  'send-withdrawal',
  'withdrawal-paid',
  'withdrawal-failed',
  'refuse-withdrawal',
] as const
type KnownVerb = (typeof KNOWN_VERBS)[number]
const isKnown = (verb: string): verb is KnownVerb => (KNOWN_VERBS as readonly string[]).includes(verb)

/** Who asked for, confirmed, sent and settled a withdrawal, newest first. */
export function WithdrawalHistory({ details: { withdrawal, acts } }: { details: WithdrawalDetails }) {
  const { t } = useTranslation('withdrawals')
  const asked = { id: 'asked', at: withdrawal.createdAt, text: t('history.asked'), why: null }
  const textOf = ({ verb, who, isDone, asksForSecond, confirms }: PastAct) => {
    if (asksForSecond) return t('history.requested', { who })
    if (confirms) return t('history.confirmed', { who })
    const what = isKnown(verb) ? t(`history.verbs.${verb}`) : verb
    return t(isDone ? 'history.done' : 'history.begun', { who, verb: what })
  }
  const done = entriesOf(acts, textOf)
  return <History title={t('history.title')} entries={[asked, ...done]} />
}
