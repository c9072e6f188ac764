import type { WithdrawalDetails } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatCpf, formatPixKey, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { CopyButton } from '../../design/CopyButton.tsx'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { useOperator } from '../../net/session.ts'
import { AccountCard, EarlierCard, LosersCard, MoneyCard, RestingCard, SuspicionsCard } from './Evidence.tsx'
import { FactList, type Facts } from './FactList.tsx'
import { Marks } from './Marks.tsx'
import { PersonLink } from './PersonLink.tsx'
import { ConfirmDialog } from './WaitingActs.tsx'
import { type ActName, actsOf, WithdrawalAct } from './WithdrawalAct.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'
import { STATUS_TONES } from './withdrawalTones.ts'

/** A withdrawal with the evidence beside it, and what may be done with it now. */
export function WithdrawalPage() {
  const { t } = useTranslation('withdrawals')
  const { withdrawalId = '' } = useParams({ strict: false }) as { withdrawalId?: string }
  const query = useQuery({
    queryKey: ['GET /desk/api/withdrawals/:withdrawalId', withdrawalId],
    queryFn: () => callDesk('GET /desk/api/withdrawals/:withdrawalId', { params: { withdrawalId } }),
    refetchInterval: LIVE_MS,
  })
  if (query.error && !query.data)
    return (
      <Page title={t('title')}>
        <Failure error={query.error} onRetry={() => query.refetch()} />
      </Page>
    )
  return query.data ? <Details details={query.data} /> : <Page title={t('title')}>{null}</Page>
}

function Details({ details }: { details: WithdrawalDetails }) {
  const { t } = useTranslation('withdrawals')
  const [act, setAct] = useState<ActName | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const { withdrawal, waiting } = details
  return (
    <Page
      title={t('one', { amount: formatCents(withdrawal.amountCents) })}
      actions={
        <>
          {waiting && !waiting.isOwn && (
            <button type="button" className="button primary" onClick={() => setConfirming(true)}>
              {t('rule.confirm')}
            </button>
          )}
          {actsOf(details).map((name) => (
            <button
              key={name}
              type="button"
              className={name === 'refuse' || name === 'failed' ? 'button grave' : 'button'}
              onClick={() => setAct(name)}
            >
              {t(`acts.${name}`)}
            </button>
          ))}
        </>
      }
    >
      <Notice details={details} />
      <div className="cards evidence">
        <WithdrawalCard withdrawal={withdrawal} />
        <AccountCard details={details} />
        <MoneyCard money={details.money} />
        <RestingCard resting={details.resting} />
        <SuspicionsCard details={details} />
      </div>
      <WithdrawalHistory details={details} />
      <LosersCard losers={details.losers} />
      <EarlierCard earlier={details.earlier} />
      {act && <WithdrawalAct name={act} details={details} onClose={() => setAct(null)} />}
      {isConfirming && waiting && <ConfirmDialog act={waiting} onClose={() => setConfirming(false)} />}
    </Page>
  )
}

/** What the operator has to do, or leave, right now. */
function Notice({ details: { withdrawal, waiting } }: { details: WithdrawalDetails }) {
  const { t } = useTranslation('withdrawals')
  const { name: ownName } = useOperator()
  const { status, amountCents, pixKey, pixKind, takenBy, takenAt } = withdrawal
  if (waiting)
    return (
      <p className="notice" dir="auto">
        {waiting.isOwn
          ? t('rule.own')
          : t('rule.askedBy', { name: waiting.who, age: formatTime(waiting.askedAt), why: waiting.why })}
      </p>
    )
  if (status !== 'sending' || takenBy === null || takenAt === null) return null
  return (
    <p className="notice" dir="auto">
      {takenBy === ownName
        ? t('sendNow', { amount: formatCents(amountCents), key: pixKey, kind: t(`pixKinds.${pixKind}`) })
        : t('sendOther', { name: takenBy, time: formatTime(takenAt) })}
    </p>
  )
}

function WithdrawalCard({ withdrawal }: Pick<WithdrawalDetails, 'withdrawal'>) {
  const { t } = useTranslation('withdrawals')
  const { id, user, status, pixKind, pixKey, cpf, createdAt, approvedAt, settledAt, told } = withdrawal
  const { takenBy: name, takenAt } = withdrawal
  const facts: Facts = [
    [t('facts.person'), <PersonLink key="person" user={user} />],
    [
      t('facts.status'),
      <Badge key="status" tone={STATUS_TONES[status]}>
        {t(`status.${status}`)}
      </Badge>,
    ],
    [
      t('facts.key'),
      <span key="key" className="marks">
        {formatPixKey(withdrawal)} ({t(`pixKinds.${pixKind}`)}) <CopyButton text={pixKey} />
      </span>,
    ],
    [t('facts.cpf'), formatCpf(cpf)],
    [t('facts.asked'), formatTime(createdAt)],
    [t('facts.approved'), approvedAt && formatTime(approvedAt)],
    [t('facts.taken'), takenAt && t('facts.takenBy', { time: formatTime(takenAt), name })],
    [t('facts.settled'), settledAt && formatTime(settledAt)],
    [t('facts.told'), told],
    [t('facts.id'), id],
  ]
  return (
    <section className="card">
      <h2>{t('facts.title')}</h2>
      <Marks withdrawal={withdrawal} />
      <FactList facts={facts} />
    </section>
  )
}
