import type { Role } from '@lance/contract'
import { openWatchers } from '../bus/watchers.ts'
import type { Context } from '../context.ts'
import { selectRoles } from './memberStore.ts'

/** Tells those who look at a user's plan each change of it: at once when told by the bus, else within seconds. */
export type PlanWatch = {
  /** `tell` gets the role as it is now (before this settles), and again whenever it or what is paid may have changed. */
  watch(userId: string, tell: (role: Role) => void): Promise<{ stop(): void }>
  /** Reads the roles of all who look: finds changes whose message was lost. */
  look(): Promise<void>
  close(): void
}

type Watcher = { told: Role | null; tell: (role: Role) => void }

export function openPlanWatch({ db, bus, log }: Pick<Context, 'db' | 'bus' | 'log'>): PlanWatch {
  const watchers = openWatchers<Watcher>()

  async function readAll(userIds: readonly string[], { always }: { always: boolean }): Promise<void> {
    if (userIds.length === 0) return
    for (const [userId, role] of await selectRoles(db, userIds)) {
      for (const watcher of watchers.of(userId)) {
        if (watcher.told === role && !always) continue
        watcher.told = role
        watcher.tell(role)
      }
    }
  }

  // Told also where the role is the same: a subscription may have begun, failed or been cancelled.
  const unsubscribe = bus.subscribe((event) => {
    if (event.topic !== 'plan' || !watchers.has(event.userId)) return
    readAll([event.userId], { always: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'a plan is told later'),
    )
  })

  return {
    watch: (userId, tell) =>
      watchers.add(userId, { told: null, tell }, () => readAll([userId], { always: false })),
    look: () => readAll([...watchers.userIds()], { always: false }),
    close: unsubscribe,
  }
}
