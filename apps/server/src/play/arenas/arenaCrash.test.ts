import { describe, expect, it } from 'vitest'
import {
  arriveAll,
  closeAll,
  joinArenaGame,
  openArena,
  pairNow,
  playAll,
  runningGames,
  startArena,
} from '../../../test/arenaKit.ts'
import { diesAtStatement, setUpSurvivor, startDoomed, survivor } from '../../../test/crashKit.ts'
import { playOut } from '../../../test/gameKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { testClient } from '../../../test/testServer.ts'
import { type Person, readCup, signUpMany } from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'
import { auditArenas } from './index.ts'

// A server is killed, as by `kill -9`, before its nth SQL statement at each step of an arena. Another continues from the
// database: every result counts once, no player is in two games, and the prizes are paid once.

setUpSurvivor({ PAID_FORMATS: 'on', SESSION_ACCESS_S: '10000000', PAYOUT_HOLD_H: '0' })

/** Statements before which a server is killed: one in each run of the tests, all of them in the proof. */
const statementsOf = (most: number) =>
  Array.from({ length: runsOf({ few: 1, many: most }) }, (_, index) =>
    runsOf({ few: 1 + ((Date.now() >> 4) % most), many: index + 1 }),
  )

async function openRunning(count: number) {
  // The last arena moved the time by an hour.
  await survivor.sweep('sign of life')
  const people = await signUpMany(survivor, count)
  const arena = await openArena(survivor, people, {
    startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
    entryFee: 10,
    prizeDistribution: 'SPLIT_TOP_2',
  })
  const sockets = await arriveAll(survivor, people)
  await startArena(survivor, arena)
  // Its time was advanced by minutes: without a heartbeat it would seem dead.
  await survivor.sweep('sign of life')
  return { people, arena, leaveAll: () => closeAll(sockets) }
}

/** Every player of an arena, each in one running game at most, with sums that match the games. */
async function expectSound(arena: { id: string }) {
  expect(await auditArenas(survivor.ctx.db)).toEqual([])
  const { rows } = await survivor.ctx.pool.query(
    `select user_id from (
       select white_id as user_id from games where tournament_id = $1 and status = 'playing'
       union all select black_id from games where tournament_id = $1 and status = 'playing'
     ) seats group by user_id having count(*) > 1`,
    [arena.id],
  )
  expect(rows).toEqual([])
}

describe('an arena whose server is killed', { timeout: PROOF_TIMEOUT_MS }, () => {
  it('pairs each player once, and scores and ends once [TOUR-73]', async () => {
    for (const statement of statementsOf(24)) {
      const { people, arena, leaveAll } = await openRunning(4)
      survivor.time.advance(5000)
      await survivor.sweep('sign of life')
      const pairing = await startDoomed()
      await diesAtStatement(pairing, statement, () => pairing.order({ sweep: 'arena pairings' }))
      await pairing.kill()
      await expectSound(arena)
      // The killed server may have had the arena for ten seconds.
      survivor.time.advance(10_000)
      await survivor.sweep('sign of life')
      await pairNow(survivor)
      expect(await runningGames(survivor, arena)).toHaveLength(2)
      await expectSound(arena)
      await killAtEnd(people, arena, statement)
      await playAll(survivor, people, arena)
      await expectSound(arena)
      await killAtFinish(people, arena, statement)
      leaveAll()
    }
  })
})

/** Kills a server while it ends a game, which then ends on another one unless it had. */
async function killAtEnd(people: readonly Person[], arena: { id: string }, statement: number) {
  const [gameId = ''] = await runningGames(survivor, arena)
  const doomed = await startDoomed()
  const there = people.map((person) =>
    Object.assign(person, { call: testClient(survivor, { token: person.token }).call }),
  )
  const game = await joinArenaGame({ ...survivor, port: doomed.port }, there, gameId)
  await playOut(game, '1. f3 e5 2. g4')
  await diesAtStatement(doomed, statement, async () => {
    game.black.sendMove('d8h4', { ply: 4 })
    await Promise.race([game.black.next('game_end'), doomed.gone])
  })
  await doomed.kill()
  for (const { socket } of [game.white, game.black]) socket.ws.close()
  await expectSound(arena)
  if (!(await runningGames(survivor, arena)).includes(gameId)) return
  const again = await joinArenaGame(survivor, people, gameId)
  again.black.sendMove('d8h4', { ply: 4 })
  await again.black.next('game_end')
  for (const { socket } of [again.white, again.black]) socket.ws.close()
}

async function killAtFinish(people: readonly Person[], arena: { id: string }, statement: number) {
  survivor.time.advance(3_600_000)
  await survivor.sweep('sign of life')
  const doomed = await startDoomed()
  await diesAtStatement(doomed, statement, () => doomed.order({ sweep: 'arena ends' }))
  await doomed.kill()
  await survivor.sweep('arena ends')
  const [host] = people as [Person]
  const over = await readCup(testClient(survivor, { token: host.token }), arena)
  expect(over.status).toBe('FINISHED')
  // Four entries of R$ 10 less the platform's part, from wallets of R$ 100.
  expect(over.prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(32)
  const balances = await Promise.all(people.map(({ user }) => readWallet(survivor.ctx.db, user.id)))
  expect(balances.reduce((sum, cents) => sum + cents, 0n)).toBe(39_200n)
  expect(await readBalance(survivor.ctx.db, escrowOf(arena.id))).toBe(0n)
  const { rows } = await survivor.ctx.pool.query(
    'select sum(titles)::int as titles from users where id = any($1)',
    [people.map(({ user }) => user.id)],
  )
  expect(rows).toEqual([{ titles: 1 }])
}
