import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { AskedByOwner, OwnDataContext } from './closeAccount.ts'
import { writeExport } from './writeExport.ts'

/**
 * Exports everything stored about the user, who must prove to be the owner: a session alone is not enough.
 * Refuses FORBIDDEN, and what `proveOwner` refuses.
 */
export async function exportOwnData(
  ctx: OwnDataContext,
  caller: Caller,
  { id, password, network }: AskedByOwner,
): Promise<{ ok: true; text: AsyncGenerator<string> } | Refusal> {
  const { userId } = caller
  if (id !== userId) return { ok: false, code: 'FORBIDDEN' }
  const proved = await ctx.proveOwner({ caller, password, network })
  if (!proved.ok) {
    writeSecurityEvent(ctx.log, { event: 'own_data_refused', userId, code: proved.code })
    return proved
  }
  writeSecurityEvent(ctx.log, { event: 'own_data_taken', userId })
  return { ok: true, text: writeExport(ctx, caller) }
}
