import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { ProviderFailed } from '../payments/index.ts'
import { selectMember } from './memberStore.ts'
import { publishPlan } from './publishPlan.ts'
import type { PremiumContext } from './startSubscription.ts'
import { type SubscriptionRow, selectCurrent, updateEnded, updateRenews } from './subscriptionStore.ts'
import { syncMembership } from './syncMembership.ts'

type ChangeResult = { ok: true } | Refusal

/**
 * Lets a user's subscription end with its paid month; one without a paid month ends at once. Repeating it
 * changes nothing. Refuses with NO_SUBSCRIPTION, or with PAYMENT_UNAVAILABLE if the provider can't be
 * reached.
 */
export async function cancelSubscription(ctx: PremiumContext, userId: string): Promise<ChangeResult> {
  const running = await findRunning(ctx, userId)
  if (!running) return { ok: false, code: 'NO_SUBSCRIPTION' }
  return (await isPaid(ctx, userId))
    ? setRenewal(ctx, running, { renews: false })
    : changeAtProvider(ctx, running, {
        goesOn: false,
        async act(subscriptionRef) {
          await ctx.provider.endSubscription(subscriptionRef)
          return (trx) => updateEnded(trx, { id: running.id, now: new Date(ctx.time.nowMs()) })
        },
      })
}

/** Lets it continue after all. Refuses like `cancelSubscription`, and without a paid month. */
export async function resumeSubscription(ctx: PremiumContext, userId: string): Promise<ChangeResult> {
  const running = await findRunning(ctx, userId)
  if (!running || !(await isPaid(ctx, userId))) return { ok: false, code: 'NO_SUBSCRIPTION' }
  return setRenewal(ctx, running, { renews: true })
}

async function findRunning({ db }: PremiumContext, userId: string): Promise<SubscriptionRow | null> {
  const current = await selectCurrent(db, userId)
  return current.find(({ status }) => status === 'running') ?? null
}

async function isPaid({ db, time }: PremiumContext, userId: string): Promise<boolean> {
  const until = (await selectMember(db, userId))?.memberUntil
  return until != null && until.getTime() > time.nowMs()
}

function setRenewal(
  ctx: PremiumContext,
  row: SubscriptionRow,
  { renews }: { renews: boolean },
): Promise<ChangeResult> {
  return changeAtProvider(ctx, row, {
    goesOn: renews,
    async act(subscriptionRef) {
      if (row.renews !== renews) await ctx.provider.renewSubscription(subscriptionRef, { renews })
      return (trx) => updateRenews(trx, { id: row.id, renews, saidAt: new Date(ctx.time.nowMs()) })
    },
  })
}

type WriteStep = (trx: Kysely<Database>) => Promise<void>

/** Makes a change at the provider, then in our database. */
async function changeAtProvider(
  ctx: PremiumContext,
  { id, userId, subscriptionRef }: SubscriptionRow,
  { goesOn, act }: { goesOn: boolean; act: (subscriptionRef: string) => Promise<WriteStep> },
): Promise<ChangeResult> {
  if (subscriptionRef === null) return { ok: false, code: 'NO_SUBSCRIPTION' }
  try {
    const write = await act(subscriptionRef)
    await ctx.db.transaction().execute(async (trx) => {
      const nowMs = ctx.time.nowMs()
      await write(trx)
      await lockPlayers(trx, { userIds: [userId], nowMs })
      // A user who continues the subscription has not given up the plan.
      await syncMembership(trx, { userId, nowMs, ...(goesOn && { givenUp: false }) })
    })
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    ctx.log.error({ err: error, subscriptionId: id }, 'the payment provider did not change a subscription')
    return { ok: false, code: 'PAYMENT_UNAVAILABLE' }
  }
  publishPlan(ctx, userId)
  return { ok: true }
}
