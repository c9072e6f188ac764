import { randomUUID } from 'node:crypto'
import {
  MATCH_NOTICES_MAX,
  type MatchNotice,
  type PlayerServerEvent,
  type Tournament,
  type TournamentMatch,
} from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import { operate } from '../../../test/operate.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { openScratchServer, openTestServer, type TestServer } from '../../../test/testServer.ts'
import {
  joinMatchGame,
  openCup,
  type Person,
  readBracket,
  signUpMany,
  startCup,
  startMatchOf,
  waitForEnd,
} from '../../../test/tournamentKit.ts'
import { insertMatchNotices } from './matchNoticeStore.ts'

const DAY_MS = 86_400_000
const DRAWN = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 '

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  // Tests advance the time by days, so tokens last longer.
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

/** A second server, while a test has one. */
let other: TestServer | null = null

/** Moved time would let the servers take each other for dead. */
async function renewBoots(): Promise<void> {
  for (const one of [server, other]) await one?.sweep('sign of life')
}

type Four = [Person, Person, Person, Person]

/** A free cup of as many as enter, in its first round. The seeds follow the order of the players. */
async function begin(players: number): Promise<{ people: Four; cup: Tournament; round: TournamentMatch[] }> {
  const people = (await signUpMany(server, players)) as Four
  const cup = await openCup(server, people, { playerCount: 4 })
  await startCup(server, cup)
  await renewBoots()
  return { people, cup, round: await roundOf(people, cup, 1) }
}

const roundOf = async ([viewer]: Four, cup: Tournament, round: number) =>
  (await readBracket(viewer, cup))[round] ?? []

async function connect({ user, token }: Person, at: TestServer = server) {
  const socket = await connectSocket(`ws://127.0.0.1:${at.port}/ws/player/${user.id}`, { token })
  type Notices = Extract<PlayerServerEvent, { type: 'match_notices' }>
  return { socket, next: async () => (await socket.next<Notices>('match_notices')).data.notices }
}

/** The notices of which a player is told when they connect. */
async function noticesOf(person: Person, at: TestServer = server): Promise<MatchNotice[]> {
  const { socket, next } = await connect(person, at)
  const notices = await next()
  socket.ws.close()
  return notices
}

const kindsOf = async (people: readonly Person[]) =>
  Promise.all(people.map(async (person) => (await noticesOf(person)).map(({ kind }) => kind)))

const close = (person: Person, { tournamentId, matchId, kind }: MatchNotice) =>
  person.call('DELETE', `/tournaments/${tournamentId}/match/${matchId}/notice/${kind}`)

/** Lets the time for all games of the round run out, and the next round begin. */
async function passRound({ afterMs = 180_000 } = {}): Promise<void> {
  server.time.advance(afterMs)
  await server.sweep('tournament matches')
  server.time.advance(34_000)
  await server.sweep('games that are due')
  await server.sweep('tournament rounds')
}

/** Lets the first player of a match come and move if it is their turn; the other does not come. */
async function comeAlone(people: Four, cup: Tournament, match: TournamentMatch): Promise<void> {
  const present = people.find(({ user }) => user.id === match.player1?.id) as Person
  const { body } = await startMatchOf(present, cup, match)
  const player = await joinGame(server, present, body.match.gameId)
  if (player.confirmed.data.color === 'white') {
    player.sendMove('e2e4', { ply: 1 })
    await player.next('move')
  }
  server.time.advance(214_000)
  await server.sweep('games that are due')
  await player.next('game_end')
  player.socket.ws.close()
}

