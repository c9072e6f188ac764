import type { Context } from '../../kernel/context.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { payDuePayouts } from './payDuePayouts.ts'

type Payouts = { sweeps: readonly Sweep[] }

/** Opens the paying of held wins and prizes on a server. */
export function openPayouts(ctx: Context): Payouts {
  return { sweeps: [{ name: 'held payouts', everyMs: 10_000, run: () => payDuePayouts(ctx) }] }
}
