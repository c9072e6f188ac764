import type pg from 'pg'

/** A decided move on its way to disk, with the clocks after it. */
export type JournalMove = {
  gameId: string
  /** The game version on which the move was decided: it is stored only while that version is current. */
  version: number
  fen: string
  uci: string
  /** A UUID: 36 characters. */
  moveId: string
  whiteMs: number
  blackMs: number
  /** The mover's clock after the move. */
  moverLeftMs: number
  /** When the next turn began, and when its side's time is up. */
  turnStartedAtMs: number
  dueAtMs: number
  /** The move signs the page reported, packed; 0 for none. */
  signs: number
}

// One statement stores the moves of many games. It takes the games whose version is still current and whose
// rows are not locked. It waits for no lock, so a game that another transaction is about to end does not hold
// up other players' moves, and two batches never deadlock. It updates those games by the ctid that the lock
// found, and inserts moves only for the updated ones (if it inserted first, one lost race would fail all
// moves of the batch). The mover's own draw offer survives their move, the opponent's ends with it. Returns
// the ordinals of the stored moves, unless all were stored.
export const STORE_MOVES = `
  with batch as materialized (
    select * from unnest(
      $1::text[], $2::int[], $3::text[], $4::text[], $5::uuid[], $6::int[], $7::int[], $8::int[],
      $9::timestamptz[], $10::timestamptz[], $11::int[]
    ) with ordinality as
      t (id, version, fen, uci, move_id, white_ms, black_ms, clock_ms, turn_started_at, due_at, signs, ordinal)
  ), locked as materialized (
    select batch.*, games.ctid as place from batch join games on games.id = batch.id
    where games.version = batch.version and games.status = 'playing'
    for update of games skip locked
  ), played as (
    update games g set
      ply = g.ply + 1, version = g.version + 1, fen = l.fen, last_move = l.uci,
      white_ms = l.white_ms, black_ms = l.black_ms, turn_started_at = l.turn_started_at,
      due_at = l.due_at, sweep_at = least(g.sweep_at, l.due_at),
      draw_offer_id = case when g.draw_offer_by =
        (case when g.ply % 2 = 0 then g.white_id else g.black_id end) then g.draw_offer_id end,
      draw_offer_by = case when g.draw_offer_by =
        (case when g.ply % 2 = 0 then g.white_id else g.black_id end) then g.draw_offer_by end
    from locked l where g.ctid = l.place
    returning l.ordinal, g.id, g.ply, l.uci, l.move_id, l.clock_ms, l.turn_started_at, l.signs
  ), stored as (
    insert into moves (game_id, ply, uci, move_id, clock_ms, played_at, signs)
    select id, ply, uci, move_id, clock_ms, turn_started_at, nullif(signs, 0) from played
  )
  select case when count(*) < cardinality($1) then array_agg(ordinal::int) end as ordinals, count(*)::int as stored
  from played`

const STATEMENT_NAME = 'store_moves'

// Parameters are sent in PostgreSQL's binary format: text takes both sides three times as long.
const INT4 = 23
const TEXT = 25
const TIMESTAMPTZ = 1184
const UUID = 2950
const UUID_BYTES = 16
/** The columns of a batch: texts, numbers and times, each an array. */
const COLUMNS = 11

/** The most bytes of one move: a longer text is a bug. */
const MOVE_MAX_BYTES = 384
/** The messages around the moves, and the headers of the arrays. */
const FRAME_MAX_BYTES = 512

const DASH = 0x2d
const ZERO = 0x30
const NINE = 0x39
const LETTER_A = 0x61
const LOWER_CASE = 0x20

const BIND = 0x42
const EXECUTE = 0x45
const SYNC = 0x53

/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_2000_MS = 946_684_800_000
const TWO_32 = 4_294_967_296

/**
 * Writes the messages that run the statement on a batch (Bind, Execute and Sync of PostgreSQL's protocol,
 * version 3) into one buffer, which is used again and again: `encode` overwrites it.
 */
class BatchBuffer {
  readonly #bytes: Buffer
  #at = 0

  constructor(movesMax: number) {
    this.#bytes = Buffer.allocUnsafeSlow(FRAME_MAX_BYTES + movesMax * MOVE_MAX_BYTES)
  }

