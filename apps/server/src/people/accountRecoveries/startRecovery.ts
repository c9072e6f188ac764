import type { IdentityBody, RecoveryState } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { readTrust } from '../accounts/index.ts'
import { countCodeGuess, findSecondStepUser, lockSecondStep } from '../factors/index.ts'
import { type IdentifyAgain, parsePerson, readRecoverCheck } from '../identityChecks/index.ts'
import type { RecoveryContext } from './recoveryContext.ts'
import { queueRecoveryMail } from './recoveryMails.ts'
import { insertRecovery, selectOpenRecovery } from './recoveryStore.ts'

const DAY_MS = 86_400_000
/** How long an owner who still has a factor, or the mailbox, has to notice and cancel. */
export const RECOVERY_MS = 3 * DAY_MS
export const MAIL_EVERY_MS = DAY_MS

type Asked = { token: string; person: IdentityBody; network: string }

/**
 * Begins to let an owner back in who lost every factor, from the second step of a sign-in: they know the
 * password, and are identified again. Repeating it returns how it goes on. Refuses what `parsePerson` refuses,
 * STEP_ENDED, TOO_OFTEN, IDENTITY_OFF, IDENTITY_ATTEMPTS, and RECOVERY_REFUSED for any other person, for an
 * account whose owner was never known, and without a confirmed address: the answer does not tell them apart.
 */
export async function startRecovery(
  ctx: RecoveryContext,
  { token, person: typed, network }: Asked,
): Promise<{ ok: true; state: RecoveryState } | Refusal> {
  const parsed = parsePerson(typed, ctx.time.nowMs())
  if (!parsed.ok) return parsed
  const step = await findSecondStepUser(ctx, token)
  if (!step.ok) return step
  const { userId } = step
  const { person } = parsed
  const begun = await countCodeGuess(ctx, { userId, network }, () =>
    ctx.db.transaction().execute(async (trx): ReturnType<IdentifyAgain> => {
      const locked = await lockSecondStep(ctx, trx, { userId, token })
      if (!locked.ok) return locked
      const { emailConfirmedAt } = await readTrust(trx, userId)
      if (!emailConfirmedAt) return { ok: false, code: 'RECOVERY_REFUSED' }
      const isKnown = (await selectOpenRecovery(trx, userId)) !== null
      return ctx.identifyAgain(trx, { userId, person, isKnown })
    }),
  )
  if (!begun.ok) {
    writeSecurityEvent(ctx.log, { event: 'recovery_refused', userId, code: begun.code })
    return begun
  }
  if (begun.id !== null) await ctx.askIdentity(begun.id)
  return { ok: true, state: await readRecovery(ctx.db, userId) }
}

async function readRecovery(db: Kysely<Database>, userId: string): Promise<RecoveryState> {
  const open = await selectOpenRecovery(db, userId)
  if (open) return { status: 'waiting', documentUrl: null, endsAt: open.endsAt.getTime() }
  const check = await readRecoverCheck(db, userId)
  if (check?.status === 'started' || check?.status === 'waits')
    return { status: check.status, documentUrl: check.documentUrl, endsAt: null }
  return { status: 'refused', documentUrl: null, endsAt: null }
}

/** The owner was identified again: from now on the factors wait for their removal. */
export async function beginRecovery(
  { log }: Pick<RecoveryContext, 'log'>,
  trx: Kysely<Database>,
  { userId, id, nowMs }: { userId: string; id: string; nowMs: number },
): Promise<void> {
  const startedAt = new Date(nowMs)
  const endsAt = new Date(nowMs + RECOVERY_MS)
  const nextMailAt = new Date(nowMs + MAIL_EVERY_MS)
  if (!(await insertRecovery(trx, { id, userId, startedAt, endsAt, nextMailAt }))) return
  await queueRecoveryMail(trx, { kind: 'started', userId, recoveryId: id, nowMs })
  writeSecurityEvent(log, { event: 'recovery_started', userId })
}
