import { asCents, type Cents, changeDepositLimit, NO_CENTS, parseReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { selectOwnRules, upsertDepositLimit } from './playRulesStore.ts'

const LIMIT_MAX = asCents(100_000_000n)

/** Sets a user's limit of deposits in 24 hours; null: none. A raise waits. Refuses with LIMIT_AMOUNT. */
export async function limitDeposits(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  dailyReais: number | null,
): Promise<{ ok: true } | Refusal> {
  const wanted = dailyReais === null ? null : parseLimit(dailyReais)
  if (wanted === 'refused')
    return { ok: false, code: 'LIMIT_AMOUNT', params: { min: NO_CENTS, max: LIMIT_MAX } }
  await db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    await lockPlayers(trx, { userIds: [userId], nowMs })
    const { depositLimit } = await selectOwnRules(trx, userId)
    await upsertDepositLimit(trx, { userId, depositLimit: changeDepositLimit(depositLimit, wanted, nowMs) })
  })
  return { ok: true }
}

function parseLimit(reais: number): Cents | 'refused' {
  const amount = parseReais(reais)
  return amount === null || amount < NO_CENTS || amount > LIMIT_MAX ? 'refused' : amount
}
