import type { Context } from '../../kernel/context.ts'
import type { PresenceChange } from './presenceStore.ts'

/** Publishes that the rows of these players changed. Call only after the commit. */
export function publishPresence({ bus }: Pick<Context, 'bus'>, changes: readonly PresenceChange[]): void {
  for (const { userId, version } of changes) bus.publish({ topic: 'presence', userId, version })
}
