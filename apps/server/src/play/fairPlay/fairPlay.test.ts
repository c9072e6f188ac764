import { randomUUID } from 'node:crypto'
import type { JudgedGame } from '@lance/domain/fairPlay'
import { FIRST_LOOK, SECOND_LOOK } from '@lance/engine/fairPlay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { insertGame, joinGame, openTestGame, playOut, type TestGame, ucisOf } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { selectTimedMoves } from './fairPlayStore.ts'
import { type OpenAnalyst, openAnalyst } from './openAnalyst.ts'

/** The players that every look raises. What an engine finds is tested where it is computed. */
const raised = new Set<string>()

/** The real analysis, with a judgement that the test decides. */
const openTestAnalyst: OpenAnalyst = (options) => {
  const analyst = openAnalyst(options)
  const isRaised = async (gameId: string) =>
    (await rowsOf('select from games where id = $1 and white_id = any($2::uuid[])', gameId, [...raised]))
      .length > 0
  return {
    ...analyst,
    // The same analysis in a fraction of its time.
    analyse: ({ limits, ...game }) => analyst.analyse({ ...game, limits: { nodes: limits.nodes / 50 } }),
    async judge(player) {
      const judgement = await analyst.judge(player)
      const [game] = player.games
      // White's side of a game has odd plies.
      const isWhite = game?.moves.every(({ ply }) => ply % 2 === 1)
      const falseAlarmRate = game && isWhite && (await isRaised(game.gameId)) ? 0.0001 : 1
      return judgement && { ...judgement, falseAlarmRate }
    },
  }
}

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ fairPlay: { openAnalyst: openTestAnalyst } })
})
afterAll(() => server?.stop())

const DAY_MS = 86_400_000
const BY = ['--who', 'Carla', '--why', 'looked at the games']

async function rowsOf<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await server.ctx.pool.query(text, values)).rows as Row[]
}

/** Plays e4 as White with these move signs; returns the stored signs. */
async function playE4({ gameId, white }: TestGame, signs: unknown): Promise<number | null | undefined> {
  white.send({ type: 'move', data: { from: 'e2', to: 'e4', ply: 1, moveId: randomUUID(), signs } })
  await white.next('move')
  const [row] = await rowsOf<{ signs: number | null }>('select signs from moves where game_id = $1', gameId)
  return row?.signs
}

describe('the thinking times of a game', () => {
  it('count from half the time and without an increment for a side that went berserk [CLOCK-14]', async () => {
    const pace = { timeControlS: 180, incrementS: 2 }
    const game = await openTestGame(server, { ...pace, allowsBerserk: true })
    game.white.send({ type: 'berserk', data: { berserkId: randomUUID() } })
    await game.white.next('berserk')
    await playOut(game, '1. e4 e5 2. Nf3 Nc6', { beforeMove: () => server.time.advance(3000) })
    const moves = await selectTimedMoves(server.ctx.db, { id: game.gameId, ...pace }, { isTimed: true })
    expect(moves.map(({ thinkMs }) => thinkMs)).toEqual([0, 0, 3000, 3000])
  })
})

const reportedSigns = { input: 'drag', awayMs: 4000, backMs: 1500 }

