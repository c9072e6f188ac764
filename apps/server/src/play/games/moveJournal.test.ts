import { randomUUID } from 'node:crypto'
import { START_FEN } from '@lance/chess'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { bindsMoves, openDatabaseProxy } from '../../../test/databaseProxy.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { createGame } from './createGame.ts'
import type { JournalMove } from './moveBatch.ts'
import { type JournalOutcome, openMoveJournal } from './moveJournal.ts'

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = openTestContext({ connectionString: database.connectionString })
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await ctx?.close()
  await database?.drop()
})

function open(options: Partial<Parameters<typeof openMoveJournal>[0]> = {}) {
  const journal = openMoveJournal({ ctx, ...options })
  closing.push(() => journal.close())
  return {
    ...journal,
    /** The outcome of a move, or `full`. */
    store: (move: JournalMove) =>
      new Promise<JournalOutcome | 'full'>((resolve) => {
        if (!journal.submit({ ...move, settle: resolve })) resolve('full')
      }),
  }
}

/** New games, each with its first move decided. */
async function decided(count: number): Promise<JournalMove[]> {
  const users = await insertUsers(ctx, count * 2)
  const nowMs = ctx.time.nowMs()
  const moves: JournalMove[] = []
  for (let index = 0; index < count; index++) {
    const created = await ctx.db.transaction().execute((trx) =>
      createGame(trx, {
        whiteId: users[index * 2] as string,
        blackId: users[index * 2 + 1] as string,
        timeControlS: 600,
        incrementS: 0,
        firstMoveMs: 30_000,
        nowMs,
      }),
    )
    if (!created.ok) throw new Error(created.code)
    moves.push({
      gameId: created.gameId,
      version: 1,
      fen: AFTER_E4,
      uci: 'e2e4',
      moveId: randomUUID(),
      whiteMs: 599_000,
      blackMs: 600_000,
      moverLeftMs: 599_000 - index,
      turnStartedAtMs: nowMs + 1234,
      dueAtMs: nowMs + 31_234,
      signs: 0,
    })
  }
  return moves
}

async function stored(moves: readonly JournalMove[]): Promise<boolean[]> {
  const { rows } = await ctx.pool.query('select id, ply, version, fen from games where id = any($1)', [
    moves.map(({ gameId }) => gameId),
  ])
  const { rows: moveRows } = await ctx.pool.query('select * from moves where game_id = any($1)', [
    moves.map(({ gameId }) => gameId),
  ])
  return moves.map(({ gameId, moveId }) => {
    const game = rows.find(({ id }) => id === gameId)
    const own = moveRows.filter(({ game_id }) => game_id === gameId)
    const isWhole = game.ply === 1 && game.version === 2 && game.fen === AFTER_E4
    const isNothing = game.ply === 0 && game.version === 1 && game.fen === START_FEN
    if (isWhole && own.length === 1 && own[0].move_id === moveId) return true
    if (isNothing && own.length === 0) return false
    throw new Error(`game ${gameId} is only half stored`)
  })
}

