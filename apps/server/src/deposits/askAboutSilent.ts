import type { Context } from '../context.ts'
import { keepAnswer, type PaymentProvider, ProviderFailed } from '../payments/index.ts'
import { type DepositRow, giveUpDeposit, takeSilentDeposits, updateAskAt } from './depositStore.ts'

const DAY_MS = 86_400_000
const AT_ONCE_MAX = 20
const AGAIN_AFTER_MS = 600_000
/** A page that was never opened, as far as we know, may have been; after this long past its end nobody pays on it. */
const UNOPENED_ENDS_AFTER_MS = 3_600_000
/** A payment on its way that nobody ever confirmed. */
const PENDING_ENDS_AFTER_MS = 3 * DAY_MS
/** A card's bank may take a payment back so long after; a paid deposit is asked about once a day until then. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

type Room = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Asks the provider about deposits of which we heard nothing: a webhook may have been lost, of the payment or, once
 * it was paid, of what was taken back of it. What he says is kept
 * beside the webhooks and applied as they are. No money moves here.
 */
export async function askAboutSilent(room: Room): Promise<void> {
  const nowMs = room.time.nowMs()
  const silent = await takeSilentDeposits(room.db, {
    provider: room.provider.name,
    now: new Date(nowMs),
    askAgainAt: new Date(nowMs + AGAIN_AFTER_MS),
    atOnceMax: AT_ONCE_MAX,
  })
  for (const deposit of silent) {
    try {
      await askAbout(room, deposit, nowMs)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      room.log.warn(
        { err: error, depositId: deposit.id },
        'the payment provider did not say what became of it',
      )
    }
  }
}

async function askAbout(room: Room, deposit: DepositRow, nowMs: number): Promise<void> {
  const { id, checkoutId, status, expiresAt } = deposit
  if (status === 'paid') return askAboutPaid(room, deposit, nowMs)
  const endedMs = nowMs - expiresAt.getTime()
  if (checkoutId === null) {
    if (endedMs > UNOPENED_ENDS_AFTER_MS) await giveUpDeposit(room.db, { id, status: 'expired' })
    return
  }
  const event = await room.provider.readCheckout(checkoutId)
  if (event) await keepAnswer(room.db, { provider: room.provider.name, event, nowMs })
  if (status === 'pending' && endedMs > PENDING_ENDS_AFTER_MS)
    await giveUpDeposit(room.db, { id, status: 'failed' })
}

async function askAboutPaid(
  { db, provider }: Room,
  { id, paymentRef, createdAt }: DepositRow,
  nowMs: number,
): Promise<void> {
  const told = paymentRef === null ? [] : await provider.readReversals(paymentRef)
  for (const event of told) await keepAnswer(db, { provider: provider.name, event, nowMs })
  const isReversible = nowMs - createdAt.getTime() < REVERSIBLE_FOR_MS
  await updateAskAt(db, { id, askAt: isReversible ? new Date(nowMs + DAY_MS) : null })
}
