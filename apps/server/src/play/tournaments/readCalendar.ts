import type { TournamentCalendar } from '@lance/contract'
import { nameOccurrence, occurrencesOf, type Series } from '../../kernel/calendar.ts'
import { OPEN_AHEAD_MS } from './fillCalendar.ts'
import { selectHouse } from './houseStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The most entries of a week. */
const ENTRIES_MAX = 500

/** The calendar's next week: tournaments that are open, and those to come. `viewerId`: null for a guest. */
export async function readCalendar(
  ctx: TournamentsContext,
  { series: all, viewerId }: { series: readonly Series[]; viewerId: string | null },
): Promise<TournamentCalendar> {
  const nowMs = ctx.time.nowMs()
  const open = await selectHouse(ctx.db, { viewerId, limit: ENTRIES_MAX })
  const known = new Set(open.map(({ series, startAt }) => `${startAt.getTime()} ${series}`))
  // What begins sooner is open, or was made too late.
  const planned = occurrencesOf(all, {
    fromMs: nowMs + OPEN_AHEAD_MS,
    untilMs: nowMs + WEEK_MS,
    limit: ENTRIES_MAX,
  })
  const items = [
    ...open.map(({ id, name, playerCount, startAt, participants, isParticipant }) => ({
      id,
      name,
      playerCount,
      startTime: startAt.toISOString(),
      participants,
      isParticipant,
    })),
    ...planned
      .filter(({ series, startMs }) => !known.has(`${startMs} ${series.name}`))
      .map((one) => ({
        id: null,
        name: nameOccurrence(one),
        playerCount: one.series.playerCount,
        startTime: new Date(one.startMs).toISOString(),
        participants: 0,
        isParticipant: false,
      })),
  ]
  const sorted = items.sort((one, other) => one.startTime.localeCompare(other.startTime))
  return { items: sorted.slice(0, ENTRIES_MAX) }
}
