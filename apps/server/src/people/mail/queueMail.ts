import { randomUUID } from 'node:crypto'
import type { MailKind } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { QueuedMail } from './mail.ts'
import { insertMail, insertMails } from './mailStore.ts'

/**
 * Puts a mail into the outbox in the transaction that causes it, so that it is sent after the commit or not
 * at all. `usefulForMs`: after this long it is no longer sent.
 */
export async function queueMail(
  db: Kysely<Database>,
  mail: { kind: MailKind; about: QueuedMail['about']; nowMs: number; usefulForMs: number },
): Promise<void> {
  const { kind, about, nowMs, usefulForMs } = mail
  const queuedAt = new Date(nowMs)
  await insertMail(db, { id: randomUUID(), kind, about, queuedAt, until: new Date(nowMs + usefulForMs) })
}

/** Queues many mails of one kind. */
export async function queueMails(
  db: Kysely<Database>,
  mails: { kind: MailKind; abouts: readonly QueuedMail['about'][]; nowMs: number; usefulForMs: number },
): Promise<void> {
  const { kind, abouts, nowMs, usefulForMs } = mails
  if (abouts.length === 0) return
  const queuedAt = new Date(nowMs)
  await insertMails(db, { kind, abouts, queuedAt, until: new Date(nowMs + usefulForMs) })
}
