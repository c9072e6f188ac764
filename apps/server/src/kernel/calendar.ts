import { refuseTerms, type TournamentTerms } from '@lance/domain'
import { Cron } from 'croner'
import { readTexts } from './texts/readTexts.ts'

/** A recurring, free tournament of the platform's own. `pattern`: when, as cron writes it. */
export type Series = { name: string; pattern: string; terms: TournamentTerms }

/** Where the calendar's hours are those of the clock. */
const CALENDAR_ZONE = 'America/Sao_Paulo'
const SERIES_MAX = 20
const NAME_MAX = 40
/** A series no more often than this. */
const EVERY_MIN_MS = 15 * 60_000

const names = readTexts('calendar', 'pt-BR')

/** What `on` means. Each is named by its text in Portuguese, and shown in every reader's language. */
const DEFAULT_SERIES = {
  hour: '0 * * * * 16',
  evening: '30 20 * * * 64',
  weekend: '30 16 * * 6,0 128',
  bullet: '15 9,13,17,21 * * * arena/30/1+0',
  blitz: '15 11,15,19,23 * * * arena/45/3+0',
  blitzIncrement: '45 12,18 * * * arena/60/3+2',
  blitzLong: '15 20 * * * arena/60/5+3',
  rapid: '45 14,21 * * * arena/90/10+0',
  rapidIncrement: '30 9 * * 6,0 arena/120/15+10',
  saturday: '0 14 * * 6 swiss/7/10+5',
  sunday: '0 14 * * 0 swiss/9/3+2',
} satisfies Record<keyof typeof names, string>

const DEFAULT_CALENDAR = Object.entries(DEFAULT_SERIES)
  .map(([key, when]) => `${when} ${names[key as keyof typeof names]}`)
  .join('; ')

/**
 * Parses an operator's calendar: `on`, `off`, or series divided by semicolons, each five fields of cron, the terms
 * and a name. Terms are the places of a knock-out (`16`), the minutes and pace of an arena (`arena/60/3+2`), or the
 * rounds and pace of a Swiss tournament (`swiss/7/10+5`). Null when it has a mistake.
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
  const found = /^((?:\S+\s+){5})(\S+)\s+(\S.*)$/.exec(line)
  if (!found) return null
  const [, pattern = '', written = '', name = ''] = found
  const terms = parseTerms(written)
  if (terms === null || refuseTerms(terms) !== null) return null
  if (name.length > NAME_MAX || /[<>]/.test(name)) return null
  const series = { name, pattern: pattern.trim(), terms }
  try {
    const [first, second] = cronOf(series).nextRuns(2, new Date(0))
    const isTooOften = first && second && second.getTime() - first.getTime() < EVERY_MIN_MS
    return first === undefined || isTooOften ? null : series
  } catch {
    return null
  }
}

function parseTerms(written: string): TournamentTerms | null {
  if (/^\d+$/.test(written)) return { format: 'KNOCKOUT', playerCount: Number(written) }
  const found = /^(arena|swiss)\/(\d+)\/(\d+)\+(\d+)$/.exec(written)
  if (!found) return null
  const [length = 0, minutes = 0, incrementS = 0] = found.slice(2).map(Number)
  const pace = { timeControlS: minutes * 60, incrementS }
  return found[1] === 'arena'
    ? { format: 'ARENA', pace, minutes: length }
    : { format: 'SWISS', pace, rounds: length }
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
