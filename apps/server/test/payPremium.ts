import { randomUUID } from 'node:crypto'
import { asCents, PREMIUM_PRICE } from '@lance/domain'
import { sql } from 'kysely'
import type { Context } from '../src/kernel/context.ts'
import { postTransfers, REVENUE, WORLD } from '../src/money/ledger/index.ts'

const MONTH_MS = 30 * 86_400_000

/**
 * Makes a user a member by one paid month, with its allowance, as a provider's events would; returns the
 * invoice's id. For tests that are not about how it is paid.
 */
export async function payPremium(
  { db, time }: Pick<Context, 'db' | 'time'>,
  userId: string,
  { allowanceReais = 10, forMs = MONTH_MS }: { allowanceReais?: number; forMs?: number } = {},
): Promise<string> {
  const [subscriptionId, id, nowMs] = [randomUUID(), randomUUID(), time.nowMs()]
  const [now, until] = [new Date(nowMs), new Date(nowMs + forMs)]
  const allowance = asCents(BigInt(Math.round(allowanceReais * 100)))
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into subscriptions (id, user_id, amount_cents, price_ref, provider, is_live, status, created_at, expires_at)
      values (${subscriptionId}, ${userId}, ${PREMIUM_PRICE}, 'price', 'test', false, 'running', ${now}, ${now})
    `.execute(trx)
    await sql`
      insert into premium_invoices (
        id, subscription_id, user_id, provider, invoice_ref, amount_cents, period_start, period_end, paid_at, allowance_cents
      ) values (
        ${id}, ${subscriptionId}, ${userId}, 'test', ${id}, ${PREMIUM_PRICE}, ${now}, ${until}, ${now}, ${allowance}
      )`.execute(trx)
    await sql`
      insert into premium_members (user_id, member_until, due_at) values (${userId}, ${until}, ${until})
      on conflict (user_id) do update set member_until = ${until}, due_at = ${until}`.execute(trx)
    await trx.updateTable('users').set({ role: 'PREMIUM' }).where('id', '=', userId).execute()
    const transfer = {
      from: WORLD,
      to: REVENUE,
      amountCents: PREMIUM_PRICE,
      kind: 'premium',
      reference: id,
    } as const
    const posted = await postTransfers(trx, { key: `premium:${id}`, transfers: [transfer] }, { nowMs })
    if (!posted.ok) throw new Error(posted.code)
  })
  return id
}
