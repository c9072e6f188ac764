import pg from 'pg'
import type { Context } from '../../kernel/context.ts'
import { connectionOptions } from '../../kernel/db/openDatabase.ts'
import { type BatchResult, type JournalMove, MoveBatches } from './moveBatch.ts'

/**
 * What became of a move. `stored`: it is on disk. `lost`: its game is no longer at the version it was decided
 * on, or is being changed right now (or the move was stored by a commit whose confirmation never came: the
 * game's row shows it). `unavailable`: the database cannot be reached, so the outcome is unknown. `refused`:
 * the database rejects it, which is a bug of ours.
 */
export type JournalOutcome = 'stored' | 'lost' | 'unavailable' | 'refused'

/** A move with what to do once its outcome is known. */
export type JournalEntry = JournalMove & { settle(outcome: JournalOutcome): void }

export type MoveJournal = {
  /**
   * Queues a move for the next commit; at most one per game at a time. Returns false, without effect, when
   * too many wait. Calls `settle` once, after the commit; until then the entry must not change.
   */
  submit(entry: JournalEntry): boolean
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
  const waiting: JournalEntry[] = []
  const writers: JournalWriter[] = []
  const idle: JournalWriter[] = []
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
      const count = Math.min(waiting.length, bounds.batchMax)
      inFlight += count
      writer.write(waiting, count)
    }
  }

  const onWritten = (writer: JournalWriter, count: number) => {
    inFlight -= count
    idle.push(writer)
    if (waiting.length === 0 && inFlight === 0) onDrained?.()
    else schedule()
  }

  while (writers.length < bounds.connections)
    writers.push(new JournalWriter({ ctx, bounds, faults, onCommit }, onWritten))
  idle.push(...writers)

  return {
    submit(entry) {
      if (waiting.length >= bounds.waitingMax) return false
      waiting.push(entry)
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

type WriterParts = Required<JournalOptions> & { bounds: typeof JOURNAL_BOUNDS }

/** One connection, opened on first use and reopened after it breaks. Writes one batch at a time. */
class JournalWriter {
  /** The entries under way: one array for all batches. */
  readonly #batch: JournalEntry[] = []
  readonly #parts: WriterParts
  readonly #onWritten: (writer: JournalWriter, count: number) => void
  #client: pg.Client | null = null
  #batches: MoveBatches | null = null
  #sentAtMs = 0

  constructor(parts: WriterParts, onWritten: (writer: JournalWriter, count: number) => void) {
    this.#parts = parts
    this.#onWritten = onWritten
  }

  /** Takes the first entries of a list. Calls `onWritten` once the outcome of each is known. */
  write(waiting: JournalEntry[], count: number): void {
    for (let index = 0; index < count; index++) this.#batch.push(waiting[index] as JournalEntry)
    waiting.copyWithin(0, count)
    waiting.length -= count
    const { beforeSend, afterCommit } = this.#parts.faults
    if (this.#batches === null || beforeSend || afterCommit) {
      void this.#writeCarefully(this.#batch).then(this.#finish)
      return
    }
    this.#sentAtMs = performance.now()
    this.#batches.store(this.#batch, this.#onResult)
  }

  async end(): Promise<void> {
    await this.#client?.end().catch(() => {})
  }

  /** The path of every ordinary batch: no promise. */
  readonly #onResult = (result: BatchResult): void => {
    if (result.ok) {
      this.#settleStored(this.#batch, result.lost)
      this.#finish()
    } else void this.#recover(this.#batch, result.error).then(this.#finish)
  }

  readonly #finish = (): void => {
    const count = this.#batch.length
    this.#batch.length = 0
    this.#onWritten(this, count)
  }

  /** A batch could not be written: tries again, on a new connection or in halves. */
  async #recover(entries: readonly JournalEntry[], error: Error): Promise<void> {
    if (isStatementError(error)) return this.#failBatch(entries, error)
    this.#onLostConnection(entries, error)
    await pause(this.#parts.bounds.retryEveryMs)
    return this.#writeCarefully(entries)
  }

  /**
   * Sends a batch until its outcome is known. Retrying is safe: a move that was stored after all is not
   * stored twice, because its version is no longer current.
   */
  async #writeCarefully(entries: readonly JournalEntry[]): Promise<void> {
    const { retryForMs, retryEveryMs } = this.#parts.bounds
    const giveUpAtMs = performance.now() + retryForMs
    for (;;) {
      this.#sentAtMs = performance.now()
      try {
        return this.#settleStored(entries, await this.#attempt(entries))
      } catch (error) {
        if (isStatementError(error)) return this.#failBatch(entries, error)
        this.#onLostConnection(entries, error)
        if (performance.now() > giveUpAtMs) return this.#settle(entries, 'unavailable')
        await pause(retryEveryMs)
      }
    }
  }

  #onLostConnection(entries: readonly JournalEntry[], error: unknown): void {
    this.#disconnect()
    this.#parts.ctx.log.warn({ err: error, moves: entries.length }, 'the journal lost its connection')
  }

  /** Resolves to the indexes of the moves that were not stored; null when all were. */
  async #attempt(entries: readonly JournalEntry[]): Promise<ReadonlySet<number> | null> {
    const { faults } = this.#parts
    const { client, batches } = await this.#connect()
    await faults.beforeSend?.(client)
    const result = await new Promise<BatchResult>((resolve) => batches.store(entries, resolve))
    if (!result.ok) throw result.error
    await faults.afterCommit?.(client)
    return result.lost
  }

  async #connect(): Promise<{ client: pg.Client; batches: MoveBatches }> {
    if (this.#client !== null && this.#batches !== null)
      return { client: this.#client, batches: this.#batches }
    const client = new pg.Client({
      connectionString: this.#parts.ctx.connectionString,
      options: connectionOptions(),
      keepAlive: true,
      connectionTimeoutMillis: 2000,
    })
    client.on('error', () => {
      if (this.#client === client) this.#forget()
    })
    try {
      await client.connect()
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.#client = client
    this.#batches = new MoveBatches(client, this.#parts.bounds.batchMax)
    return { client, batches: this.#batches }
  }

  #forget(): void {
    this.#client = null
    this.#batches = null
  }

  #disconnect(): void {
    this.#client?.end().catch(() => {})
    this.#forget()
  }

  #settleStored(entries: readonly JournalEntry[], lost: ReadonlySet<number> | null): void {
    const ms = performance.now() - this.#sentAtMs
    this.#parts.onCommit({ count: entries.length - (lost?.size ?? 0), ms })
    for (let index = 0; index < entries.length; index++)
      this.#settleOne(entries[index] as JournalEntry, lost?.has(index) ? 'lost' : 'stored')
  }

  #settle(entries: readonly JournalEntry[], outcome: JournalOutcome): void {
    for (const entry of entries) this.#settleOne(entry, outcome)
  }

  #settleOne(entry: JournalEntry, outcome: JournalOutcome): void {
    try {
      entry.settle(outcome)
    } catch (error) {
      this.#parts.ctx.log.error({ err: error }, 'reporting the outcome of a move failed')
    }
  }

  /**
   * The statement failed, so nothing of the batch is stored. Tries each half alone, down to the move that is
   * to blame.
   */
  async #failBatch(entries: readonly JournalEntry[], error: Error & { code: string }): Promise<void> {
    if (entries.length === 1) {
      const isTransient = transientCodes.has(error.code)
      this.#parts.ctx.log[isTransient ? 'warn' : 'error'](
        { err: error, gameId: entries[0]?.gameId },
        'a move was not stored',
      )
      return this.#settle(entries, isTransient ? 'unavailable' : 'refused')
    }
    const middle = entries.length >> 1
    await this.#writeCarefully(entries.slice(0, middle))
    await this.#writeCarefully(entries.slice(middle))
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
