import { randomUUID } from 'node:crypto'
import type { StartedDeposit } from '@lance/contract'
import {
  asCents,
  type Cents,
  DEPOSIT_MAX_REAIS,
  DEPOSIT_MIN_REAIS,
  depositLimitAt,
  makeReais,
  NO_CENTS,
  parseReais,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { Language } from '../../kernel/texts/language.ts'
import { productNameOf } from '../../kernel/texts/productNameOf.ts'
import { requireIdentity } from '../../people/identityChecks/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { findRepeated, rememberRequest } from '../../people/requestKeys/index.ts'
import {
  PAYMENT_METHODS,
  type PaymentFaults,
  type PaymentMethod,
  type PaymentProvider,
  ProviderFailed,
  selectEmail,
  updateLanguage,
  updatePage,
} from '../payments/index.ts'
import { findBarred, selectRules } from '../responsiblePlay/index.ts'
import { type DepositRow, insertDeposit, selectDeposit, sumDeposited } from './depositStore.ts'

/** How long the provider's page accepts a payment. */
export const DEPOSIT_OPEN_MS = 3_600_000
/** When to poll the provider first, in case we hear nothing. */
const FIRST_POLL_AFTER_MS = 300_000
/** The most deposits of one user that may still be paid. */
const OPEN_MAX = 10
const DAY_MS = 86_400_000

export type DepositsContext = Pick<Context, 'db' | 'time' | 'log' | 'config'> & {
  provider: PaymentProvider
  siteUrl: () => string
  faults?: Pick<PaymentFaults, 'beforeCheckout' | 'afterCheckout'>
}

export type DepositRequest = { amountReais: number; key: string | null; language: Language }

/**
 * Starts a deposit: first its row, then the provider's page for it ([DEPOSIT-2]). Moves
 * no money. The same key gets the first answer, until the user pauses. Refuses with DEPOSITS_OFF,
 * DEPOSIT_AMOUNT, KEY_REUSED, ACCOUNT_FROZEN, ADULT_UNDECLARED, PLAY_PAUSED, DEPOSIT_LIMIT,
 * DEPOSITS_TOO_MANY, IDENTITY_REQUIRED, or PAYMENT_UNAVAILABLE if the provider can't be reached: then the same request may be
 * sent again.
 */
export async function startDeposit(
  ctx: DepositsContext,
  caller: Caller,
  request: DepositRequest,
): Promise<{ ok: true; started: StartedDeposit } | Refusal> {
  const methods = methodsOf(ctx.config)
  if (methods.length === 0) return { ok: false, code: 'DEPOSITS_OFF' }
  const amount = parseAmount(request.amountReais)
  if (amount === null) {
    const params = { min: wholeReais(DEPOSIT_MIN_REAIS), max: wholeReais(DEPOSIT_MAX_REAIS) }
    return { ok: false, code: 'DEPOSIT_AMOUNT', params }
  }
  const stored = await ctx.db
    .transaction()
    .execute((trx) => storeDeposit(ctx, trx, { ...request, userId: caller.userId, amount }))
  if (!stored.ok) return stored
  const { deposit, email } = stored
  if (deposit.checkoutUrl !== null) return { ok: true, started: { id: deposit.id, url: deposit.checkoutUrl } }
  return openPage(ctx, { deposit, email, methods, language: deposit.language ?? request.language })
}

/** The payment methods that this server offers. */
export function methodsOf({ CARD_ENABLED, PIX_ENABLED }: Context['config']): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => (method === 'card' ? CARD_ENABLED : PIX_ENABLED))
}

const wholeReais = (reais: number) => asCents(BigInt(reais) * 100n)

function parseAmount(reais: number): Cents | null {
  return reais < DEPOSIT_MIN_REAIS || reais > DEPOSIT_MAX_REAIS ? null : parseReais(reais)
}

type Stored = { ok: true; deposit: DepositRow; email: string }

