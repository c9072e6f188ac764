import type { TournamentCalendar } from '@lance/contract'
import { type Occurrence, occurrencesOf, type Series } from '../../kernel/calendar.ts'
import { OPEN_AHEAD_MS } from './fillCalendar.ts'
import { type CalendarRow, selectHouse } from './houseStore.ts'
import { showTerms } from './showTournament.ts'
import { termsOf } from './tournamentRow.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 3_600_000
/** The most entries of a week. */
const ENTRIES_MAX = 500

/** The tournaments of the next week that are not open yet, as of a time. */
export type CalendarPlan = (nowMs: number) => readonly Occurrence[]

/** Plans the week anew once a minute: readers come in thousands, and the patterns take milliseconds. */
export function openCalendarPlan(all: readonly Series[]): CalendarPlan {
  let planned: { minute: number; occurrences: readonly Occurrence[] } | null = null
  return (nowMs) => {
    const minute = Math.floor(nowMs / MINUTE_MS)
    if (planned?.minute !== minute) {
      // What begins sooner is open, or was made too late.
      const [fromMs, untilMs] = [nowMs + OPEN_AHEAD_MS, nowMs + WEEK_MS]
      planned = { minute, occurrences: occurrencesOf(all, { fromMs, untilMs, limit: ENTRIES_MAX }) }
    }
    return planned.occurrences
  }
}

/** The tournaments of the calendar that are open for entries. */
export function readOpenCalendar({ db }: TournamentsContext): Promise<CalendarRow[]> {
  return selectHouse(db, { viewerId: null, limit: ENTRIES_MAX })
}

/** The calendar's next week: tournaments that are open, and those to come. `viewerId`: null for a guest. */
export async function readCalendar(
  ctx: TournamentsContext,
  { plan, viewerId }: { plan: CalendarPlan; viewerId: string | null },
): Promise<TournamentCalendar> {
  const open = await selectHouse(ctx.db, { viewerId, limit: ENTRIES_MAX })
  const known = new Set(open.map(({ series, startAt }) => `${startAt.getTime()} ${series}`))
  const items = [
    ...open.map((row) => ({
      id: row.id,
      name: row.name,
      ...showTerms(termsOf(row)),
      playerCount: row.playerCount,
      startTime: row.startAt.toISOString(),
      participants: row.participants,
      isParticipant: row.isParticipant,
    })),
    ...plan(ctx.time.nowMs())
      .filter(({ series, startMs }) => !known.has(`${startMs} ${series.name}`))
      .map((one) => ({
        id: null,
        name: one.series.name,
        ...showTerms(one.series.terms),
        startTime: new Date(one.startMs).toISOString(),
        participants: 0,
        isParticipant: false,
      })),
  ]
  const sorted = items.sort((one, other) => one.startTime.localeCompare(other.startTime))
  return { items: sorted.slice(0, ENTRIES_MAX) }
}
