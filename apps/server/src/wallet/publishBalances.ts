import type { Context } from '../context.ts'

/** Has the sockets of these users told what is in their wallets. To be called after the commit alone. */
export function publishBalances({ bus }: Pick<Context, 'bus'>, userIds: readonly string[]): void {
  for (const userId of userIds) bus.publish({ topic: 'balance', userId })
}
