import { randomUUID } from 'node:crypto'
import { occurrencesOf, type Series } from '../../kernel/calendar.ts'
import { canAllServers } from '../../people/presence/index.ts'
import { insertHouse, insertHouseTournaments } from './houseStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** How long before their start the calendar's tournaments are open for entries. */
export const OPEN_AHEAD_MS = 24 * 3_600_000
/** The most tournaments that one sweep makes; the next one goes on. */
const MADE_AT_ONCE = 100

/** Makes the tournaments of the calendar that begin within a day and are not there yet; safe to repeat. */
export async function fillCalendar(ctx: TournamentsContext, all: readonly Series[]): Promise<void> {
  if (ctx.draining()) return
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const fromMs = nowMs + ctx.config.TOURNAMENT_MIN_LEAD_S * 1000
  // During an upgrade, only what the previous version knows.
  const isOpen = await canAllServers(ctx, 'formats')
  const series = all.filter(({ terms }) => isOpen || terms.format === 'KNOCKOUT')
  const due = occurrencesOf(series, { fromMs, untilMs: nowMs + OPEN_AHEAD_MS, limit: MADE_AT_ONCE })
  if (due.length === 0) return
  await insertHouse(ctx.db, now)
  const rows = due.map((one) => ({
    id: randomUUID(),
    name: one.series.name,
    terms: one.series.terms,
    startAt: new Date(one.startMs),
    series: one.series.name,
  }))
  await insertHouseTournaments(ctx.db, { rows, now })
}
