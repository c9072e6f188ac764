import type { IdentityBody, IdentityState } from '@lance/contract'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findClosed } from '../accounts/index.ts'
import { lockPlayers } from '../presence/index.ts'
import { askProvider } from './askProvider.ts'
import { beginCheck } from './beginCheck.ts'
import { openPerson, selectVerified } from './checkStore.ts'
import { claimCpf } from './claimCpf.ts'
import type { IdentityContext } from './identityContext.ts'
import { parsePerson } from './parsePerson.ts'
import { readIdentity } from './readIdentity.ts'

/**
 * Begins to check who the caller is, and asks the provider at once. Without its answer the check is stored and
 * asked again by the sweep. An account that is verified stays so. Refuses what `parsePerson` and `proveOwner`
 * refuse, IDENTITY_OFF, CPF_OTHER, CPF_TAKEN and IDENTITY_ATTEMPTS.
 */
export async function startCheck(
  ctx: IdentityContext,
  caller: Caller,
  { body, network }: { body: IdentityBody; network: string },
): Promise<{ ok: true; state: IdentityState } | Refusal> {
  const { userId } = caller
  const begun = await begin(ctx, caller, { body, network })
  if (!begun.ok) {
    writeSecurityEvent(ctx.log, { event: 'identity_check_refused', userId, code: begun.code })
    return begun
  }
  if (begun.isNew) writeSecurityEvent(ctx.log, { event: 'identity_check_started', userId })
  if (begun.id !== null) await askProvider(ctx, begun.id)
  return { ok: true, state: await readIdentity(ctx, userId) }
}

type Begun = { ok: true; id: string | null; isNew: boolean }

async function begin(
  ctx: IdentityContext,
  caller: Caller,
  { body, network }: { body: IdentityBody; network: string },
): Promise<Begun | Refusal> {
  const { provider } = ctx
  if (provider === null) return { ok: false, code: 'IDENTITY_OFF' }
  const parsed = parsePerson(body, ctx.time.nowMs())
  if (!parsed.ok) return parsed
  const proved = await ctx.proveOwner({ caller, password: undefined, network })
  if (!proved.ok) return proved
  const { userId } = caller
  const { person } = parsed
  return ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const account = await findClosed(trx, userId, { held: true })
    if (!account || account.closedAt) return { ok: false, code: 'SESSION_ENDED' }
    await lockPlayers(trx, { userIds: [userId], nowMs })
    const verified = await selectVerified(trx, userId)
    if (verified) {
      const isSame = openPerson(ctx.sealer, verified).cpf === person.cpf
      return isSame ? { ok: true, id: null, isNew: false } : { ok: false, code: 'CPF_OTHER' }
    }
    const free = await claimCpf(ctx, trx, { userId, person })
    if (!free.ok) return free
    return beginCheck(ctx, trx, { userId, purpose: 'verify', provider: provider.name, person })
  })
}