describe('the signs of a move', () => {
  it('are stored with it in rated and wagered games, and in no others [FAIR-1]', async () => {
    expect(await playE4(await openTestGame(server), reportedSigns)).toBeGreaterThan(0)
    expect(
      await playE4(await openTestGame(server, { rated: false, stake: reais(5) }), reportedSigns),
    ).toBeGreaterThan(0)
    expect(await playE4(await openTestGame(server, { rated: false }), reportedSigns)).toBeNull()
  })

  it('never hinder the move, however malformed [FAIR-1]', async () => {
    for (const nonsense of ['x', { input: 'telepathy', awayMs: -1, backMs: 1e30 }, undefined])
      expect(await playE4(await openTestGame(server), nonsense)).toBeNull()
  })

  it('are stored for the move that ends the game too, exported for its player, and deleted with their account [FAIR-2]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4')
    const data = { from: 'd8', to: 'h4', ply: 4, moveId: randomUUID(), signs: reportedSigns }
    game.black.send({ type: 'move', data })
    await game.black.next('game_end')
    const { client, userId } = game.black
    const file = await client.call<{ moveSigns: object[] }>('POST', `/users/${userId}/export`, {
      body: { password: client.password },
    })
    expect(file.body.moveSigns).toEqual([{ gameId: game.gameId, moves: [{ ply: 4, ...reportedSigns }] }])
    const other = await game.white.client.call<{ moveSigns: object[] }>(
      'POST',
      `/users/${game.white.userId}/export`,
      { body: { password: game.white.client.password } },
    )
    expect(other.body.moveSigns).toEqual([])
    const closed = await client.call('DELETE', `/users/${userId}`, { body: { password: client.password } })
    expect(closed.status).toBeLessThan(300)
    expect(await rowsOf('select from moves where game_id = $1 and signs is not null', game.gameId)).toEqual(
      [],
    )
  })
})

/** A game of 32 plies that ended just now, as if played with six seconds per move. */
async function insertEndedGame(whiteId: string, blackId: string): Promise<string> {
  const gameId = await insertGame(server, { whiteId, blackId })
  const score =
    '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O a6 7. Bb3 Ba7 8. h3 O-O 9. Re1 h6 10. Nbd2 Be6 ' +
    '11. Nf1 Re8 12. Be3 d5 13. Bxa7 Rxa7 14. exd5 Bxd5 15. Ng3 Qd7 16. Bxd5 Nxd5'
  for (const [index, uci] of ucisOf(score).entries()) {
    const values = [gameId, index + 1, uci, randomUUID(), 600_000 - 6000 * ((index >> 1) + 1)]
    await server.ctx.pool.query(
      `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at, signs)
       values ($1, $2, $3, $4, $5, now(), ${1 << 28})`,
      values,
    )
  }
  await server.ctx.pool.query(
    `update games set ply = 32, status = 'resignation', reason = 'resignation', winner_id = white_id, ended_at = $2,
       due_at = null, sweep_at = null where id = $1`,
    [gameId, new Date(server.time.nowMs())],
  )
  await server.ctx.pool.query('delete from live_seat where game_id = $1', [gameId])
  return gameId
}

async function nextNight(): Promise<void> {
  server.time.advance(DAY_MS)
  await server.sweep('fair play')
}

type Row = { id: string; kind: string; user_id: string; other_id: string | null }
const openAbout = (userId: string) =>
  rowsOf<Row>('select * from suspicions where user_id = $1 and closed_at is null', userId)

