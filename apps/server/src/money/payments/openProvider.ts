import type { Context } from '../../kernel/context.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { openSandbox } from './sandbox/openSandbox.ts'

/**
 * Opens Stripe if its keys are configured, otherwise the sandbox for development. Stripe's SDK takes memory,
 * so a server without keys does not load it.
 */
export async function openProvider(
  ctx: Context,
  { siteUrl, ownUrl }: { siteUrl: () => string; ownUrl: () => string },
): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PREMIUM_PRICE_ID, STRIPE_API_URL } = ctx.config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PREMIUM_PRICE_ID) {
    const { openStripeProvider } = await import('./stripe/stripeProvider.ts')
    return openStripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      premiumPriceId: STRIPE_PREMIUM_PRICE_ID,
      apiUrl: STRIPE_API_URL,
    })
  }
  return openSandbox(ctx, { siteUrl, ownUrl })
}
