import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { cancel } from './cancelRecovery.ts'
import type { RecoveryContext } from './recoveryContext.ts'
import { recoveryMailComposers } from './recoveryMails.ts'
import { recoveryRoutes } from './routes.ts'
import { beginRecovery } from './startRecovery.ts'
import { sweepRecoveries } from './sweepRecoveries.ts'

const SWEEP_EVERY_MS = 5000

type Owner = { userId: string; nowMs: number }

export type AccountRecoveries = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  mailComposers: ReturnType<typeof recoveryMailComposers>
  /** The owner was identified again. */
  onRecovered(trx: Kysely<Database>, owner: Owner & { id: string }): Promise<void>
  /** The owner has used a factor, so they need no way back without one. */
  onFactorUsed(trx: Kysely<Database>, owner: Owner): Promise<void>
}

type Ports = Omit<RecoveryContext, keyof Context> & { siteUrl: () => string }

/** Opens the way back into accounts whose factors are lost. */
export function openAccountRecoveries(ctx: Context, { siteUrl, ...ports }: Ports): AccountRecoveries {
  const recoveries: RecoveryContext = { ...ctx, ...ports }
  return {
    routes: recoveryRoutes(recoveries),
    sweeps: [{ name: 'account recoveries', everyMs: SWEEP_EVERY_MS, run: () => sweepRecoveries(recoveries) }],
    mailComposers: recoveryMailComposers({ ...ctx, siteUrl }),
    onRecovered: (trx, owner) => beginRecovery(ctx, trx, owner),
    onFactorUsed: (trx, owner) => cancel(ctx, trx, owner),
  }
}
