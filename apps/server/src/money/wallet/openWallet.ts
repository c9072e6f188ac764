import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type BalanceWatch, openBalanceWatch } from './balanceWatch.ts'
import { type WalletSources, walletRoutes } from './routes.ts'

export type Wallet = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  watchBalance: BalanceWatch['watch']
  close(): void
}

/** Opens wallets on a server: balances and statements. */
export function openWallet(ctx: Context, sources: WalletSources): Wallet {
  const balances = openBalanceWatch(ctx)
  return {
    routes: walletRoutes(ctx, sources),
    sweeps: [{ name: 'newer balances', everyMs: 2000, run: balances.poll }],
    watchBalance: balances.watch,
    close: balances.close,
  }
}
