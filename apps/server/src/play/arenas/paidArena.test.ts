import { makeReais } from '@lance/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  arriveAll,
  closeAll,
  openArena,
  pairNow,
  playAll,
  readStandings,
  runningGames,
  startArena,
} from '../../../test/arenaKit.ts'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { joinCup, type Person, readCup, signUpMany } from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'
import { arenaEndStep } from '../arenas/index.ts'
import { voidGame } from '../games/index.ts'
import { cancelByOperator } from '../tournaments/index.ts'

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  const env = { SESSION_ACCESS_S: '10000000', PAID_FORMATS: 'on', PAYOUT_HOLD_H: '0' }
  server = await openScratchServer({ env })
})
afterAll(() => server?.stop())

const balanceOf = async ({ user }: Person) => makeReais(await readWallet(server.ctx.db, user.id))

/** A running arena for R$ 10 with these entrants, all here. */
async function openPaid(count: number) {
  const people = await signUpMany(server, count)
  const arena = await openArena(server, people, { entryFee: 10, prizeDistribution: 'SPLIT_TOP_2' })
  const sockets = await arriveAll(server, people)
  await startArena(server, arena)
  return { people, arena, leaveAll: () => closeAll(sockets) }
}

it('takes the fee of a late entry too, and pays each prize once [TOUR-63] [TOUR-71]', async () => {
  const { people, arena, leaveAll } = await openPaid(3)
  const late = await signUp(server)
  expect((await joinCup(late, arena)).body.code).toBe('JOIN_BALANCE_TOO_LOW')
  await fund(server.ctx, late.user.id, 20)
  expect((await joinCup(late, arena)).status).toBe(200)
  expect(await balanceOf(late)).toBe(10)
  expect(makeReais(await readBalance(server.ctx.db, escrowOf(arena.id)))).toBe(40)
  await pairNow(server)
  const [winner = ''] = await playAll(server, people, arena)
  server.time.advance(3_600_000)
  await Promise.all([server.sweep('arena ends'), server.sweep('arena ends')])
  const [host] = people as [Person]
  const cup = await readCup(host, arena)
  // 40 less the platform's part; a prize needs a point, and only one player has one.
  expect(cup).toMatchObject({
    status: 'FINISHED',
    champion: { id: winner },
    prizes: [{ place: 1, amount: 32 }],
  })
  const champion = people.find(({ user }) => user.id === winner) as Person
  expect(await balanceOf(champion)).toBe(90 + 32)
  expect(await readBalance(server.ctx.db, escrowOf(arena.id))).toBe(0n)
  expect(await findLedgerProblems(server)).toEqual([])
  leaveAll()
})

it('returns every fee when no player has scored [TOUR-72]', async () => {
  const { people, arena, leaveAll } = await openPaid(2)
  const [host] = people as [Person]
  server.time.advance(3_600_000)
  await server.sweep('arena ends')
  expect(await readCup(host, arena)).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'no_points',
    prizes: [],
  })
  for (const person of people) expect(await balanceOf(person)).toBe(100)
  expect(await findLedgerProblems(server)).toEqual([])
  leaveAll()
})

it('returns every fee and voids the games when an operator cancels it [TOUR-72]', async () => {
  const { people, arena, leaveAll } = await openPaid(2)
  const [host] = people as [Person]
  await pairNow(server)
  const running = await runningGames(server, arena)
  const cancelled = await cancelByOperator(server.ctx, arena.id)
  expect(cancelled).toEqual({ ok: true, gameIds: running })
  for (const gameId of running) await voidGame(server.ctx, { gameId, endSteps: [arenaEndStep] })
  for (const person of people) expect(await balanceOf(person)).toBe(100)
  expect(await runningGames(server, arena)).toEqual([])
  await pairNow(server)
  expect(await runningGames(server, arena)).toEqual([])
  expect((await readStandings(host, arena)).status).toBe('CANCELLED')
  expect(await findLedgerProblems(server)).toEqual([])
  leaveAll()
})

it('scores nothing for a game that an operator voids, and pairs its players again [TOUR-67]', async () => {
  const { people, arena, leaveAll } = await openPaid(2)
  await pairNow(server)
  const [gameId = ''] = await runningGames(server, arena)
  await voidGame(server.ctx, { gameId, endSteps: [arenaEndStep] })
  server.time.advance(60_000)
  await pairNow(server)
  const [next = ''] = await runningGames(server, arena)
  expect(next).not.toBe(gameId)
  await playAll(server, people, arena)
  const { rows } = await server.ctx.pool.query(
    'select points, games from arena_players where tournament_id = $1 order by points',
    [arena.id],
  )
  expect(rows).toEqual([
    { points: 0, games: 1 },
    { points: 2, games: 1 },
  ])
  leaveAll()
})
