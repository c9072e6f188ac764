import { isDaily } from '@lance/domain'
import type { Kysely } from 'kysely'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPlayers, publishPresence, stopSearching } from '../../people/presence/index.ts'
import { makeSearchEnded } from './makeSearchEnded.ts'
import { deleteEntries, selectSearching } from './matchmakingStore.ts'

/**
 * Ends the live searches of these users, who are needed elsewhere, inside the caller's transaction. Locks the
 * rows of those who search. Returns the function that publishes it, to be called only after the commit.
 */
export async function endSearches(
  ctx: Pick<Context, 'bus'>,
  trx: Kysely<Database>,
  { userIds, nowMs }: { userIds: readonly string[]; nowMs: number },
): Promise<() => void> {
  const searching = (await selectSearching(trx, userIds)).filter(({ timeControlS }) => !isDaily(timeControlS))
  if (searching.length === 0) return () => {}
  const playerIds = searching.map(({ playerId }) => playerId)
  await lockPlayers(trx, { userIds: playerIds, nowMs })
  for (const playerId of playerIds) await deleteEntries(trx, playerId, 'live')
  const changes = await stopSearching(trx, { userIds: playerIds, nowMs })
  return () => {
    publishPresence(ctx, changes)
    for (const { playerId, ...terms } of searching) publishNotice(ctx, playerId, makeSearchEnded(terms))
  }
}
