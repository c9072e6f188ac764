import { type DisputedPayment, paymentKind } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { currentLanguage, LANGUAGES, type Language } from '../../base/i18n.ts'
import { Badge } from '../../design/Badge.tsx'
import { Failure, useFailureText } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { callDesk, DeskError, fetchDeskFile, saveFile } from '../../net/callDesk.ts'
import { ActDialog } from '../acts/index.ts'
import { FactList } from '../withdrawals/index.ts'
import { DISPUTE_TONES } from './DisputeList.tsx'
import { PersonName } from './PersonName.tsx'

/** A disputed payment: what was paid, where its money is, and the file of evidence. */
export function DisputePage() {
  const { t } = useTranslation('payments')
  const { kind: given = '', paidId = '' } = useParams({ strict: false }) as Record<string, string>
  const kind = paymentKind.safeParse(given)
  const query = useQuery({
    queryKey: ['GET /desk/api/payments/disputes/:kind/:paidId', given, paidId],
    queryFn: () => {
      if (!kind.success) throw new DeskError('NOT_FOUND', 404)
      return callDesk('GET /desk/api/payments/disputes/:kind/:paidId', {
        params: { kind: kind.data, paidId },
      })
    },
  })
  if (query.data) return <Disputed payment={query.data} />
  return (
    <Page title={t('views.disputes')}>
      {query.error && <Failure error={query.error} onRetry={() => query.refetch()} />}
    </Page>
  )
}

function Disputed({ payment }: { payment: DisputedPayment }) {
  const { t } = useTranslation('payments')
  const { kind, user, amountCents, provider, paymentRef, paidAt, disputes } = payment
  return (
    <Page title={t('dispute.title', { amount: formatCents(amountCents) })}>
      <div className="cards evidence">
        <section className="card">
          <h2>{t('dispute.payment')}</h2>
          <FactList
            facts={[
              [t('late.kind'), t(`kinds.${kind}`)],
              [t('late.person'), <PersonName key="person" user={user} none={t('guest')} />],
              [t('late.amount'), formatCents(amountCents)],
              [t('dispute.paid'), paidAt && formatTime(paidAt)],
              [t('parked.provider'), provider],
              [t('dispute.reference'), paymentRef],
              [t('dispute.refunded'), formatCents(payment.refundedCents)],
              [t('dispute.reversed'), formatCents(payment.reversedCents)],
            ]}
          />
        </section>
        <section className="card">
          <h2>{t('views.disputes')}</h2>
          <ul className="rows">
            {disputes.map(({ disputeId, state, saidAt, amountCents: cents }) => (
              <li key={disputeId}>
                <Badge tone={DISPUTE_TONES[state]}>{t(`disputes.states.${state}`)}</Badge>{' '}
                {formatCents(cents)}, {formatTime(saidAt)}
                <p className="hint">{disputeId}</p>
              </li>
            ))}
          </ul>
        </section>
        {kind === 'deposit' && <RestingCard payment={payment} />}
        <EvidenceCard payment={payment} />
      </div>
    </Page>
  )
}

function RestingCard({ payment: { id, resting } }: { payment: DisputedPayment }) {
  const { t } = useTranslation('payments')
  const [isReleasing, setReleasing] = useState(false)
  return (
    <section className="card">
      <h2>{t('dispute.resting')}</h2>
      {resting.length === 0 && <p className="hint">{t('dispute.restingNone')}</p>}
      <ul>
        {resting.map(({ user, amountCents }) => (
          <li key={user?.id ?? 'escrow'}>
            <PersonName user={user} none={t('escrow')} /> {formatCents(amountCents)}
          </li>
        ))}
      </ul>
      {resting.length > 0 && (
        <button type="button" className="button" onClick={() => setReleasing(true)}>
          {t('dispute.release')}
        </button>
      )}
      {isReleasing && (
        <ActDialog
          title={t('dispute.releaseTitle')}
          verb="release-disputed"
          given={{ deposit: id }}
          confirm={t('dispute.release')}
          onClose={() => setReleasing(false)}
        >
          <p>{t('dispute.releaseText')}</p>
        </ActDialog>
      )}
    </section>
  )
}

function EvidenceCard({ payment: { kind, id, evidence } }: { payment: DisputedPayment }) {
  const { t } = useTranslation('payments')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const failureText = useFailureText()
  const download = useMutation({
    mutationFn: () =>
      fetchDeskFile('GET /desk/api/payments/disputes/:kind/:paidId/evidence', {
        params: { kind, paidId: id },
        query: { language },
      }),
    onSuccess: saveFile,
  })
  return (
    <section className="card">
      <h2>{t('dispute.evidence')}</h2>
      <p>{t('dispute.evidenceAbout')}</p>
      <ul>
        {Object.entries(evidence).map(
          ([name, count]) =>
            count > 0 && <li key={name}>{t(`dispute.${name as keyof typeof evidence}`, { count })}</li>,
        )}
      </ul>
      <label className="field-row">
        {t('dispute.language')}
        <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button primary"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('dispute.download')}
      </button>
      <p className="hint">{t('dispute.recorded')}</p>
      <p className="problem" role="alert">
        {download.error && failureText(download.error)}
      </p>
    </section>
  )
}
