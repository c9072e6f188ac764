import { PRODUCT_NAME } from '@lance/domain'
import type { Mail, Mailer } from './mail.ts'

const CONNECTIONS_MAX = 3
const SILENCE_MAX_MS = 10_000

/**
 * Sends through the SMTP server at a URL such as smtp://user:password@host:587. The sender is the URL's
 * `from` parameter, else no-reply at the site's own host.
 */
export function openSmtpMailer({ smtpUrl, siteUrl }: { smtpUrl: string; siteUrl: () => string }): Mailer {
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(siteUrl()).hostname}`
  url.searchParams.delete('from')
  const opened = openTransport(url)
  return {
    async send(mail, { id, signal }) {
      const transport = await opened
      try {
        await transport.sendMail({ ...messageOf(mail, { id, from }), signal })
        return { is: 'sent' }
      } catch (error) {
        if (isPermanentRefusal(error)) return { is: 'refused', reason: String(error) }
        throw error
      }
    },
    close: () => void opened.then((transport) => transport.close()),
  }
}

/** Servers that send no mail don't load the library. */
async function openTransport(url: URL) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: url.href,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: SILENCE_MAX_MS,
    greetingTimeout: SILENCE_MAX_MS,
    socketTimeout: SILENCE_MAX_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function messageOf({ to, subject, text }: Mail, { id, from }: { id: string; from: string }) {
  return {
    // As objects, so that nothing in an address is parsed as a list or a name.
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: to },
    subject,
    text,
    // The same for every try, so that a mail that arrives twice is recognised as one.
    messageId: `<${id}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * The server answered 5xx to the recipient. Other errors may pass: a wrong password, for example, is ours to
 * fix.
 */
function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
}
