import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/schema.ts'
import { lockPlayers } from '../../../people/presence/index.ts'

/** Locks the user who paid. `closed`: their account is closed, so its money is left to an operator. */
export async function lockPayer(
  trx: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<{ closed: boolean }> {
  const [player] = await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
  return { closed: player?.closed === true }
}
