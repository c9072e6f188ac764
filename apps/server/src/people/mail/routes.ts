import { z } from 'zod'
import type { App } from '../../kernel/routing.ts'
import type { LocalOutbox } from './localOutbox.ts'
import { OUTBOX_STYLE, outboxPage } from './outboxPage.ts'

const storedMails = z.object({
  items: z.array(
    z.object({ id: z.string(), sentAt: z.number(), to: z.string(), subject: z.string(), text: z.string() }),
  ),
  nextCursor: z.null(),
})

/** `/dev/outbox` and `/dev/outbox.json`: the mails of a server without SMTP. Never with PUBLIC_URL. */
export function outboxRoutes(outbox: LocalOutbox): (app: App) => void {
  return (app) => {
    const config = { auth: 'anyone' } as const
    app.get('/dev/outbox', { config, schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(outboxPage(await outbox.list())),
    )
    app.get('/dev/outbox.css', { config, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE),
    )
    app.get(
      '/dev/outbox.json',
      { config, schema: { hide: true, response: { 200: storedMails } } },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        return { items: await outbox.list(), nextCursor: null }
      },
    )
  }
}
