import type { Kysely } from 'kysely'
import { supportEmailOf } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { writeMoment } from '../../kernel/texts/writeMoment.ts'
import { findAccount, makeSecretToken } from '../accounts/index.ts'
import { type Composer, queueMail } from '../mail/index.ts'
import { insertRecoveryToken, selectRecovery } from './recoveryStore.ts'

const DAY_MS = 86_400_000
const KINDS = ['started', 'waits', 'cancelled', 'done'] as const
export type RecoveryMail = (typeof KINDS)[number]

/** A mail that comes too late to stop something is of no use; one about what happened is for a week. */
const USEFUL_FOR_MS = { started: 3 * DAY_MS, waits: DAY_MS, cancelled: 7 * DAY_MS, done: 7 * DAY_MS } as const

/** Queues a mail about a recovery, in the transaction of what it reports. */
export function queueRecoveryMail(
  trx: Kysely<Database>,
  {
    kind,
    userId,
    recoveryId,
    nowMs,
  }: { kind: RecoveryMail; userId: string; recoveryId: string; nowMs: number },
): Promise<void> {
  const about = { userId, recoveryId }
  return queueMail(trx, { kind: `recovery_${kind}`, about, nowMs, usefulForMs: USEFUL_FOR_MS[kind] })
}

type Parts = Pick<Context, 'db' | 'config'> & { siteUrl: () => string }
type RecoveryComposers = Readonly<Record<`recovery_${RecoveryMail}`, Composer>>

/**
 * The composers of mails about recoveries. Those that come while it waits carry a link that cancels it, each
 * one of its own: only the hash of a link is stored.
 */
export function recoveryMailComposers({ db, config, siteUrl }: Parts): RecoveryComposers {
  const composerOf =
    (kind: RecoveryMail): Composer =>
    async ({ about: { userId = '', recoveryId = '' } }) => {
      const account = await findAccount(db, userId)
      const recovery = await selectRecovery(db, recoveryId)
      if (!account?.email_confirmed_at || !recovery) return null
      const isOpen = recovery.cancelledAt === null && recovery.doneAt === null
      const isWaiting = kind === 'started' || kind === 'waits'
      if (isWaiting && !isOpen) return null
      const { language, email } = account
      const facts = {
        link: isWaiting ? await makeLink({ db, siteUrl }, recoveryId) : `${siteUrl()}/update-password`,
        at: writeMoment(recovery.endsAt, language),
        support: supportEmailOf(config),
      }
      return { to: email, ...composeMail(readTexts('identity', language).mails[kind], language, facts) }
    }
  return Object.fromEntries(KINDS.map((kind) => [`recovery_${kind}`, composerOf(kind)])) as RecoveryComposers
}

/** The token's prefix tells the site what its link is for. */
async function makeLink({ db, siteUrl }: Pick<Parts, 'db' | 'siteUrl'>, recoveryId: string): Promise<string> {
  const { token, hash } = makeSecretToken()
  await insertRecoveryToken(db, { hash, recoveryId })
  return `${siteUrl()}/profile?confirm=recovery.${token}`
}
