import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { composeMail } from '../../kernel/texts/composeMail.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { type Composer, type Mail, queueMail } from '../mail/index.ts'
import { type Account, findAccount, findAccountByEmail, lockUser } from './accountStore.ts'
import { makeSecretToken } from './secretToken.ts'
import { countOtherLiveMails, insertMailToken } from './sessionStore.ts'

const HOUR_MS = 3_600_000
/** How long the link in a mail works. */
const LINK_MS = { confirm_email: 48 * HOUR_MS, reset_password: HOUR_MS } as const
/** Mails to one account with working links: more would only fill a mailbox that a stranger chose. */
const OPEN_MAILS_MAX = { confirm_email: 1, reset_password: 3 } as const
/** The same for confirmation mails that the user asks for: more than their rate limit allows in 48 hours. */
const OPEN_REQUESTED_MAX = 20
type Kind = keyof typeof LINK_MS
// The texts leave out the user's name: anyone can sign up with another person's address and choose a name
// that we would then send there.
const templateOf = { confirm_email: 'confirmMail', reset_password: 'resetMail' } as const

/** Queues the mail that asks a user to confirm their address. */
export function queueConfirmation(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  return queueMail(db, { kind: 'confirm_email', about: { userId }, nowMs, usefulForMs: 24 * HOUR_MS })
}

/** Queues the same mail for a user who asks for it: it is sent even while a link of an earlier one works. */
export function queueRequestedConfirmation(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  const about = { userId, requested: 'yes' }
  return queueMail(db, { kind: 'confirm_email', about, nowMs, usefulForMs: 24 * HOUR_MS })
}

/** Queues the password reset mail for the account with this address. Without an account, none is sent. */
export function queuePasswordReset(
  db: Kysely<Database>,
  { email, nowMs }: { email: string; nowMs: number },
): Promise<void> {
  return queueMail(db, { kind: 'reset_password', about: { email }, nowMs, usefulForMs: HOUR_MS })
}

type Parts = Pick<Context, 'db' | 'time'> & { siteUrl: () => string }

const linkPath = {
  confirm_email: (token: string) => `/profile?confirm=${token}`,
  reset_password: (token: string) => `/update-password?token=${token}`,
} as const

/**
 * Composes a mail with a link, or returns null when the account already has enough working links. The token
 * is created here, because only its hash is ever stored.
 */
async function composeLinkMail(
  { db, time, siteUrl }: Parts,
  { mailId, kind, account, openMax }: { mailId: string; kind: Kind; account: Account; openMax: number },
): Promise<Mail | null> {
  const { token, hash } = makeSecretToken()
  const nowMs = time.nowMs()
  const mail = { userId: account.id, kind, mailId }
  const isWanted = await db.transaction().execute(async (trx) => {
    // One mail per account at a time, across all servers: otherwise parallel mails would each count none
    // before them.
    await lockUser(trx, account.id)
    const others = await countOtherLiveMails(trx, { ...mail, now: new Date(nowMs) })
    if (others >= openMax) return false
    await insertMailToken(trx, { ...mail, hash, expiresAt: new Date(nowMs + LINK_MS[kind]) })
    return true
  })
  if (!isWanted) return null
  const link = siteUrl() + linkPath[kind](token)
  const template = readTexts('account', account.language)[templateOf[kind]]
  return { to: account.email, ...composeMail(template, account.language, { link }) }
}

/** The composers of account mails. */
export function accountMailComposers(parts: Parts): Readonly<Record<Kind, Composer>> {
  return {
    // Each sign-in queues this mail again in case the first was lost; it is sent only when no link works,
    // unless the user asked for it.
    async confirm_email({ id: mailId, about: { userId = '', requested } }) {
      const account = await findAccount(parts.db, userId)
      if (!account || account.email_confirmed_at) return null
      const openMax = requested === undefined ? OPEN_MAILS_MAX.confirm_email : OPEN_REQUESTED_MAX
      return composeLinkMail(parts, { mailId, kind: 'confirm_email', account, openMax })
    },
    async reset_password({ id: mailId, about: { email = '' } }) {
      const account = await findAccountByEmail(parts.db, email)
      const openMax = OPEN_MAILS_MAX.reset_password
      return account ? composeLinkMail(parts, { mailId, kind: 'reset_password', account, openMax }) : null
    },
  }
}
