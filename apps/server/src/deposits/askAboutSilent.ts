import type { Context } from '../context.ts'
import { askAboutDue, keepAnswer, type PaymentProvider } from '../payments/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { columns, type DepositRow, giveUpDeposit, updateAskAt } from './depositStore.ts'

const DAY_MS = 86_400_000
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
 * beside the webhooks and applied as they are. No money moves here. Open pages of those who have paused are closed.
 */
export function askAboutSilent(room: Room): Promise<void> {
  return askAboutDue<DepositRow>(room, { table: 'deposits', columns }, (deposit, nowMs) =>
    askAbout(room, deposit, nowMs),
  )
}

async function askAbout(room: Room, deposit: DepositRow, nowMs: number): Promise<void> {
  const { id, userId, checkoutId, status, expiresAt } = deposit
  if (status === 'paid') return askAboutPaid(room, deposit, nowMs)
  const endedMs = nowMs - expiresAt.getTime()
  if (checkoutId === null) {
    if (endedMs > UNOPENED_ENDS_AFTER_MS) await giveUpDeposit(room.db, { id, status: 'expired' })
    return
  }
  if (status === 'open' && (await readPausedUntil(room.db, { userId, nowMs })))
    await room.provider.endCheckout(checkoutId)
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
