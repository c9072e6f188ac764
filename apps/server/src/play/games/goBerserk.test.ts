import { randomUUID } from 'node:crypto'
import type { GameRecord } from '@lance/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { blockJournal } from '../../../test/blockJournal.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, openTestGame, playOut, type TestGame, type TestPlayer } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUpMember, type TestServer } from '../../../test/testServer.ts'
import { openTwoServers, type TwoServers } from '../../../test/twoServersKit.ts'
import { createTournamentGames } from './createGame.ts'

const hold = blockJournal()
const time = makeManualTime()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: TestServer
let pair: TwoServers
beforeAll(async () => {
  database = await createTestDatabase()
  server = await start()
  pair = await openTwoServers()
})
afterEach(() => hold.release())
afterAll(async () => {
  await server?.stop()
  await database?.drop()
  await pair?.stop()
})

const start = () =>
  openTestServer({ connectionString: database.connectionString, time, games: { faults: hold.faults } })

const BLITZ = { timeControlS: 180, incrementS: 2, allowsBerserk: true }
const openBlitz = (more: object = {}) => openTestGame(server, { ...BLITZ, ...more })

function sendBerserk(player: TestPlayer, berserkId: string = randomUUID()): string {
  player.send({ type: 'berserk', data: { berserkId } })
  return berserkId
}

/** The player goes berserk, and both hear of it. */
async function goBerserk(game: TestGame, player: TestPlayer): Promise<void> {
  sendBerserk(player)
  await game.white.next('berserk')
  await game.black.next('berserk')
}

async function refusalOf(player: TestPlayer) {
  const berserkId = sendBerserk(player)
  const { data } = (await player.socket.next('error')) as { data: { code: string; berserkId?: string } }
  expect(data.berserkId).toBe(berserkId)
  return data.code
}

async function stateOf(player: TestPlayer): Promise<GameRecord> {
  player.send({ type: 'sync' })
  return (await player.next('state')).data
}

async function storedBerserk({ gameId }: TestGame) {
  const { rows } = await server.ctx.pool.query(
    'select white_berserk as white, black_berserk as black, white_ms, black_ms from games where id = $1',
    [gameId],
  )
  return rows[0]
}

