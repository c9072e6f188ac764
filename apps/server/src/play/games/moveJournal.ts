import pg from 'pg'
import type { Context } from '../../kernel/context.ts'
import { connectionOptions } from '../../kernel/db/openDatabase.ts'
import { type JournalMove, storeMoves } from './moveBatch.ts'

/**
 * What became of a move. `stored`: it is on disk. `lost`: its game is no longer at the version it was decided
 * on, or is being changed right now (or the move was stored by a commit whose confirmation never came: the
 * game's row shows it). `unavailable`: the database cannot be reached, so the outcome is unknown. `refused`:
 * the database rejects it, which is a bug of ours.
 */
export type JournalOutcome = 'stored' | 'lost' | 'unavailable' | 'refused'

export type MoveJournal = {
  /**
   * Queues a move for the next commit; at most one per game at a time. Returns false, without effect, when
   * too many wait. Calls `done` once, after the commit.
   */
  submit(move: JournalMove, done: (outcome: JournalOutcome) => void): boolean
  /** The number of moves that wait or are being stored. */
  count(): number
  /** Settles when everything submitted is stored, or cannot be. */
  close(): Promise<void>
}

/** Tests interrupt the path of a move here. */
export type JournalFaults = {
  /** Before a batch is sent; an error thrown here counts as a lost connection. */
  beforeSend?(client: pg.Client): Promise<void> | void
  /** After the batch is stored and its answer has arrived; an error thrown here counts as a lost answer. */
  afterCommit?(client: pg.Client): Promise<void> | void
}

export const JOURNAL_BOUNDS = {
  /** The most moves that may wait; beyond that the mover is told to try again. */
  waitingMax: 20_000,
  /** The most moves per commit: larger batches only make every move wait longer. */
  batchMax: 256,
  /** Batches in flight at once, each on its own connection. */
  connections: 1,
  /** For how long a batch is retried while the database cannot be reached. */
  retryForMs: 8000,
  retryEveryMs: 100,
}

type Entry = { move: JournalMove; done: (outcome: JournalOutcome) => void }

type JournalOptions = {
  ctx: Pick<Context, 'connectionString' | 'log'>
  bounds?: Partial<typeof JOURNAL_BOUNDS>
  faults?: JournalFaults
  /** A batch is on disk, `ms` after it was sent, which proves that this server is alive. */
  onCommit?(batch: { count: number; ms: number }): void
}

/**
 * Whether the statement itself failed and its transaction rolled back; otherwise the connection failed, and
 * the outcome is unknown.
 */
function isStatementError(error: unknown): error is Error & { code: string } {
  const code = (error as { code?: unknown }).code
  // Class 57P: the server ends the session. Class 08: a connection error.
  return (
    typeof code === 'string' &&
    /^[0-9A-Z]{5}$/.test(code) &&
    !code.startsWith('57P') &&
    !code.startsWith('08')
  )
}

/** A lock or statement timeout, or a broken deadlock: nothing is wrong with the move. */
const transientCodes = new Set(['40001', '40P01', '55P03', '57014', '53200', '53300'])

/**
 * Group commit: the waiting moves of all games share one statement, on a dedicated connection. The next batch
 * gathers while the current one is being written; there is no timer.
 */
export function openMoveJournal({
  ctx,
  bounds: overrides,
  faults = {},
  onCommit = () => {},
}: JournalOptions): MoveJournal {
  const bounds = { ...JOURNAL_BOUNDS, ...overrides }
  const waiting: Entry[] = []
  const writers = Array.from({ length: bounds.connections }, () =>
    openWriter({ ctx, bounds, faults, onCommit }),
  )
  const idle = [...writers]
  let inFlight = 0
  let scheduled = false
  let onDrained: (() => void) | null = null

  const schedule = () => {
    if (scheduled || idle.length === 0 || waiting.length === 0) return
    scheduled = true
    // Includes everything read from the sockets by then.
    setImmediate(send)
  }

  const send = () => {
    scheduled = false
    while (waiting.length > 0) {
      const writer = idle.pop()
      if (!writer) return
      const batch = waiting.splice(0, bounds.batchMax)
      inFlight += batch.length
      writer.write(batch).then(() => {
        inFlight -= batch.length
        idle.push(writer)
        if (waiting.length === 0 && inFlight === 0) onDrained?.()
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
    count: () => waiting.length + inFlight,
    async close() {
      if (waiting.length > 0 || inFlight > 0) {
        await new Promise<void>((resolve) => {
          onDrained = resolve
        })
      }
      await Promise.all(writers.map((writer) => writer.end()))
    },
  }
}

/** One connection, opened on first use and reopened after it breaks. */
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
   * Sends a batch until its outcome is known. Retrying is safe: a move that was stored after all is not
   * stored twice, because its version is no longer current.
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
        ctx.log.error({ err: error }, 'reporting the outcome of a move failed')
      }
    })
  }

  /**
   * The statement failed, so nothing of the batch is stored. Tries each half alone, down to the move that is
   * to blame.
   */
  async function failBatch(batch: readonly Entry[], error: Error & { code: string }): Promise<void> {
    if (batch.length === 1) {
      const isTransient = transientCodes.has(error.code)
      ctx.log[isTransient ? 'warn' : 'error'](
        { err: error, gameId: batch[0]?.move.gameId },
        'a move was not stored',
      )
      return settle(batch, () => (isTransient ? 'unavailable' : 'refused'))
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
