import type { Tournament } from '@lance/contract'
import { pairSwissRound, parseTrf } from '@lance/domain/swiss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openSwissCup,
  type PlayedAs,
  pairSwissRoundNow,
  playSwissRound,
  readSwissOwn,
  readSwissRound,
  readSwissStandings,
  startSwissCup,
} from '../../../test/swissKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { joinCup, type Person, readCup, signUpMany, startMatchOf } from '../../../test/tournamentKit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

const idOf = ({ user }: Person) => user.id

async function readTrf(viewer: Person, { id }: Tournament) {
  const { body } = await viewer.call<string>('GET', `/tournaments/${id}/trf`)
  const parsed = parseTrf(body)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.tournament
}

describe('a Swiss tournament of nine', () => {
  let people: Person[]
  let cup: Tournament
  let ids: string[]

  it('begins with the first round paired by rating, and a bye for the last player [TOUR-80]', async () => {
    people = await signUpMany(server, 9)
    ids = people.map(idOf)
    cup = await openSwissCup(server, people, { rounds: 3 })
    await startSwissCup(server, cup)
    expect(await readCup(people[0] as Person, cup)).toMatchObject({
      status: 'IN_PROGRESS',
      currentRound: 1,
      totalRounds: 3,
    })
    const { boards, byes, boardsTotal } = await readSwissRound(people[0] as Person, cup, 1)
    expect(boardsTotal).toBe(4)
    const pairs = boards.map(({ white, black }) => [white.number, black.number].sort())
    expect(pairs).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ])
    expect(byes).toMatchObject([{ kind: 'pairing', user: { id: ids[8], number: 9, points: 0 } }])
    // The color of the first board is drawn by lot, the others alternate.
    const whites = boards.map(({ white, black }) => (white.number ?? 0) < (black.number ?? 0))
    expect(whites[1]).toBe(!whites[0])
    expect(whites[2]).toBe(whites[0])
    const { ownMatch } = await readCup(people[3] as Person, cup)
    expect(ownMatch).toMatchObject({ round: 1, status: 'PENDING', player2: expect.anything() })
  })

  it('takes a draw as a result, a missed game as a forfeit, and counts points at once [TOUR-82]', async () => {
    const as: PlayedAs[] = ['white', 'draw', 'blackAbsent', 'black']
    await playSwissRound(server, { people, cup, round: 1, decide: ({ board }) => as[board - 1] ?? 'white' })
    const { boards, nextRoundAt } = await readSwissRound(people[0] as Person, cup, 1)
    expect(boards.map(({ result }) => result)).toEqual(['1-0', '1/2-1/2', '+/-', '0-1'])
    expect(nextRoundAt).toBe(server.time.nowMs() + 45_000)
    const drawn = people.filter((one) => [boards[1]?.white.id, boards[1]?.black.id].includes(idOf(one)))
    for (const player of drawn) {
      expect((await readSwissOwn(player, cup)).points).toBe(0.5)
      // Nobody is out.
      expect(await readCup(player, cup)).toMatchObject({
        isEliminated: false,
        ownMatch: null,
        playersLeft: null,
      })
    }
    expect((await readSwissOwn(people[8] as Person, cup)).rounds).toEqual([
      { kind: 'pairing', round: 1, points: 1 },
    ])
    const again = await startMatchOf(drawn[0] as Person, cup, { id: boards[1]?.matchId ?? '' })
    expect(again.body.code).toBe('MATCH_UNAVAILABLE')
  })

  it('has standings after each round, with tie-breaks and every result [TOUR-87]', async () => {
    const { round, total, lines, nextFrom } = await readSwissStandings(people[0] as Person, cup)
    expect([round, total, nextFrom]).toEqual([1, 9, null])
    expect(lines.map(({ points }) => points)).toEqual([1, 1, 1, 1, 0.5, 0.5, 0, 0, 0])
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const forfeited = lines
      .flatMap(({ rounds }) => rounds)
      .filter((one) => one.kind === 'game' && one.isForfeit)
    expect(forfeited.map(({ points }) => points)).toEqual([1, 0])
  })

  it('pairs the next round after the pause, and none before [TOUR-83]', async () => {
    await server.sweep('swiss rounds')
    expect((await readCup(people[0] as Person, cup)).currentRound).toBe(1)
    const early = await people[0]?.call<{ code: string }>('GET', `/tournaments/${cup.id}/swiss/rounds/2`)
    expect([early?.status, early?.body.code]).toEqual([404, 'SWISS_ROUND_NOT_PAIRED'])
    await pairSwissRoundNow(server)
    const { boards, byes } = await readSwissRound(people[0] as Person, cup, 2)
    expect(boards).toHaveLength(4)
    expect(byes).toHaveLength(1)
    expect(byes[0]?.user.id).not.toBe(ids[8])
    // The best meet the best.
    expect(boards[0]).toMatchObject({ white: { points: 1 }, black: { points: 1 } })
  })

  it('ends after the last round with places, champion and podium, and a report that pairs alike [TOUR-88] [TOUR-91]', async () => {
    await playSwissRound(server, { people, cup, round: 2, decide: () => 'draw' })
    await pairSwissRoundNow(server)
    await playSwissRound(server, { people, cup, round: 3 })
    const over = await readCup(people[0] as Person, cup)
    const { lines, round } = await readSwissStandings(people[0] as Person, cup)
    expect(over).toMatchObject({ status: 'FINISHED', champion: { id: lines[0]?.user.id }, prizes: [] })
    expect(over.podium.map(({ user }) => user.id)).toEqual(lines.slice(0, 4).map(({ user }) => user.id))
    expect(round).toBe(3)
    const report = await readTrf(people[0] as Person, cup)
    expect(report.rounds).toHaveLength(3)
    for (const [index, { games, byes }] of report.rounds.entries()) {
      const paired = pairSwissRound({ ...report, rounds: report.rounds.slice(0, index) })
      if (!paired.ok) throw new Error(paired.code)
      const key = ({ white, black }: { white: string; black: string }) => `${white} ${black}`
      expect(games.map(key).sort()).toEqual(paired.pairings.map(key).sort())
      expect(byes).toEqual([{ playerId: paired.bye, kind: 'pairing' }])
    }
  })
})

