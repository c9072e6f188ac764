import type { DealingJudgement } from '@lance/domain/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { otherOf } from './otherOf.ts'
import { replaceFlows } from './suspicionFlowStore.ts'
import { raiseSuspicion } from './suspicionStore.ts'

/** The most accounts, flows and games that a suspicion is stored with. */
const ACCOUNTS_MAX = 50
const FLOWS_MAX = 200
const GAMES_MAX = 20

/** Puts accounts among which money went into the operators' queue, the gainer first. */
export function raiseDealing(
  { db, time }: Pick<Context, 'db' | 'time'>,
  dealing: DealingJudgement,
): Promise<{ id: string; isNew: boolean }> {
  const { kind, gainerId, accountIds, flows, gameIds, nats, falseAlarmRate, signs } = dealing
  const gained = flows.reduce((sum, { toId, netCents }) => (toId === gainerId ? sum + netCents : sum), 0)
  const otherId = otherOf(dealing)
  const figures = { nats, falseAlarmRate, signs, gameIds: gameIds.slice(0, GAMES_MAX), games: gameIds.length }
  return db.transaction().execute(async (trx) => {
    const cents = BigInt(Math.max(0, Math.round(gained)))
    const about = { kind, userId: gainerId, otherId, weight: nats, nats, cents, figures }
    const raised = await raiseSuspicion(trx, about, new Date(time.nowMs()))
    await replaceFlows(trx, {
      suspicionId: raised.id,
      accountIds: accountIds.filter((id) => id !== gainerId).slice(0, ACCOUNTS_MAX),
      flows: flows.toSorted((one, other) => other.netCents - one.netCents).slice(0, FLOWS_MAX),
    })
    return raised
  })
}
