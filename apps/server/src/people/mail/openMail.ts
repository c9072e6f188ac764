import { join } from 'node:path'
import type { MailKind } from '@lance/contract/desk'
import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { openLocalOutbox } from './localOutbox.ts'
import type { Composer, Mailer } from './mail.ts'
import { outboxRoutes } from './routes.ts'
import { sendDueMail } from './sendDueMail.ts'
import { openSmtpMailer } from './smtpMailer.ts'
import { sweepFailedMails } from './sweepFailedMails.ts'

const SWEEP_EVERY_MS = 1000
const PRUNE_EVERY_MS = 3_600_000

export type MailCapability = {
  /** The outbox page of a development server; nothing on a server that sends. */
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Aborts mails being sent; they are retried later. */
  close(): void
}

function openMailer(ctx: Context, siteUrl: () => string): { mailer: Mailer; routes: (app: App) => void } {
  const { SMTP_URL, DATA_DIR } = ctx.config
  if (SMTP_URL) return { mailer: openSmtpMailer({ smtpUrl: SMTP_URL, siteUrl }), routes: () => {} }
  const outbox = openLocalOutbox({ folder: join(DATA_DIR, 'outbox'), time: ctx.time })
  return { mailer: outbox, routes: outboxRoutes(outbox) }
}

/** Opens the sending of queued mail: by SMTP if configured, else into a folder of this machine. */
export function openMail(
  ctx: Context,
  { composers, siteUrl }: { composers: Readonly<Record<MailKind, Composer>>; siteUrl: () => string },
): MailCapability {
  const { mailer, routes } = openMailer(ctx, siteUrl)
  const stop = new AbortController()
  const mailContext = { ...ctx, mailer, composers, stopping: stop.signal }
  return {
    routes,
    sweeps: [
      { name: 'mail', everyMs: SWEEP_EVERY_MS, run: () => sendDueMail(mailContext) },
      { name: 'failed mails', everyMs: PRUNE_EVERY_MS, run: () => sweepFailedMails(ctx) },
    ],
    close() {
      stop.abort()
      mailer.close()
    },
  }
}