describe('a player who goes berserk', () => {
  it('has half the time from then on, as both players and viewers hear once it is stored [GAME-36]', async () => {
    const game = await openBlitz()
    const { gameId, white, black } = game
    const viewer = await joinGame(server, await signUpMember(server), gameId)
    expect(white.confirmed.data.state).toMatchObject({
      allowsBerserk: true,
      berserk: { white: false, black: false },
    })
    const berserkId = sendBerserk(white)
    const events = await Promise.all([white, black, viewer].map((one) => one.next('berserk')))
    for (const event of events)
      expect(event.data).toEqual({ playerId: white.userId, leftMs: 90_000, berserkId })
    expect(await storedBerserk(game)).toEqual({
      white: true,
      black: false,
      white_ms: 90_000,
      black_ms: 180_000,
    })
    for (const one of [white, black, viewer])
      expect(await stateOf(one)).toMatchObject({
        version: events[0]?.version,
        berserk: { white: true, black: false },
        whiteMs: 90_000,
        blackMs: 180_000,
        white_time: 90,
        increment: 2,
      })
  })

  it('earns no increment, while the opponent does [CLOCK-14]', async () => {
    const game = await openBlitz()
    await goBerserk(game, game.white)
    const moves = await playOut(game, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', {
      beforeMove: () => server.time.advance(1000),
    })
    expect(moves.map(({ data: { whiteMs, blackMs } }) => [whiteMs, blackMs])).toEqual([
      [90_000, 180_000],
      [90_000, 180_000],
      [89_000, 180_000],
      [89_000, 181_000],
      [88_000, 181_000],
      [88_000, 182_000],
    ])
  })

  it('may be Black too, after White’s move, and both at once [GAME-36]', async () => {
    const game = await openBlitz()
    await goBerserk(game, game.white)
    await playOut(game, '1. e4')
    await goBerserk(game, game.black)
    const moves = await playOut(game, '1. e4 e5 2. Nf3 Nc6', {
      fromPly: 2,
      beforeMove: () => server.time.advance(1000),
    })
    expect(moves.at(-1)?.data).toMatchObject({ whiteMs: 89_000, blackMs: 89_000 })
    expect(await storedBerserk(game)).toMatchObject({ white: true, black: true })
  })

  it('runs out of time at half of it [CLOCK-14]', async () => {
    const game = await openBlitz()
    await goBerserk(game, game.white)
    await playOut(game, '1. e4 e5')
    server.time.advance(90_249)
    await server.sweep('flags of games here')
    expect((await stateOf(game.white)).status).toBe('playing')
    server.time.advance(1)
    await server.sweep('flags of games here')
    expect((await game.black.next('game_end')).data).toMatchObject({
      reason: 'timeout',
      winner: game.black.userId,
      whiteMs: 0,
      blackMs: 180_000,
    })
    expect(await stateOf(game.black)).toMatchObject({ berserk: { white: true, black: false } })
    expect(await storedBerserk(game)).toMatchObject({ white: true, black: false })
  })

  it('has the same limit for the first move as before [CLOCK-14]', async () => {
    const game = await openBlitz()
    const { firstMoveDueAt } = game.white.confirmed.data.state
    await goBerserk(game, game.white)
    expect((await stateOf(game.white)).firstMoveDueAt).toBe(firstMoveDueAt)
  })

  it('finds it among their own data, and their opponent does not [ACCOUNT-29]', async () => {
    const game = await openBlitz()
    await goBerserk(game, game.white)
    const berserkOf = async ({ client, userId }: TestPlayer) => {
      const { body } = await client.call<{ games: { id: string; berserk: boolean }[] }>(
        'POST',
        `/users/${userId}/export`,
        { body: { password: client.password } },
      )
      return body.games.find(({ id }) => id === game.gameId)?.berserk
    }
    expect([await berserkOf(game.white), await berserkOf(game.black)]).toEqual([true, false])
  })

  it('is named in the PGN, whose clocks begin at half the time [GAME-32]', async () => {
    const game = await openBlitz()
    await goBerserk(game, game.black)
    await playOut(game, '1. e4 e5')
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/game/${game.gameId}/pgn`)
    const pgn = (await answer.text()).replaceAll('\n', ' ')
    expect(pgn).toContain('{Black went berserk: half the time, no increment.}')
    expect(pgn).toContain('[%clk 0:01:30]')
    expect(pgn).not.toContain('White went')
  })
})

describe('the command to go berserk', () => {
  it('gets the same answer when it is repeated, also after the first move and the end [GAME-37]', async () => {
    const game = await openBlitz()
    const { white, black } = game
    const berserkId = sendBerserk(white)
    const first = await white.next('berserk')
    await black.next('berserk')
    const repeat = async () => {
      sendBerserk(white, berserkId)
      return (await white.next('berserk')).data
    }
    expect(await repeat()).toEqual(first.data)
    await playOut(game, '1. e4 e5 2. Nf3', { beforeMove: () => server.time.advance(1000) })
    expect(await repeat()).toEqual(first.data)
    white.send({ type: 'resign' })
    await white.next('game_end')
    expect(await repeat()).toEqual(first.data)
    // It changed nothing, and the opponent heard of it once.
    expect(black.socket.waiting().filter(({ type }) => type === 'berserk')).toEqual([])
    expect(await storedBerserk(game)).toMatchObject({ white: true, white_ms: 89_000 })
  })

  it('is refused after the own first move, but not after the opponent’s [GAME-37]', async () => {
    const game = await openBlitz()
    await playOut(game, '1. e4')
    expect(await refusalOf(game.white)).toBe('BERSERK_TOO_LATE')
    await playOut(game, '1. e4 e5', { fromPly: 2 })
    expect(await refusalOf(game.black)).toBe('BERSERK_TOO_LATE')
    expect(await storedBerserk(game)).toEqual({
      white: false,
      black: false,
      white_ms: 180_000,
      black_ms: 180_000,
    })
  })

  it('is refused in a game that does not allow it, at a pace without time, and after the end [GAME-37]', async () => {
    const plain = await openBlitz({ allowsBerserk: false })
    expect(await refusalOf(plain.white)).toBe('BERSERK_NOT_ALLOWED')
    expect(plain.white.confirmed.data.state).not.toHaveProperty('berserk')
    const timeless = await openBlitz({ timeControlS: 0 })
    expect(await refusalOf(timeless.white)).toBe('BERSERK_NOT_ALLOWED')
    const over = await openBlitz()
    over.white.send({ type: 'resign' })
    await over.black.next('game_end')
    expect(await refusalOf(over.black)).toBe('GAME_OVER')
  })

  it('is refused to viewers [GAME-37]', async () => {
    const game = await openBlitz()
    const viewer = await joinGame(server, await signUpMember(server), game.gameId)
    sendBerserk(viewer)
    expect(await viewer.socket.next('error')).toMatchObject({ data: { code: 'NOT_A_PLAYER' } })
    expect(await storedBerserk(game)).toMatchObject({ white: false, black: false })
  })

  it('counts before the first move if it is received before it, and not after it [GAME-37]', async () => {
    const before = await openBlitz()
    sendBerserk(before.white)
    before.white.sendMove('e2e4', { ply: 1 })
    expect((await before.white.next('move')).data).toMatchObject({ whiteMs: 90_000 })
    const after = await openBlitz()
    const held = hold.next()
    after.white.sendMove('e2e4', { ply: 1 })
    await held
    // The move is on its way to disk.
    const berserkId = sendBerserk(after.white)
    hold.release()
    expect((await after.white.next('move')).data).toMatchObject({ whiteMs: 180_000 })
    expect(await after.white.socket.next('error')).toMatchObject({
      data: { code: 'BERSERK_TOO_LATE', berserkId },
    })
  })

  it('is not forgotten by a restart [GAME-37]', async () => {
    const game = await openBlitz()
    const berserkId = sendBerserk(game.white)
    const first = await game.white.next('berserk')
    await server.stop()
    server = await start()
    const white = await joinGame(server, game.white.client, game.gameId)
    const black = await joinGame(server, game.black.client, game.gameId)
    expect(white.confirmed.data.state).toMatchObject({
      whiteMs: 90_000,
      berserk: { white: true, black: false },
    })
    sendBerserk(white, berserkId)
    expect((await white.next('berserk')).data).toEqual(first.data)
    const again = { gameId: game.gameId, white, black }
    const moves = await playOut(again, '1. e4 e5 2. Nf3', { beforeMove: () => server.time.advance(1000) })
    expect(moves.at(-1)?.data).toMatchObject({ whiteMs: 89_000, blackMs: 180_000 })
  })
})

describe('berserk over two servers', () => {
  it('reaches the opponent, whose server counts with it [GAME-37]', async () => {
    const game = await openTestGame(pair.one, { ...BLITZ, blackAt: pair.other })
    sendBerserk(game.white)
    await game.white.next('berserk')
    expect((await game.black.next('berserk')).data).toMatchObject({
      playerId: game.white.userId,
      leftMs: 90_000,
    })
    expect(await stateOf(game.black)).toMatchObject({
      whiteMs: 90_000,
      berserk: { white: true, black: false },
    })
    const moves = await playOut(game, '1. e4 e5 2. Nf3 Nc6', { beforeMove: () => pair.time.advance(1000) })
    expect(moves.at(-1)?.data).toMatchObject({ whiteMs: 89_000, blackMs: 181_000 })
  })

  it('is decided on the stored game: a first move on the other server came before it [GAME-37]', async () => {
    const game = await openTestGame(pair.one, { ...BLITZ, blackAt: pair.other })
    const elsewhere = await joinGame(pair.other, game.white.client, game.gameId)
    await pair.redis.stop()
    game.white.sendMove('e2e4', { ply: 1 })
    await game.white.next('move')
    expect(await refusalOf(elsewhere)).toBe('BERSERK_TOO_LATE')
    await pair.redis.start()
    await pair.waitUntilConnected()
  })
})

describe('a tournament’s games', () => {
  it('allow berserk when the tournament says so and the pace has time to halve [GAME-36]', async () => {
    const { white, black } = await openTestGame(server)
    const spec = {
      whiteId: white.userId,
      blackId: black.userId,
      incrementS: 2,
      tournamentId: 'a',
      firstMovesUntilMs: 0,
    }
    const ids = await createTournamentGames(
      server.ctx.db,
      [
        { ...spec, timeControlS: 180, allowsBerserk: true },
        { ...spec, timeControlS: 0, allowsBerserk: true },
        { ...spec, timeControlS: 180 },
      ],
      { firstMoveMs: 30_000, nowMs: time.nowMs() },
    )
    const { rows } = await server.ctx.pool.query('select id, allows_berserk from games where id = any($1)', [
      ids,
    ])
    const allowed = new Map(rows.map((row) => [row.id, row.allows_berserk]))
    expect(ids.map((id) => allowed.get(id))).toEqual([true, false, false])
  })
})