  /** The messages for these moves, valid until the next call. */
  encode(moves: readonly JournalMove[]): Buffer {
    this.#at = 0
    this.#byte(BIND)
    const bindFrom = this.#at
    this.#int32(0)
    this.#byte(0)
    this.#text(STATEMENT_NAME)
    this.#byte(0)
    // One format for all parameters: binary.
    this.#int16(1)
    this.#int16(1)
    this.#int16(COLUMNS)
    this.#texts(moves, gameIdOf)
    this.#ints(moves, versionOf)
    this.#texts(moves, fenOf)
    this.#texts(moves, uciOf)
    this.#uuids(moves)
    this.#ints(moves, whiteMsOf)
    this.#ints(moves, blackMsOf)
    this.#ints(moves, moverLeftMsOf)
    this.#times(moves, turnStartedAtMsOf)
    this.#times(moves, dueAtMsOf)
    this.#ints(moves, signsOf)
    // The results come as text.
    this.#int16(0)
    this.#bytes.writeInt32BE(this.#at - bindFrom, bindFrom)
    this.#byte(EXECUTE)
    this.#int32(9)
    this.#byte(0)
    this.#int32(0)
    this.#byte(SYNC)
    this.#int32(4)
    return this.#bytes.subarray(0, this.#at)
  }

  #byte(value: number): void {
    this.#bytes[this.#at++] = value
  }

  #int16(value: number): void {
    this.#at = this.#bytes.writeInt16BE(value, this.#at)
  }

  #int32(value: number): void {
    this.#at = this.#bytes.writeInt32BE(value, this.#at)
  }

  /** Ids, positions and moves are ASCII: one byte per character. */
  #text(text: string): void {
    const written = this.#bytes.write(text, this.#at, 'latin1')
    if (written < text.length) throw new RangeError(`a batch of moves has no room for ${text}`)
    this.#at += written
  }

  /** Begins a one-dimensional array without nulls; returns where its length in bytes goes. */
  #beginArray(elementOid: number, length: number): number {
    const lengthAt = this.#at
    this.#int32(0)
    this.#int32(1)
    this.#int32(0)
    this.#int32(elementOid)
    this.#int32(length)
    this.#int32(1)
    return lengthAt
  }

  #endArray(lengthAt: number): void {
    this.#bytes.writeInt32BE(this.#at - lengthAt - 4, lengthAt)
  }

  #ints(moves: readonly JournalMove[], pick: (move: JournalMove) => number): void {
    const lengthAt = this.#beginArray(INT4, moves.length)
    for (const move of moves) {
      this.#int32(4)
      this.#int32(pick(move))
    }
    this.#endArray(lengthAt)
  }

  #times(moves: readonly JournalMove[], pick: (move: JournalMove) => number): void {
    const lengthAt = this.#beginArray(TIMESTAMPTZ, moves.length)
    for (const move of moves) {
      const micros = Math.round(pick(move) - EPOCH_2000_MS) * 1000
      this.#int32(8)
      this.#int32(Math.floor(micros / TWO_32))
      this.#at = this.#bytes.writeUInt32BE(((micros % TWO_32) + TWO_32) % TWO_32, this.#at)
    }
    this.#endArray(lengthAt)
  }

  #texts(moves: readonly JournalMove[], pick: (move: JournalMove) => string): void {
    const lengthAt = this.#beginArray(TEXT, moves.length)
    for (const move of moves) {
      const text = pick(move)
      this.#int32(text.length)
      this.#text(text)
    }
    this.#endArray(lengthAt)
  }

  /** The 32 hexadecimal digits of each id, without the string that leaving out its dashes would make. */
  #uuids(moves: readonly JournalMove[]): void {
    const lengthAt = this.#beginArray(UUID, moves.length)
    for (const { moveId } of moves) {
      this.#int32(UUID_BYTES)
      for (let index = 0; index < moveId.length; index += 2) {
        if (moveId.charCodeAt(index) === DASH) index++
        this.#byte((nibble(moveId.charCodeAt(index)) << 4) | nibble(moveId.charCodeAt(index + 1)))
      }
    }
    this.#endArray(lengthAt)
  }
}

/** The value of a hexadecimal digit, in either case. */
const nibble = (code: number) => (code <= NINE ? code - ZERO : (code | LOWER_CASE) - LETTER_A + 10)

