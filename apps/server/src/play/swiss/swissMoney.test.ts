import { randomUUID } from 'node:crypto'
import { NO_CENTS } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { joinGame } from '../../../test/gameKit.ts'
import { operate } from '../../../test/operate.ts'
import {
  openSwissCup,
  pairSwissRoundNow,
  playBoard,
  playSwissRound,
  readSwissOwn,
  readSwissRound,
  readSwissStandings,
  startSwissCup,
} from '../../../test/swissKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, type TestServer } from '../../../test/testServer.ts'
import { type Person, readCup, signUpMany, startMatchOf } from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'

// Two servers on one database: whatever one does, the other may be doing.

const env = { SESSION_ACCESS_S: '10000000', PAID_FORMATS: 'true' }
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  server = await openTestServer({ connectionString, time, env })
  other = await openTestServer({ connectionString, time, env })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
  await other?.stop()
  await database?.drop()
})

const BY = ['--who', 'Carla', '--why', 'the loser had help'] as const
const sweepBoth = (name: string) => Promise.all([server, other, server, other].map((one) => one.sweep(name)))
const balanceOf = ({ user }: Person) => readWallet(server.ctx.db, user.id)
const codeOf = (answer: { output?: string; lines?: readonly string[] }) => JSON.stringify(answer)

