import { randomUUID } from 'node:crypto'
import { asCents, NO_CENTS } from '@lance/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { reais } from '../../../test/moneyKit.ts'
import { payPremium } from '../../../test/payPremium.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'

import { escrowOf, HOUSE, postTransfers, reconcile, type Transfer } from '../ledger/index.ts'
import { auditPremium, readAllowance, restoreAllowance, useAllowance } from './index.ts'

const DAY_MS = 86_400_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
beforeAll(async () => {
  // Only the allowance knows the entries here, so the other audits would find faults.
  database = await createTestDatabase({ audits: [auditPremium] })
  ctx = openTestContext(database)
})
afterEach(async () => {
  expect((await reconcile(ctx.db, [auditPremium])).findings).toEqual([])
})
afterAll(async () => {
  await ctx?.close()
  await database?.drop()
})

async function member(options: Parameters<typeof payPremium>[2] = {}): Promise<string> {
  const [userId = ''] = await insertUsers(ctx, 1)
  await payPremium(ctx, userId, options)
  return userId
}

async function makeTournament(): Promise<string> {
  const id = randomUUID()
  const [creatorId] = await insertUsers(ctx, 1)
  await sql`
    insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at, total_rounds,
      created_at)
    values (${id}, ${creatorId}, 'Copa', 0, 8, 'SPLIT_TOP_2', now(), 3, now())`.execute(ctx.db)
  return id
}

/** Enters as a tournament does: first the allowance, then the platform pays. */
async function enter(userId: string, feeReais: number, givenId?: string): Promise<boolean> {
  const tournamentId = givenId ?? (await makeTournament())
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const feeCents = reais(feeReais)
    const { isFree } = await useAllowance(trx, { userId, tournamentId, feeCents, nowMs })
    if (!isFree) return false
    const move = { from: HOUSE, to: escrowOf(tournamentId), amountCents: feeCents } as const
    const transfers = [{ ...move, kind: 'entry_free', reference: tournamentId } as const]
    const posted = await postTransfers(trx, { key: `entry ${tournamentId} ${userId}`, transfers }, { nowMs })
    expect(posted.ok).toBe(true)
    return true
  })
}

/** Gives back the entries of users who leave, or (null) of a whole tournament that is cancelled. */
function giveBack(tournamentId: string, userIds: string[] | null) {
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const restored = await restoreAllowance(trx, { tournamentId, userIds, nowMs })
    const transfers: Transfer[] = restored.map(({ feeCents: amountCents }) => {
      const move = { from: escrowOf(tournamentId), to: HOUSE, amountCents }
      return { ...move, kind: 'entry_free_back', reference: tournamentId }
    })
    if (transfers.length > 0)
      await postTransfers(trx, { key: `back ${tournamentId} ${randomUUID()}`, transfers }, { nowMs })
    return restored
  })
}

const leftOf = async (userId: string) =>
  (await readAllowance(ctx.db, { userId, nowMs: ctx.time.nowMs() }))?.leftCents ?? null

