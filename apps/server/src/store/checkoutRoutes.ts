import { storeCalls } from '@lance/contract'
import { type App, callerOf, orRefuse, Refused } from '../kernel/routing.ts'
import { serveCall } from '../kernel/serveCall.ts'
import { parseAcceptLanguage } from '../kernel/texts/language.ts'
import { readBuyer } from './buyerCookie.ts'
import { cancelCheckout } from './endCheckout.ts'
import type { ExternalStore } from './externalStore.ts'
import { listOrders } from './listOrders.ts'
import type { PictureUrl } from './makeProduct.ts'
import { isOwnAddress } from './returnAddress.ts'
import { type CheckoutContext, startCheckout } from './startCheckout.ts'

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
    serveCall(app, storeCalls.startCheckout, async (request, reply) => {
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
    })
    cancelRoute(app, ctx)
    serveCall(app, storeCalls.listOrders, (request) => listOrders(ctx, callerOf(request), request.query))
  }
}

/**
 * Where the provider's page sends a buyer who cancels: frees their pieces and redirects them to where they
 * came from.
 */
function cancelRoute(app: App, ctx: CheckoutRoutesContext): void {
  serveCall(app, storeCalls.cancelCheckout, async (request, reply) => {
    const returnUrl = await cancelCheckout(ctx, request.params.id)
    if (returnUrl === null) throw new Refused({ ok: false, code: 'NOT_FOUND' })
    reply.header('cache-control', 'no-store').redirect(returnUrl, 303)
  })
}
