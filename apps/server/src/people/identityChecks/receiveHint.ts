import { makeDue } from './checkStore.ts'
import type { IdentityContext } from './identityContext.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A provider says that a check has changed. Nothing in the message is believed, so it needs no signature: the
 * sweep asks the provider. A message about an unknown or finished check changes nothing.
 */
export async function receiveHint(
  { db, time }: Pick<IdentityContext, 'db' | 'time'>,
  reference: string,
): Promise<void> {
  if (UUID.test(reference)) await makeDue(db, { id: reference, now: new Date(time.nowMs()) })
}
