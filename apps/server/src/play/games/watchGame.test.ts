import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, openTestGame, playOut, type TestGame, type TestPlayer } from '../../../test/gameKit.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { insertUsers, makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUp, signUpMember, type TestServer } from '../../../test/testServer.ts'

// Two servers on one database without a bus between them.

type Person = Awaited<ReturnType<typeof signUp>>

const participants = new Set<string>()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
let member: Person
let stranger: Person
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  const games = {
    isInTournament: async ({ tournamentId, userId }: { tournamentId: string; userId: string }) =>
      tournamentId === 'a-tournament' && participants.has(userId),
  }
  one = await openTestServer({ connectionString, time, games })
  other = await openTestServer({ connectionString, time, games })
  ;[member, stranger] = await Promise.all([signUpMember(one), signUp(one)])
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

/** Why a user was not admitted: the error code they were sent, and the close code of their socket. */
async function refusalOf(person: Person, { gameId }: TestGame, at = one) {
  const socket = await connectSocket(`ws://127.0.0.1:${at.port}/ws/game/${gameId}`, { token: person.token })
  const { data } = await socket.next<{ data: { code: string; message: string } }>('error')
  return { code: data.code, closed: (await socket.closed).code }
}

const stateOf = (person: Person, { gameId }: TestGame) =>
  person.call<{ code?: string; status?: string }>('GET', `/api/game/${gameId}/state`)

const viewersAt = async (player: TestPlayer) => (await player.next('viewers')).data.count

async function leave(viewer: TestPlayer, remaining: number): Promise<void> {
  viewer.socket.ws.close()
  await viewer.socket.closed
  const watching = async () =>
    (
      await one.ctx.pool.query(
        'select count(*)::int as n from socket_leases where watching and user_id = $1',
        [viewer.userId],
      )
    ).rows[0].n
  await expect.poll(watching).toBe(remaining)
}

