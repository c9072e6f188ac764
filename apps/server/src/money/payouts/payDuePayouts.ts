import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { holdOf, type Posting, postTransfers, walletOf } from '../ledger/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { takeDuePayout, takeDuePrize } from './heldPayoutStore.ts'

/** The most wins, and the most prizes, that one sweep pays out; the next sweep comes soon. */
const PAYOUTS_AT_ONCE_MAX = 200

/** Pays out the held wins and prizes that are due, each in its own transaction. */
export async function payDuePayouts(ctx: Context): Promise<void> {
  for (const take of [takeWin, takePrize]) {
    for (let count = 0; count < PAYOUTS_AT_ONCE_MAX; count++) {
      const paidId = await payOne(ctx, take)
      if (paidId === null) break
      publishBalances(ctx, [paidId])
    }
  }
}

type DuePayout = { userId: string; posting: Posting }

async function takeWin(trx: Kysely<Database>, now: Date): Promise<DuePayout | null> {
  const win = await takeDuePayout(trx, now)
  if (!win) return null
  const { gameId, userId, amountCents } = win
  const transfer = { from: holdOf(userId), to: walletOf(userId), amountCents, kind: 'win' } as const
  return {
    userId,
    posting: { key: `game ${gameId} payout`, transfers: [{ ...transfer, reference: gameId }] },
  }
}

async function takePrize(trx: Kysely<Database>, now: Date): Promise<DuePayout | null> {
  const prize = await takeDuePrize(trx, now)
  if (!prize) return null
  const { tournamentId, place, userId, amountCents } = prize
  const transfer = { from: holdOf(userId), to: walletOf(userId), amountCents, kind: 'prize' } as const
  const key = `tournament ${tournamentId} prize ${place}`
  return { userId, posting: { key, transfers: [{ ...transfer, reference: tournamentId }] } }
}

/** Returns the id of the user who was paid; null if nothing is due. */
function payOne({ db, time }: Context, take: typeof takeWin): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    const due = await take(trx, new Date(nowMs))
    if (!due) return null
    const posted = await postTransfers(trx, due.posting, { nowMs })
    if (!posted.ok) throw new Error(`${due.posting.key} could not be paid: ${posted.code}`)
    return due.userId
  })
}
