import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../kernel/db/schema.ts'
import { type App, Refused } from '../../kernel/routing.ts'
import { directionOf } from '../../kernel/texts/language.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { decideDocument, waitsForDocument } from './sandboxProvider.ts'

const config = { auth: 'anyone' } as const
const params = z.object({ reference: z.uuid() })
const body = z.strictObject({ decision: z.enum(['accept', 'refuse']) })

/** The sandbox's page on which a developer accepts or refuses the document of a check. */
export function sandboxRoutes(
  db: Kysely<Database>,
  { onDecided }: { onDecided: (reference: string) => Promise<void> },
): (app: App) => void {
  return (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    app.get(
      '/dev/identity/:reference',
      { config, schema: { hide: true, params } },
      async (request, reply) => {
        const { reference } = request.params
        const isWaiting = await waitsForDocument(db, reference)
        if (isWaiting === null) throw new Refused({ ok: false, code: 'NOT_FOUND' })
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(page({ reference, isWaiting, language: request.language }))
      },
    )
    app.post(
      '/dev/identity/:reference',
      { config, schema: { hide: true, params, body } },
      async (request, reply) => {
        const { reference } = request.params
        if ((await waitsForDocument(db, reference)) === null)
          throw new Refused({ ok: false, code: 'NOT_FOUND' })
        await decideDocument(db, { reference, isAccepted: request.body.decision === 'accept' })
        await onDecided(reference)
        return reply.redirect(`/dev/identity/${reference}`, 303)
      },
    )
  }
}

type Shown = { reference: string; isWaiting: boolean; language: string }

function page({ reference, isWaiting, language }: Shown): string {
  const { sandbox: text } = readTexts('identity', language)
  const form = `<form method="post" action="/dev/identity/${reference}">
<section>
<p>${text.text}</p>
<button class="primary" name="decision" value="accept">${text.accept}</button>
<button class="quiet" name="decision" value="refuse">${text.refuse}</button>
</section>
</form>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="stylesheet" href="/dev/sandbox.css">
</head>
<body>
<header><p class="test"><strong>${text.test}</strong></p></header>
<main>
<h1>${text.title}</h1>
${isWaiting ? form : `<p class="notice" role="status">${text.done}</p>`}
</main>
</body>
</html>
`
}
