import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import { findClosed } from '../accounts/index.ts'
import { lockPlayers } from '../presence/index.ts'
import { notifyOwner } from '../securityNotices/index.ts'
import { type CheckRow, lockCheck, openPerson, selectCheck, settleCheckRow } from './checkStore.ts'
import { claimCpf } from './claimCpf.ts'
import type { IdentityContext } from './identityContext.ts'
import type { IdentityRefusal } from './identityProvider.ts'

type Ending = { status: 'verified' | 'refused' | 'expired'; reason: IdentityRefusal | null }

/** Ends an open check, once. A verified CPF that another account took meanwhile is refused. */
export async function settleCheck(
  ctx: IdentityContext,
  { id, ...ending }: { id: string } & Ending,
): Promise<void> {
  const found = await selectCheck(ctx.db, id)
  if (!found) return
  const { userId } = found
  const settled = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const account = await findClosed(trx, userId, { held: true })
    await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
    const check = await lockCheck(trx, id)
    if (!check || check.settledAt || !account || account.closedAt) return null
    const decided = await decide(ctx, trx, { check, ending })
    await settleCheckRow(trx, { id, ...decided, at: new Date(nowMs) })
    if (decided.status === 'verified') await apply(ctx, trx, { check, nowMs })
    return decided
  })
  if (settled) writeSecurityEvent(ctx.log, { event: `identity_${settled.status}`, userId })
}

async function decide(
  ctx: IdentityContext,
  trx: Kysely<Database>,
  { check, ending }: { check: CheckRow; ending: Ending },
): Promise<Ending> {
  if (ending.status !== 'verified' || check.purpose === 'recover') return ending
  const { userId } = check
  const free = await claimCpf(ctx, trx, { userId, person: openPerson(ctx.sealer, check) })
  if (free.ok) return ending
  return { status: 'refused', reason: free.code === 'CPF_TAKEN' ? 'taken' : 'other_cpf' }
}

async function apply(
  ctx: IdentityContext,
  trx: Kysely<Database>,
  { check: { id, userId, purpose, ...row }, nowMs }: { check: CheckRow; nowMs: number },
): Promise<void> {
  if (purpose === 'recover') return ctx.onRecovered(trx, { userId, id, nowMs })
  const { cpf } = openPerson(ctx.sealer, { id, userId, ...row })
  await ctx.onVerified(trx, { userId, cpf, nowMs })
  await notifyOwner(trx, { userId, notice: { kind: 'identity_verified' }, nowMs })
}
