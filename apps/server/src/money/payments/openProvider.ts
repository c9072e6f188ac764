import type { Context } from '../../kernel/context.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { openSandbox } from './sandbox/openSandbox.ts'
import { openStripeProvider } from './stripe/stripeProvider.ts'

/** Opens Stripe if its keys are configured, otherwise the sandbox for development. */
export function openProvider(
  ctx: Context,
  { siteUrl, ownUrl }: { siteUrl: () => string; ownUrl: () => string },
): PaymentProvider {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PREMIUM_PRICE_ID, STRIPE_API_URL } = ctx.config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PREMIUM_PRICE_ID) {
    return openStripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      premiumPriceId: STRIPE_PREMIUM_PRICE_ID,
      apiUrl: STRIPE_API_URL,
    })
  }
  return openSandbox(ctx, { siteUrl, ownUrl })
}
