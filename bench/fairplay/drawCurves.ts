import type { PlayerScore } from './scorePlayers.ts'

/** One curve: the share of cheats found at each rate of false alarms. */
export type Curve = { name: string; honest: readonly number[]; cheats: readonly number[] }

const WIDTH = 720
const HEIGHT = 400
const PLOT = { left: 60, top: 20, width: 440, height: 320 }
/** From one in a thousand to all, on a logarithmic axis. */
const DECADES = 3
const COLORS = ['#3b82c4', '#d9822b', '#2e9e6b', '#c2477f', '#8a6fd1', '#a3892f', '#4aa3a3', '#b55d4c']

export const curvesOf = (scores: readonly PlayerScore[]): Curve[] => {
  const honest = scores.filter(({ strategy }) => strategy === null).map(({ nats }) => nats)
  const names = [...new Set(scores.flatMap(({ strategy }) => strategy ?? []))].sort()
  return names.map((name) => ({
    name,
    honest,
    cheats: scores.filter(({ strategy }) => strategy === name).map(({ nats }) => nats),
  }))
}

/** Draws curves as SVG that is readable on light and dark pages: no background, lines of middle lightness, text of its color. */
export function drawCurves(curves: readonly Curve[], { title }: { title: string }): string {
  const lines = curves.map((curve, at) => {
    const color = COLORS[at % COLORS.length]
    const y = PLOT.top + 12 + at * 22
    return (
      `<path d="${pathOf(curve)}" fill="none" stroke="${color}" stroke-width="2"/>` +
      `<path d="M520 ${y - 4}h24" stroke="${color}" stroke-width="3"/><text x="552" y="${y}">${curve.name} (${curve.cheats.length})</text>`
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">\n` +
    `<style>text{font:12px system-ui,sans-serif;fill:#555}@media(prefers-color-scheme:dark){text{fill:#bbb}}</style>\n` +
    `${drawAxes(curves)}\n${lines.join('\n')}\n</svg>\n`
  )
}

const xOf = (rate: number) =>
  PLOT.left + PLOT.width * (1 + Math.log10(Math.max(rate, 10 ** -DECADES)) / DECADES)
const yOf = (share: number) => PLOT.top + PLOT.height * (1 - share)
const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A staircase: at each honest score, the share of cheats above it. Below one honest player in all there is no line. */
function pathOf({ honest, cheats }: Curve): string {
  const scores = [...honest].sort((one, other) => other - one)
  const shareAbove = (score: number) =>
    cheats.filter((cheat) => cheat > score).length / Math.max(1, cheats.length)
  const points = scores.map((score, index) => at(xOf((index + 1) / scores.length), yOf(shareAbove(score))))
  return `M${points.join('L')}`
}

function drawAxes(curves: readonly Curve[]): string {
  const honest = curves[0]?.honest.length ?? 0
  const grid = 'stroke="#888" stroke-opacity=".3"'
  const rates = Array.from({ length: DECADES + 1 }, (_, power) => 10 ** -power).map((rate) => {
    const x = xOf(rate).toFixed(1)
    return `<path d="M${x} ${PLOT.top}v${PLOT.height}" ${grid}/><text x="${x}" y="360" text-anchor="middle">${100 * rate} %</text>`
  })
  const shares = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = yOf(share).toFixed(1)
    return `<path d="M${PLOT.left} ${y}h${PLOT.width}" ${grid}/><text x="52" y="${Number(y) + 4}" text-anchor="end">${100 * share} %</text>`
  })
  return [
    ...rates,
    ...shares,
    `<text x="${PLOT.left}" y="384">honest players raised, of ${honest} (the line ends at one)</text>`,
  ].join('\n')
}
