import type { Context } from '../../kernel/context.ts'
import { payDuePayouts } from './payDuePayouts.ts'

type Payouts = { sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }> }

/** Opens the paying of held wins and prizes on a server. */
export function openPayouts(ctx: Context): Payouts {
  return { sweeps: [{ name: 'held payouts', everyMs: 10_000, run: () => payDuePayouts(ctx) }] }
}
