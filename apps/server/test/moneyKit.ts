import { randomUUID } from 'node:crypto'
import { type Cents, parseReais } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../src/kernel/context.ts'
import type { Database } from '../src/kernel/db/schema.ts'
import {
  debtOf,
  postTransfers,
  readWallet,
  type Transfer,
  WORLD,
  walletOf,
} from '../src/money/ledger/index.ts'

/** An amount of R$ in centavos. */
export function reais(amountReais: number): Cents {
  const amount = parseReais(amountReais)
  if (amount === null) throw new Error(`not an amount: ${amountReais}`)
  return amount
}

/** Puts money into wallets, or takes some out, as an operator's correction does. */
export async function fund(
  { db, time }: Pick<Context, 'db' | 'time'>,
  userIds: string | readonly string[],
  amountReais: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const userId of [userIds].flat().sort()) {
      const [from, to] = amountReais > 0 ? [WORLD, walletOf(userId)] : [walletOf(userId), WORLD]
      await correct(trx, { from, to, amountCents: reais(Math.abs(amountReais)) }, time.nowMs())
      await declareAdult(trx, userId)
    }
  })
}

/** Credits a deposit to a wallet, as a provider's event does. */
export async function creditDeposit(
  { db, time }: Pick<Context, 'db' | 'time'>,
  userId: string,
  amountReais: number,
): Promise<void> {
  const [reference, amountCents, nowMs] = [randomUUID(), reais(amountReais), time.nowMs()]
  const now = new Date(nowMs)
  const transfer = { from: WORLD, to: walletOf(userId), amountCents, kind: 'deposit', reference } as const
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into deposits (id, user_id, amount_cents, provider, is_live, created_at, expires_at, status, credited_at)
      values (${reference}, ${userId}, ${amountCents}, 'sandbox', false, ${now}, ${now}, 'paid', ${now})`.execute(
      trx,
    )
    const posted = await postTransfers(trx, { key: `deposit:${reference}`, transfers: [transfer] }, { nowMs })
    if (!posted.ok) throw new Error(posted.code)
  })
}

/** Gives a user a debt of this amount. */
export async function addDebt(
  { db, time }: Pick<Context, 'db' | 'time'>,
  userId: string,
  amountReais: number,
): Promise<void> {
  const transfer = { from: debtOf(userId), to: WORLD, amountCents: reais(amountReais) }
  await db.transaction().execute((trx) => correct(trx, transfer, time.nowMs()))
}

async function correct(
  trx: Kysely<Database>,
  transfer: Pick<Transfer, 'from' | 'to' | 'amountCents'>,
  nowMs: number,
): Promise<void> {
  const reference = randomUUID()
  await trx.insertInto('operator_acts').values(actOf(reference, nowMs)).execute()
  const posting = {
    key: `correction ${reference}`,
    transfers: [{ ...transfer, kind: 'correction', reference } as const],
  }
  const posted = await postTransfers(trx, posting, { nowMs })
  if (!posted.ok) throw new Error(posted.code)
}

/** Declares that a user is of age, as players for money must be. */
async function declareAdult(trx: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    insert into play_rules (user_id, adult_declared_at) values (${userId}, now())
    on conflict (user_id) do nothing`.execute(trx)
}

/** Takes that declaration back. */
export async function removeAdultDeclaration({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  await sql`delete from play_rules where user_id = ${userId}`.execute(db)
}

function actOf(id: string, nowMs: number) {
  const at = new Date(nowMs)
  return { id, verb: 'correct', who: 'a test', why: 'to play with', given: '{}', begun_at: at, done_at: at }
}

/** The wallet balance of each of these users, in centavos. */
export function readBalances({ db }: Pick<Context, 'db'>, userIds: readonly string[]): Promise<Cents[]> {
  return Promise.all(userIds.map((userId) => readWallet(db, userId)))
}
