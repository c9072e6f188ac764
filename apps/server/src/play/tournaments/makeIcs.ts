import { PRODUCT_NAME, type TournamentTerms, termsEndMs } from '@lance/domain'
import ical, { ICalAlarmType } from 'ical-generator'
import { matchRulesOf, type TournamentsContext } from './tournamentsContext.ts'

/** A tournament in a calendar of the player's own. */
export type CalendarEntry = { id: string; name: string; terms: TournamentTerms; startMs: number }

/** An iCalendar file (RFC 5545) of these tournaments, with a reminder before each. */
export function makeIcs(
  ctx: TournamentsContext,
  { entries, siteUrl }: { entries: readonly CalendarEntry[]; siteUrl: string },
): string {
  const rules = matchRulesOf(ctx)
  const calendar = ical({ name: PRODUCT_NAME, prodId: { company: PRODUCT_NAME, product: 'tournaments' } })
  for (const { id, name, terms, startMs } of entries) {
    const event = calendar.createEvent({
      id: `${id}@${new URL(siteUrl).hostname}`,
      start: new Date(startMs),
      end: new Date(termsEndMs({ startMs, terms }, rules)),
      stamp: new Date(ctx.time.nowMs()),
      summary: name,
      url: `${siteUrl}/tournament/${id}`,
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: 600, description: name })
  }
  return calendar.toString()
}
