import type { WaitingAct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAge, formatCents, formatTime } from '../../base/format.ts'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { ActDialog } from '../acts/index.ts'

/** What an act does that waits, in words. */
export function useActText() {
  const { t } = useTranslation('withdrawals')
  return ({ verb, given, withdrawal }: WaitingAct): string => {
    if (verb === 'approve-withdrawal' && withdrawal)
      return t('rule.approve', {
        amount: formatCents(withdrawal.amountCents),
        person: withdrawal.user.name ?? t('closedAccount'),
      })
    const { amount = '', from = '', to = '' } = given
    return verb === 'correct'
      ? t('rule.correct', { amount: `R$ ${amount}`, from, to })
      : t('rule.other', { verb })
  }
}

/**
 * The acts that wait for a second operator, which rule is in force, and for others than the first a button.
 * `isShort`: nothing where nothing waits.
 */
export function WaitingActs({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('withdrawals')
  const [confirming, setConfirming] = useState<WaitingAct | null>(null)
  const { data } = useQuery({
    queryKey: ['GET /desk/api/waiting-acts'],
    queryFn: () => callDesk('GET /desk/api/waiting-acts'),
    refetchInterval: LIVE_MS,
  })
  if (!data || (isShort && data.acts.length === 0)) return null
  const { operatorsRequired, fromCents, acts } = data
  const isTwo = operatorsRequired > 1
  return (
    <section className="card" aria-label={t('rule.title')}>
      {acts.length > 0 && <h2>{t('rule.title')}</h2>}
      <ul className="rows">
        {acts.map((act) => (
          <WaitingRow key={act.actId} act={act} onConfirm={() => setConfirming(act)} />
        ))}
      </ul>
      <p className="hint">{isTwo ? t('rule.two', { amount: formatCents(fromCents) }) : t('rule.one')}</p>
      {confirming && <ConfirmDialog act={confirming} onClose={() => setConfirming(null)} />}
    </section>
  )
}

function WaitingRow({ act, onConfirm }: { act: WaitingAct; onConfirm: () => void }) {
  const { t } = useTranslation('withdrawals')
  const textOf = useActText()
  const { who: name, why, askedAt, expiresAt, isOwn, given } = act
  return (
    <li className="row">
      <div dir="auto">
        <p>
          <strong>
            {given.withdrawal === undefined ? (
              textOf(act)
            ) : (
              <Link to={`/withdrawals/${given.withdrawal}`}>{textOf(act)}</Link>
            )}
          </strong>
        </p>
        {given.for !== undefined && <p>{t('rule.correctFor', { cause: given.for })}</p>}
        <p>{t('rule.askedBy', { name, age: formatAge(askedAt), why })}</p>
        <p className="hint">{isOwn ? t('rule.own') : t('rule.until', { time: formatTime(expiresAt) })}</p>
      </div>
      {!isOwn && (
        <button type="button" className="button" onClick={onConfirm}>
          {t('rule.confirm')}
        </button>
      )}
    </li>
  )
}

/** Runs the same verb with the same arguments, and names the act that it confirms. */
export function ConfirmDialog({ act, onClose }: { act: WaitingAct; onClose: () => void }) {
  const { t } = useTranslation('withdrawals')
  const textOf = useActText()
  return (
    <ActDialog
      title={t('rule.confirmTitle', { name: act.who })}
      verb={act.verb}
      given={{ ...act.given, confirms: act.actId }}
      confirm={t('rule.confirm')}
      onClose={onClose}
    >
      <p dir="auto">
        <strong>{textOf(act)}</strong>
      </p>
      <p dir="auto">{t('rule.askedBy', { name: act.who, age: formatAge(act.askedAt), why: act.why })}</p>
    </ActDialog>
  )
}
