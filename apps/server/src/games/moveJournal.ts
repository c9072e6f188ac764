import pg from 'pg'
import type { Context } from '../context.ts'
import { connectionOptions } from '../db/openDatabase.ts'
import { type JournalMove, storeMoves } from './moveBatch.ts'

/**
 * What became of a move. `stored`: it is on disk. `lost`: its game is no longer where it was decided, or is
 * being changed right now (or the move was stored by a commit whose answer never came: the game's row tells). `unavailable`: the database cannot be
 * reached, and nobody knows. `refused`: the database will not have it, which is a bug of ours.
 */
export type JournalOutcome = 'stored' | 'lost' | 'unavailable' | 'refused'

export type MoveJournal = {
  /**
   * Puts a move down for the next commit; of each game one at a time. False, and nothing done, when too many
   * wait. `done` is called once, after the commit.
   */
  submit(move: JournalMove, done: (outcome: JournalOutcome) => void): boolean
  /** Moves waiting or on their way. */
  count(): number
  /** Settles when what was submitted is stored, or cannot be. */
  close(): Promise<void>
}

/** Tests cut the way of a move here. */
export type JournalFaults = {
  /** Before a batch goes out; what it throws counts as the connection's end. */
  beforeSend?(client: pg.Client): Promise<void> | void
  /** When the batch is stored and its answer has come; what it throws counts as an answer lost. */
  afterCommit?(client: pg.Client): Promise<void> | void
}

export const JOURNAL_BOUNDS = {
  /** Moves that may wait; beyond these the mover is told to come again. */
  waitingMax: 20_000,
  /** The most moves of one commit: larger ones make everybody in them wait for no gain. */
  batchMax: 256,
  /** Batches on their way at once, each on a connection of its own. */
  connections: 1,
  /** For how long a batch is sent again while the database cannot be reached. */
  retryForMs: 8000,
  retryEveryMs: 100,
}

type Entry = { move: JournalMove; done: (outcome: JournalOutcome) => void }

type JournalOptions = {
  ctx: Pick<Context, 'connectionString' | 'log'>
  bounds?: Partial<typeof JOURNAL_BOUNDS>
  faults?: JournalFaults
  /** A batch is on disk, `ms` after it was sent: this server lives. */
  onCommit?(batch: { count: number; ms: number }): void
}

/** Whether the statement itself failed, its transaction rolled back; else the connection did, and nobody knows. */
function isStatementError(error: unknown): error is Error & { code: string } {
  const code = (error as { code?: unknown }).code
  // Class 57P: the server ends the session; 08: the connection's own.
  return (
    typeof code === 'string' &&
    /^[0-9A-Z]{5}$/.test(code) &&
    !code.startsWith('57P') &&
    !code.startsWith('08')
  )
}

/** A lock or the statement timed out, or a deadlock was broken: nothing is wrong with the move. */
const passing = new Set(['40001', '40P01', '55P03', '57014', '53200', '53300'])

/**
 * Group commit: the moves of all games that wait share one statement, on a connection of its own. The next batch
 * gathers while this one is on its way to disk; there is no timer.
 */
export function openMoveJournal({
  ctx,
  bounds: given,
  faults = {},
  onCommit = () => {},
}: JournalOptions): MoveJournal {
  const bounds = { ...JOURNAL_BOUNDS, ...given }
  const waiting: Entry[] = []
  const writers = Array.from({ length: bounds.connections }, () =>
    openWriter({ ctx, bounds, faults, onCommit }),
  )
  const idle = [...writers]
  let underWay = 0
  let scheduled = false
  let drained: (() => void) | null = null

  const schedule = () => {
    if (scheduled || idle.length === 0 || waiting.length === 0) return
    scheduled = true
    // All that has been read from the sockets by now goes along.
    setImmediate(send)
  }

  const send = () => {
    scheduled = false
    while (waiting.length > 0) {
      const writer = idle.pop()
      if (!writer) return
      const batch = waiting.splice(0, bounds.batchMax)
      underWay += batch.length
      writer.write(batch).then(() => {
        underWay -= batch.length
        idle.push(writer)
        if (waiting.length === 0 && underWay === 0) drained?.()
        else schedule()
      })
    }
  }

  return {
    submit(move, done) {
      if (waiting.length >= bounds.waitingMax) return false
      waiting.push({ move, done })
      schedule()
      return true
    },
    count: () => waiting.length + underWay,
    async close() {
      if (waiting.length > 0 || underWay > 0) {
        await new Promise<void>((resolve) => {
          drained = resolve
        })
      }
      await Promise.all(writers.map((writer) => writer.end()))
    },
  }
}

