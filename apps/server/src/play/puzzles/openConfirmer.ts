import type { Exercise } from '@lance/chess/training'
import { openJobThread } from '../../kernel/openJobThread.ts'
import type { Claim } from './confirmCandidate.ts'
import type { ConfirmPriority } from './confirmWorker.ts'

/** The most time for one mistake, on the slowest machine. */
const CONFIRM_WITHIN_MS = 5 * 60_000
/** How often to check whether the server is stopping. */
const CHECK_EVERY_MS = 200
/** What each of the two searches may spend, three times what a device does: some ten seconds, more on a busy server. */
const CHECK_NODES = [2_000_000, 8_000_000]
/** As the operating system has it: beside busy processes of the usual priority such a thread hardly runs. */
const LOWEST_PRIORITY = 19

export type Confirmer = {
  /** Looks at one mistake; `undefined` if the server stops meanwhile. Throws what ended the thread. */
  confirm(claim: Claim): Promise<Exercise | null | undefined>
  close(): Promise<void>
}

/** The engine on a separate thread, one mistake at a time. */
export function openConfirmer({
  isStopping,
  checkNodes = CHECK_NODES,
  priority = LOWEST_PRIORITY,
}: {
  isStopping: () => boolean
  /** Tests look less deeply. */
  checkNodes?: readonly number[]
  /** Tests wait for the answer. */
  priority?: number
}): Confirmer {
  const thread = openJobThread<{ claim: Claim; checkNodes: readonly number[] }, Exercise | null>({
    program: new URL('./confirmWorker.ts', import.meta.url),
    withinMs: CONFIRM_WITHIN_MS,
    workerData: priority satisfies ConfirmPriority,
  })
  return {
    async confirm(claim) {
      const timer = setInterval(() => {
        // The thread's end rejects what runs on it.
        if (isStopping()) void thread.close()
      }, CHECK_EVERY_MS)
      try {
        return await thread.run({ claim, checkNodes })
      } catch (error) {
        if (isStopping()) return undefined
        throw error
      } finally {
        clearInterval(timer)
        // Looks are a minute apart: meanwhile the engine's memory is free.
        await thread.close()
      }
    },
    close: thread.close,
  }
}
