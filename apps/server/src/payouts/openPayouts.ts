import type { Context } from '../context.ts'
import { payDuePayouts } from './payDuePayouts.ts'

type Payouts = { sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }> }

/** Pays wins and prizes that were held back, on a server. */
export function openPayouts(ctx: Context): Payouts {
  return { sweeps: [{ name: 'held payouts', everyMs: 10_000, run: () => payDuePayouts(ctx) }] }
}