/** One connection, opened when it is needed and again when it broke. */
function openWriter({
  ctx,
  bounds,
  faults,
  onCommit,
}: Required<JournalOptions> & { bounds: typeof JOURNAL_BOUNDS }) {
  let client: pg.Client | null = null

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: ctx.connectionString,
      options: connectionOptions(),
      keepAlive: true,
      connectionTimeoutMillis: 2000,
    })
    fresh.on('error', () => {
      if (client === fresh) client = null
    })
    try {
      await fresh.connect()
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    return fresh
  }

  function disconnect(broken: pg.Client | null): void {
    if (client === broken) client = null
    broken?.end().catch(() => {})
  }

  async function attempt(batch: readonly Entry[]): Promise<ReadonlySet<number> | null> {
    const connected = await connect()
    try {
      await faults.beforeSend?.(connected)
      const stored = await storeMoves(
        connected,
        batch.map(({ move }) => move),
      )
      await faults.afterCommit?.(connected)
      return stored
    } catch (error) {
      if (!isStatementError(error)) disconnect(connected)
      throw error
    }
  }

  /**
   * Sends a batch until it is known what became of it. Sending again is safe: what was stored after all is not
   * stored twice, its version no longer stands.
   */
  async function write(batch: readonly Entry[]): Promise<void> {
    const giveUpAtMs = performance.now() + bounds.retryForMs
    for (;;) {
      const sentAtMs = performance.now()
      let stored: ReadonlySet<number> | null
      try {
        stored = await attempt(batch)
      } catch (error) {
        if (isStatementError(error)) return failBatch(batch, error)
        ctx.log.warn({ err: error, moves: batch.length }, 'the journal lost its connection')
        if (performance.now() > giveUpAtMs) return settle(batch, () => 'unavailable')
        await new Promise((resolve) => setTimeout(resolve, bounds.retryEveryMs))
        continue
      }
      onCommit({ count: stored?.size ?? batch.length, ms: performance.now() - sentAtMs })
      return settle(batch, (index) => (stored === null || stored.has(index) ? 'stored' : 'lost'))
    }
  }

  function settle(batch: readonly Entry[], outcomeOf: (index: number) => JournalOutcome): void {
    batch.forEach(({ done }, index) => {
      try {
        done(outcomeOf(index))
      } catch (error) {
        ctx.log.error({ err: error }, 'telling what became of a move failed')
      }
    })
  }

  /** The statement failed, so nothing of the batch is stored: each half is tried alone, down to who is to blame. */
  async function failBatch(batch: readonly Entry[], error: Error & { code: string }): Promise<void> {
    if (batch.length === 1) {
      const isPassing = passing.has(error.code)
      ctx.log[isPassing ? 'warn' : 'error'](
        { err: error, gameId: batch[0]?.move.gameId },
        'a move was not stored',
      )
      return settle(batch, () => (isPassing ? 'unavailable' : 'refused'))
    }
    const middle = batch.length >> 1
    await write(batch.slice(0, middle))
    await write(batch.slice(middle))
  }

  return {
    write,
    async end() {
      await client?.end().catch(() => {})
    },
  }
}
