import type { Today } from '@lance/contract/desk'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { currentLanguage } from '../../base/i18n.ts'

type Days = NonNullable<Today['money']>['days']

const HEIGHT_PX = 220
const BAR_WIDTH_MAX_PX = 12
const DAY_S = 86_400

const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const onScheme = (change: () => void) => {
  darkScheme.addEventListener('change', change)
  return () => darkScheme.removeEventListener('change', change)
}

/** Two bars for each day. The same figures are in a table beside it. */
export function MoneyPlot({ days }: { days: Days }) {
  const frame = useRef<HTMLDivElement>(null)
  const isDark = useSyncExternalStore(onScheme, () => darkScheme.matches)
  const language = currentLanguage()
  // Read again every ten seconds, the same figures do not draw the picture anew.
  const figures = JSON.stringify(days)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other colors
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const read = JSON.parse(figures) as Days
    const data: uPlot.AlignedData = [
      read.map(({ day }) => Date.parse(day) / 1000),
      read.map(({ inCents }) => inCents / 100),
      read.map(({ outCents }) => outCents / 100),
    ]
    const plot = new uPlot(makeOptions(element, language), data, element)
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [figures, language, isDark])
  return <div ref={frame} className="plot" aria-hidden />
}

function makeOptions(element: HTMLElement, language: string): uPlot.Options {
  // A `light-dark()` color is resolved only when computed on an element.
  const colorOf = (part: 'axis' | 'grid' | 'in' | 'out') => {
    const probe = element.ownerDocument.createElement('span')
    probe.dataset.plot = part
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const money = new Intl.NumberFormat(language, { notation: 'compact' })
  const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const axis = {
    stroke: colorOf('axis'),
    font: `13px ${getComputedStyle(element).fontFamily}`,
    ticks: { show: false },
  }
  const bars = (align: 1 | -1, color: string): uPlot.Series => {
    const paths = uPlot.paths.bars?.({ size: [0.4, BAR_WIDTH_MAX_PX], align })
    return { stroke: color, fill: color, points: { show: false }, ...(paths && { paths }) }
  }
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { range: (_plot, first, last) => [first - DAY_S / 2, last + DAY_S / 2] },
      y: { range: (_plot, _low, high) => [0, Math.max(high, 1) * 1.05] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 36,
        gap: 10,
        space: 70,
        incrs: [DAY_S, 2 * DAY_S, 5 * DAY_S, 7 * DAY_S, 14 * DAY_S],
        values: (_plot, splits) => splits.map((second) => dates.format(second * 1000)),
      },
      {
        ...axis,
        grid: { stroke: colorOf('grid'), width: 1 },
        size: 60,
        space: 40,
        values: (_plot, splits) => splits.map((value) => money.format(value)),
      },
    ],
    series: [{}, bars(-1, colorOf('in')), bars(1, colorOf('out'))],
  }
}
