import type { Color } from '@lance/chess'

/** Who makes the change: a player, the server itself, or a reader, which only has the game read again. */
export type Lane = Color | 'server' | 'reader'

/** The most changes that may wait in each lane: one player's flood fills their own lane and no other. */
const WAITING_MAX: Readonly<Record<Lane, number>> = { white: 8, black: 8, server: 32, reader: 1 }

/** Extra places for the server's own changes in a lane that a player has filled. */
const RESERVED = 4

const LANES: readonly Lane[] = ['white', 'black', 'server', 'reader']

/** A change of a game: ends with `endChange`, now or later. */
export type Change = { start(): void }

/** The waiting changes of one game, and the lane that ran last. */
export type GameQueue = {
  busy: boolean
  readonly waiting: Readonly<Record<Lane, Change[]>>
  last: Lane
}

export function makeGameQueue(): GameQueue {
  return { busy: false, waiting: { white: [], black: [], server: [], reader: [] }, last: 'server' }
}

type Queued = { queue: GameQueue }

/**
 * Runs the changes of a game one at a time. The lanes alternate, so a move waits for at most one change of
 * each other lane. Starts `change` now or later; it must end with `endChange`, exactly once. A change of the
 * server's own in a player's lane has room even when the player has filled it. Returns false, and runs
 * nothing, when the lane is full.
 */
export function enqueueChange(
  { queue }: Queued,
  lane: Lane,
  change: Change,
  { isFromServer = false }: { isFromServer?: boolean } = {},
): boolean {
  if (!queue.busy) {
    queue.busy = true
    run(queue, lane, change)
    return true
  }
  const waiting = queue.waiting[lane]
  if (waiting.length >= WAITING_MAX[lane] + (isFromServer ? RESERVED : 0)) return false
  waiting.push(change)
  return true
}

function run(queue: GameQueue, lane: Lane, change: Change): void {
  queue.last = lane
  change.start()
}

/** Ends the change that runs, and starts the next one. */
export function endChange({ queue }: Queued): void {
  const after = LANES.indexOf(queue.last) + 1
  for (let offset = 0; offset < LANES.length; offset++) {
    const lane = LANES[(after + offset) % LANES.length] as Lane
    const next = queue.waiting[lane].shift()
    if (next) {
      run(queue, lane, next)
      return
    }
  }
  queue.busy = false
}

/** The same for an async change: returns its result, or `busy` when too many changes wait. */
export function withGameLock<T>(
  game: Queued,
  lane: Lane,
  change: () => Promise<T>,
  options?: { isFromServer: boolean },
): Promise<T | 'busy'> {
  return new Promise((resolve, reject) => {
    const start = () => {
      change()
        .then(resolve, reject)
        .finally(() => endChange(game))
    }
    const isQueued = enqueueChange(game, lane, { start }, options)
    if (!isQueued) resolve('busy')
  })
}
