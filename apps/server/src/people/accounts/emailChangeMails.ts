import type { Kysely } from 'kysely'
import { supportEmailOf } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { type Composer, queueMail } from '../mail/index.ts'
import { findAccount, lockUser } from './accountStore.ts'
import {
  type EmailChange,
  type EmailChangeStep,
  insertChangeToken,
  selectChange,
} from './emailChangeStore.ts'
import { makeSecretToken } from './secretToken.ts'

const KIND = { approve: 'email_change_approve', prove: 'email_change_prove', undo: 'email_changed' } as const
const TEMPLATE = { approve: 'emailApproveMail', prove: 'emailProveMail', undo: 'emailUndoMail' } as const

/** The token's prefix tells the site what its link is for. */
const linkPath = (step: EmailChangeStep, token: string) =>
  `/profile?confirm=${step === 'undo' ? 'undo' : 'change'}.${token}`

/** Queues the mail with the link to one step of a change. */
export function queueEmailChangeMail(
  trx: Kysely<Database>,
  mail: { userId: string; changeId: string; step: EmailChangeStep; nowMs: number; usefulForMs: number },
): Promise<void> {
  const { userId, changeId, step, nowMs, usefulForMs } = mail
  return queueMail(trx, { kind: KIND[step], about: { userId, changeId }, nowMs, usefulForMs })
}

type Parts = Pick<Context, 'db' | 'time' | 'config'> & { siteUrl: () => string }
type ChangeComposers = Readonly<Record<(typeof KIND)[EmailChangeStep], Composer>>

function isUseful(step: EmailChangeStep, change: EmailChange, now: Date): boolean {
  if (change.endedAt) return false
  if (step === 'undo') return change.undoUntil !== null && change.undoUntil > now
  const isConfirmed = step === 'approve' ? change.approvedAt : change.provedAt
  return !isConfirmed && !change.doneAt && change.expiresAt > now
}

/** The composers of mails about a change of address. The texts leave out the user's name, as others do. */
export function emailChangeComposers({ db, time, config, siteUrl }: Parts): ChangeComposers {
  const composerOf =
    (step: EmailChangeStep): Composer =>
    async ({ about: { changeId = '', userId = '' } }) => {
      const account = await findAccount(db, userId)
      const { token, hash } = makeSecretToken()
      const change = await db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        const found = await selectChange(trx, changeId)
        if (!found || !isUseful(step, found, new Date(time.nowMs()))) return null
        await insertChangeToken(trx, { hash, changeId, step })
        return found
      })
      if (!account || !change) return null
      const to = step === 'prove' ? change.newEmail : change.oldEmail
      const facts = {
        link: siteUrl() + linkPath(step, token),
        email: change.newEmail,
        support: supportEmailOf(config),
      }
      return {
        to,
        ...composeMail(readTexts('account', account.language)[TEMPLATE[step]], account.language, facts),
      }
    }
  return Object.fromEntries(
    (['approve', 'prove', 'undo'] as const).map((step) => [KIND[step], composerOf(step)]),
  ) as ChangeComposers
}