describe('players of a Swiss tournament', () => {
  it('get half a point for a bye they ask for, twice at most and not in the last round [TOUR-84]', async () => {
    const people = await signUpMany(server, 6)
    const [one, two] = people as [Person, Person]
    const cup = await openSwissCup(server, people, { rounds: 5 })
    const ask = (player: Person, rounds: number[]) =>
      player.call<{ code?: string; byes?: number[] }>('PUT', `/tournaments/${cup.id}/swiss/byes`, {
        body: { rounds },
      })
    expect((await ask(one, [1, 3])).body.byes).toEqual([1, 3])
    expect((await ask(one, [5])).body.code).toBe('SWISS_BYE_ROUND_CLOSED')
    await startSwissCup(server, cup)
    const { boards, byes } = await readSwissRound(one, cup, 1)
    expect(boards).toHaveLength(2)
    expect(byes.map(({ kind, user }) => [kind, user.id])).toEqual([
      ['pairing', people[5]?.user.id],
      ['half', one.user.id],
    ])
    expect((await ask(one, [1, 3, 4]).catch(() => null))?.status).toBe(400)
    expect((await ask(one, [3, 4])).body.code).toBe('SWISS_BYES_TOO_MANY')
    expect((await ask(two, [1])).body.code).toBe('SWISS_BYE_ROUND_CLOSED')
    expect((await ask(one, [1, 4])).body.byes).toEqual([1, 4])
    expect((await readSwissOwn(one, cup)).points).toBe(0.5)
    await playSwissRound(server, { people, cup, round: 1 })
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(one, cup)).rounds).toMatchObject([
      { kind: 'half', points: 0.5 },
      { kind: 'game' },
    ])
  })

  it('may leave and return between rounds [TOUR-85]', async () => {
    const people = await signUpMany(server, 6)
    const cup = await openSwissCup(server, people, { rounds: 5 })
    await startSwissCup(server, cup)
    const [leaver] = people as [Person]
    const act = (name: string) =>
      leaver.call<{ code?: string; isWithdrawn?: boolean }>('POST', `/tournaments/${cup.id}/swiss/${name}`)
    expect((await act('withdraw')).body.isWithdrawn).toBe(true)
    expect((await act('withdraw')).body.isWithdrawn).toBe(true)
    await playSwissRound(server, { people, cup, round: 1 })
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(leaver, cup)).rounds.at(-1)).toEqual({ kind: 'absent', round: 2, points: 0 })
    expect((await readSwissRound(leaver, cup, 2)).boards).toHaveLength(2)
    expect((await act('resume')).body.isWithdrawn).toBe(false)
    await playSwissRound(server, { people, cup, round: 2 })
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(leaver, cup)).rounds.at(-1)).toMatchObject({ kind: 'game', round: 3 })
    // While they are out they may enter another tournament, and then not return.
    await act('withdraw')
    const startTime = new Date(server.time.nowMs() + 600_000).toISOString()
    const other = await openSwissCup(server, [people[5] as Person].slice(0, 0).concat(leaver), { startTime })
    expect((await act('resume')).body.code).toBe('TOURNAMENTS_OVERLAP')
    expect((await leaver.call('DELETE', `/tournaments/${other.id}`)).status).toBe(200)
    expect((await act('resume')).body.isWithdrawn).toBe(false)
  })

  it('are out after a second no-show in a row, until they return [TOUR-85]', async () => {
    const people = await signUpMany(server, 4)
    const [absent] = people as [Person]
    const cup = await openSwissCup(server, people, { rounds: 3 })
    await startSwissCup(server, cup)
    const decide = ({ white, black }: { white: { id: string }; black: { id: string } }): PlayedAs =>
      white.id === absent.user.id ? 'whiteAbsent' : black.id === absent.user.id ? 'blackAbsent' : 'white'
    await playSwissRound(server, { people, cup, round: 1, decide })
    expect((await readSwissOwn(absent, cup)).isWithdrawn).toBe(false)
    await pairSwissRoundNow(server)
    await playSwissRound(server, { people, cup, round: 2, decide })
    expect((await readSwissOwn(absent, cup)).isWithdrawn).toBe(true)
    const resumed = await absent.call('POST', `/tournaments/${cup.id}/swiss/resume`)
    expect(resumed.status).toBe(200)
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(absent, cup)).rounds.at(-1)).toMatchObject({ kind: 'game', round: 3 })
    expect(
      (await absent.call<{ code: string }>('POST', `/tournaments/${cup.id}/swiss/resume`)).body.code,
    ).toBe('SWISS_NO_ROUND_LEFT')
  })

  it('may enter late until half of the rounds, with no points for the missed ones [TOUR-86]', async () => {
    const people = await signUpMany(server, 8)
    const late = people.slice(5) as [Person, Person, Person]
    const cup = await openSwissCup(server, people.slice(0, 5), { rounds: 4 })
    await startSwissCup(server, cup)
    expect((await joinCup(late[0], cup)).status).toBe(200)
    const early = await late[0].call<{ isWithdrawn: boolean }>(
      'POST',
      `/tournaments/${cup.id}/swiss/withdraw`,
    )
    expect(early.body.isWithdrawn).toBe(true)
    await late[0].call('POST', `/tournaments/${cup.id}/swiss/resume`)
    await playSwissRound(server, { people, cup, round: 1 })
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(late[0], cup)).rounds).toMatchObject([
      { kind: 'absent', points: 0 },
      { kind: 'game', round: 2 },
    ])
    expect((await joinCup(late[1], cup)).status).toBe(200)
    await playSwissRound(server, { people, cup, round: 2 })
    await pairSwissRoundNow(server)
    expect((await readSwissOwn(late[1], cup)).rounds.map(({ kind }) => kind)).toEqual([
      'absent',
      'absent',
      'game',
    ])
    expect((await joinCup(late[2], cup)).body.code).toBe('TOURNAMENT_STARTED')
    expect((await readSwissStandings(late[2], cup)).total).toBe(7)
  })
})
