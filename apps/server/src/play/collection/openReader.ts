import { type JobThread, openJobThread } from '../../kernel/openJobThread.ts'
import type { ReadGame } from './readGames.ts'

/** The most time for the games of one call: eight that are as long as they may be take half a second. */
const READ_WITHIN_MS = 10_000
/** The most calls that wait for the thread; further ones are told to come back. */
const WAITING_MAX = 16

export type Reader = {
  /** Reads texts of one game each; null while too many calls wait. */
  read(pgns: readonly string[]): Promise<readonly ReadGame[] | null>
  close(): Promise<void>
}

/** Reads games on a separate thread, one call after the other. */
export function openReader(): Reader {
  const thread: JobThread<readonly string[], readonly ReadGame[]> = openJobThread({
    program: new URL('./readWorker.ts', import.meta.url),
    withinMs: READ_WITHIN_MS,
  })
  let waiting = 0
  return {
    async read(pgns) {
      if (pgns.length === 0) return []
      if (waiting >= WAITING_MAX) return null
      waiting++
      return thread.run(pgns).finally(() => {
        waiting--
      })
    },
    close: thread.close,
  }
}
