import { ALARM_RATE, type CheatRow, type HonestRow, type Rates } from './measureRates.ts'

type Share = { share: number; low: number; high: number }

const percent = ({ share, low, high }: Share) =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`
const area = ({ share, low, high }: Share) => `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`

/** The rates as tables in Markdown, with intervals of 95 %. */
export function tablesOf({ cheats, honest }: Rates): string {
  const rate = `${100 * ALARM_RATE} %`
  return [
    `| help | games | players | area under the curve | found at ${rate} |`,
    '|---|---|---|---|---|',
    ...[...cheats].sort(byStrategy).map((row) => {
      const { strategy, games, players } = row
      return `| ${strategy} | ${games} | ${players} | ${area(row.area)} | ${percent(row.found)} |`
    }),
    '',
    `| honest players | games | players | raised at ${rate} |`,
    '|---|---|---|---|',
    ...[...honest]
      .sort(byModel)
      .map((row) => `| ${row.model} | ${row.games} | ${row.players} | ${percent(row.raised)} |`),
    '',
  ].join('\n')
}

const byStrategy = (one: CheatRow, other: CheatRow) =>
  one.strategy.localeCompare(other.strategy) || one.games - other.games
const byModel = (one: HonestRow, other: HonestRow) =>
  one.model.localeCompare(other.model) || one.games - other.games