describe('a Swiss tournament with an entry fee', () => {
  it('is started, paired and paid once by two servers, by the order of its standings [TOUR-83] [TOUR-89]', async () => {
    const people = await signUpMany(server, 5)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people, { entryFee: 10, prizeDistribution: 'SPLIT_TOP_2' })
    server.time.advance(Date.parse(cup.startTime) - server.time.nowMs())
    await sweepBoth('swiss starts')
    for (const round of [1, 2, 3]) {
      expect((await readSwissRound(first, cup, round)).boardsTotal).toBe(2)
      await playSwissRound(server, { people, cup, round })
      await sweepBoth('swiss rounds')
      server.time.advance(46_000)
      await sweepBoth('swiss rounds')
    }
    const { lines } = await readSwissStandings(first, cup)
    const over = await readCup(first, cup)
    expect(over.prizes.map(({ place, user, amount }) => [place, user.id, amount])).toEqual([
      [1, lines[0]?.user.id, 24],
      [2, lines[1]?.user.id, 16],
    ])
    expect(over.championTitle).toBe('won')
    expect(await readBalance(server.ctx.db, escrowOf(cup.id))).toBe(NO_CENTS)
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int as count from tournament_matches where tournament_id = $1`,
      [cup.id],
    )
    expect(rows).toEqual([{ count: 9 }])
    const champion = people.find(({ user }) => user.id === over.champion?.id) as Person
    expect(await balanceOf(champion)).toBe(11_400n)
  })

  it('returns every fee when an operator cancels it, and takes no more results [TOUR-90]', async () => {
    const people = await signUpMany(server, 4)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people, { entryFee: 10 })
    await startSwissCup(server, cup)
    const [board] = (await readSwissRound(first, cup, 1)).boards
    if (!board) throw new Error('no board')
    const white = people.find(({ user }) => user.id === board.white.id) as Person
    const { body } = await startMatchOf(white, cup, { id: board.matchId })
    await operate(server, 'cancel-tournament', '--tournament', cup.id, ...BY)
    const joined = await joinGame(server, white, body.match.gameId).catch(() => null)
    joined?.socket.ws.close()
    const { boards } = await readSwissRound(first, cup, 1)
    expect(boards.map(({ result, status }) => [result, status])).toEqual([
      [null, 'COMPLETED'],
      [null, 'COMPLETED'],
    ])
    await sweepBoth('swiss rounds')
    expect((await readCup(first, cup)).status).toBe('CANCELLED')
    for (const person of people) expect(await balanceOf(person)).toBe(10_000n)
  })

  it('is cancelled with too few players, and the fee goes back [TOUR-81]', async () => {
    const [one] = (await signUpMany(server, 1)) as [Person]
    const cup = await openSwissCup(server, [one], { entryFee: 10 })
    await startSwissCup(server, cup)
    expect(await readCup(one, cup)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'too_few' })
    expect(await balanceOf(one)).toBe(10_000n)
  })
})

describe('the rounds of a Swiss tournament', () => {
  it('are never more than a round robin has, down to a single game of two [TOUR-81]', async () => {
    const people = await signUpMany(server, 2)
    const [one] = people as [Person]
    const cup = await openSwissCup(server, people, { rounds: 7 })
    await startSwissCup(server, cup)
    expect((await readCup(one, cup)).totalRounds).toBe(1)
    await playSwissRound(server, { people, cup, round: 1, decide: () => 'draw' })
    const over = await readCup(one, cup)
    expect(over).toMatchObject({ status: 'FINISHED', championTitle: 'few_played' })
    // No tie-break separates them: the lower pairing number comes first.
    expect(over.champion?.id).toBe(one.user.id)
    const { lines } = await readSwissStandings(one, cup)
    expect(lines.map(({ rank, place }) => [rank, place])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('end early when no legal pairing is left, and not because of a bye on request [TOUR-88]', async () => {
    const people = await signUpMany(server, 4)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people, { rounds: 3 })
    await startSwissCup(server, cup)
    const { boards } = await readSwissRound(first, cup, 1)
    const met = people.filter(({ user }) => [boards[0]?.white.id, boards[0]?.black.id].includes(user.id))
    const others = people.filter((one) => !met.includes(one))
    // With both others away, these two would have to meet again: the requests don't count.
    for (const one of others) {
      const asked = await one.call('PUT', `/tournaments/${cup.id}/swiss/byes`, { body: { rounds: [2] } })
      expect(asked.status).toBe(200)
    }
    await playSwissRound(server, { people, cup, round: 1 })
    await pairSwissRoundNow(server)
    expect((await readSwissRound(first, cup, 2)).boards).toHaveLength(2)
    expect((await readSwissOwn(others[0] as Person, cup)).byes).toEqual([])
    // Two players leave. The others have all met one another.
    const second = (await readSwissRound(first, cup, 2)).boards[0]
    const left = people.filter(({ user }) => ![second?.white.id, second?.black.id].includes(user.id))
    for (const one of left) await one.call('POST', `/tournaments/${cup.id}/swiss/withdraw`)
    await playSwissRound(server, { people, cup, round: 2 })
    await pairSwissRoundNow(server)
    expect(await readCup(first, cup)).toMatchObject({ status: 'FINISHED', currentRound: 2, totalRounds: 3 })
  })

  it('count a result that an operator corrects until the next pairing [TOUR-90]', async () => {
    const people = await signUpMany(server, 4)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people, { rounds: 3 })
    await startSwissCup(server, cup)
    await playSwissRound(server, { people, cup, round: 1 })
    const [board] = (await readSwissRound(first, cup, 1)).boards
    if (!board) throw new Error('no board')
    const correct = (winner: string) =>
      operate(
        server,
        'correct-result',
        '--match',
        board.matchId,
        '--winner',
        winner,
        '--act',
        randomUUID(),
        ...BY,
      )
    await correct(board.black.id)
    expect((await readSwissRound(first, cup, 1)).boards[0]?.result).toBe('0-1')
    // The standings were written with the old result.
    expect((await readSwissRound(first, cup, 1)).nextRoundAt).toBe(null)
    await sweepBoth('swiss rounds')
    const { lines } = await readSwissStandings(first, cup)
    expect(lines.find(({ user }) => user.id === board.black.id)?.points).toBe(1)
    expect(lines.find(({ user }) => user.id === board.white.id)?.points).toBe(0)
    await pairSwissRoundNow(server)
    expect(codeOf(await correct(board.white.id))).toContain('NEXT_MATCH_STARTED')
  })

  it('play a voided game again, with the same colors [TOUR-82]', async () => {
    const people = await signUpMany(server, 4)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people)
    await startSwissCup(server, cup)
    const [board] = (await readSwissRound(first, cup, 1)).boards
    if (!board) throw new Error('no board')
    const white = people.find(({ user }) => user.id === board.white.id) as Person
    const { body } = await startMatchOf(white, cup, { id: board.matchId })
    await operate(server, 'void-game', '--game', body.match.gameId, ...BY)
    const [again] = (await readSwissRound(first, cup, 1)).boards
    expect(again).toMatchObject({ status: 'PENDING', gameId: null, white: { id: board.white.id } })
    expect(again?.startsAt).toBe(server.time.nowMs() + 180_000)
    await playBoard(server, { people, cup, board, as: 'black' })
    expect((await readSwissRound(first, cup, 1)).boards[0]?.result).toBe('0-1')
  })

  it('pair a large field on a thread of their own [TOUR-83]', async () => {
    const people = await signUpMany(server, 42)
    const [first] = people as [Person]
    const cup = await openSwissCup(server, people)
    await startSwissCup(server, cup)
    const { boards, nextFrom } = await readSwissRound(first, cup, 1)
    expect(boards).toHaveLength(21)
    expect(nextFrom).toBe(null)
    expect([boards[0]?.white.number, boards[0]?.black.number].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      1, 22,
    ])
    const page = await readSwissStandings(first, cup, 40)
    expect([page.lines.length, page.total, page.nextFrom]).toEqual([2, 42, null])
  })
})
