import type { Caller } from '../../kernel/routing.ts'
import { lockUser } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { endOpenChanges } from './emailChangeStore.ts'

/** Ends the change that waits, if there is one. It needs no password: nothing changes by it. */
export async function cancelEmailChange(ctx: AccountsContext, { userId }: Caller): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await endOpenChanges(trx, { userId, at: new Date(ctx.time.nowMs()) })
  })
}
