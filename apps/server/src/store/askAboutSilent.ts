import type { Context } from '../context.ts'
import { keepAnswer, type PaymentProvider, ProviderFailed } from '../payments/index.ts'
import { type CheckoutRow, takeSilent, updateAskAt } from './checkoutStore.ts'

const DAY_MS = 86_400_000
const AT_ONCE_MAX = 20
const AGAIN_AFTER_MS = 600_000
/** A page that ended is asked about for so long, should a payment on it have gone untold. */
const ENDED_ASKED_FOR_MS = DAY_MS
/** A payment on its way that nobody ever confirmed. */
const PENDING_ASKED_FOR_MS = 3 * DAY_MS
/** A card's bank may take a payment back so long after; a paid order is asked about once a day until then. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

type Room = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/** Asks the provider about checkouts of which we heard nothing, as of deposits: a webhook may have been lost. */
export async function askAboutSilent(room: Room): Promise<void> {
  const nowMs = room.time.nowMs()
  const silent = await takeSilent(room.db, {
    provider: room.provider.name,
    now: new Date(nowMs),
    askAgainAt: new Date(nowMs + AGAIN_AFTER_MS),
    atOnceMax: AT_ONCE_MAX,
  })
  for (const checkout of silent) {
    try {
      await askAbout(room, checkout, nowMs)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      room.log.warn(
        { err: error, checkoutId: checkout.id },
        'the payment provider did not say what became of it',
      )
    }
  }
}

async function askAbout({ db, provider }: Room, checkout: CheckoutRow, nowMs: number): Promise<void> {
  const { id, checkoutId, paymentRef, status, createdAt } = checkout
  const keep = async (event: Parameters<typeof keepAnswer>[1]['event']) =>
    keepAnswer(db, { provider: provider.name, event, nowMs })
  const ageMs = nowMs - createdAt.getTime()
  if (status === 'paid') {
    for (const event of paymentRef === null ? [] : await provider.readReversals(paymentRef)) await keep(event)
    const askAt = ageMs < REVERSIBLE_FOR_MS ? new Date(nowMs + DAY_MS) : null
    return updateAskAt(db, { id, askAt })
  }
  const event = checkoutId === null ? null : await provider.readCheckout(checkoutId)
  if (event) await keep(event)
  const askedForMs = status === 'pending' ? PENDING_ASKED_FOR_MS : ENDED_ASKED_FOR_MS
  if (checkoutId === null ? status !== 'open' : ageMs > askedForMs) await updateAskAt(db, { id, askAt: null })
}
