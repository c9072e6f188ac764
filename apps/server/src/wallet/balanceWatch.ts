import type { Cents } from '@lance/domain'
import { openWatchers } from '../bus/watchers.ts'
import type { Context } from '../context.ts'
import { readWallets } from '../ledger/index.ts'

/** Tells those who look at a wallet each change of it: at once when told by the bus, else within 2 s. */
export type BalanceWatch = {
  /** `tell` gets what is in the wallet now (before this settles), and again whenever that is something else. */
  watch(userId: string, tell: (balance: Cents) => void): Promise<{ stop(): void }>
  /** Reads every wallet that is looked at: finds changes whose message was lost. */
  look(): Promise<void>
  close(): void
}

type Watcher = { told: Cents | null; tell: (balance: Cents) => void }

export function openBalanceWatch(ctx: Pick<Context, 'db' | 'bus' | 'log'>): BalanceWatch {
  const watchers = openWatchers<Watcher>()
  const due = new Set<string>()
  let reading: Promise<void> | null = null

  /** Reads the wallets that are due; those that become due meanwhile share the next query. */
  async function readDue(): Promise<void> {
    // What is being read may have been read before the change.
    while (due.size > 0) {
      reading ??= read([...due])
      await reading
    }
  }

  async function read(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) due.delete(userId)
    try {
      for (const [userId, balance] of await readWallets(ctx.db, userIds)) tellAll(userId, balance)
    } finally {
      reading = null
    }
  }

  function tellAll(userId: string, balance: Cents): void {
    for (const watcher of watchers.of(userId)) {
      if (watcher.told === balance) continue
      watcher.told = balance
      watcher.tell(balance)
    }
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'balance' || !watchers.has(event.userId)) return
    due.add(event.userId)
    readDue().catch((error: unknown) => ctx.log.warn({ err: error }, 'a balance is told later'))
  })

  return {
    watch: (userId, tell) =>
      watchers.add(userId, { told: null, tell }, () => {
        due.add(userId)
        return readDue()
      }),
    async look() {
      for (const userId of watchers.userIds()) due.add(userId)
      await readDue()
    },
    close: unsubscribe,
  }
}
