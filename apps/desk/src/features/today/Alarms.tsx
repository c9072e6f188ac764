import type { Today } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'

/** What may be wrong with the machine, or that nothing is. */
export function Alarms({ alarms }: Pick<Today, 'alarms'>) {
  const { t } = useTranslation('today')
  return (
    <section className="rows" aria-labelledby="alarms">
      <h2 id="alarms">{t('alarms.title')}</h2>
      <div className="rows" role="status">
        {alarms.length === 0 && (
          <p>
            <Badge tone="good">{t('alarms.none')}</Badge>
          </p>
        )}
        {alarms.map((alarm) => (
          <Alarm key={`${alarm.code} ${alarm.about}`} alarm={alarm} />
        ))}
      </div>
    </section>
  )
}

/** Alarms whose text says a number, which chooses its plural form. */
const COUNTED: readonly string[] = ['LEDGER_WRONG', 'PAYOUTS_UNJUDGED', 'FAIR_PLAY_DRIFT', 'CLOCK_OFF']

function Alarm({ alarm: { code, about, since } }: { alarm: Today['alarms'][number] }) {
  const { t } = useTranslation('today')
  const values = COUNTED.includes(code)
    ? { count: Number(about), number: formatNumber(Number(about)) }
    : { about: about ?? '' }
  return (
    <div className="alarm">
      <p>
        <strong>{t(`alarms.${code}.what`, values)}</strong>{' '}
        {since !== null && <span className="hint">{t('alarms.since', { time: formatTime(since) })}</span>}
      </p>
      <p className="hint">{t(`alarms.${code}.then`)}</p>
    </div>
  )
}
