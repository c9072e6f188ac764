import type { Notice } from '@lance/contract'
import type { Context } from '../context.ts'

/** Notifies a user on their own sockets, whatever screen they are on. Call only after the commit. */
export function publishNotice({ bus }: Pick<Context, 'bus'>, userId: string, notice: Notice): void {
  bus.publish({ topic: 'player', userId, event: { type: 'notice', data: notice } })
}
