import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  arriveAll,
  closeAll,
  NEXT_TICK_MS,
  openArena,
  playAll,
  runningGames,
  startArena,
} from '../../../test/arenaKit.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, type TestServer } from '../../../test/testServer.ts'
import { joinCup, type Person, readCup, signUpMany } from '../../../test/tournamentKit.ts'
import { PAIRING_CLAIM_MS } from './pairArenas.ts'

// Two servers on one database run the same sweeps at the same time.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const time = makeManualTime()
  const shared = { connectionString: database.connectionString, time, env: { SESSION_ACCESS_S: '10000000' } }
  one = await openTestServer(shared)
  other = await openTestServer(shared)
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

const onBoth = (sweep: string) => Promise.all([one, other, one, other].map((server) => server.sweep(sweep)))

it('starts, pairs and ends an arena once, though two servers try [TOUR-60] [TOUR-73]', async () => {
  const people = await signUpMany(one, 6)
  const [host] = people as [Person]
  const arena = await openArena(one, people)
  const sockets = await arriveAll(one, people)
  one.time.advance(Date.parse(arena.startTime) - one.time.nowMs())
  await onBoth('arena starts')
  one.time.advance(NEXT_TICK_MS)
  await onBoth('arena pairings')
  expect(await runningGames(one, arena)).toHaveLength(3)
  await playAll(one, people, arena)
  one.time.advance(3_600_000)
  await onBoth('arena ends')
  expect((await readCup(host, arena)).status).toBe('FINISHED')
  const { rows } = await one.ctx.pool.query('select sum(titles)::int as titles from users')
  expect(rows).toEqual([{ titles: 1 }])
  closeAll(sockets)
})

it('pairs a player once, though a slow server still pairs them when its claim has run out [TOUR-73]', async () => {
  const people = await signUpMany(one, 4)
  const arena = await openArena(one, people)
  const sockets = await arriveAll(one, people)
  await startArena(one, arena)
  one.time.advance(NEXT_TICK_MS)
  const slow = one.sweep('arena pairings')
  // Whatever the first has done by then, the other may take the arena over.
  one.time.advance(PAIRING_CLAIM_MS)
  await Promise.all([slow, other.sweep('arena pairings')])
  expect(await runningGames(one, arena)).toHaveLength(2)
  closeAll(sockets)
})

it('enters a player once who asks two servers at the same time while it runs [TOUR-63]', async () => {
  const people = await signUpMany(one, 3)
  const [, , late] = people as [Person, Person, Person]
  const arena = await openArena(one, people.slice(0, 2))
  await startArena(one, arena)
  const answers = await Promise.all([joinCup(late, arena), joinCup(late, arena)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await readCup(late, arena))._count.participants).toBe(3)
})