describe('a running game', () => {
  it('may be watched by a member, who sees all of it and cannot play [WATCH-1] [PREMIUM-3]', async () => {
    const game = await openTestGame(one)
    await playOut(game, '1. e4 e5')
    const viewer = await joinGame(one, member, game.gameId)
    expect(viewer.confirmed.data).toMatchObject({
      color: null,
      beaconToken: null,
      state: { ply: 2, moves: ['e2e4', 'e7e5'] },
    })
    await playOut(game, '1. e4 e5 2. Nf3', { fromPly: 3 })
    expect((await viewer.next('move')).data.san).toBe('Nf3')
    const commands = [
      {
        type: 'move',
        data: { from: 'b8', to: 'c6', ply: 4, moveId: randomUUID() },
      },
      { type: 'resign' },
      { type: 'draw_offer' },
      { type: 'draw_accept', data: { offerId: 'x' } },
      { type: 'draw_decline' },
      { type: 'claim', data: { result: 'win' } },
      { type: 'rematch' },
      { type: 'chat', data: { message: 'oi' } },
    ]
    for (const command of commands) {
      viewer.send(command)
      expect((await viewer.next('error')).data.code).toBe('NOT_A_PLAYER')
    }
    viewer.send({ type: 'sync' })
    expect((await viewer.next('state')).data).toMatchObject({ ply: 3, status: 'playing', drawOffer: null })
    game.white.send({ type: 'resign' })
    expect((await viewer.next('game_end')).data.reason).toBe('resignation')
    await leave(viewer, 0)
  })

  it('is closed to everyone else, with the reason, until it is over [WATCH-2]', async () => {
    const game = await openTestGame(one)
    expect(await refusalOf(stranger, game)).toEqual({ code: 'WATCH_PREMIUM_ONLY', closed: 4403 })
    expect(await stateOf(stranger, game)).toMatchObject({
      status: 403,
      body: { code: 'WATCH_PREMIUM_ONLY', error: 'Assistir a partidas em andamento é para membros Premium.' },
    })
    expect((await stateOf(member, game)).status).toBe(200)
    game.white.send({ type: 'resign' })
    await game.white.next('game_end')
    const viewer = await joinGame(one, stranger, game.gameId)
    expect(viewer.confirmed.data.state.status).toBe('aborted')
    // Ended on another server, which this one has not heard from.
    const elsewhere = await openTestGame(one)
    await expect(joinGame(other, stranger, elsewhere.gameId)).rejects.toThrow('closed 4403')
    const watching = await joinGame(other, member, elsewhere.gameId)
    elsewhere.white.send({ type: 'resign' })
    await elsewhere.white.next('game_end')
    await joinGame(other, stranger, elsewhere.gameId)
    await leave(watching, 0)
  })

  it('may be watched by participants and members when it belongs to a tournament [WATCH-1]', async () => {
    const game = await openTestGame(one, { tournamentId: 'a-tournament' })
    expect(await refusalOf(stranger, game)).toEqual({ code: 'WATCH_TOURNAMENT_ONLY', closed: 4403 })
    const participant = await signUp(one)
    participants.add(participant.user.id)
    expect((await joinGame(one, participant, game.gameId)).confirmed.data.color).toBeNull()
    expect((await stateOf(participant, game)).status).toBe(200)
    await leave(await joinGame(one, member, game.gameId), 0)
    // A participant may not watch games outside the tournament.
    expect((await refusalOf(participant, await openTestGame(one))).code).toBe('WATCH_PREMIUM_ONLY')
  })

  it('disconnects a viewer who loses their membership or leaves the tournament [WATCH-1]', async () => {
    const setRole = (person: Person, role: string) =>
      one.ctx.pool.query('update users set role = $1 where id = $2', [role, person.user.id])
    const game = await openTestGame(one)
    const [former, still] = [await signUpMember(one), await signUpMember(one)]
    const [leaving, staying] = [
      await joinGame(one, former, game.gameId),
      await joinGame(one, still, game.gameId),
    ]
    await setRole(former, 'FREEMIUM')
    await one.sweep('watchers')
    expect((await leaving.next('error')).data.code).toBe('WATCH_PREMIUM_ONLY')
    expect((await leaving.socket.closed).code).toBe(4403)
    expect(await refusalOf(former, game)).toEqual({ code: 'WATCH_PREMIUM_ONLY', closed: 4403 })
    await playOut(game, '1. e4')
    expect((await staying.next('move')).data.san).toBe('e4')
    await leave(staying, 0)

    const ofTournament = await openTestGame(one, { tournamentId: 'a-tournament' })
    const participant = await signUp(one)
    participants.add(participant.user.id)
    const watching = await joinGame(one, participant, ofTournament.gameId)
    await one.sweep('watchers')
    participants.delete(participant.user.id)
    await one.sweep('watchers')
    expect((await watching.next('error')).data.code).toBe('WATCH_TOURNAMENT_ONLY')
    expect((await watching.socket.closed).code).toBe(4403)
  })

  it('stops counting its viewers once it is over, without disconnecting them', async () => {
    const game = await openTestGame(one)
    const viewer = await joinGame(one, await signUpMember(one), game.gameId)
    expect(await viewersAt(game.white)).toBe(1)
    game.white.send({ type: 'resign' })
    await viewer.next('game_end')
    await one.ctx.pool.query(`update users set role = 'FREEMIUM' where id = $1`, [viewer.userId])
    await one.sweep('watchers')
    expect(await viewersAt(game.white)).toBe(0)
    const { rowCount } = await one.ctx.pool.query(
      'select from socket_leases where watching and user_id = $1',
      [viewer.userId],
    )
    expect(rowCount).toBe(0)
    viewer.send({ type: 'sync' })
    expect((await viewer.next('state')).data.status).toBe('aborted')
    viewer.socket.ws.close()
    await viewer.socket.closed
  })

  it('counts no viewer as a present player [WATCH-5]', async () => {
    const game = await openTestGame(one)
    await playOut(game, '1. e4 e5')
    const viewer = await joinGame(one, member, game.gameId)
    game.black.socket.ws.close()
    const gone = await game.white.next('presence')
    expect(gone.data).toMatchObject({ playerId: game.black.userId, online: false })
    await leave(viewer, 0)
  })
})

