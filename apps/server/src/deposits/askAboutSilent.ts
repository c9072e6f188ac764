import type { Context } from '../context.ts'
import { askAboutDue, keepAnswer, type PaymentProvider } from '../payments/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { columns, type DepositRow, giveUpDeposit, updateAskAt } from './depositStore.ts'

const DAY_MS = 86_400_000
/** A page may exist although we stored no checkout. This long after its end it takes no payment. */
const UNOPENED_ENDS_AFTER_MS = 3_600_000
/** How long after its page's end a pending payment that was never confirmed counts as failed. */
const PENDING_ENDS_AFTER_MS = 3 * DAY_MS
/** How long a card's bank may take a payment back. Until then a paid deposit is polled once a day. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

type Room = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Polls the provider about deposits of which we heard nothing: the webhook of a payment, or of a reversal
 * after it, may have been lost. Stores the answers beside the webhooks, to be applied like them; moves no
 * money itself. Closes open pages of users who have paused.
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
