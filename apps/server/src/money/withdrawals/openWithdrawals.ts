import type { Context } from '../../kernel/context.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { App } from '../../kernel/routing.ts'
import { sealTables } from '../../kernel/sealing/sealedTable.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { askOperators, findSandboxKeyOwner } from './findKeyOwner.ts'
import type { RememberCpf } from './requestWithdrawal.ts'
import { withdrawalRoutes } from './routes.ts'
import { sealedTables } from './sealedTables.ts'

const SEAL_EVERY_MS = 10_000

/** Opens withdrawals on a server. */
export function openWithdrawals(
  ctx: Context,
  { isLive, ...ports }: { isLive: boolean; proveOwner: ProveOwner; rememberCpf: RememberCpf },
): { routes: (app: App) => void; sweeps: readonly Sweep[] } {
  return {
    routes: withdrawalRoutes({ ...ctx, ...ports, findKeyOwner: isLive ? askOperators : findSandboxKeyOwner }),
    sweeps: [{ name: 'unsealed data', everyMs: SEAL_EVERY_MS, run: () => sealOldRows(ctx) }],
  }
}

/** Seals what servers of the previous version stored, and go on storing during the upgrade. */
async function sealOldRows({ db, sealer, log }: Context): Promise<void> {
  const { broken } = await sealTables(db, sealedTables, { sealer, due: 'unsealed' })
  for (const problem of broken) log.error({ problem }, 'personal data could not be sealed')
  // The run counts as failed: the desk shows it.
  if (broken.length > 0) throw new Error(`${broken.length} rows could not be sealed`)
}
