import { refuseByes, SWISS_HALF_BYES_MAX } from '@lance/domain/swiss'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockOwnSwiss } from './lockOwnSwiss.ts'
import type { SwissContext } from './swissContext.ts'
import { raiseVersion, replaceByes, selectByes } from './swissStore.ts'

/**
 * Sets the rounds in which a player wants a half-point bye, before or during the tournament; rounds that are paired stay
 * as they were. Refuses what `lockOwnSwiss` refuses, SWISS_BYES_TOO_MANY, SWISS_BYE_ROUND_CLOSED.
 */
export async function setByes(
  ctx: SwissContext,
  { userId }: Caller,
  { tournamentId, rounds }: { tournamentId: string; rounds: readonly number[] },
): Promise<{ ok: true } | Refusal> {
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockOwnSwiss(trx, { tournamentId, userId })
    if (!locked.ok) return locked
    const { currentRound, totalRounds } = locked.row
    const known = await selectByes(trx, { tournamentId, userIds: [userId] })
    const taken = known.flatMap(({ round }) => (round <= currentRound ? [round] : []))
    const asked = [...new Set(rounds)]
    const code = refuseByes({ asked, taken, currentRound, totalRounds })
    if (code !== null) return { ok: false, code, params: { max: SWISS_HALF_BYES_MAX } }
    await replaceByes(trx, { tournamentId, userId, after: currentRound, rounds: asked })
    await raiseVersion(trx, tournamentId)
    return { ok: true }
  })
}
