import { personExists } from '../../people/directory/index.ts'
import type { OperatorSession } from '../../people/operators/index.ts'
import type { DeskContext } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { recordReading } from './recordReading.ts'

/**
 * Records that an operator opens a person's page, once for all its parts. Refuses an id that no account has.
 * The log keeps the id alone, never a name or an address.
 */
export async function recordPerson(
  desk: DeskContext,
  session: OperatorSession,
  userId: string,
): Promise<void> {
  if (!(await personExists(desk.ctx.db, userId))) throw new DeskRefused('NOT_FOUND')
  await recordReading(desk, session, { verb: 'see-person', given: { account: userId } })
}
