import type { StoredMail } from './localOutbox.ts'

export const OUTBOX_STYLE = `body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }
article { border-top: 1px solid #888; padding: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

/** Plain text as HTML, with its web addresses as links. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}

/** The local outbox as a page, without inline scripts or styles, as our content security policy requires. */
export function outboxPage(mails: readonly StoredMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time>${new Date(sentAt).toISOString()}</time></p>
<pre>${linkify(text)}</pre>
</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<h1>Outbox</h1>
<p>Mails that this server would have sent, the newest first. <a href="/dev/outbox.json">JSON</a></p>
${articles.join('\n') || '<p>None yet.</p>'}
</body>
</html>
`
}
