import type { Role } from '@lance/contract'
import { openWatchers } from '../../kernel/bus/watchers.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import { selectRoles } from './memberStore.ts'

/** Reports each change of a user's plan to its watchers: at once on a bus message, otherwise within 5 s. */
export type PlanWatch = {
  /** Reports the role at once (before the promise settles), and again when the plan may have changed. */
  watch(userId: string, onChange: (role: Role) => void): Promise<{ stop(): void }>
  /** Reads the roles of all watched users, to find changes whose bus message was lost. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type Watcher = { lastRole: Role | null; onChange: (role: Role) => void }

export function openPlanWatch({ db, bus, log }: Pick<Context, 'db' | 'bus' | 'log'>): PlanWatch {
  const watchers = openWatchers<Watcher>()

  async function readAll(userIds: readonly string[], { always }: { always: boolean }): Promise<void> {
    if (userIds.length === 0) return
    for (const [userId, role] of await selectRoles(db, userIds)) {
      for (const watcher of watchers.of(userId)) {
        if (watcher.lastRole === role && !always) continue
        watcher.lastRole = role
        watcher.onChange(role)
      }
    }
  }

  // Reports even an unchanged role: a subscription may have begun, failed or been cancelled.
  const unsubscribe = bus.subscribe((event) => {
    if (event.topic !== 'plan' || !watchers.has(event.userId)) return
    readAll([event.userId], { always: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'could not read a plan; the next poll will'),
    )
  })

  return {
    watch: (userId, onChange) =>
      watchers.add(userId, { lastRole: null, onChange }, () => readAll([userId], { always: false })),
    poll: (inSlices) => inSlices([...watchers.userIds()], (userIds) => readAll(userIds, { always: false })),
    close: unsubscribe,
  }
}
