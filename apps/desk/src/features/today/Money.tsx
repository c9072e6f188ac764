import type { Today } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatCalendarDay, formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { MoneyPlot } from './MoneyPlot.tsx'

type MoneyOfToday = NonNullable<Today['money']>

/** Money in and out by day, what the product holds for its players, and the last proof of the ledger. */
export function Money({ money }: { money: MoneyOfToday }) {
  const { t } = useTranslation('today')
  const { days, escrowCents, wallets } = money
  const sum = (part: 'inCents' | 'outCents') => days.reduce((total, day) => total + day[part], 0)
  return (
    <section className="rows" aria-labelledby="money">
      <h2 id="money">{t('money.title')}</h2>
      <dl className="cards">
        <Figure name={t('money.escrow')} value={formatCents(escrowCents)} note={t('money.escrowNote')} />
        <Figure
          name={t('money.wallets')}
          value={wallets === null ? '…' : formatCents(wallets.cents)}
          note={wallets === null ? t('money.counting') : t('money.counted', { time: formatTime(wallets.at) })}
        />
        <ProofCard proof={money.proof} />
      </dl>
      <div className="card">
        <h3>{t('money.days')}</h3>
        <p>
          <span className="key-in" aria-hidden>
            ■
          </span>{' '}
          {t('money.sumIn', { sum: formatCents(sum('inCents')) })}{' '}
          <span className="key-out" aria-hidden>
            ■
          </span>{' '}
          {t('money.sumOut', { sum: formatCents(sum('outCents')) })}
        </p>
        <MoneyPlot days={days} />
        <details>
          <summary>{t('money.asTable')}</summary>
          <DayTable days={days} />
        </details>
      </div>
    </section>
  )
}

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div className="card">
    <dt className="hint">{name}</dt>
    <dd className="figure">{value}</dd>
    <dd className="hint">{note}</dd>
  </div>
)

function ProofCard({ proof }: Pick<MoneyOfToday, 'proof'>) {
  const { t } = useTranslation('today')
  const isRight = proof !== null && proof.findings === 0
  return (
    <div className="card">
      <dt className="hint">{t('money.proof')}</dt>
      <dd>
        {proof === null ? (
          <Badge tone="warning">{t('money.noProof')}</Badge>
        ) : (
          <Badge tone={isRight ? 'good' : 'bad'}>
            {isRight ? t('money.right') : t('money.wrong', { count: proof.findings })}
          </Badge>
        )}
      </dd>
      {proof !== null && <dd className="hint">{t('money.proofAt', { time: formatTime(proof.at) })}</dd>}
      {proof !== null && (proof.openItems ?? 0) > 0 && (
        <dd>
          <Badge tone="warning">{t('money.open', { count: proof.openItems ?? 0 })}</Badge>
        </dd>
      )}
    </div>
  )
}

function DayTable({ days }: Pick<MoneyOfToday, 'days'>) {
  const { t } = useTranslation('today')
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('money.day')}</th>
          <th scope="col" className="number">
            {t('money.in')}
          </th>
          <th scope="col" className="number">
            {t('money.out')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, inCents, outCents }) => (
          <tr key={day}>
            <th scope="row">{formatCalendarDay(day)}</th>
            <td className="number">{formatCents(inCents)}</td>
            <td className="number">{formatCents(outCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
