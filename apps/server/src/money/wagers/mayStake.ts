import { ABORT_WINDOW_MS, abortWaitMs, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { lockWallets } from '../ledger/index.ts'
import { findBarred, type PlayRefusal } from '../responsiblePlay/index.ts'
import { type Aborts, selectAborts } from './wagerStore.ts'

type StakeCode = 'BALANCE_TOO_LOW' | 'DEBT_OPEN' | 'ABORTED_TOO_OFTEN' | PlayRefusal['code']

/** A user who may not stake, and why. */
export type StakeRefusal = { userId: string; refusal: Refusal & { code: StakeCode } }

/**
 * The only check before wagered play: may each of these users stake this much now? Returns those who may not;
 * a balance of exactly the stake is enough. Locks their wallets until the transaction ends, so a user who may
 * stake can pay.
 */
export async function mayStake(
  trx: Kysely<Database>,
  { userIds, stake, nowMs }: { userIds: readonly string[]; stake: Cents; nowMs: number },
): Promise<StakeRefusal[]> {
  if (stake === NO_CENTS) return []
  const aborts = await selectAborts(trx, { userIds, since: new Date(nowMs - ABORT_WINDOW_MS) })
  const barred = await findBarred(trx, { userIds, nowMs })
  const wallets = await lockWallets(trx, userIds)
  return userIds.flatMap((userId) => {
    const bar = barred.get(userId)
    // A refusal that the player can do nothing about comes first.
    if (bar?.code === 'ACCOUNT_FROZEN') return { userId, refusal: bar }
    const { balance, debt } = wallets.get(userId) ?? { balance: NO_CENTS, debt: NO_CENTS }
    if (debt > NO_CENTS) return { userId, refusal: { ok: false, code: 'DEBT_OPEN' } }
    const abortRefusal = refuseAborter(
      aborts.find((one) => one.userId === userId),
      nowMs,
    )
    if (abortRefusal) return { userId, refusal: abortRefusal }
    if (balance < stake) return { userId, refusal: { ok: false, code: 'BALANCE_TOO_LOW' } }
    return bar ? { userId, refusal: bar } : []
  })
}

function refuseAborter(aborts: Aborts | undefined, nowMs: number): StakeRefusal['refusal'] | null {
  if (!aborts) return null
  const leftMs = aborts.latestAtMs + abortWaitMs(aborts.count) - nowMs
  if (leftMs <= 0) return null
  return {
    ok: false,
    code: 'ABORTED_TOO_OFTEN',
    params: { count: aborts.count, minutes: Math.ceil(leftMs / 60_000) },
    retryAfterS: Math.ceil(leftMs / 1000),
  }
}