describe('the journal', () => {
  it('stores a client’s id in either case as the same id', async () => {
    const [lower, upper] = (await decided(2)) as [JournalMove, JournalMove]
    const shouted = { ...upper, moveId: upper.moveId.toUpperCase() }
    const journal = open()
    expect(await Promise.all([journal.store(lower), journal.store(shouted)])).toEqual(['stored', 'stored'])
    expect(await stored([lower, upper])).toEqual([true, true])
  })

  it('stores a move and its game’s new state together, to the millisecond', async () => {
    const [move] = (await decided(1)) as [JournalMove]
    expect(await open().store(move)).toBe('stored')
    const { rows } = await ctx.pool.query(
      `select g.ply, g.version, g.fen, g.last_move, g.white_ms, g.black_ms, g.turn_started_at, g.due_at, g.sweep_at,
         m.uci, m.move_id, m.clock_ms, m.played_at, m.ply as move_ply
       from games g join moves m on m.game_id = g.id where g.id = $1`,
      [move.gameId],
    )
    expect(rows).toEqual([
      {
        ply: 1,
        version: 2,
        fen: AFTER_E4,
        last_move: 'e2e4',
        white_ms: 599_000,
        black_ms: 600_000,
        turn_started_at: new Date(move.turnStartedAtMs),
        due_at: new Date(move.dueAtMs),
        // The earliest deadline it ever had: the limit of White's first move.
        sweep_at: new Date(move.turnStartedAtMs - 1234 + 30_000),
        uci: 'e2e4',
        move_id: move.moveId,
        clock_ms: 599_000,
        played_at: new Date(move.turnStartedAtMs),
        move_ply: 1,
      },
    ])
  })

  it('stores many games’ moves in few commits', async () => {
    const moves = await decided(40)
    let batches = 0
    const journal = open({ faults: { beforeSend: () => void batches++ } })
    expect(new Set(await Promise.all(moves.map(journal.store)))).toEqual(new Set(['stored']))
    expect(await stored(moves)).not.toContain(false)
    expect(batches).toBeLessThan(5)
  })

  it('stores the other moves of a batch when one game has a newer version', async () => {
    const moves = await decided(3)
    const [, second] = moves as [JournalMove, JournalMove, JournalMove]
    await ctx.pool.query(`update games set version = 2 where id = $1`, [second.gameId])
    const journal = open()
    expect(await Promise.all(moves.map(journal.store))).toEqual(['stored', 'lost', 'stored'])
    await ctx.pool.query(`update games set version = 1 where id = $1`, [second.gameId])
    expect(await stored(moves)).toEqual([true, false, true])
  })

  it('stores no move of a game that has ended', async () => {
    const [move] = (await decided(1)) as [JournalMove]
    await ctx.pool.query(
      `update games set status = 'draw', reason = 'agreement', ended_at = now() where id = $1`,
      [move.gameId],
    )
    expect(await open().store(move)).toBe('lost')
  })

  it('splits a batch that the database rejects, down to the move that is to blame', async () => {
    const moves = await decided(9)
    const bad = moves[4] as JournalMove
    // A conflicting row: the whole statement fails.
    await ctx.pool.query(
      `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at) values ($1, 1, 'd2d4', $2, 0, now())`,
      [bad.gameId, randomUUID()],
    )
    const journal = open()
    const outcomes = await Promise.all(moves.map(journal.store))
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(8)
    expect(outcomes[4]).toBe('refused')
    await ctx.pool.query('delete from moves where game_id = $1', [bad.gameId])
    expect(await stored(moves)).toEqual(moves.map((move) => move !== bad))
  })

  it('does not wait for a game locked by another transaction, nor make other games wait for it', async () => {
    const [locked, free] = (await decided(2)) as [JournalMove, JournalMove]
    const holder = new pg.Client({ connectionString: database.connectionString })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from games where id = $1 for update', [locked.gameId])
    const journal = open()
    expect(await Promise.all([journal.store(locked), journal.store(free)])).toEqual(['lost', 'stored'])
    await holder.end()
    expect(await stored([locked, free])).toEqual([false, true])
  })

  it('reports that it is full instead of growing, and accepts moves again afterwards [API-6]', async () => {
    const moves = await decided(4)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const journal = open({ bounds: { waitingMax: 2 }, faults: { beforeSend: () => held } })
    const [first, ...others] = moves as [JournalMove, JournalMove, JournalMove, JournalMove]
    const outcomes = [journal.store(first)]
    await new Promise(setImmediate)
    outcomes.push(...others.map(journal.store))
    expect(await outcomes[3]).toBe('full')
    release()
    expect(await Promise.all(outcomes)).toEqual(['stored', 'stored', 'stored', 'full'])
    expect(journal.count()).toBe(0)
    expect(await journal.store(others[2] as JournalMove)).toBe('stored')
  })
})

