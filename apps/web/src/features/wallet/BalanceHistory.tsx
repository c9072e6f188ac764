import type { WalletHistory } from '@lance/contract'
import { HISTORY_DAYS, type HistoryDays } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { Choice } from '../../design/form/Choice.tsx'
import { ListFailed } from '../../design/ListNote.tsx'
import { moneyText } from '../../design/numberText.ts'
import type { PlotAxis } from '../../design/TimePlot.tsx'
import '../../design/timePlot.css'
import { BalanceSums } from './BalanceSums.tsx'
import { BalanceTable } from './BalanceTable.tsx'
import type { useWalletHistory } from './walletQueries.ts'

const TimePlot = lazyPart(async () => ({ default: (await import('../../design/TimePlot.tsx')).TimePlot }))

const AXIS: PlotAxis = { widthPx: 84, spanMin: 10, isFromZero: true }

type BalanceHistoryProps = {
  history: ReturnType<typeof useWalletHistory>
  days: HistoryDays
  onDays: (days: HistoryDays) => void
}

/** The balance of the last days as a curve, and the sums that moved it. */
export function BalanceHistory({ history, days, onDays }: BalanceHistoryProps) {
  const { t } = useTranslation('wallet')
  const { data, error, isFetching, refetch } = history
  return (
    <section aria-labelledby="wallet-history" className="min-w-0">
      <h2 id="wallet-history" className="text-20">
        {t('history.title')}
      </h2>
      {data !== undefined ? (
        <div className="mt-3 grid gap-4">
          <Choice
            legend={t('history.period')}
            name="history-days"
            all={HISTORY_DAYS}
            chosen={days}
            onChoose={onDays}
          >
            {(one) => t('history.days', { count: one })}
          </Choice>
          <Curve points={data.points} />
          <BalanceSums history={data} />
          <BalanceTable points={data.points} />
        </div>
      ) : (
        error !== null &&
        !isFetching && (
          <div className="mt-3">
            <ListFailed title={t('history.failed')} reason={error.message} onRetry={() => void refetch()} />
          </div>
        )
      )}
    </section>
  )
}

function Curve({ points }: { points: WalletHistory['points'] }) {
  const { i18n } = useTranslation()
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = useMemo(() => points.map(({ at, balance }) => ({ at, value: balance })), [points])
  const write = useCallback(
    (value: number) => moneyText(value, i18n.language, { isWhole: true }),
    [i18n.language],
  )
  const shown = points[pointed ?? points.length - 1]
  return (
    <div>
      <p className="plot-readout" aria-hidden>
        {shown && (
          <>
            <strong dir="ltr">{moneyText(shown.balance, i18n.language)}</strong>{' '}
            <bdi>{new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(shown.at)}</bdi>
          </>
        )}
      </p>
      <Suspense fallback={<div className="skeleton time-plot" />}>
        <TimePlot points={drawn} onPoint={setPointed} writeValue={write} axis={AXIS} />
      </Suspense>
    </div>
  )
}
