import { AWAY_FROM_MS } from '@lance/domain/fairPlay'
import { useTranslation } from '@lance/texts'
import type { GameAnswer } from './answers.ts'
import { inSeconds } from './MoveTable.tsx'

const HEIGHT = 96
const BAR = 10
const GAP = 2
/** The shortest bar, so that an instant move is seen. */
const BAR_MIN = 2

type TimeChartProps = {
  answer: GameAnswer
  own: 'white' | 'black'
  ply: number
  onPly: (ply: number) => void
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/**
 * How long the player thought about each move. Heights are square roots, so that short times are told apart
 * beside a long one. The table beside the board has the same figures to read.
 */
export function TimeChart({ answer: { moves }, own, ply, onPly }: TimeChartProps) {
  const { t } = useTranslation('fairPlay')
  const bars = moves.flatMap(({ thinkMs, signs }, index) => {
    const isOwn = (index % 2 === 0) === (own === 'white')
    if (!isOwn || thinkMs === null) return []
    return [{ ply: index + 1, thinkMs, isAway: (signs?.awayMs ?? 0) >= AWAY_FROM_MS }]
  })
  if (bars.length === 0) return null
  const longest = Math.max(...bars.map(({ thinkMs }) => thinkMs), 1)
  const median = inSeconds(medianOf(bars.map(({ thinkMs }) => thinkMs)))
  const label = t('times.label', { median, longest: inSeconds(longest) })
  const isAnyAway = bars.some(({ isAway }) => isAway)
  return (
    <figure className="card times-card">
      <figcaption>
        <h3>{t('times.title')}</h3>
        <p className="hint">
          {label} {isAnyAway && t('times.away')}
        </p>
      </figcaption>
      <svg
        className="times"
        viewBox={`0 0 ${bars.length * (BAR + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map((bar, index) => {
          const height = Math.max(BAR_MIN, Math.sqrt(bar.thinkMs / longest) * HEIGHT)
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the moves beside the board are buttons
            <rect
              key={bar.ply}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-away={bar.isAway || undefined}
              data-current={bar.ply === ply || undefined}
              onClick={() => onPly(bar.ply)}
            >
              <title>{t('seconds', { seconds: inSeconds(bar.thinkMs) })}</title>
            </rect>
          )
        })}
      </svg>
    </figure>
  )
}
