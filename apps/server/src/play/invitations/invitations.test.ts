import { randomUUID } from 'node:crypto'
import type { Invitation, ServerEvent } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertGame, joinGame, playOut } from '../../../test/gameKit.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import {
  openTestServer,
  signUp,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'

// Two servers on one database.

type Person = Awaited<ReturnType<typeof signUp>>
type Body = { game_id?: string; code?: string }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  one = await openTestServer({ connectionString, time })
  other = await openTestServer({ connectionString, time })
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

/** A user who has the site open. */
async function signUpOnline(): Promise<Person & { channel: SocketClient }> {
  const person = await signUp(one)
  const channel = await connectSocket(`ws://127.0.0.1:${one.port}/ws/player/${person.user.id}`, {
    token: person.token,
  })
  await channel.next('player_status')
  return Object.assign(person, { channel })
}

async function invite(host: Person, terms: Record<string, unknown> = {}): Promise<string> {
  const body = { id: randomUUID(), time_control: 600, color: 'white', ...terms }
  const answer = await host.call<Invitation>('POST', '/invitations', { body })
  expect(answer.status).toBe(201)
  return answer.body.id
}

const take = (client: TestClient, id: string) => client.call<Body>('POST', `/invitations/${id}/take`)
const read = (client: TestClient, id: string) => client.call<Invitation>('GET', `/invitations/${id}`)
const at = (server: TestServer, person: Person) => testClient(server, { token: person.token })

async function gameOf(id: string | undefined) {
  const { rows } = await one.ctx.pool.query(
    `select white_id, black_id, time_control_s, rated, wager_cents,
       (select count(*)::int from live_seat where game_id = games.id) as seats
     from games where id = $1`,
    [id],
  )
  return rows[0]
}

describe('a game with a friend', () => {
  it('is played by the user who takes the link: with the chosen color and time, unrated, both seated and notified [MATCH-19]', async () => {
    const [host, friend] = [await signUpOnline(), await signUp(one)]
    const id = await invite(host, { time_control: 900, color: 'black' })
    const taken = await take(friend, id)
    expect(taken.status).toBe(200)
    const { game_id: gameId = '' } = taken.body
    expect(await gameOf(gameId)).toEqual({
      white_id: friend.user.id,
      black_id: host.user.id,
      time_control_s: 900,
      rated: false,
      wager_cents: 0n,
      seats: 2,
    })
    const notice = await host.channel.next<ServerEvent<'player', 'notice'>>('notice')
    expect(notice.data).toEqual({ code: 'MATCH_FOUND', gameId, timeControl: 900, increment: 0 })
    const status = await host.channel.next<{ data: object }>('player_status')
    expect(status.data).toMatchObject({ status: 'in_game', current_game_id: gameId })
  })

  it('changes neither rating nor points [MATCH-19]', async () => {
    const [host, friend] = [await signUpOnline(), await signUp(one)]
    const { game_id: gameId = '' } = (await take(friend, await invite(host))).body
    const white = await joinGame(one, host, gameId)
    const black = await joinGame(one, friend, gameId)
    await playOut({ gameId, white, black }, '1. f3 e5 2. g4 Qh4#')
    expect((await white.next('game_end')).data).toMatchObject({
      reason: 'checkmate',
      winner: friend.user.id,
      ratings: null,
      score: null,
    })
  })

  it('assigns random colors when the host has no preference', async () => {
    const [host, friend] = [await signUp(one), await signUp(one)]
    const whites = new Set<string>()
    for (let n = 0; n < 40 && whites.size < 2; n++) {
      const id = await invite(host, { time_control: 86_400, color: 'random' })
      whites.add((await gameOf((await take(friend, id)).body.game_id)).white_id)
    }
    expect(whites).toEqual(new Set([host.user.id, friend.user.id]))
  })

  it('may be a daily game, which needs no player present and takes no seat', async () => {
    const [host, friend] = [await signUp(one), await signUp(one)]
    const { body } = await take(friend, await invite(host, { time_control: 172_800 }))
    expect(await gameOf(body.game_id)).toMatchObject({ time_control_s: 172_800, seats: 0 })
  })

  it('ends the host’s search', async () => {
    const [host, friend] = [await signUpOnline(), await signUp(one)]
    const id = await invite(host)
    const search = { player_id: host.user.id, time_control: 1800, wager: 0 }
    await host.call('POST', '/matchmaking-v2', { body: search })
    expect((await take(friend, id)).status).toBe(200)
    const { rowCount } = await one.ctx.pool.query('select from matchmaking_queue where player_id = $1', [
      host.user.id,
    ])
    expect(rowCount).toBe(0)
  })
})

