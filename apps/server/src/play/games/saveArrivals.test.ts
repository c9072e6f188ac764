import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { insertGame } from '../../../test/gameKit.ts'
import { insertUsers } from '../../../test/testContext.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { type Arrival, saveArrivals } from './gamesStore.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

async function insertTestGame(): Promise<string> {
  const [whiteId, blackId] = (await insertUsers(server.ctx, 2)) as [string, string]
  return insertGame(server, { whiteId, blackId })
}

async function readRow(gameId: string) {
  const { rows } = await server.ctx.pool.query('select * from games where id = $1', [gameId])
  return rows[0]
}

async function arrivalAt(gameId: string, color: Arrival['color']): Promise<Arrival> {
  return { gameId, color, version: (await readRow(gameId)).version }
}

describe('saveArrivals', () => {
  it('stores arrivals at many games, ends absences, and changes nothing else', async () => {
    const [one, other] = [await insertTestGame(), await insertTestGame()]
    await server.ctx.pool.query(
      `update games set black_arrived = true, black_gone_at = now(), black_page_closed = true,
         white_gone_at = '2026-01-01' where id = $1`,
      [other],
    )
    const before = [await readRow(one), await readRow(other)]
    const arrivals = [await arrivalAt(one, 'white'), await arrivalAt(other, 'black')]
    expect(await saveArrivals(server.ctx.db, arrivals)).toEqual([true, true])
    expect([await readRow(one), await readRow(other)]).toEqual([
      { ...before[0], version: before[0].version + 1, white_arrived: true },
      { ...before[1], version: before[1].version + 1, black_gone_at: null, black_page_closed: false },
    ])
  })

  it('leaves out games of another version, games that are over, and games that do not exist', async () => {
    const [newer, over, good] = [await insertTestGame(), await insertTestGame(), await insertTestGame()]
    const arrivals = await Promise.all([newer, over, good].map((gameId) => arrivalAt(gameId, 'white')))
    await server.ctx.pool.query('update games set version = version + 1 where id = $1', [newer])
    await server.ctx.pool.query(
      `update games set status = 'draw', reason = 'agreement', ended_at = now(), due_at = null, sweep_at = null
       where id = $1`,
      [over],
    )
    const unknown = { gameId: randomUUID(), color: 'white', version: 1 } as const
    expect(await saveArrivals(server.ctx.db, [...arrivals, unknown])).toEqual([false, false, true, false])
    expect((await readRow(over)).white_arrived).toBe(false)
  })

  it('does not wait for a game that another transaction changes', async () => {
    const [locked, free] = [await insertTestGame(), await insertTestGame()]
    const blocker = await server.ctx.pool.connect()
    onTestFinished(() => blocker.release())
    await blocker.query('begin')
    await blocker.query('select from games where id = $1 for update', [locked])
    const arrivals = [await arrivalAt(locked, 'black'), await arrivalAt(free, 'black')]
    expect(await saveArrivals(server.ctx.db, arrivals)).toEqual([false, true])
    await blocker.query('rollback')
  })
})
