import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useShownScheme } from './useShownScheme.ts'

const HEIGHT_PX = 220
const TWO_DAYS_S = 172_800
/** A value at a time, in ms since 1970. */
export type TimePoint = { at: number; value: number }

type TimePlotProps = {
  /** Oldest first. Another array draws the plot anew. */
  points: readonly TimePoint[]
  /** Gets the index of the point below the pointer; null when there is none. */
  onPoint: (index: number | null) => void
  writeValue: (value: number) => string
  axis: PlotAxis
}

/** `spanMin`: the least span of the values' axis, so that a flat line stays in the middle. */
export type PlotAxis = { widthPx: number; spanMin: number; isFromZero?: boolean }

/** A line over time, for the eye alone: a summary in words and a table stand beside it. */
export function TimePlot({ points, onPoint, writeValue, axis }: TimePlotProps) {
  const { i18n } = useTranslation()
  const scheme = useShownScheme()
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other colors
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const data: uPlot.AlignedData = [points.map(({ at }) => at / 1000), points.map(({ value }) => value)]
    const options = makeOptions(element, { language: i18n.language, writeValue, axis, onPoint })
    const plot = new uPlot(options, data, element)
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [points, i18n.language, scheme, onPoint, writeValue, axis])
  return <div ref={frame} className="time-plot" aria-hidden />
}

type Drawing = Pick<TimePlotProps, 'onPoint' | 'writeValue' | 'axis'> & { language: string }

/** A `light-dark()` color is resolved only when computed on an element. */
function colorIn(element: HTMLElement, part: 'axis' | 'grid' | 'line' | 'area'): string {
  const probe = element.ownerDocument.createElement('span')
  probe.dataset.plot = part
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function makeOptions(
  element: HTMLElement,
  { language, writeValue, axis: { widthPx, spanMin, isFromZero }, onPoint }: Drawing,
): uPlot.Options {
  const axis = {
    stroke: colorIn(element, 'axis'),
    font: `14px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: colorIn(element, 'grid'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false }, points: { size: 9 } },
    scales: {
      y: {
        range: (_plot, low, high) =>
          isFromZero ? [0, Math.max(spanMin, high * 1.15)] : rangeAround(low, high, spanMin),
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 36,
        gap: 10,
        space: 90,
        values: ({ scales: { x } }, splits) =>
          datesOf(splits, { language, spanS: (x?.max ?? 0) - (x?.min ?? 0) }),
      },
      { ...axis, size: widthPx, space: 40, values: (_plot, splits) => splits.map(writeValue) },
    ],
    series: [
      {},
      {
        stroke: colorIn(element, 'line'),
        width: 2,
        points: { show: false },
        ...(isFromZero && { fill: colorIn(element, 'area') }),
      },
    ],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? null)] },
  }
}

function rangeAround(low: number, high: number, spanMin: number): [number, number] {
  const room = Math.max(spanMin - (high - low), (high - low) * 0.2) / 2
  return [low - room, high + room]
}

/** Dates if the axis spans days, else times; without consecutive duplicates. */
function datesOf(
  splits: readonly number[],
  { language, spanS }: { language: string; spanS: number },
): string[] {
  const format = new Intl.DateTimeFormat(
    language,
    spanS >= TWO_DAYS_S ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' },
  )
  const texts = splits.map((split) => format.format(split * 1000))
  return texts.map((text, index) => (text === texts[index - 1] ? '' : text))
}
