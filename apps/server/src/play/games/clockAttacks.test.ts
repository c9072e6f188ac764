import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockJournal } from '../../../test/blockJournal.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, openTestGame, playOut, type TestGame, type TestPlayer } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openScratchServer, openTestServer, type TestServer } from '../../../test/testServer.ts'

// Ways a player may try to think longer than the clock shows, or to make the opponent's clock run while they
// move.

const hold = blockJournal()
let server: TestServer & { connectionString: string }
let game: TestGame
beforeAll(async () => {
  server = await openScratchServer({ games: { faults: hold.faults, journal: { waitingMax: 1 } } })
})
afterAll(() => server?.stop())
afterEach(() => hold.release())
beforeEach(async () => {
  game = await openTestGame(server)
  await playOut(game, '1. e4 e5')
})

const moveFrame = (uci: string, { ply, moveId }: { ply: number; moveId: string }) => ({
  type: 'move',
  data: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null, ply, moveId },
})

/** Sends frames in one write, so that the server reads them together. */
function sendAtOnce({ socket }: TestPlayer, frames: readonly object[]): void {
  const raw = (socket.ws as unknown as { _socket: { cork(): void; uncork(): void } })._socket
  raw.cork()
  for (const frame of frames) socket.send(frame)
  raw.uncork()
}

/** The code of the error that answers this move. */
async function refusalOf(player: TestPlayer, moveId: string): Promise<string> {
  for (;;) {
    const { data } = await player.next('error')
    if (data.moveId === moveId) return data.code
  }
}

describe('a player’s own flood', () => {
  const flood = Array.from({ length: 40 }, () => ({ type: 'draw_decline' }))

  it.each([
    ['another move of that id', 'd2d4'],
    ['the same move', 'g1f3'],
  ])(
    'gains no time for a move that it delayed: %s is charged from when it first arrived',
    async (_name, later) => {
      const moveId = randomUUID()
      sendAtOnce(game.white, [...flood, moveFrame('g1f3', { ply: 3, moveId })])
      expect(await refusalOf(game.white, moveId)).toBe('BUSY')
      server.time.advance(12_000)
      game.white.sendMove(later, { ply: 3, moveId })
      expect((await game.white.next('move')).data).toMatchObject({ uci: later, whiteMs: 588_000 })
    },
  )
})

describe('a move that the server could not store', () => {
  /** Fills the journal with moves of two other games. */
  async function fillJournal(): Promise<void> {
    const others = await Promise.all([openTestGame(server), openTestGame(server)])
    const held = hold.next()
    others[0].white.sendMove('e2e4', { ply: 1 })
    await held
    others[1].white.sendMove('e2e4', { ply: 1 })
    others[1].white.send({ type: 'ping' })
    await others[1].white.next('pong')
  }

  /** As a page does: sends a move again after `BUSY`, with a pause, or the server closes the socket as a flood. */
  async function sendUntilStored(uci: string, moveId: string) {
    const stored = game.white.next('move')
    for (;;) {
      game.white.sendMove(uci, { ply: 3, moveId })
      const answer = await Promise.race([stored, refusalOf(game.white, moveId)])
      if (typeof answer === 'object') return answer
      await pause(50)
    }
  }

  it('counts from when it was first received, for at most ten seconds [CLOCK-9]', async () => {
    await fillJournal()
    const moveId = game.white.sendMove('g1f3', { ply: 3 })
    expect(await refusalOf(game.white, moveId)).toBe('BUSY')
    server.time.advance(60_000)
    hold.release()
    expect((await sendUntilStored('g1f3', moveId)).data.whiteMs).toBe(550_000)
  })

  it('lends its time to no other move with its id [CLOCK-9]', async () => {
    await fillJournal()
    const moveId = game.white.sendMove('g1f3', { ply: 3 })
    expect(await refusalOf(game.white, moveId)).toBe('BUSY')
    server.time.advance(5000)
    hold.release()
    expect((await sendUntilStored('d2d4', moveId)).data.whiteMs).toBe(595_000)
  })
})

