import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { type App, Refused } from '../../../kernel/routing.ts'
import { buyerForm, readBuyer } from './buyerForm.ts'
import { payCheckout, SANDBOX_ACTIONS } from './movePayment.ts'
import { SANDBOX_STYLE, sandboxPage, sandboxReceipt } from './page.ts'
import { selectCheckout } from './sandboxStore.ts'
import { selectReceipt } from './subscriptionStore.ts'

const config = { auth: 'anyone' } as const
const params = z.object({ id: z.string().max(80) })
const choice = z.strictObject({
  action: z.enum([...SANDBOX_ACTIONS, 'decline', 'leave']),
  ...buyerForm.partial().shape,
})
const querystring = z.object({ declined: z.string().optional(), incomplete: z.string().optional() })

/** The sandbox's own pages. The rest of the server learns only by webhook what is chosen there. */
export function sandboxRoutes(
  ctx: Pick<Context, 'db' | 'time'> & { siteUrl: () => string },
  { onPaid }: { onPaid: () => void },
): (app: App) => void {
  return (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.get('/dev/sandbox.css', { config, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE),
    )
    app.get(
      '/dev/sandbox/receipts/:id',
      { config, schema: { hide: true, params } },
      async (request, reply) => {
        const receipt = await selectReceipt(ctx.db, request.params.id)
        if (!receipt) throw new Refused({ ok: false, code: 'NOT_FOUND' })
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(sandboxReceipt(receipt))
      },
    )
    app.get(
      '/dev/sandbox/:id',
      { config, schema: { hide: true, params, querystring } },
      async (request, reply) => {
        const checkout = await selectCheckout(ctx.db, request.params.id)
        if (!checkout) throw new Refused({ ok: false, code: 'NOT_FOUND' })
        const declined = request.query.declined !== undefined
        const incomplete = request.query.incomplete !== undefined
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(sandboxPage(checkout, { declined, incomplete }))
      },
    )
    app.post(
      '/dev/sandbox/:id',
      { config, schema: { hide: true, params, body: choice } },
      async (request, reply) => {
        const { id } = request.params
        const { action } = request.body
        const checkout = await selectCheckout(ctx.db, id)
        if (!checkout) throw new Refused({ ok: false, code: 'NOT_FOUND' })
        if (action === 'leave') return reply.redirect(checkout.order.cancelUrl, 303)
        if (action === 'decline') return reply.redirect(`/dev/sandbox/${id}?declined`, 303)
        const method = action.endsWith('card') ? 'card' : 'pix'
        if (!checkout.order.methods.includes(method)) throw new Refused({ ok: false, code: 'NOT_FOUND' })
        const buyer = checkout.order.shipsTo ? readBuyer(request.body, checkout.order) : null
        if (checkout.order.shipsTo && !buyer) return reply.redirect(`/dev/sandbox/${id}?incomplete`, 303)
        const paid = await payCheckout(ctx, { id, action, buyer })
        if (!paid) return reply.redirect(`/dev/sandbox/${id}`, 303)
        onPaid()
        return reply.redirect(paid.order.successUrl, 303)
      },
    )
  }
}
