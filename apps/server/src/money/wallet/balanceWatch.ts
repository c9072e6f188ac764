import type { Cents } from '@lance/domain'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import { readWallets } from '../ledger/index.ts'

/** Reports each change of a wallet to its watchers: at once on a bus message, otherwise within 2 s. */
export type BalanceWatch = {
  /** Reports the balance at once (before the promise settles), and again whenever it changes. */
  watch(userId: string, onChange: (balance: Cents) => void): Promise<{ stop(): void }>
  /** Reads every watched wallet, to find changes whose bus message was lost. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type Watcher = { lastBalance: Cents | null; onChange: (balance: Cents) => void }

export function openBalanceWatch(ctx: Pick<Context, 'db' | 'bus' | 'log'>): BalanceWatch {
  const watchers = openWatchers<Watcher>()
  const due = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads the wallets that are due. Those that become due meanwhile share the next query. */
  async function readDue(): Promise<void> {
    // A query that is already running may have read the wallet before the change.
    while (due.size > 0) {
      reading ??= read([...due])
      await reading
    }
  }

  async function read(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) due.delete(userId)
    try {
      for (const [userId, balance] of await readWallets(ctx.db, userIds)) notifyWatchers(userId, balance)
    } finally {
      reading = null
    }
  }

  function notifyWatchers(userId: string, balance: Cents): void {
    for (const watcher of watchers.of(userId)) {
      if (watcher.lastBalance === balance) continue
      watcher.lastBalance = balance
      watcher.onChange(balance)
    }
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'balance' || !watchers.has(event.userId)) return
    due.add(event.userId)
    readDue().catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'could not read a balance; the next poll will'),
    )
  })

  return {
    watch: (userId, onChange) =>
      watchers.add(userId, { lastBalance: null, onChange }, () => {
        due.add(userId)
        return readDue()
      }),
    poll: (inSlices) =>
      inSlices([...watchers.userIds()], (userIds) => {
        for (const userId of userIds) due.add(userId)
        return readDue()
      }),
    close: unsubscribe,
  }
}