/** Locks a game's row, as another server does while it changes the game. */
async function lockRow(connectionString: string, gameId: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('begin')
  await client.query('select from games where id = $1 for update', [gameId])
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

async function heartbeatMs(): Promise<number> {
  const { rows } = await server.ctx.pool.query('select max(seen_at) as at from server_boots')
  return rows[0].at.getTime()
}

describe('an opponent’s flood', () => {
  it('is refused without the game’s row: early claims, moves out of turn, expired offers and rematches', async () => {
    const unlock = await lockRow(server.connectionString, game.gameId)
    const { black } = game
    const requests: [string, object][] = [
      ['CLAIM_TOO_EARLY', { type: 'claim', data: { result: 'win' } }],
      ['NOT_YOUR_TURN', moveFrame('b8c6', { ply: 4, moveId: randomUUID() })],
      ['NOT_YOUR_TURN', moveFrame('b8c6', { ply: 3, moveId: randomUUID() })],
      ['STALE_PLY', moveFrame('b8c6', { ply: 1, moveId: randomUUID() })],
      ['NO_SUCH_OFFER', { type: 'draw_accept', data: { offerId: randomUUID() } }],
    ]
    for (let round = 0; round < 3; round++) {
      for (const [code, frame] of requests) {
        black.send(frame)
        expect((await black.next('error')).data.code).toBe(code)
      }
    }
    // The first rematch request in a second may check what is stored.
    black.send({ type: 'rematch' })
    expect((await black.next('error')).data.code).toBe('GAME_RUNNING')
    await unlock()
  })

  it('does not block or overtake the mover’s move [CLOCK-9]', async () => {
    const unlock = await lockRow(server.connectionString, game.gameId)
    const offers = Array.from({ length: 3 }, () => ({ type: 'draw_offer' }))
    sendAtOnce(game.black, [...offers, ...Array.from({ length: 60 }, () => ({ type: 'draw_decline' }))])
    game.black.send({ type: 'ping' })
    await game.black.next('pong')
    game.white.sendMove('g1f3', { ply: 3 })
    game.white.send({ type: 'ping' })
    await game.white.next('pong')
    await unlock()
    const { version } = await game.white.next('move')
    const offered = await game.black.next('draw_offer')
    // The offer that was being stored, then the move.
    expect(version).toBe(offered.version + 1)
    expect(game.white.socket.waiting().filter(({ type }) => type === 'error')).toEqual([])
  })

  it('does not put a flag ahead of a move that was received in time [CLOCK-9]', async () => {
    server.time.advance(599_900)
    const unlock = await lockRow(server.connectionString, game.gameId)
    game.black.send({ type: 'draw_offer' })
    game.black.send({ type: 'ping' })
    await game.black.next('pong')
    game.white.sendMove('g1f3', { ply: 3 })
    game.white.send({ type: 'ping' })
    await game.white.next('pong')
    server.time.advance(1000)
    const flagged = server.sweep('flags of games here')
    // The sweep first writes this server's heartbeat; then the flag is queued.
    await expect.poll(heartbeatMs).toBe(server.time.nowMs())
    game.white.send({ type: 'ping' })
    await game.white.next('pong')
    await unlock()
    await flagged
    expect((await game.white.next('move')).data).toMatchObject({ uci: 'g1f3', whiteMs: 100 })
  })

  it('gets at most eight sockets at one game on one server [WATCH-4]', async () => {
    const { client } = game.black
    const more = await Promise.all(Array.from({ length: 7 }, () => joinGame(server, client, game.gameId)))
    await expect(joinGame(server, client, game.gameId)).rejects.toThrow('closed 1008')
    more[0]?.socket.ws.close()
    await more[0]?.socket.closed
    await expect.poll(() => joinGame(server, client, game.gameId).catch(() => null)).not.toBeNull()
  })
})

describe('a game on two servers', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let time: ReturnType<typeof makeManualTime>
  let one: TestServer
  let other: TestServer
  beforeAll(async () => {
    database = await createTestDatabase()
    const { connectionString } = database
    time = makeManualTime()
    one = await openTestServer({ connectionString, time })
    other = await openTestServer({ connectionString, time })
  })
  afterAll(async () => {
    await one?.stop()
    await other?.stop()
    await database?.drop()
  })

  it('stores each move although its row is hardly ever free', async () => {
    const split = await openTestGame(one, { blackAt: other })
    let isOver = false
    const clients = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const client = new pg.Client({ connectionString: database.connectionString })
        await client.connect()
        return client
      }),
    )
    const hammering = clients.map(async (client) => {
      while (!isOver)
        await client.query(
          `do $$ begin perform from games where id = '${split.gameId}' for update; perform pg_sleep(0.02); end $$`,
        )
    })
    try {
      for (const [index, uci] of ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'].entries()) {
        const mover = index % 2 === 0 ? split.white : split.black
        time.advance(1000)
        mover.sendMove(uci, { ply: index + 1 })
        const answer = await Promise.race([mover.next('error'), nextMove(mover, index + 1)])
        expect(answer).toMatchObject({ type: 'move', data: { uci } })
      }
    } finally {
      isOver = true
      await Promise.all(hammering)
      await Promise.all(clients.map((client) => client.end()))
    }
  })
})

/** The event of the move at this ply; skips missed moves that come first. */
async function nextMove(player: TestPlayer, ply: number) {
  for (;;) {
    const move = await player.next('move')
    if (move.data.ply === ply) return move
  }
}
