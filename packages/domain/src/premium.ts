import { asCents, type Cents, NO_CENTS } from './money.ts'

/** A month of the premium plan. Specification, part 2, section 9. */
export const PREMIUM_PRICE = asCents(1499n)

/** Whether an entry is free to a member: only where its whole fee fits what is left of the month's allowance. */
export function fitsAllowance({ fee, left }: { fee: Cents; left: Cents }): boolean {
  return fee > NO_CENTS && fee <= left
}
