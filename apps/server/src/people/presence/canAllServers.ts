import type { Context } from '../../kernel/context.ts'
import type { Ability } from './abilities.ts'
import { BOOT_DEAD_AFTER_MS } from './boot.ts'
import { hasUnableBoot } from './bootStore.ts'

/** Whether all servers that are alive have this ability: any of them may have to go on with what one begins. */
export async function canAllServers(
  { db, time }: Pick<Context, 'db' | 'time'>,
  ability: Ability,
): Promise<boolean> {
  const seenSince = new Date(time.nowMs() - BOOT_DEAD_AFTER_MS)
  return !(await hasUnableBoot(db, { ability, seenSince }))
}
