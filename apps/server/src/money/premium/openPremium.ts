import type { Role } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { App, Refusal } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import type { OnChargeback, PaymentHandler } from '../payments/index.ts'
import { applyPremiumEvent } from './applyPremiumEvent.ts'
import { choosePlan } from './choosePlan.ts'
import { selectInvoiceOfPayment } from './invoiceStore.ts'
import { openPlanWatch, type PlanWatch } from './planWatch.ts'
import { pollSubscriptions } from './pollSubscriptions.ts'
import { premiumRoutes } from './routes.ts'
import { settleOwedAllowances } from './settleInvoice.ts'
import type { PremiumContext } from './startSubscription.ts'
import { endOverdueMembers } from './syncMembership.ts'

const SECOND_MS = 1000

export type Premium = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Applies the provider's events about the plan. */
  handler: PaymentHandler
  choosePlan(choice: { userId: string; role: Role }): Promise<{ ok: true } | Refusal>
  watchPlan: PlanWatch['watch']
  close(): void
}

/** Opens the premium plan on a server. */
export function openPremium(
  ctx: Context,
  {
    provider,
    siteUrl,
    onChargeback,
  }: Pick<PremiumContext, 'provider' | 'siteUrl'> & { onChargeback: OnChargeback },
): Premium {
  const premiumContext: PremiumContext = { ...ctx, provider, siteUrl }
  const plans = openPlanWatch(ctx)
  return {
    routes: premiumRoutes(premiumContext),
    sweeps: [
      { name: 'overdue members', everyMs: SECOND_MS, run: () => endOverdueMembers(ctx) },
      { name: 'silent subscriptions', everyMs: 30 * SECOND_MS, run: () => pollSubscriptions(premiumContext) },
      { name: 'owed allowances', everyMs: 10 * SECOND_MS, run: () => settleOwedAllowances(ctx) },
      { name: 'newer plans', everyMs: 5 * SECOND_MS, run: plans.poll },
    ],
    handler: {
      cause: 'premium',
      owns: async (trx, payment) => (await selectInvoiceOfPayment(trx, payment)) !== null,
      apply: (trx, event) => applyPremiumEvent({ ...ctx, onChargeback }, trx, event),
    },
    choosePlan: (choice) => choosePlan(premiumContext, choice),
    watchPlan: plans.watch,
    close: plans.close,
  }
}
