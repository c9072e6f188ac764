import type { Color } from '@lance/chess'

/** Whose change it is: a player's, the server's own, or a reader's, who only has the game read again. */
export type Lane = Color | 'server' | 'reader'

/** Changes that may wait in each lane: a flood of one player's fills their own lane and no other. */
const WAITING_MAX: Readonly<Record<Lane, number>> = { white: 8, black: 8, server: 32, reader: 1 }

/** Room for the server's own changes in a lane that a player has filled. */
const RESERVED = 4

const LANES: readonly Lane[] = ['white', 'black', 'server', 'reader']

type Change = (done: () => void) => void

/** The changes of one game that wait, and whose turn it was last. */
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
 * Runs the changes of a game one at a time. The lanes take turns, so a move waits for at most one change of each other
 * lane. Runs `change` now or later; it must call `done` exactly once. `isServers`: the server's own change in a player's
 * lane, which has room even when the player has filled it. Returns false, and runs nothing, when the lane is full.
 */
export function takeTurn(
  { queue }: Queued,
  lane: Lane,
  change: Change,
  { isServers = false }: { isServers?: boolean } = {},
): boolean {
  if (!queue.busy) {
    queue.busy = true
    run(queue, lane, change)
    return true
  }
  const waiting = queue.waiting[lane]
  if (waiting.length >= WAITING_MAX[lane] + (isServers ? RESERVED : 0)) return false
  waiting.push(change)
  return true
}

function run(queue: GameQueue, lane: Lane, change: Change): void {
  queue.last = lane
  change(() => runNext(queue))
}

function runNext(queue: GameQueue): void {
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

/** The same for a change that takes its time: gives what it gives, or `busy` when too many wait. */
export function inTurn<T>(
  game: Queued,
  lane: Lane,
  change: () => Promise<T>,
  options?: { isServers: boolean },
): Promise<T | 'busy'> {
  return new Promise((resolve, reject) => {
    const run = (done: () => void) => {
      change().then(resolve, reject).finally(done)
    }
    const taken = takeTurn(game, lane, run, options)
    if (!taken) resolve('busy')
  })
}