describe('the nightly inspection', () => {
  it('analyses each game once, and queues the player that both looks raise, and no other [FAIR-3] [FAIR-4]', async () => {
    const [user, partner] = [await signUp(server), await signUp(server)]
    const ids = { user: user.user.id, partner: partner.user.id }
    const gameId = await insertEndedGame(ids.user, ids.partner)
    raised.add(ids.user)
    await nextNight()
    const sides = await rowsOf<{ user_id: string; look: number; side: JudgedGame }>(
      'select * from judged_sides where game_id = $1 order by look',
      gameId,
    )
    const looks = (userId: string) =>
      sides.filter(({ user_id }) => user_id === userId).map(({ look }) => look)
    expect([looks(ids.user), looks(ids.partner)]).toEqual([[1, 2], [1]])
    for (const { side, look } of sides) {
      expect(side).toMatchObject({ gameId, plies: 32, rating: 1500, initialMs: 600_000 })
      expect(side.moves.length).toBeGreaterThan(3)
      expect(side.moves[0]).toMatchObject({ thinkMs: 6000, awayMs: 0 })
      expect(side.nodes).toBe(look === 1 ? FIRST_LOOK.nodes : SECOND_LOOK.nodes)
    }
    const [found] = await openAbout(ids.user)
    expect(found).toMatchObject({ kind: 'engine' })
    expect(await openAbout(ids.partner)).toEqual([])
    const moves = await rowsOf<{ moves: { ply: number; best: string }[] }>(
      'select moves from suspicion_games where suspicion_id = $1',
      found?.id,
    )
    const closest = sides.find(({ user_id, look }) => user_id === ids.user && look === 2)
    expect(moves[0]?.moves.length).toBe(closest?.side.moves.length)

    const shown = await operate(server, 'suspicions', '--suspicion', found?.id ?? '', ...BY)
    expect(shown.lines[0]).toContain(`engine`)
    expect(shown.lines).toContain('  1 of 10,000 honest players would look like this or worse by chance')
    expect(shown.lines).toContainEqual(expect.stringMatching(/^ {2}second look: [\d.]+ nats, 1 of 10,000$/))
    expect(shown.lines).toContainEqual(
      expect.stringMatching(/^ {4}\d+\S* [a-h][1-8][a-h][1-8] \(best .*\): honest /),
    )
    const close = ['close-suspicion', '--suspicion', found?.id ?? '', '--verdict', 'clean', ...BY]
    expect((await operate(server, ...close)).ok).toBe(true)
    raised.clear()
    await insertEndedGame(ids.user, ids.partner)
    await nextNight()
    expect(await openAbout(ids.user)).toEqual([])
  }, 240_000)

  it('runs on one server when two begin it [FAIR-3]', async () => {
    server.time.advance(DAY_MS)
    await Promise.all([server.sweep('fair play'), server.sweep('fair play')])
    const nights = await rowsOf('select from fair_play_nights where done_at is null')
    expect(nights).toEqual([])
  })

  it('queues a pair in which one player loses stakes without playing, and the winner’s payouts can be held [FAIR-5]', async () => {
    const [gainer, loser] = [await signUp(server), await signUp(server)]
    for (let round = 0; round < 4; round++) {
      const ids = { whiteId: gainer.user.id, blackId: loser.user.id }
      const gameId = await insertGame(server, { ...ids, stake: reais(10) })
      const [white, black] = [await joinGame(server, gainer, gameId), await joinGame(server, loser, gameId)]
      await playOut({ gameId, white, black }, '1. e4 e5')
      black.send({ type: 'resign' })
      await white.next('game_end')
    }
    await nextNight()
    const [found] = await openAbout(gainer.user.id)
    expect(found).toMatchObject({ kind: 'dumping', other_id: loser.user.id })
    expect(await openAbout(loser.user.id)).toEqual([])
    expect((await operate(server, 'hold-account-payouts', '--account', gainer.user.id, ...BY)).ok).toBe(true)
    expect(await findLedgerProblems(server)).toEqual([])
  })

  it('deletes move signs and figures after ninety days [FAIR-2]', async () => {
    const count = async (table: string) =>
      (await rowsOf<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]?.rows
    server.time.advance(95 * DAY_MS)
    await nextNight()
    expect(await count('judged_sides')).toBe(0)
    expect(await count('suspicion_games')).toBe(0)
    expect(await count('fair_play_looks')).toBe(0)
    const kept =
      'select from moves join games on id = game_id where signs is not null and ended_at is not null'
    expect(await rowsOf(kept)).toEqual([])
  })
})

it('combines the reports about a player into one suspicion with the number of reporters, and ignores them once judged [FAIR-5]', async () => {
  const game = await openTestGame(server)
  const { client } = game.white
  const report = () => client.call('POST', '/reports', { body: { gameId: game.gameId, kind: 'fair_play' } })
  expect((await report()).status).toBe(201)
  expect((await report()).status).toBe(201)
  const [found] = await openAbout(game.black.userId)
  expect(found).toMatchObject({ kind: 'reported', weight: 1 })
  server.time.advance(1000)
  const close = ['close-suspicion', '--suspicion', found?.id ?? '', '--verdict', 'unclear', ...BY]
  expect((await operate(server, ...close)).ok).toBe(true)
  expect((await report()).status).toBe(201)
  expect(await openAbout(game.black.userId)).toEqual([])
})
