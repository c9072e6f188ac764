import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { lockCpf } from '../identities/index.ts'
import { isVerifiedElsewhere } from './checkStore.ts'
import type { IdentityContext } from './identityContext.ts'
import type { Person } from './identityProvider.ts'

/** Locks the CPF, and checks whether a locked user may have it. Refuses CPF_OTHER and CPF_TAKEN. */
export async function claimCpf(
  ctx: Pick<IdentityContext, 'sealer' | 'readPayeeCpf' | 'isPayeeElsewhere'>,
  trx: Kysely<Database>,
  { userId, person: { cpf } }: { userId: string; person: Person },
): Promise<{ ok: true } | (Refusal & { code: 'CPF_OTHER' | 'CPF_TAKEN' })> {
  const bound = await ctx.readPayeeCpf(trx, userId)
  if (bound !== null && bound !== cpf) return { ok: false, code: 'CPF_OTHER' }
  await lockCpf(trx, cpf)
  const isTaken =
    (await isVerifiedElsewhere(trx, { sealer: ctx.sealer, userId, cpf })) ||
    (await ctx.isPayeeElsewhere(trx, { userId, cpf }))
  return isTaken ? { ok: false, code: 'CPF_TAKEN' } : { ok: true }
}
