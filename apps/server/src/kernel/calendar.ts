import { isPlayerCount } from '@lance/domain'
import { Cron } from 'croner'

/** A recurring tournament of the platform's own: a free knock-out. `pattern`: when, as cron writes it. */
export type Series = { name: string; pattern: string; playerCount: number }

/** Where the calendar's hours are those of the clock. */
const CALENDAR_ZONE = 'America/Sao_Paulo'
const SERIES_MAX = 20
const NAME_MAX = 40
/** A series no more often than this. */
const EVERY_MIN_MS = 15 * 60_000

const DEFAULT_CALENDAR = [
  '0 * * * * 16 Copa da hora',
  '30 20 * * * 64 Copa da noite',
  '30 16 * * 6,0 128 Copa do fim de semana',
].join('; ')

/**
 * Parses an operator's calendar: `on`, `off`, or series divided by semicolons, each five fields of cron, the number
 * of places and a name. Null when it has a mistake.
 */
export function parseCalendar(text: string): Series[] | null {
  if (text === 'off') return []
  if (text === 'on') return parseCalendar(DEFAULT_CALENDAR)
  const lines = text.split(';').map((line) => line.trim())
  const series = lines.filter((line) => line !== '').map(parseSeries)
  const names = new Set(series.map((one) => one?.name))
  if (series.length > SERIES_MAX || names.size < series.length) return null
  return series.every((one) => one !== null) ? series : null
}

function parseSeries(line: string): Series | null {
  const found = /^((?:\S+\s+){5})(\d+)\s+(\S.*)$/.exec(line)
  if (!found) return null
  const [, pattern = '', places = '', name = ''] = found
  const playerCount = Number(places)
  if (!isPlayerCount(playerCount) || name.length > NAME_MAX || /[<>]/.test(name)) return null
  const series = { name, pattern: pattern.trim(), playerCount }
  try {
    const [first, second] = cronOf(series).nextRuns(2, new Date(0))
    const isTooOften = first && second && second.getTime() - first.getTime() < EVERY_MIN_MS
    return first === undefined || isTooOften ? null : series
  } catch {
    return null
  }
}

const cronOf = ({ pattern }: Series) => new Cron(pattern, { timezone: CALENDAR_ZONE, mode: '5-part' })

export type Occurrence = { series: Series; startMs: number }

type Period = { fromMs: number; untilMs: number; limit: number }

/** When these series begin after `fromMs`, until `untilMs`, in order; at most `limit`. */
export function occurrencesOf(all: readonly Series[], period: Period): Occurrence[] {
  return all
    .flatMap((series) => startsOf(series, period).map((startMs) => ({ series, startMs })))
    .sort((one, other) => one.startMs - other.startMs)
    .slice(0, period.limit)
}

/** Each next start is searched for, which takes a while: no more of them than are wanted. */
function startsOf(series: Series, { fromMs, untilMs, limit }: Period): number[] {
  const cron = cronOf(series)
  const starts: number[] = []
  let next = cron.nextRun(new Date(fromMs))
  while (next !== null && next.getTime() <= untilMs && starts.length < limit) {
    starts.push(next.getTime())
    next = cron.nextRun(next)
  }
  return starts
}

const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: CALENDAR_ZONE,
})

/** What one tournament of a series is called: 'Copa da hora 15:00'. */
export const nameOccurrence = ({ series, startMs }: Occurrence): string =>
  `${series.name} ${clock.format(startMs)}`
