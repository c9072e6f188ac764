import { mkdirSync, writeFileSync } from 'node:fs'

/** One measured number beside a peer's, from the same run. `ratio` is how many times better ours is. */
export type Figure = {
  figure: string
  unit: string
  ours: number
  peer: number
  peerName: string
  ratio: number
}

/** A figure for which more is better, such as M/s. */
export function higherIsBetter(figure: Omit<Figure, 'ratio'>): Figure {
  return { ...figure, ratio: figure.ours / figure.peer }
}

/** A figure for which less is better, such as µs. */
export function lowerIsBetter(figure: Omit<Figure, 'ratio'>): Figure {
  return { ...figure, ratio: figure.peer / figure.ours }
}

/** Three significant digits. */
function show(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/** The figures as a table for the terminal. */
export function makeTable(figures: readonly Figure[]): string {
  const head = ['figure', 'unit', 'ours', 'peer', 'peer name', 'times better']
  const rows = figures.map(({ figure, unit, ours, peer, peerName, ratio }) => [
    figure,
    unit,
    show(ours),
    show(peer),
    peerName,
    show(ratio),
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Writes the figures to `bench/results/NAME.json`, rounded to six significant digits. */
export function writeFigures(name: string, figures: readonly Figure[]): void {
  const folder = new URL('results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(figures, round, 2)}\n`)
}
