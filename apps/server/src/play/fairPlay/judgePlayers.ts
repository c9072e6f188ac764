import type { Context } from '../../kernel/context.ts'
import { findClosed } from '../../people/accounts/index.ts'
import { selectLastNight } from './fairPlayStore.ts'
import { selectPlayersAnalysed } from './judgedSideStore.ts'
import { JUDGED_DAYS, judgeOne } from './judgeOne.ts'
import type { Analyst } from './openAnalyst.ts'
import { raisePlayer } from './raisePlayer.ts'

const DAY_MS = 86_400_000
const PLAYERS_AT_ONCE = 200
/** At two to four minutes each, a few hours of one server. Those left over are judged with their next game. */
const SECOND_LOOKS_A_NIGHT_MAX = 60

/**
 * Judges the players with games that were analysed since the last night, and puts those into the operators' queue that
 * both looks raise. Returns how many suspicions are new.
 */
export async function judgePlayers(ctx: Context, analyst: Analyst): Promise<number> {
  const since = (await selectLastNight(ctx.db)) ?? new Date(ctx.time.nowMs() - JUDGED_DAYS * DAY_MS)
  let [raised, secondLooks] = [0, 0]
  const mayGoOn = async () => secondLooks < SECOND_LOOKS_A_NIGHT_MAX
  let after: string | null = null
  for (;;) {
    const ids: string[] = await selectPlayersAnalysed(ctx.db, { since, after, limit: PLAYERS_AT_ONCE })
    for (const userId of ids) {
      if (ctx.draining()) return raised
      const findings = await judgeOne(ctx, userId, { analyst, mayGoOn })
      if (!findings) continue
      if (findings.second !== null) secondLooks++
      if (findings.isSuspect && (await raise(ctx, { userId, findings }))) raised++
    }
    after = ids.at(-1) ?? null
    if (ids.length < PLAYERS_AT_ONCE) return raised
  }
}

/** Nothing is stored about an account that was closed meanwhile. */
function raise(
  { db, time }: Context,
  { userId, findings }: Pick<Parameters<typeof raisePlayer>[1], 'userId' | 'findings'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await findClosed(trx, userId, { held: true }))?.closedAt !== null) return false
    const { isNew } = await raisePlayer(trx, { userId, findings, nowMs: time.nowMs() })
    return isNew
  })
}
