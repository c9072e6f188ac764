import type { Context } from '../../kernel/context.ts'

/** Publishes that these users' balances changed, for their sockets to send. Call it only after the commit. */
export function publishBalances({ bus }: Pick<Context, 'bus'>, userIds: readonly string[]): void {
  for (const userId of userIds) bus.publish({ topic: 'balance', userId })
}
