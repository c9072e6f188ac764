import { queueMails } from '../../people/mail/index.ts'
import { claimReminders, selectReminded } from './reminderStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** How long before the start the reminders are sent. */
const REMIND_BEFORE_MS = 10 * 60_000
/** The most tournaments in one sweep. */
const AT_ONCE = 20

/** Queues the reminders of tournaments that start soon, once for each, across all servers. */
export async function remindPlayers(ctx: TournamentsContext): Promise<void> {
  if (ctx.draining()) return
  const nowMs = ctx.time.nowMs()
  const startsBy = new Date(nowMs + REMIND_BEFORE_MS)
  await ctx.db.transaction().execute(async (trx) => {
    for (const { id, startAt } of await claimReminders(trx, {
      now: new Date(nowMs),
      startsBy,
      limit: AT_ONCE,
    })) {
      const abouts = (await selectReminded(trx, id)).map((userId) => ({ tournamentId: id, userId }))
      const usefulForMs = startAt.getTime() - nowMs
      await queueMails(trx, { kind: 'tournament_starts', abouts, nowMs, usefulForMs })
    }
  })
}
