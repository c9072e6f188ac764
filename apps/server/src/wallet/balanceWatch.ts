import type { Cents } from '@lance/domain'
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
  const byUser = new Map<string, Set<Watcher>>()
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
    for (const watcher of byUser.get(userId) ?? []) {
      if (watcher.told === balance) continue
      watcher.told = balance
      watcher.tell(balance)
    }
  }

  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'balance' || !byUser.has(event.userId)) return
    due.add(event.userId)
    readDue().catch((error: unknown) => ctx.log.warn({ err: error }, 'a balance is told later'))
  })

  return {
    async watch(userId, tell) {
      const watcher: Watcher = { told: null, tell }
      const watchers = byUser.get(userId) ?? new Set()
      byUser.set(userId, watchers.add(watcher))
      const stop = () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && byUser.get(userId) === watchers) byUser.delete(userId)
      }
      try {
        due.add(userId)
        await readDue()
      } catch (error) {
        stop()
        throw error
      }
      return { stop }
    },
    async look() {
      for (const userId of byUser.keys()) due.add(userId)
      await readDue()
    },
    close: unsubscribe,
  }
}
