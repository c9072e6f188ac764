import type { Context } from '../../kernel/context.ts'
import { scrub } from '../../kernel/log/scrub.ts'
import { type FailedMail, insertFailedMail } from './failedMailStore.ts'
import type { Composer, Mailer, SendOutcome } from './mail.ts'
import { type ClaimedMail, claimMails, deleteMail, postponeMail } from './mailStore.ts'

const AT_ONCE_MAX = 20
/** The longest that one try may take. */
const TRY_MAX_MS = 30_000
/** How long a claim lasts: longer than a try, so that a slow try is not sent twice. */
const LEASE_MS = 4 * TRY_MAX_MS
const FIRST_RETRY_MS = 5000
const RETRY_MAX_MS = 15 * 60_000
const ERROR_MAX_CHARS = 500

export type MailContext = Pick<Context, 'db' | 'time' | 'log'> & {
  mailer: Mailer
  /** By kind, which an earlier version may have queued. The capability that queues a kind of mail provides its composer. */
  composers: Readonly<Record<string, Composer>>
  /** Aborted when the server stops: mails being sent are put back for another server. */
  stopping: AbortSignal
}

/** Pause after the nth try failed: 5 s, doubling up to 15 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20), RETRY_MAX_MS)
}

/**
 * Sends due mails, each by one server at a time. A mail is deleted once it has been handed over, refused for
 * good, or is no longer useful; the last two are kept as failed, for operators. It may arrive twice only if a server dies between handing it over and
 * deleting it.
 */
export async function sendDueMail(ctx: MailContext): Promise<void> {
  for (;;) {
    if (ctx.stopping.aborted) return
    const nowMs = ctx.time.nowMs()
    const leaseUntil = new Date(nowMs + LEASE_MS)
    const mails = await claimMails(ctx.db, { now: new Date(nowMs), leaseUntil, atOnceMax: AT_ONCE_MAX })
    await Promise.all(mails.map((mail) => sendOne(ctx, mail)))
    if (mails.length < AT_ONCE_MAX) return
  }
}

async function sendOne(ctx: MailContext, mail: ClaimedMail): Promise<void> {
  const { id, kind } = mail
  if (mail.until.getTime() < ctx.time.nowMs()) {
    ctx.log.warn({ mail: id, kind, attempts: mail.attempts }, 'a mail could not be sent in time')
    return giveUp(ctx, mail, { ended: 'late', reason: mail.lastError ?? '' })
  }
  try {
    const outcome = await composeAndSend(ctx, mail)
    if (outcome.is !== 'refused') return await deleteMail(ctx.db, id)
    ctx.log.warn({ mail: id, kind }, 'an address refused a mail for good')
    await giveUp(ctx, mail, { ended: 'refused', reason: outcome.reason })
  } catch (error) {
    ctx.log.warn(
      { mail: id, kind, attempts: mail.attempts, code: codeOf(error) },
      'a mail could not be sent and will be retried',
    )
    await postponeMail(ctx.db, {
      id,
      dueAt: new Date(ctx.time.nowMs() + retryDelayMs(mail.attempts)),
      error: String(error).slice(0, ERROR_MAX_CHARS),
    })
  }
}

/** Takes a mail out of the outbox, and keeps that it failed, without the address that a reason may repeat. */
function giveUp(
  { db, time }: MailContext,
  mail: ClaimedMail,
  { ended, reason }: Pick<FailedMail, 'ended' | 'reason'>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const shown = scrub(reason).slice(0, ERROR_MAX_CHARS)
    await insertFailedMail(trx, { ...mail, ended, reason: shown, failedAt: new Date(time.nowMs()) })
    await deleteMail(trx, mail.id)
  })
}

async function composeAndSend(
  ctx: MailContext,
  mail: ClaimedMail,
): Promise<SendOutcome | { is: 'needless' }> {
  const compose = ctx.composers[mail.kind]
  if (!compose) throw new Error(`no composer for mails of the kind ${mail.kind}`)
  const composed = await compose(mail)
  if (!composed) return { is: 'needless' }
  const signal = AbortSignal.any([ctx.stopping, AbortSignal.timeout(TRY_MAX_MS)])
  return ctx.mailer.send(composed, { id: mail.id, signal })
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code
}
