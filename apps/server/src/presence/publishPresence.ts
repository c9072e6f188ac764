import type { Context } from '../context.ts'
import type { PresenceChange } from './presenceStore.ts'

/** Tells the sockets of these players that their rows changed. To be called after the commit alone. */
export function publishPresence({ bus }: Pick<Context, 'bus'>, changes: readonly PresenceChange[]): void {
  for (const { userId, version } of changes) bus.publish({ topic: 'presence', userId, version })
}
