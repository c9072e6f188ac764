import { ALARM_RATES, type CheatRow, type HonestRow, type Rates } from './measureRates.ts'

type Share = { share: number; low: number; high: number }

const percent = ({ share, low, high }: Share) =>
  `${(100 * share).toFixed(0)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`
const area = ({ share, low, high }: Share) => `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`

/** The rates as tables in Markdown, with intervals of 95 %. */
export function tablesOf({ cheats, honest }: Rates): string {
  const rates = (what: string) => ALARM_RATES.map((rate) => `${what} at ${100 * rate} % | `).join('')
  return [
    `| help | games | players | area under the curve | of a share of matches | ${rates('found')}`,
    '|---|---|---|---|---|---|---|',
    ...[...cheats].sort(byStrategy).map((row) => {
      const { strategy, games, players } = row
      return `| ${strategy} | ${games} | ${players} | ${area(row.area)} | ${row.matchesArea.toFixed(3)} | ${row.found.map(percent).join(' | ')} |`
    }),
    '',
    `| honest players | games | players | ${rates('raised')}`,
    '|---|---|---|---|---|',
    ...[...honest]
      .sort(byModel)
      .map(
        (row) => `| ${row.model} | ${row.games} | ${row.players} | ${row.raised.map(percent).join(' | ')} |`,
      ),
    '',
  ].join('\n')
}

const byStrategy = (one: CheatRow, other: CheatRow) =>
  one.strategy.localeCompare(other.strategy) || one.games - other.games
const byModel = (one: HonestRow, other: HonestRow) =>
  one.model.localeCompare(other.model) || one.games - other.games
