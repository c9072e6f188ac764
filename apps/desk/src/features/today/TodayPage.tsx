import type { Today } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { formatNumber, formatTime } from '../../base/format.ts'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { Alarms } from './Alarms.tsx'
import { FailedMail } from './FailedMail.tsx'
import { LowStock } from './LowStock.tsx'
import { Waiting } from './Waiting.tsx'

const Money = lazy(() => import('./Money.tsx').then((module) => ({ default: module.Money })))

/** What goes on, and what waits for a decision; each operator sees what is for their roles. */
export function TodayPage() {
  const { t } = useTranslation('today')
  const { t: common } = useTranslation('common')
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => callDesk('GET /desk/api/today'),
    refetchInterval: LIVE_MS,
  })
  if (!data) {
    return (
      <Page title={t('title')}>
        {error ? <Failure error={error} onRetry={() => refetch()} /> : <p>{common('loading')}</p>}
      </Page>
    )
  }
  return (
    <Page title={t('title')} actions={<p className="hint">{t('at', { time: formatTime(data.at) })}</p>}>
      {error && <Failure error={error} onRetry={() => refetch()} />}
      <Alarms alarms={data.alarms} />
      {data.waiting.length > 0 && <Waiting waiting={data.waiting} />}
      <Now now={data.now} />
      {data.money && (
        <Suspense fallback={<p>{common('loading')}</p>}>
          <Money money={data.money} />
        </Suspense>
      )}
      {data.lowStock && <LowStock lowStock={data.lowStock} />}
      {data.mail && <FailedMail mail={data.mail} />}
    </Page>
  )
}

const NOW = ['people', 'games', 'searching', 'tournaments'] as const

function Now({ now }: Pick<Today, 'now'>) {
  const { t } = useTranslation('today')
  return (
    <section className="rows" aria-labelledby="now">
      <h2 id="now">{t('now.title')}</h2>
      <dl className="cards compact">
        {NOW.map((name) => (
          <div key={name} className="card">
            <dt className="hint">{t(`now.${name}`)}</dt>
            <dd className="figure">{formatNumber(now[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