async function storeDeposit(
  ctx: DepositsContext,
  trx: Kysely<Database>,
  {
    userId,
    amount,
    key,
    language,
  }: Pick<DepositRequest, 'key' | 'language'> & { userId: string; amount: Cents },
): Promise<Stored | Refusal> {
  const { time, provider } = ctx
  const nowMs = time.nowMs()
  const now = new Date(nowMs)
  // One deposit of a user at a time: what counts against their limit can't change until the commit.
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const request = { userId, call: 'POST /deposits', key, content: String(amount) }
  const repeated = await findRepeated(trx, request)
  if (!repeated.ok) return repeated
  const barred = (await findBarred(trx, { userIds: [userId], nowMs })).get(userId)
  // Also for a replay, which would lead back to its page, or even open it now.
  if (barred) return barred
  if (repeated.madeId !== null) {
    await updateLanguage(trx, 'deposits', { id: repeated.madeId, language })
    return readStored(trx, repeated.madeId)
  }
  const allowed = await mayDeposit(trx, { userId, amount, nowMs })
  if (!allowed.ok) return allowed
  const identified = await requireIdentity(ctx, trx, {
    userId,
    way: 'deposit',
    amount,
    movedSince: async (since) => (await sumDeposited(trx, { userId, since })).total,
  })
  if (!identified.ok) return identified
  const id = randomUUID()
  await rememberRequest(trx, request, { madeId: id, now })
  await insertDeposit(trx, {
    id,
    userId,
    amount,
    provider: provider.name,
    isLive: provider.isLive,
    language,
    createdAt: now,
    expiresAt: new Date(nowMs + DEPOSIT_OPEN_MS),
    askAt: new Date(nowMs + FIRST_POLL_AFTER_MS),
  })
  return readStored(trx, id)
}

async function readStored(trx: Kysely<Database>, id: string): Promise<Stored> {
  const deposit = await selectDeposit(trx, id)
  if (!deposit) throw new Error(`the deposit ${id} is gone from the database`)
  return { ok: true, deposit, email: await selectEmail(trx, deposit.userId) }
}

async function mayDeposit(
  trx: Kysely<Database>,
  { userId, amount, nowMs }: { userId: string; amount: Cents; nowMs: number },
): Promise<{ ok: true } | Refusal> {
  const { total, open } = await sumDeposited(trx, { userId, since: new Date(nowMs - DAY_MS) })
  const { limit } = depositLimitAt((await selectRules(trx, { userId, nowMs })).depositLimit, nowMs)
  if (limit !== null && total + amount > limit) {
    const left = limit > total ? asCents(limit - total) : NO_CENTS
    return { ok: false, code: 'DEPOSIT_LIMIT', params: { left }, extra: { left: makeReais(left) } }
  }
  return open >= OPEN_MAX ? { ok: false, code: 'DEPOSITS_TOO_MANY', params: { max: OPEN_MAX } } : { ok: true }
}

/** Opens the provider's page of a stored deposit. The provider answers a repeat with the same page. */
async function openPage(
  ctx: DepositsContext,
  {
    deposit: { id, userId, amount, expiresAt },
    email,
    methods,
    language,
  }: Omit<Stored, 'ok'> & { methods: readonly PaymentMethod[]; language: Language },
): Promise<{ ok: true; started: StartedDeposit } | Refusal> {
  ctx.faults?.beforeCheckout?.()
  try {
    const { checkoutId, url } = await ctx.provider.createCheckout(
      {
        cause: 'deposit',
        reference: id,
        userId,
        email,
        language,
        methods,
        amount,
        mode: 'payment',
        productName: productNameOf('deposit', language),
        expiresAtMs: expiresAt.getTime(),
        successUrl: `${ctx.siteUrl()}/wallet?deposit_success=true&amount=${makeReais(amount)}`,
        cancelUrl: `${ctx.siteUrl()}/deposit`,
      },
      { idempotencyKey: id },
    )
    ctx.faults?.afterCheckout?.()
    await updatePage(ctx.db, 'deposits', { id, checkoutId, url })
    return { ok: true, started: { id, url } }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    ctx.log.error({ err: error, depositId: id }, 'the payment provider opened no page')
    return { ok: false, code: 'PAYMENT_UNAVAILABLE' }
  }
}
