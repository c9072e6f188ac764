import type { MeanLoss } from '@lance/domain/losses'
import { errorsAllowed } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { useLossNumbers } from './useLossNumbers.ts'

/** `expected`: what is expected of the player's rating. */
export type LossRow = { key: string; name: string; mean: MeanLoss | null; expected: number | null }

/** The table is what the bars show: name, loss per move, expected loss and moves. */
export function LossTable({ heading, rows }: { heading: string; rows: readonly LossRow[] }) {
  const { t } = useTranslation('losses')
  const { write, count } = useLossNumbers()
  const isCompared = rows.some(({ expected }) => expected !== null)
  const most = scaleOf(rows)
  return (
    <>
      <table className="loss-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <td aria-hidden />
            <th scope="col">{t('column.perMove')}</th>
            {isCompared && <th scope="col">{t('column.expected')}</th>}
            <th scope="col">{t('column.moves')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, mean, expected }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td aria-hidden>{mean !== null && <LossBar mean={mean} expected={expected} most={most} />}</td>
              <td>{mean === null ? '–' : write(mean.perMove)}</td>
              {isCompared && <td>{expected === null ? '–' : write(expected)}</td>}
              <td>{count(mean?.moves ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Legend isCompared={isCompared} />
    </>
  )
}

/** Half of the interval of 95 % around a mean; null for a mean of one game, which has none. */
const halfWidth = ({ error, games }: MeanLoss): number | null =>
  Number.isFinite(error) ? errorsAllowed(games) * error : null

/** The loss at the end of the bars. A wide interval doesn't make all bars short: it may leave the picture. */
function scaleOf(rows: readonly LossRow[]): number {
  const values = rows.flatMap(({ mean, expected }) => {
    if (mean === null) return []
    return [Math.min(mean.perMove + (halfWidth(mean) ?? 0), 2 * mean.perMove), expected ?? 0]
  })
  return Math.max(1, ...values) * 1.05
}

type LossBarProps = { mean: MeanLoss; expected: number | null; most: number }

function LossBar({ mean, expected, most }: LossBarProps) {
  const at = (value: number) => `${(100 * Math.max(0, Math.min(most, value))) / most}%`
  const half = halfWidth(mean)
  const { perMove } = mean
  return (
    <div className="loss-bar">
      <span className="loss-bar-own" style={{ inlineSize: at(perMove) }} />
      {half !== null && (
        <span
          className="loss-bar-error"
          style={{ insetInlineStart: at(perMove - half), insetInlineEnd: at(most - perMove - half) }}
        />
      )}
      {expected !== null && <span className="loss-bar-expected" style={{ insetInlineStart: at(expected) }} />}
    </div>
  )
}

function Legend({ isCompared }: { isCompared: boolean }) {
  const { t } = useTranslation('losses')
  const entry = (name: string, sign: ReactNode) => (
    <span>
      {sign} {name}
    </span>
  )
  return (
    <p className="loss-legend" aria-hidden>
      {entry(t('legend.own'), <i data-sign="own" />)}
      {entry(t('legend.error'), <i data-sign="error" />)}
      {isCompared && entry(t('legend.expected'), <i data-sign="expected" />)}
    </p>
  )
}
