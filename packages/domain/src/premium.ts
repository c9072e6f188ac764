import { asCents, type Cents, NO_CENTS } from './money.ts'

/** The price of a month of the premium plan ([PREMIUM-1]). */
export const PREMIUM_PRICE = asCents(1499n)

/** Whether an entry is free for a member: only if its whole fee fits the rest of the month's allowance. */
export function fitsAllowance({ fee, left }: { fee: Cents; left: Cents }): boolean {
  return fee > NO_CENTS && fee <= left
}
