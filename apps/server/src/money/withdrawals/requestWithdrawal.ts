import { randomUUID } from 'node:crypto'
import type { Withdrawal, WithdrawalBody } from '@lance/contract'
import {
  type Cents,
  type Cpf,
  type PixKey,
  parseCpf,
  parsePixKey,
  parseReais,
  WITHDRAWAL_MIN,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { readTrust } from '../../people/accounts/index.ts'
import { lockCpf } from '../../people/identities/index.ts'
import { readVerifiedCpf, requireIdentity } from '../../people/identityChecks/index.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { findRepeated, rememberRequest } from '../../people/requestKeys/index.ts'
import { notifyOwner, type Origin } from '../../people/securityNotices/index.ts'
import { selectFrozen } from '../freezes/index.ts'
import { holdOf, lockWallets, postTransfers, readDebt, walletOf } from '../ledger/index.ts'
import { publishBalances } from '../wallet/index.ts'
import type { FindKeyOwner } from './findKeyOwner.ts'
import { makeWithdrawal } from './makeWithdrawal.ts'
import { readDailyLimit } from './readDailyLimit.ts'
import { restsUntilMs } from './readPayout.ts'
import { readWithdrawable } from './readWithdrawable.ts'
import {
  insertWithdrawal,
  lockWithdrawal,
  selectPayee,
  sumWithdrawnSince,
  upsertPayee,
} from './withdrawalStore.ts'

const HOUR_MS = 3_600_000

/** Applies the play rules kept under this CPF to the account that named it. */
export type RememberCpf = (
  trx: Kysely<Database>,
  user: { userId: string; cpf: Cpf; isBound: boolean },
) => Promise<void>

export type WithdrawalsContext = Context & {
  proveOwner: ProveOwner
  rememberCpf: RememberCpf
  findKeyOwner: FindKeyOwner
}
type ParsedRequest = {
  userId: string
  amount: Cents
  pixKey: PixKey
  cpf: Cpf | null
  key: string | null
  origin: Origin
}
type Stored = { ok: true; withdrawal: Withdrawal }
type Request = { body: WithdrawalBody; key: string | null; origin: Origin }

/**
 * Requests a withdrawal: the money goes into the user's hold until an operator has decided. The same key gets
 * the first answer. Refuses with WITHDRAWALS_OFF, WITHDRAWAL_AMOUNT, PIX_KEY_INVALID, CPF_INVALID, a code of
 * `proveOwner`, PIX_KEY_OTHER, KEY_REUSED, ACCOUNT_FROZEN, EMAIL_UNCONFIRMED, CPF_OTHER, CPF_TAKEN,
 * WITHDRAWAL_DEBT, WITHDRAWAL_RESTS, WITHDRAWAL_DAILY, WITHDRAWABLE_TOO_LOW or IDENTITY_REQUIRED, which comes
 * last: a withdrawal that something else hinders asks for no identity.
 */
export async function requestWithdrawal(
  ctx: WithdrawalsContext,
  caller: Caller,
  request: Request,
): Promise<Stored | Refusal> {
  const { userId } = caller
  const answer = await processRequest(ctx, caller, request)
  writeSecurityEvent(
    ctx.log,
    answer.ok
      ? { event: 'withdrawal_asked', userId, withdrawalId: answer.withdrawal.id }
      : { event: 'withdrawal_refused', userId, code: answer.code },
  )
  return answer
}

async function processRequest(
  ctx: WithdrawalsContext,
  caller: Caller,
  { body, key, origin }: Request,
): Promise<Stored | Refusal> {
  if (!ctx.config.WITHDRAWALS_ENABLED) return { ok: false, code: 'WITHDRAWALS_OFF' }
  const amount = parseReais(body.amount)
  if (amount === null || amount < WITHDRAWAL_MIN)
    return { ok: false, code: 'WITHDRAWAL_AMOUNT', params: { min: WITHDRAWAL_MIN } }
  const pixKey = parsePixKey(body.pixKey)
  if (!pixKey) return { ok: false, code: 'PIX_KEY_INVALID' }
  const cpf = body.cpf === undefined ? null : parseCpf(body.cpf)
  if (body.cpf !== undefined && !cpf) return { ok: false, code: 'CPF_INVALID' }
  const { userId } = caller
  const proved = await ctx.proveOwner({ caller, password: body.password, network: origin.network })
  if (!proved.ok) return proved
  const isOthers = await isKeyOfAnother(ctx, { userId, pixKey })
  if (isOthers) return { ok: false, code: 'PIX_KEY_OTHER' }
  const parsed = { userId, amount, pixKey, cpf, key, origin }
  const stored = await ctx.db.transaction().execute((trx) => store(ctx, trx, parsed))
  if (stored.ok) publishBalances(ctx, [userId])
  return stored
}

/** Whether a Pix key is known to belong to another person than the account's verified owner. */
async function isKeyOfAnother(
  { db, sealer, findKeyOwner }: WithdrawalsContext,
  { userId, pixKey }: Pick<ParsedRequest, 'userId' | 'pixKey'>,
): Promise<boolean> {
  const cpf = await readVerifiedCpf(db, { sealer, userId })
  return cpf !== null && pixKey.kind !== 'cpf' && (await findKeyOwner({ pixKey, cpf })) === 'other'
}

async function store(
  ctx: WithdrawalsContext,
  trx: Kysely<Database>,
  parsed: ParsedRequest,
): Promise<Stored | Refusal> {
  const { time, rememberCpf, sealer } = ctx
  const { userId, amount, pixKey, key, origin } = parsed
  const nowMs = time.nowMs()
  await lockPlayers(trx, { userIds: [userId], nowMs })
  const content = `${amount} ${pixKey.kind} ${pixKey.key}`
  const request = { userId, call: 'POST /withdrawals', key, content }
  const repeated = await findRepeated(trx, request)
  if (!repeated.ok) return repeated
  if (repeated.madeId !== null) return readStored(trx, { sealer, id: repeated.madeId })
  if ((await selectFrozen(trx, [userId])).has(userId)) return { ok: false, code: 'ACCOUNT_FROZEN' }
  const payee = await decidePayee(trx, { ...parsed, sealer }, nowMs)
  if (!payee.ok) return payee
  const { cpf, isKnown } = payee
  // Even if the request is refused: a pause under this CPF applies to this account too.
  await rememberCpf(trx, { userId, cpf, isBound: isKnown })
  const allowed = await mayWithdraw(trx, { userId, amount, payee, nowMs })
  // A key that has to rest is stored too: its rest begins now.
  if (!allowed.ok && !payee.isKnown && allowed.code !== 'WITHDRAWAL_RESTS') return allowed
  const identified = await requireIdentity(ctx, trx, {
    userId,
    way: 'withdrawal',
    amount,
    movedSince: async (since) => (await sumWithdrawnSince(trx, { userId, since })).totalCents,
  })
  if (!identified.ok) return allowed.ok || allowed.code === 'WITHDRAWAL_RESTS' ? identified : allowed
  await lockCpf(trx, payee.cpf)
  if (!(await upsertPayee(trx, { sealer, userId, pixKey, ...payee }))) return { ok: false, code: 'CPF_TAKEN' }
  await rememberCpf(trx, { userId, cpf, isBound: true })
  if (payee.isNewKey) await notifyOwner(trx, { userId, notice: { kind: 'pix_key', pixKey, origin }, nowMs })
  if (!allowed.ok) return allowed
  const id = randomUUID()
  const now = new Date(nowMs)
  await rememberRequest(trx, request, { madeId: id, now })
  await insertWithdrawal(trx, { sealer, id, userId, amount, cpf: payee.cpf, pixKey, now })
  const transfer = {
    from: walletOf(userId),
    to: holdOf(userId),
    amountCents: amount,
    kind: 'withdrawal',
    reference: id,
  } as const
  const posted = await postTransfers(trx, { key: `withdrawal:${id}`, transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`the withdrawal ${id} could not be held: ${posted.code}`)
  await notifyOwner(trx, { userId, notice: { kind: 'withdrawal_asked', amount, pixKey, origin }, nowMs })
  return readStored(trx, { sealer, id })
}

async function readStored(trx: Kysely<Database>, at: Parameters<typeof lockWithdrawal>[1]): Promise<Stored> {
  const row = await lockWithdrawal(trx, at)
  if (!row) throw new Error(`the withdrawal ${at.id} is gone from the database`)
  return { ok: true, withdrawal: makeWithdrawal(row) }
}

/** `isKnown`: the account has a stored key, this one or another. `isNewKey`: it is not this one. */
type PayeeDecision = { ok: true; cpf: Cpf; keyChangedAt: Date | null; isKnown: boolean; isNewKey: boolean }

/** Decides the payee. An account's CPF never changes, but its key may. A first key rests like any new key. */
async function decidePayee(
  trx: Kysely<Database>,
  { userId, pixKey, cpf: givenCpf, sealer }: ParsedRequest & Pick<Context, 'sealer'>,
  nowMs: number,
): Promise<PayeeDecision | Refusal> {
  const known = await selectPayee(trx, { sealer, userId })
  const keyCpf = pixKey.kind === 'cpf' ? (pixKey.key as Cpf) : null
  const cpf = known?.cpf ?? (await readVerifiedCpf(trx, { sealer, userId })) ?? keyCpf ?? givenCpf
  if (!cpf) return { ok: false, code: 'CPF_INVALID' }
  if ((keyCpf && keyCpf !== cpf) || (givenCpf && givenCpf !== cpf)) return { ok: false, code: 'CPF_OTHER' }
  const isNewKey = known?.pixKey.kind !== pixKey.kind || known.pixKey.key !== pixKey.key
  const keyChangedAt = isNewKey ? new Date(nowMs) : known.keyChangedAt
  return { ok: true, cpf, keyChangedAt, isKnown: known !== null, isNewKey }
}

async function mayWithdraw(
  trx: Kysely<Database>,
  { userId, amount, payee, nowMs }: { userId: string; amount: Cents; payee: PayeeDecision; nowMs: number },
): Promise<{ ok: true } | Refusal> {
  const { emailConfirmedAt, createdAt, ...changes } = await readTrust(trx, userId)
  if (!emailConfirmedAt) return { ok: false, code: 'EMAIL_UNCONFIRMED' }
  if ((await readDebt(trx, userId)) > 0n) return { ok: false, code: 'WITHDRAWAL_DEBT' }
  const rests = refuseWhileResting(
    restsUntilMs({ keyChangedAt: payee.keyChangedAt, ...changes }, nowMs),
    nowMs,
  )
  // A first key binds its CPF, so it is stored only if the user could withdraw: an empty wallet claims no
  // CPF.
  if (!rests.ok && payee.isKnown) return rests
  const daily = await readDailyLimit(trx, { userId, createdAt, nowMs })
  if (daily !== null && amount > daily.leftCents)
    return { ok: false, code: 'WITHDRAWAL_DAILY', params: { max: daily.maxCents } }
  // No other transaction takes free money out of the wallet until this one commits.
  await lockWallets(trx, [userId])
  const { amountCents: withdrawable } = await readWithdrawable(trx, { userId, nowMs })
  return amount > withdrawable
    ? { ok: false, code: 'WITHDRAWABLE_TOO_LOW', params: { max: withdrawable } }
    : rests
}

function refuseWhileResting(untilMs: number | null, nowMs: number): { ok: true } | Refusal {
  if (untilMs === null) return { ok: true }
  const params = { hours: Math.ceil((untilMs - nowMs) / HOUR_MS) }
  return { ok: false, code: 'WITHDRAWAL_RESTS', params, extra: { until: untilMs } }
}
