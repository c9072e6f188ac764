import { checkoutBody, idempotencyKey, orderList, ordersQuery, startedCheckout } from '@lance/contract'
import { z } from 'zod'
import { type App, orRefuse, Refused, speakerOf } from '../kernel/routing.ts'
import { parseAcceptLanguage } from '../kernel/texts/language.ts'
import { readBuyer } from './buyerCookie.ts'
import { cancelCheckout } from './endCheckout.ts'
import type { ExternalStore } from './externalStore.ts'
import { listOrders } from './listOrders.ts'
import type { PictureUrl } from './makeProduct.ts'
import { isOwnAddress } from './returnAddress.ts'
import { type CheckoutContext, startCheckout } from './startCheckout.ts'

const tags = ['store']
const params = z.object({ storeId: z.string().max(100) })
const headers = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })
/** Large enough for a cart of a thousand lines to get the reason of its refusal. */
export const CHECKOUT_MAX_BYTES = 524_288

type CheckoutRoutesContext = CheckoutContext & {
  pictureUrl: PictureUrl
  /** The external service that sells instead of us; null: we do. */
  outside: ExternalStore | null
}

/**
 * The endpoints for checkouts, also for guests, and for own orders. A checkout leads to the provider's page.
 */
export function checkoutRoutes(ctx: CheckoutRoutesContext): (app: App) => void {
  return (app) => {
    app.post(
      '/store/:storeId/checkout',
      {
        config: { auth: 'anyone', perMinute: 30 },
        bodyLimit: CHECKOUT_MAX_BYTES,
        schema: { tags, params, headers, body: checkoutBody, response: { 200: startedCheckout } },
      },
      async (request, reply) => {
        const { body, headers: sent, language } = request
        const key = sent['idempotency-key'] ?? null
        if (ctx.outside) {
          const isOwn = [body.successUrl, body.cancelUrl].every((address) => isOwnAddress(ctx, address))
          if (!isOwn) throw new Refused({ ok: false, code: 'RETURN_ADDRESS' })
          return ctx.outside.startCheckout(body, { key })
        }
        const { url } = orRefuse(
          await startCheckout(ctx, {
            ...readBuyer(ctx.config, request, reply),
            body,
            key,
            language: body.locale === undefined ? language : parseAcceptLanguage(body.locale),
          }),
        )
        return { url }
      },
    )
    cancelRoute(app, ctx)
    app.get(
      '/orders',
      { config: { auth: 'user' }, schema: { tags, querystring: ordersQuery, response: { 200: orderList } } },
      (request) => listOrders(ctx, speakerOf(request), request.query),
    )
  }
}

/**
 * Where the provider's page sends a buyer who cancels: frees their pieces and redirects them to where they
 * came from.
 */
function cancelRoute(app: App, ctx: CheckoutRoutesContext): void {
  app.get(
    '/store/:storeId/checkouts/:id/cancel',
    {
      config: { auth: 'anyone', perMinute: 60 },
      schema: { tags, params: params.extend({ id: z.uuid() }) },
    },
    async (request, reply) => {
      const returnUrl = await cancelCheckout(ctx, request.params.id)
      if (returnUrl === null) throw new Refused({ ok: false, code: 'NOT_FOUND' })
      return reply.header('cache-control', 'no-store').redirect(returnUrl, 303)
    },
  )
}