// Named once, so that a batch makes no closures.
const gameIdOf = ({ gameId }: JournalMove) => gameId
const versionOf = ({ version }: JournalMove) => version
const fenOf = ({ fen }: JournalMove) => fen
const uciOf = ({ uci }: JournalMove) => uci
const whiteMsOf = ({ whiteMs }: JournalMove) => whiteMs
const blackMsOf = ({ blackMs }: JournalMove) => blackMs
const moverLeftMsOf = ({ moverLeftMs }: JournalMove) => moverLeftMs
const turnStartedAtMsOf = ({ turnStartedAtMs }: JournalMove) => turnStartedAtMs
const dueAtMsOf = ({ dueAtMs }: JournalMove) => dueAtMs
const signsOf = ({ signs }: JournalMove) => signs

/** What became of a batch. `lost`: the indexes of the moves whose game had changed; null when none had. */
export type BatchResult = { ok: true; lost: ReadonlySet<number> | null } | { ok: false; error: Error }

const ALL_STORED: BatchResult = { ok: true, lost: null }

/** pg keeps the names of what a connection has parsed. */
type KnownStatements = { parsedStatements: Readonly<Record<string, string | undefined>> }

/**
 * Stores batches of moves on one connection, one after the other, without leaving garbage: pg's own queries
 * take 20 KiB each. pg calls its methods (a `Submittable`, as its cursors are). Its buffer is overwritten only
 * after PostgreSQL has answered that it is ready, which it does after reading the whole batch; a new
 * connection needs a new one of these, since a broken connection may still hold the old buffer.
 */
export class MoveBatches {
  readonly name = STATEMENT_NAME
  readonly text = STORE_MOVES
  readonly #client: pg.ClientBase
  readonly #buffer: BatchBuffer
  #moves: readonly JournalMove[] = []
  #onResult: ((result: BatchResult) => void) | null = null
  #row: readonly (string | null)[] | null = null

  constructor(client: pg.ClientBase, movesMax: number) {
    this.#client = client
    this.#buffer = new BatchBuffer(movesMax)
  }

  /**
   * Stores these moves, which must be of different games and stay as they are until the result is known. Not
   * while another batch is under way. Calls `onResult` once they are on disk, or when they could not be stored.
   */
  store(moves: readonly JournalMove[], onResult: (result: BatchResult) => void): void {
    if (this.#onResult !== null) throw new Error('a batch of moves is already under way')
    this.#moves = moves
    this.#onResult = onResult
    this.#row = null
    this.#client.query(this)
  }

  submit(connection: pg.Connection): void {
    const { parsedStatements } = connection as unknown as KnownStatements
    if (parsedStatements[STATEMENT_NAME] === undefined)
      connection.parse({ name: STATEMENT_NAME, text: STORE_MOVES, types: [] }, true)
    // Otherwise the connection is about to report its end.
    if (connection.stream.writable) connection.stream.write(this.#buffer.encode(this.#moves))
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#row = fields
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end(this.#row === null ? NO_ROW : this.#readRow(this.#row))
  }

  handleError(error: Error): void {
    this.#end({ ok: false, error })
  }

  #readRow(row: readonly (string | null)[]): BatchResult {
    if (Number(row[1]) === this.#moves.length) return ALL_STORED
    const kept = new Set((row[0] ?? '').match(/\d+/g)?.map((ordinal) => Number(ordinal) - 1))
    return { ok: true, lost: new Set([...this.#moves.keys()].filter((index) => !kept.has(index))) }
  }

  /** Only the first time: after an error, the connection says once more that it is ready. */
  #end(result: BatchResult): void {
    const onResult = this.#onResult
    this.#onResult = null
    this.#moves = []
    onResult?.(result)
  }
}

const NO_ROW: BatchResult = { ok: false, error: new Error('a batch of moves was answered without a row') }

/** Stores one move. Resolves once it is on disk, to whether its game's version was still current. */
export function storeMove(client: pg.ClientBase, move: JournalMove): Promise<boolean> {
  return new Promise((resolve, reject) => {
    new MoveBatches(client, 1).store([move], (result) => {
      if (result.ok) resolve(result.lost === null)
      else reject(result.error)
    })
  })
}