describe('a player whose match ended without them', () => {
  it('is told at once of a no-show, and at each connection until they close it [TOUR-41]', async () => {
    const { people, cup, round } = await begin(4)
    const [one, two, three, four] = people
    const here = await Promise.all(people.map((person) => connect(person)))
    for (const { next } of here) expect(await next()).toEqual([])
    await comeAlone(people, cup, round[0] as TournamentMatch)
    const about = {
      matchId: round[0]?.id,
      tournamentId: cup.id,
      tournamentName: cup.name,
      format: 'KNOCKOUT',
      round: 1,
      isFinal: false,
      at: server.time.nowMs(),
    }
    const lost = { ...about, kind: 'no_show_lost', opponent: one.user.name }
    expect(await here[0]?.next()).toEqual([{ ...about, kind: 'no_show_won', opponent: four.user.name }])
    expect(await here[3]?.next()).toEqual([lost])
    expect(await kindsOf([two, three])).toEqual([[], []])
    expect(await noticesOf(four)).toEqual([lost])

    const [notice] = (await noticesOf(four)) as [MatchNotice]
    expect((await close(four, notice)).status).toBe(204)
    expect(await here[3]?.next()).toEqual([])
    expect((await close(four, notice)).status).toBe(204)
    expect(await kindsOf([four, one])).toEqual([[], ['no_show_won']])
    for (const { socket } of here) socket.ws.close()
  })

  it('is told that both were absent, of a bye, and that the best seed is saved [TOUR-16] [TOUR-41]', async () => {
    const { people, cup, round } = await begin(4)
    const [, two] = people
    await comeAlone(people, cup, round[1] as TournamentMatch)
    await passRound()
    // The second seed is the champion without an opponent in the final.
    expect(await kindsOf(people)).toEqual([
      ['both_absent'],
      ['no_show_won', 'bye'],
      ['no_show_lost'],
      ['both_absent'],
    ])
    expect((await noticesOf(two))[1]).toMatchObject({ round: 2, isFinal: true, opponent: null })

    const { people: absent } = await begin(2)
    await passRound()
    expect(await kindsOf(absent)).toEqual([['saved'], ['both_absent']])
  })

  it('keeps what has replaced the notice that they close [TOUR-41]', async () => {
    const { people } = await begin(2)
    const [best] = people
    const { socket, next } = await connect(best)
    await next()
    server.time.advance(180_000)
    await server.sweep('tournament matches')
    server.time.advance(34_000)
    await server.sweep('games that are due')
    const [out] = (await next()) as [MatchNotice]
    // The result may have advanced the tournament already.
    await server.sweep('tournament rounds')
    expect((await close(best, { ...out, kind: 'both_absent' })).status).toBe(204)
    expect(await kindsOf([best])).toEqual([['saved']])
    socket.ws.close()
  })

  it('is told of a second draw by another server, once, although two servers end the game [TOUR-18] [TOUR-41]', async () => {
    await renewBoots()
    const second = await openTestServer({ connectionString: server.connectionString, time: server.time })
    other = second
    const { people, cup, round } = await begin(2)
    const there = await Promise.all(people.slice(0, 2).map((person) => connect(person, second)))
    for (const { next } of there) expect(await next()).toEqual([])
    const { body } = await startMatchOf(people[0], cup, round[0] as TournamentMatch)
    const drawn = await joinMatchGame(server, people, body.match)
    await playOut(drawn, DRAWN)
    await waitForEnd(drawn)
    await second.sweep('match notices of players here')
    expect(await kindsOf(people.slice(0, 2))).toEqual([[], []])
    server.time.advance(60_000)
    await server.sweep('tournament matches')
    const [again] = (await roundOf(people, cup, 1)) as [TournamentMatch]
    const replay = await joinMatchGame(server, people, again)
    await playOut(replay, DRAWN)
    await waitForEnd(replay)
    await second.sweep('match notices of players here')
    const isBlack = (person: Person | undefined) => person?.user.id === replay.black.userId
    for (const [index, { next, socket }] of there.entries()) {
      const kind = isBlack(people[index]) ? 'second_draw_won' : 'second_draw_lost'
      expect(await next()).toMatchObject([{ kind, isFinal: true }])
      socket.ws.close()
    }

    // Closed on the other server, it is gone here; a game whose end two servers want is noted once.
    const next = await begin(2)
    server.time.advance(180_000)
    await server.sweep('tournament matches')
    server.time.advance(34_000)
    await Promise.all([server, second].map((one) => one.sweep('games that are due')))
    await Promise.all([server, second].map((one) => one.sweep('tournament rounds')))
    expect(await kindsOf(next.people.slice(0, 2))).toEqual([['saved'], ['both_absent']])
    const { rows } = await server.ctx.pool.query('select from match_notices where tournament_id = $1', [
      next.cup.id,
    ])
    expect(rows).toHaveLength(2)
    other = null
    await second.stop()
  })

  it('finds the notice in the export of their data, and closing the account deletes it [ACCOUNT-29] [ACCOUNT-31]', async () => {
    const { people, cup, round } = await begin(2)
    const [best, worse] = people
    await passRound()
    const { password, user } = worse
    const exported = await worse.call<{ matchNotices: object[] }>('POST', `/users/${user.id}/export`, {
      body: { password },
    })
    expect(exported.body.matchNotices).toMatchObject([
      { tournamentId: cup.id, matchId: round[0]?.id, kind: 'both_absent' },
    ])
    expect(await worse.call('DELETE', `/users/${user.id}`, { body: { password } })).toMatchObject({
      status: 204,
    })
    const { rows } = await server.ctx.pool.query(
      'select user_id from match_notices where tournament_id = $1',
      [cup.id],
    )
    expect(rows).toEqual([{ user_id: best.user.id }])
    const [{ opponent }] = (await noticesOf(best)) as [MatchNotice]
    expect(opponent).not.toBe(user.name)
  })

  it('is no longer told a week after the tournament’s end, nor of a cancelled tournament [TOUR-41]', async () => {
    const over = await begin(2)
    await passRound()
    const [best] = over.people
    const { people, cup, round } = await begin(4)
    const four = people[3]
    await comeAlone(people, cup, round[0] as TournamentMatch)
    expect(await kindsOf([best, four])).toEqual([['saved'], ['no_show_lost']])
    const by = ['--who', 'Carla', '--why', 'ticket 12']
    expect(await operate(server, 'cancel-tournament', '--tournament', cup.id, ...by)).toMatchObject({
      ok: true,
    })
    expect(await kindsOf([best, four])).toEqual([['saved'], []])
    const { rows: ends } = await server.ctx.pool.query<{ ended_at: Date }>(
      'select ended_at from tournaments where id = $1',
      [over.cup.id],
    )
    const endedAtMs = ends[0]?.ended_at.getTime() ?? 0
    server.time.advance(endedAtMs + 7 * DAY_MS - 60_000 - server.time.nowMs())
    await renewBoots()
    expect(await kindsOf([best])).toEqual([['saved']])
    server.time.advance(60_000)
    expect(await kindsOf([best])).toEqual([[]])
    await server.sweep('old match notices')
    const { rows } = await server.ctx.pool.query('select from match_notices where user_id = $1', [
      best.user.id,
    ])
    expect(rows).toEqual([])
  })

  it('keeps only the latest of many notices [TOUR-41]', async () => {
    const { people, cup } = await begin(2)
    const [one] = people
    const { rows } = await server.ctx.pool.query<{ id: string }>(
      `insert into tournament_matches (id, tournament_id, round, slot, status, changed_at)
       select id, $1, 9, slot, 'COMPLETED', now() from unnest($2::uuid[]) with ordinality as made (id, slot)
       returning id`,
      [cup.id, Array.from({ length: MATCH_NOTICES_MAX + 1 }, () => randomUUID())],
    )
    for (const [index, { id: matchId }] of rows.entries()) {
      const now = new Date(server.time.nowMs() + index)
      const notices = [{ userId: one.user.id, matchId, kind: 'bye' as const }]
      await insertMatchNotices(server.ctx.db, { tournamentId: cup.id, notices, now })
    }
    const told = (await noticesOf(one)).map(({ matchId }) => matchId)
    expect(told).toEqual(rows.slice(1).map(({ id }) => id))
  })
})
