import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { Refusal } from '../kernel/routing.ts'
import type { CheckoutLine, OfferedVariant } from './checkoutStore.ts'
import { decideHold, HOLD_PAUSE_MS, NO_HOLDING } from './decideHold.ts'
import { isConfirmed, selectHoldings } from './holdStore.ts'

type Trx = Kysely<Database>

/** Whether a buyer has a guest's limits: an account costs nothing either until its address is confirmed. */
export async function buysAsGuest(
  { config }: Pick<Context, 'config'>,
  trx: Trx,
  userId: string | null,
): Promise<boolean> {
  if (userId === null) return true
  // Without SMTP no user can confirm an address.
  return config.SMTP_URL !== undefined && !(await isConfirmed(trx, userId))
}

/** Why an unpaid checkout may not hold these pieces, by its first such line, or null. Variants are locked. */
export async function limitHolds(
  { config }: Pick<Context, 'config'>,
  trx: Trx,
  {
    buyer,
    address,
    isGuest,
    replacedId,
    lines,
    variants,
    nowMs,
  }: {
    buyer: string
    address: string
    isGuest: boolean
    replacedId: string | null
    lines: readonly CheckoutLine[]
    /** The variants without the holds of the checkout that is replaced. */
    variants: ReadonlyMap<string, OfferedVariant>
    nowMs: number
  },
): Promise<Refusal | null> {
  const holdings = await selectHoldings(trx, {
    buyer,
    address,
    replacedId,
    variantIds: lines.map(({ variantId }) => variantId),
    since: new Date(nowMs - HOLD_PAUSE_MS),
    now: new Date(nowMs),
  })
  const countsNetworks = config.RATE_LIMITS === 'on'
  for (const line of lines) {
    const variant = variants.get(line.variantId)
    if (!variant) continue
    const holding = holdings.get(line.variantId) ?? NO_HOLDING
    const refused = decideHold({ line, variant, holding, isGuest, countsNetworks, nowMs })
    if (refused) return refused
  }
  return null
}
