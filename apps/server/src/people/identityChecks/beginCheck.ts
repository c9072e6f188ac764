import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { type CheckPurpose, insertCheck, openPerson, selectOpenCheck, settleCheckRow } from './checkStore.ts'
import type { IdentityContext } from './identityContext.ts'
import type { Person } from './identityProvider.ts'
import { isSamePerson } from './parsePerson.ts'
import { readAttempts } from './readIdentity.ts'

/**
 * Stores a check of a locked user, for `askProvider` after the commit. The check that runs for the same person
 * is the one; one for another person ends, because a typing error would otherwise block for days. Refuses
 * IDENTITY_ATTEMPTS.
 */
export async function beginCheck(
  { time, sealer }: Pick<IdentityContext, 'time' | 'sealer'>,
  trx: Kysely<Database>,
  check: { userId: string; purpose: CheckPurpose; provider: string; person: Person },
): Promise<{ ok: true; id: string; isNew: boolean } | Refusal> {
  const { userId, purpose, provider, person } = check
  const nowMs = time.nowMs()
  const at = new Date(nowMs)
  const open = await selectOpenCheck(trx, { userId, purpose })
  if (open && isSamePerson(openPerson(sealer, open), person)) return { ok: true, id: open.id, isNew: false }
  const { left, nextAtMs } = await readAttempts(trx, { userId, nowMs })
  if (left === 0) {
    const untilMs = nextAtMs ?? nowMs
    const refusal = { ok: false, code: 'IDENTITY_ATTEMPTS', params: { until: new Date(untilMs) } } as const
    return { ...refusal, extra: { until: untilMs } }
  }
  if (open) await settleCheckRow(trx, { id: open.id, status: 'expired', reason: null, at })
  const id = randomUUID()
  await insertCheck(trx, { sealer, id, userId, purpose, provider, person, at, askAt: at })
  return { ok: true, id, isNew: true }
}
