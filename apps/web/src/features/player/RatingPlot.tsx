import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useShownScheme } from '../../design/useShownScheme.ts'
import type { RatingPoint } from './playerQueries.ts'

const HEIGHT_PX = 220
const TWO_DAYS_S = 172_800
/** The least span of the rating axis, so that a flat line stays in the middle. */
const SPAN_MIN = 60

type RatingPlotProps = { points: readonly RatingPoint[]; onPoint: (point: RatingPoint | null) => void }

/** The graph; a summary in words is beside it. */
export function RatingPlot({ points, onPoint }: RatingPlotProps) {
  const { i18n } = useTranslation()
  const scheme = useShownScheme()
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other colors
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const data: uPlot.AlignedData = [points.map(({ at }) => at / 1000), points.map(({ rating }) => rating)]
    const options = makeOptions(element, i18n.language, (index) =>
      onPoint(index === null ? null : (points[index] ?? null)),
    )
    const plot = new uPlot(options, data, element)
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [points, i18n.language, scheme, onPoint])
  return <div ref={frame} className="rating-plot" aria-hidden />
}

function makeOptions(
  element: HTMLElement,
  language: string,
  onIndex: (index: number | null) => void,
): uPlot.Options {
  const style = getComputedStyle(element)
  // A `light-dark()` color is resolved only when computed on an element.
  const colorOf = (part: 'axis' | 'grid' | 'line') => {
    const probe = element.ownerDocument.createElement('span')
    probe.dataset.plot = part
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const numbers = new Intl.NumberFormat(language, { useGrouping: false })
  const font = `14px ${style.fontFamily}`
  const axis = {
    stroke: colorOf('axis'),
    font,
    grid: { stroke: colorOf('grid'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false }, points: { size: 9 } },
    scales: { y: { range: (_plot, low, high) => rangeAround(low, high) } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 36,
        gap: 10,
        space: 90,
        values: (_plot, splits) => datesOf(splits, language),
      },
      { ...axis, size: 48, space: 40, values: (_plot, splits) => splits.map(numbers.format) },
    ],
    series: [{}, { stroke: colorOf('line'), width: 2, points: { show: false } }],
    hooks: { setCursor: [({ cursor: { idx } }) => onIndex(idx ?? null)] },
  }
}

function rangeAround(low: number, high: number): [number, number] {
  const room = Math.max(SPAN_MIN - (high - low), (high - low) * 0.2) / 2
  return [low - room, high + room]
}

/** Dates if the axis spans days, else times; without consecutive duplicates. */
function datesOf(splits: readonly number[], language: string): string[] {
  const span = (splits.at(-1) ?? 0) - (splits[0] ?? 0)
  const format = new Intl.DateTimeFormat(
    language,
    span >= TWO_DAYS_S ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' },
  )
  const texts = splits.map((split) => format.format(split * 1000))
  return texts.map((text, index) => (text === texts[index - 1] ? '' : text))
}
