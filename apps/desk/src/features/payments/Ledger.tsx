import type { OpenCorrection } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Failure, useFailureText } from '../../design/Failure.tsx'
import { Field } from '../../design/Field.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { ActDialog } from '../acts/index.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

/** The last proof of the ledger, a new one, and the corrections that wait for their other side. */
export function Ledger() {
  const { t } = useTranslation('payments')
  const query = useQuery({
    queryKey: ['GET /desk/api/payments/proof'],
    queryFn: () => callDesk('GET /desk/api/payments/proof'),
  })
  const [isCorrecting, setCorrecting] = useState(false)
  if (!query.data) return query.error ? <Failure error={query.error} onRetry={() => query.refetch()} /> : null
  const { last, openCorrections, openCorrectionCount } = query.data
  const rest = openCorrectionCount - openCorrections.length
  return (
    <>
      <section className="card">
        <h2>{t('ledger.title')}</h2>
        <p className={last?.findings ? 'problem' : undefined}>
          {last === null
            ? t('ledger.never')
            : last.findings === 0
              ? t('ledger.right', { time: formatTime(last.begunAt) })
              : t('ledger.wrong', { count: last.findings, time: formatTime(last.begunAt) })}
        </p>
        <ProveNow />
      </section>
      <section className="card">
        <h2>{t('ledger.corrections')}</h2>
        {openCorrections.length === 0 && <p className="hint">{t('ledger.correctionsNone')}</p>}
        <ul className="rows">
          {openCorrections.map((correction) => (
            <CorrectionRow key={correction.actId} correction={correction} />
          ))}
          {rest > 0 && <li>{t('ledger.more', { count: rest })}</li>}
        </ul>
        <div>
          <button type="button" className="button" onClick={() => setCorrecting(true)}>
            {t('ledger.correct')}
          </button>
        </div>
      </section>
      {isCorrecting && <CorrectDialog onClose={() => setCorrecting(false)} />}
    </>
  )
}

/** Proves the ledger at once. It shows no user's money, so it needs no reason; the call asks for one. */
function ProveNow() {
  const { t } = useTranslation('payments')
  const failureText = useFailureText()
  const prove = useMutation({
    mutationFn: () =>
      callDesk('POST /desk/api/acts/:verb', {
        params: { verb: 'reconcile' },
        body: { actId: crypto.randomUUID(), why: 'reconcile', given: {} },
      }),
  })
  return (
    <>
      <div>
        <button type="button" className="button" disabled={prove.isPending} onClick={() => prove.mutate()}>
          {t('ledger.prove')}
        </button>
      </div>
      <div aria-live="polite">
        {prove.isPending && <p className="hint">{t('ledger.proving')}</p>}
        {prove.error && <p className="problem">{failureText(prove.error)}</p>}
        {prove.data && <pre className="payload">{prove.data.lines.join('\n')}</pre>}
      </div>
    </>
  )
}

function CorrectionRow({ correction }: { correction: OpenCorrection }) {
  const { t } = useTranslation('payments')
  const [isProving, setProving] = useState(false)
  const [proof, setProof] = useState('')
  const { actId, who: name, postedAt, from, to, amountCents, purpose, left } = correction
  return (
    <li className="row">
      <div>
        <p>
          <strong>{t('ledger.correction', { amount: formatCents(amountCents), from, to })}</strong>
        </p>
        <p dir="auto">
          {purpose === null
            ? t('ledger.byWithout', { name, time: formatTime(postedAt) })
            : t('ledger.by', { name, time: formatTime(postedAt), purpose })}
        </p>
        {left.map(({ account, cents }) => (
          <p key={account} className="hint">
            {t('ledger.left', { amount: formatCents(Math.abs(cents)), account })}
          </p>
        ))}
      </div>
      <button type="button" className="button" onClick={() => setProving(true)}>
        {t('ledger.proveCorrection')}
      </button>
      {isProving && (
        <ActDialog
          title={t('ledger.proveCorrection')}
          verb="prove-correction"
          given={{ correction: actId, proof }}
          isReady={proof.trim() !== ''}
          confirm={t('ledger.proveCorrection')}
          onClose={() => setProving(false)}
        >
          <Field label={t('ledger.proof')} hint={t('ledger.proofHint')}>
            {(field) => (
              <input
                {...field}
                value={proof}
                required
                maxLength={200}
                onChange={({ target }) => setProof(target.value)}
              />
            )}
          </Field>
        </ActDialog>
      )}
    </li>
  )
}