describe('the number of viewers', () => {
  it('is published to everyone at the game, and counts users, not sockets, over all servers [WATCH-5]', async () => {
    const game = await openTestGame(one)
    const first = await joinGame(one, member, game.gameId)
    expect(await viewersAt(game.white)).toBe(1)
    expect(await viewersAt(first)).toBe(1)
    const again = await joinGame(one, member, game.gameId)
    expect(await viewersAt(again)).toBe(1)
    const second = await joinGame(other, await signUpMember(one), game.gameId)
    expect(await viewersAt(second)).toBe(2)
    await one.sweep('viewers')
    expect(await viewersAt(game.black)).toBe(1)
    expect(await viewersAt(game.black)).toBe(2)
    await leave(first, 1)
    await leave(again, 0)
    one.time.advance(1000)
    await one.sweep('viewers')
    await other.sweep('viewers')
    expect(await viewersAt(second)).toBe(1)
    expect(await viewersAt(game.white)).toBe(2)
    expect(await viewersAt(game.white)).toBe(1)
    // A player who joins is sent the number at once.
    const late = await joinGame(one, game.white.client, game.gameId)
    expect(await viewersAt(late)).toBe(1)
    await leave(second, 0)
    one.time.advance(1000)
    await one.sweep('viewers')
    expect(await viewersAt(late)).toBe(0)
  })
})

describe('the limits on viewers', () => {
  it('allow one user eight sockets, over all servers [WATCH-4]', async () => {
    const game = await openTestGame(one)
    const user = await signUpMember(one)
    const viewers: TestPlayer[] = []
    for (let n = 0; n < 8; n++) viewers.push(await joinGame(n % 2 === 0 ? one : other, user, game.gameId))
    expect(await refusalOf(user, game, other)).toEqual({ code: 'WATCH_TOO_MANY', closed: 4403 })
    await leave(viewers[0] as TestPlayer, 7)
    await joinGame(other, user, game.gameId)
  })

  it('allow a thousand viewers at one game [WATCH-4]', async () => {
    const game = await openTestGame(one)
    const userIds = await insertUsers(one.ctx, 1000)
    await one.ctx.pool.query(
      `insert into socket_leases (id, user_id, game_id, boot_id, opened_at, watching)
       select gen_random_uuid(), user_id, $1, $2, now(), true from unnest($3::uuid[]) as user_id`,
      [game.gameId, one.ctx.bootId, userIds],
    )
    expect(await refusalOf(member, game)).toEqual({ code: 'WATCH_FULL', closed: 4403 })
    await one.ctx.pool.query('delete from socket_leases where user_id = $1', [userIds[0]])
    await leave(await joinGame(one, member, game.gameId), 0)
    await one.ctx.pool.query('delete from socket_leases where user_id = any($1)', [userIds])
  })

  it('keep no move waiting, however many viewers come at once', async () => {
    const game = await openTestGame(one)
    const users = await Promise.all(Array.from({ length: 5 }, () => signUpMember(one)))
    const joining = users.flatMap((user) => Array.from({ length: 8 }, () => joinGame(one, user, game.gameId)))
    await playOut(game, '1. e4 e5 2. Nf3 Nc6')
    expect(game.white.socket.waiting().map(({ type }) => type)).not.toContain('error')
    const viewers = await Promise.all(joining)
    for (const { confirmed, socket } of viewers) {
      const missing = 4 - confirmed.data.state.ply
      await expect.poll(() => socket.waiting().filter(({ type }) => type === 'move').length).toBe(missing)
    }
  })
})
