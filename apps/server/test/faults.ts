import type { GamesOptions } from '../src/games/index.ts'

/**
 * Blocks the journal's batches at the last moment before they are sent, for as long as the test wants: what
 * is received meanwhile waits for the next batch.
 */
export function holdJournal() {
  let wanted: (() => void) | null = null
  let holding: Promise<void> | null = null
  let letGo = () => {}
  return {
    faults: {
      async beforeSend() {
        if (wanted) {
          wanted()
          wanted = null
          holding = new Promise((resolve) => {
            letGo = resolve
          })
        }
        await holding
      },
    } satisfies GamesOptions['faults'],
    /** Settles when the next batch is blocked. */
    next(): Promise<void> {
      return new Promise((resolve) => {
        wanted = resolve
      })
    },
    /** Lets the batch go out. */
    release(): void {
      letGo()
      holding = null
    },
  }
}