describe('the link of an invitation', () => {
  it('shows the host and the terms, without an account too, but the game only to its players [MATCH-21]', async () => {
    const [host, friend, third] = [await signUpOnline(), await signUp(one), await signUp(one)]
    const id = await invite(host)
    const open = await read(testClient(one), id)
    expect(open).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'open',
        host_id: host.user.id,
        host_name: host.user.name,
        time_control: 600,
        color: 'white',
        until: one.time.nowMs() + 24 * 3_600_000,
        game_id: null,
      },
    })
    const { game_id: gameId } = (await take(friend, id)).body
    for (const player of [host, friend])
      expect((await read(player, id)).body).toMatchObject({ status: 'taken', game_id: gameId })
    for (const client of [third, testClient(one)])
      expect((await read(client, id)).body).toMatchObject({ status: 'taken', game_id: null })
  })

  it('returns the first invitation when it is made again, and refuses an id of another user [MATCH-23]', async () => {
    const [host, thief] = [await signUp(one), await signUp(one)]
    const id = await invite(host)
    one.time.advance(1000)
    expect(await invite(host, { id, time_control: 900 })).toBe(id)
    expect((await read(host, id)).body.time_control).toBe(600)
    const { body } = await host.call<{ items: Invitation[] }>('GET', '/invitations')
    expect(body.items.map((item) => item.id)).toEqual([id])
    const stolen = { id, time_control: 600, color: 'white' }
    expect((await thief.call('POST', '/invitations', { body: stolen })).body.code).toBe('FORBIDDEN')
  })

  it('works for a day, and is then deleted [MATCH-20]', async () => {
    const [host, friend] = [await signUp(one), await signUp(one)]
    const id = await invite(host, { time_control: 86_400 })
    one.time.advance(24 * 3_600_000)
    // Their tokens have expired meanwhile.
    for (const person of [host, friend]) {
      person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    }
    expect((await take(friend, id)).body.code).toBe('INVITATION_NOT_FOUND')
    expect((await read(host, id)).status).toBe(404)
    await one.sweep('past invitations')
    expect((await one.ctx.pool.query('select from invitations where id = $1', [id])).rowCount).toBe(0)
  })

  it('can be cancelled by the host repeatedly, until it is taken [MATCH-23]', async () => {
    const [host, friend] = [await signUpOnline(), await signUp(one)]
    const id = await invite(host)
    expect((await host.call('DELETE', `/invitations/${id}`)).status).toBe(204)
    expect((await host.call('DELETE', `/invitations/${id}`)).status).toBe(204)
    expect((await take(friend, id)).body.code).toBe('INVITATION_NOT_FOUND')
    const second = await invite(host)
    const { game_id: gameId } = (await take(friend, second)).body
    expect(await host.call('DELETE', `/invitations/${second}`)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_TAKEN', game_id: gameId },
    })
  })

  it('is not created with an unknown time control or a wrong shape', async () => {
    const host = await signUp(one)
    const make = async (body: object) => (await host.call('POST', '/invitations', { body })).body.code
    expect(await make({ id: randomUUID(), time_control: 601, color: 'white' })).toBe('TIME_CONTROL_UNKNOWN')
    expect(await make({ id: 'mine', time_control: 600, color: 'white' })).toBe('MALFORMED')
    expect(await make({ id: randomUUID(), time_control: 600, color: 'red' })).toBe('MALFORMED')
    expect(await make({ id: randomUUID(), time_control: 600, color: 'white', wager: 5 })).toBe('MALFORMED')
  })

  it('is limited to ten per user, also when all are created at once [MATCH-20]', async () => {
    const host = await signUp(one)
    const made = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        at(n % 2 === 0 ? one : other, host).call<Body>('POST', '/invitations', {
          body: { id: randomUUID(), time_control: 600, color: 'white' },
        }),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(new Set(made.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['TOO_MANY_INVITATIONS']))
  })
})

describe('taking an invitation', () => {
  it('is refused to its host [MATCH-22]', async () => {
    const host = await signUpOnline()
    expect(await take(host, await invite(host))).toMatchObject({
      status: 409,
      body: { code: 'OWN_INVITATION' },
    })
  })

  it('is refused while the host is absent [MATCH-22]', async () => {
    const [host, friend] = [await signUp(one), await signUp(one)]
    const id = await invite(host)
    expect((await take(friend, id)).body.code).toBe('OPPONENT_GONE')
    const channel = await connectSocket(`ws://127.0.0.1:${one.port}/ws/player/${host.user.id}`, {
      token: host.token,
    })
    await channel.next('player_status')
    expect((await take(friend, id)).status).toBe(200)
  })

  it('is refused while either player is in another game', async () => {
    const [host, friend, third] = [await signUpOnline(), await signUp(one), await signUp(one)]
    const id = await invite(host)
    const playing = await insertGame(one, { whiteId: friend.user.id, blackId: third.user.id })
    expect((await take(friend, id)).body).toMatchObject({ code: 'ALREADY_IN_GAME', game_id: playing })
    const fourth = await signUp(one)
    await insertGame(one, { whiteId: host.user.id, blackId: fourth.user.id })
    expect((await take(await signUp(one), id)).body.code).toBe('OPPONENT_IN_GAME')
  })

  it('succeeds for one of ten requests at once on two servers, and repeats the same game for that player [MATCH-23]', async () => {
    const host = await signUpOnline()
    const id = await invite(host)
    const friends = await Promise.all(Array.from({ length: 5 }, () => signUp(one)))
    const answers = await Promise.all(
      [...friends, ...friends].map((friend, n) => take(at(n % 2 === 0 ? one : other, friend), id)),
    )
    const gameIds = answers.flatMap(({ body }) => body.game_id ?? [])
    expect(new Set(gameIds).size).toBe(1)
    expect(gameIds).toHaveLength(2)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['INVITATION_TAKEN']))
    expect(await gameOf(gameIds[0])).toMatchObject({ seats: 2 })
  })

  it('never succeeds together with its cancellation', async () => {
    for (let round = 0; round < 6; round++) {
      const [host, friend] = [await signUp(one), await signUp(one)]
      const id = await invite(host, { time_control: 86_400 })
      const [cancelled, taken] = await Promise.all([
        at(other, host).call<Body>('DELETE', `/invitations/${id}`),
        take(friend, id),
      ])
      expect([cancelled.status, taken.status]).toEqual(cancelled.status === 204 ? [204, 404] : [409, 200])
    }
  })
})
