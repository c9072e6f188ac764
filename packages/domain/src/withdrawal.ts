import { asCents } from './money.ts'

/** The least that a withdrawal takes ([WITHDRAW-1]). */
export const WITHDRAWAL_MIN = asCents(100n)
