import type { GamesOptions } from '../src/play/games/index.ts'

/**
 * Blocks the journal's batches at the last moment before they are sent, for as long as the test wants: what
 * is received meanwhile waits for the next batch.
 */
export function blockJournal() {
  let onBlocked: (() => void) | null = null
  let blocked: Promise<void> | null = null
  let unblock = () => {}
  return {
    faults: {
      async beforeSend() {
        if (onBlocked) {
          onBlocked()
          onBlocked = null
          blocked = new Promise((resolve) => {
            unblock = resolve
          })
        }
        await blocked
      },
    } satisfies GamesOptions['faults'],
    /** Settles when the next batch is blocked. */
    next(): Promise<void> {
      return new Promise((resolve) => {
        onBlocked = resolve
      })
    },
    /** Lets the batch go out. */
    release(): void {
      unblock()
      blocked = null
    },
  }
}
