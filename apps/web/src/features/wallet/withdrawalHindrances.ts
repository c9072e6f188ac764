import type { WalletState } from '@lance/contract'
import { makeReais, WITHDRAWAL_MIN } from '@lance/domain'

/** Why nothing can be withdrawn now. `at`: when that ends by itself; null if it does not, or is unknown. */
export type Hindrance =
  | { kind: 'frozen' }
  | { kind: 'email' }
  | { kind: 'debt' }
  | { kind: 'empty' }
  | { kind: 'rests'; at: number }
  | { kind: 'daily'; max: number; at: number }
  | { kind: 'little'; at: number | null }

/** A server of the previous version sends neither `frozen` nor `daily`. */
type Wallet = Pick<WalletState, 'balance' | 'withdrawable' | 'resting' | 'debt' | 'payout'> &
  Partial<Pick<WalletState, 'frozen' | 'daily'>>

/** The least that can be withdrawn, in R$. */
export const LEAST_REAIS = makeReais(WITHDRAWAL_MIN)

/** The most that can be withdrawn at once now, in R$, as far as the page knows. */
export const mostReais = ({ withdrawable, daily }: Wallet): number =>
  Math.min(withdrawable, daily?.left ?? withdrawable)

/**
 * Every reason why a request would be refused now ([WITHDRAW-2]). A request with the first key only stores the
 * key ([WITHDRAW-4]), so a changed password does not hinder it; the rest does, because the server stores no
 * first key of an account that could not withdraw.
 */
export function withdrawalHindrances(wallet: Wallet, { isConfirmed }: { isConfirmed: boolean }): Hindrance[] {
  const { balance, withdrawable, debt, payout, daily } = wallet
  const { restsUntil, pixKey } = payout
  const found: Hindrance[] = []
  if (wallet.frozen) found.push({ kind: 'frozen' })
  if (!isConfirmed) found.push({ kind: 'email' })
  if (debt > 0) found.push({ kind: 'debt' })
  else if (balance <= 0) found.push({ kind: 'empty' })
  else if (withdrawable < LEAST_REAIS) found.push({ kind: 'little', at: enoughAt(wallet) })
  if (restsUntil !== null && pixKey !== null) found.push({ kind: 'rests', at: restsUntil })
  if (daily?.moreAt && daily.left < LEAST_REAIS)
    found.push({ kind: 'daily', max: daily.max, at: daily.moreAt })
  return found
}

/** When enough of what rests can be withdrawn; null if a bank's dispute keeps it, or there is too little. */
function enoughAt({ withdrawable, resting }: Wallet): number | null {
  let sumCents = Math.round(withdrawable * 100)
  for (const { amount, until } of resting) {
    if (until === null) continue
    sumCents += Math.round(amount * 100)
    if (sumCents >= WITHDRAWAL_MIN) return until
  }
  return null
}
