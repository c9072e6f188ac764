import type { RatingHistory as History } from '@lance/contract'
import type { RatingClass } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { Choice } from '../../design/form/Choice.tsx'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { PlotTable } from '../../design/PlotTable.tsx'
import type { PlotAxis } from '../../design/TimePlot.tsx'
import '../../design/timePlot.css'
import { type RatingPoint, useRatingHistory } from './playerQueries.ts'

const TimePlot = lazyPart(async () => ({ default: (await import('../../design/TimePlot.tsx')).TimePlot }))

const AXIS: PlotAxis = { widthPx: 48, spanMin: 60 }

/** The history of a player's ratings: a graph for each class, a summary, and a table. */
export function RatingHistory({ playerId }: { playerId: string }) {
  const { t } = useTranslation('player')
  const { data, error, isFetching, refetch } = useRatingHistory(playerId)
  return (
    <section aria-labelledby="player-history" className="min-w-0">
      <h2 id="player-history" className="text-20">
        {t('history.title')}
      </h2>
      {data !== undefined ? (
        <RatingClasses items={data.items} />
      ) : error === null || isFetching ? (
        <div className="skeleton mt-3 h-72" role="status" aria-label={t('history.loading')} />
      ) : (
        <div className="mt-3">
          <ListFailed title={t('history.failed')} reason={error.message} onRetry={() => void refetch()} />
        </div>
      )}
    </section>
  )
}

function RatingClasses({ items }: History) {
  const { t } = useTranslation('player')
  const [chosen, setChosen] = useState<RatingClass | null>(null)
  const shown = items.find(({ speed }) => speed === chosen) ?? items[0]
  if (!shown)
    return (
      <div className="mt-3">
        <ListNote title={t('history.empty')} text={t('history.emptyText')} />
      </div>
    )
  return (
    <div className="mt-3 grid gap-4">
      {items.length > 1 && (
        <Choice
          legend={t('history.class')}
          name="rating-class"
          all={items.map(({ speed }) => speed)}
          chosen={shown.speed}
          onChoose={setChosen}
        >
          {(speed) => t(`ratings.${speed}`)}
        </Choice>
      )}
      <ClassHistory key={shown.speed} {...shown} />
    </div>
  )
}

function ClassHistory({ games, points }: History['items'][number]) {
  const { t } = useTranslation('player')
  return (
    <>
      {points.length > 1 ? <Curve points={points} /> : <p className="text-quiet">{t('history.onePoint')}</p>}
      <Summary games={games} points={points} />
      <Table points={points} />
    </>
  )
}

function Curve({ points }: { points: readonly RatingPoint[] }) {
  const { i18n } = useTranslation()
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = useMemo(() => points.map(({ at, rating }) => ({ at, value: rating })), [points])
  const write = useCallback((value: number) => plainNumber(value, i18n.language), [i18n.language])
  return (
    <div>
      <p className="plot-readout" aria-hidden>
        <Readout point={points[pointed ?? points.length - 1] ?? null} />
      </p>
      <Suspense fallback={<div className="skeleton time-plot" />}>
        <TimePlot points={drawn} onPoint={setPointed} writeValue={write} axis={AXIS} />
      </Suspense>
    </div>
  )
}

function useFormats() {
  const { i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language, { useGrouping: false })
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return { number: numbers.format, date: dates.format }
}

function Readout({ point }: { point: RatingPoint | null }) {
  const { t } = useTranslation('player')
  const formats = useFormats()
  if (point === null) return null
  return (
    <>
      <strong>{formats.number(point.rating)}</strong> {formats.date(point.at)} ·{' '}
      {t('history.afterGame', { game: formats.number(point.game) })}
    </>
  )
}

function Summary({ games, points }: Pick<History['items'][number], 'games' | 'points'>) {
  const { t } = useTranslation('player')
  const formats = useFormats()
  const summary = ratingSummary(points)
  if (summary === null) return null
  const { first, last, best, worst } = summary
  return (
    <p className="text-14 text-quiet">
      {t('history.summary', {
        count: games,
        first: formats.number(first.rating),
        last: formats.number(last.rating),
        best: formats.number(best.rating),
        bestDate: formats.date(best.at),
        worst: formats.number(worst.rating),
      })}
    </p>
  )
}

/** The same points as a table, newest first. */
function Table({ points }: { points: readonly RatingPoint[] }) {
  const { t } = useTranslation('player')
  const formats = useFormats()
  const columns = [t('history.date'), t('history.game'), t('ratings.title')]
  const rows = points.toReversed().map(({ game, at, rating }) => ({
    key: game,
    cells: [formats.date(at), formats.number(game), formats.number(rating)],
  }))
  return <PlotTable title={t('history.asTable')} columns={columns} rows={rows} />
}

type RatingSummary = { first: RatingPoint; last: RatingPoint; best: RatingPoint; worst: RatingPoint }

/** The summary of a rating graph: its first, last, best and worst points. Null without points. */
export function ratingSummary(points: readonly RatingPoint[]): RatingSummary | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  let [best, worst] = [first, first]
  for (const point of points) {
    if (point.rating > best.rating) best = point
    if (point.rating < worst.rating) worst = point
  }
  return { first, last, best, worst }
}