describe('the journal’s one buffer', () => {
  it('stores every move as it was decided, however slowly the database takes its bytes', async () => {
    const proxy = await openDatabaseProxy(database.connectionString, async (chunk, to) => {
      for (let at = 0; at < chunk.length; at += 700) {
        to.write(chunk.subarray(at, at + 700))
        await new Promise(setImmediate)
      }
    })
    closing.push(proxy.close)
    const moves = await decided(60)
    let batches = 0
    const journal = open({
      ctx: { connectionString: proxy.connectionString, log: ctx.log },
      bounds: { batchMax: 7 },
      onCommit: () => void batches++,
    })
    // More wait at each moment than a batch takes, so each is written as soon as the last one is answered.
    const outcomes = await Promise.all(moves.map(journal.store))
    expect(new Set(outcomes)).toEqual(new Set(['stored']))
    expect(batches).toBeGreaterThanOrEqual(9)
    const { rows } = await ctx.pool.query(
      `select g.id, g.white_ms, m.move_id, m.clock_ms, m.uci from games g join moves m on m.game_id = g.id
       where g.id = any($1)`,
      [moves.map(({ gameId }) => gameId)],
    )
    const wanted = moves.map(({ gameId, moveId, uci, moverLeftMs, whiteMs }) => ({
      id: gameId,
      white_ms: whiteMs,
      move_id: moveId,
      clock_ms: moverLeftMs,
      uci,
    }))
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
    expect(rows.sort(byId)).toEqual(wanted.sort(byId))
  })

  it('stores nothing of a batch that was cut off half way, and all of it on a new connection', async () => {
    let cuts = 0
    const proxy = await openDatabaseProxy(database.connectionString, (chunk, to) => {
      if (cuts > 0 || !bindsMoves(chunk) || chunk.length < 2000) return void to.write(chunk)
      cuts++
      to.write(chunk.subarray(0, chunk.length >> 1), () => to.destroy())
    })
    closing.push(proxy.close)
    const [first, ...others] = (await decided(12)) as [JournalMove, ...JournalMove[]]
    const journal = open({ ctx: { connectionString: proxy.connectionString, log: ctx.log } })
    expect(await journal.store(first)).toBe('stored')
    expect(new Set(await Promise.all(others.map(journal.store)))).toEqual(new Set(['stored']))
    expect(cuts).toBe(1)
    expect(await stored([first, ...others])).not.toContain(false)
  })

  it('splits a later batch that the database rejects, and goes on afterwards', async () => {
    const moves = await decided(8)
    const [first, bad] = moves as [JournalMove, JournalMove]
    const journal = open()
    expect(await journal.store(first)).toBe('stored')
    await ctx.pool.query(
      `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at) values ($1, 1, 'd2d4', $2, 0, now())`,
      [bad.gameId, randomUUID()],
    )
    const outcomes = await Promise.all(moves.slice(1).map(journal.store))
    expect(outcomes).toEqual(['refused', ...Array(6).fill('stored')])
    const [next] = (await decided(1)) as [JournalMove]
    expect(await journal.store(next)).toBe('stored')
  })
})

describe('the journal after a lost connection', () => {
  async function cut(client: pg.Client): Promise<void> {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await ctx.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
  }

  it('sends a batch on a new connection when it broke before the batch was sent', async () => {
    const moves = await decided(3)
    let cuts = 0
    const journal = open({ faults: { beforeSend: (client) => (cuts++ === 0 ? cut(client) : undefined) } })
    expect(await Promise.all(moves.map(journal.store))).toEqual(['stored', 'stored', 'stored'])
    expect(await stored(moves)).toEqual([true, true, true])
  })

  it('stores nothing twice when the commit’s answer is lost, and leaves the outcome to the rows', async () => {
    const moves = await decided(3)
    let cuts = 0
    const journal = open({
      faults: {
        afterCommit() {
          if (cuts++ === 0) throw new Error('the answer was lost')
        },
      },
    })
    expect(await Promise.all(moves.map(journal.store))).toEqual(['lost', 'lost', 'lost'])
    expect(await stored(moves)).toEqual([true, true, true])
  })

  it('reports every waiting move as unavailable when the database stays unreachable', async () => {
    const moves = await decided(2)
    const journal = open({
      ctx: { connectionString: 'postgres://nobody@127.0.0.1:1/none', log: ctx.log },
      bounds: { retryForMs: 50, retryEveryMs: 5 },
    })
    expect(await Promise.all(moves.map(journal.store))).toEqual(['unavailable', 'unavailable'])
    expect(await stored(moves)).toEqual([false, false])
  })
})