describe('a member’s entry', () => {
  it('is free if its whole fee fits what is left of the month, and charged as usual otherwise [PREMIUM-11]', async () => {
    const userId = await member()
    expect(await enter(userId, 7)).toBe(true)
    expect(await leftOf(userId)).toBe(300n)
    expect(await enter(userId, 5)).toBe(false)
    expect(await leftOf(userId)).toBe(300n)
    expect(await enter(userId, 3)).toBe(true)
    expect(await leftOf(userId)).toBe(NO_CENTS)
    expect(await enter(userId, 1)).toBe(false)
  })

  it('needs no allowance when it costs nothing', async () => {
    const userId = await member()
    expect(await enter(userId, 0)).toBe(false)
    expect(await leftOf(userId)).toBe(1000n)
  })

  it('is paid once when it is requested twice, and throws for another fee', async () => {
    const userId = await member()
    const tournamentId = await makeTournament()
    expect(await enter(userId, 7, tournamentId)).toBe(true)
    const again = (feeCents = reais(7)) =>
      ctx.db
        .transaction()
        .execute((trx) => useAllowance(trx, { userId, tournamentId, feeCents, nowMs: ctx.time.nowMs() }))
    expect(await again()).toEqual({ isFree: true })
    expect(await leftOf(userId)).toBe(300n)
    await expect(again(reais(2))).rejects.toThrow('another fee')
  })

  it('stays within the allowance under concurrent requests [PREMIUM-11]', async () => {
    const userId = await member()
    const free = await Promise.all(Array.from({ length: 8 }, () => enter(userId, 3)))
    expect(free.filter(Boolean)).toHaveLength(3)
    expect(await leftOf(userId)).toBe(100n)
  })

  it('is never free without a membership, after its month, or once the plan was given up', async () => {
    const [stranger = ''] = await insertUsers(ctx, 1)
    expect(await enter(stranger, 1)).toBe(false)
    expect(await leftOf(stranger)).toBeNull()
    const gone = await member({ forMs: DAY_MS })
    ctx.time.advance(DAY_MS)
    expect(await enter(gone, 1)).toBe(false)
    expect(await leftOf(gone)).toBeNull()
    const former = await member()
    await ctx.db.updateTable('users').set({ role: 'FREEMIUM' }).where('id', '=', former).execute()
    expect(await enter(former, 1)).toBe(false)
  })

  it('is paid by the newest month, and what was left of the one before is gone [PREMIUM-11]', async () => {
    const userId = await member({ forMs: 30 * DAY_MS })
    await enter(userId, 10)
    ctx.time.advance(29 * DAY_MS)
    await payPremium(ctx, userId, { forMs: 31 * DAY_MS })
    expect(await leftOf(userId)).toBe(1000n)
    expect(await enter(userId, 10)).toBe(true)
  })

  it('is not free when the payment of its month was taken back', async () => {
    const userId = await member()
    await sql`update premium_invoices set disputed = true where user_id = ${userId}`.execute(ctx.db)
    expect(await enter(userId, 1)).toBe(false)
  })
})

describe('an entry given back', () => {
  it('goes back to the allowance that paid it, once', async () => {
    const userId = await member()
    const tournamentId = await makeTournament()
    await enter(userId, 7, tournamentId)
    expect(await giveBack(tournamentId, [userId])).toEqual([{ userId, feeCents: asCents(700n) }])
    expect(await giveBack(tournamentId, [userId])).toEqual([])
    expect(await leftOf(userId)).toBe(1000n)
  })

  it('may be made again, and given back again', async () => {
    const userId = await member()
    const tournamentId = await makeTournament()
    for (let times = 0; times < 2; times += 1) {
      await ctx.db.transaction().execute(async (trx) => {
        const nowMs = ctx.time.nowMs()
        await useAllowance(trx, { userId, tournamentId, feeCents: reais(4), nowMs })
        await restoreAllowance(trx, { tournamentId, userIds: [userId], nowMs })
      })
    }
    expect(await leftOf(userId)).toBe(1000n)
  })

  it('goes back to its own month, even when another is running [PREMIUM-11]', async () => {
    const userId = await member()
    const tournamentId = await makeTournament()
    await enter(userId, 7, tournamentId)
    ctx.time.advance(29 * DAY_MS)
    await payPremium(ctx, userId)
    await giveBack(tournamentId, null)
    expect(await leftOf(userId)).toBe(1000n)
    const { rows } = await sql<{ used: bigint }>`
      select used_cents as used from premium_invoices where user_id = ${userId}`.execute(ctx.db)
    expect(rows).toEqual([{ used: 0n }, { used: 0n }])
  })

  it('goes back to all who entered a cancelled tournament free, and to no others', async () => {
    const [one, other, payer] = [await member(), await member(), await member({ allowanceReais: 2 })]
    const tournamentId = await makeTournament()
    for (const userId of [one, other, payer]) await enter(userId, 5, tournamentId)
    const restored = await giveBack(tournamentId, null)
    expect(restored.map(({ userId }) => userId).sort()).toEqual([one, other].sort())
    expect([await leftOf(one), await leftOf(payer)]).toEqual([1000n, 200n])
  })
})
