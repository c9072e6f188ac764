import type { WalletState } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import { type BalanceWatch, openBalanceWatch } from './balanceWatch.ts'
import { walletRoutes } from './routes.ts'

export type Wallet = {
  routes: (app: App) => void
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
  watchBalance: BalanceWatch['watch']
  close(): void
}

/** Opens wallets on a server: balances and statements. `readState` reads what the owner of a wallet sees. */
export function openWallet(
  ctx: Context,
  { readState }: { readState: (userId: string) => Promise<WalletState> },
): Wallet {
  const balances = openBalanceWatch(ctx)
  return {
    routes: walletRoutes(ctx, { readState }),
    sweeps: [{ name: 'newer balances', everyMs: 2000, run: balances.poll }],
    watchBalance: balances.watch,
    close: balances.close,
  }
}
