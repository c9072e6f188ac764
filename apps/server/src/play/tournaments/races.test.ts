import { makeReais } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, type TestServer, testClient } from '../../../test/testServer.ts'
import {
  joinMatchGame,
  leaveCup,
  openCup,
  type Person,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
  waitForEnd,
} from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'

// Two servers on one database. The other's time is a second behind, so that it still lets a player leave when
// the first starts the tournament. Whichever wins, nothing is half done and no centavo is lost: the ledger is
// reconciled at the end.

const env = { SESSION_ACCESS_S: '10000000' }
let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const time = makeManualTime()
  const late = { nowMs: () => time.nowMs() - 1000, advance: time.advance }
  one = await openTestServer({ connectionString: database.connectionString, time, env })
  other = await openTestServer({ connectionString: database.connectionString, time: late, env })
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

const at = (server: TestServer, { token }: Person) => testClient(server, { token })
const balanceOf = async ({ user }: Person) => makeReais(await readWallet(one.ctx.db, user.id))

describe('a pair of servers', () => {
  it('starts a tournament once', async () => {
    const people = await signUpMany(one, 6)
    const [creator] = people as [Person]
    const cup = await openCup(one, people, { entryFee: 2 })
    one.time.advance(Date.parse(cup.startTime) + 1000 - one.time.nowMs())
    await Promise.all([one, other, one, other].map((server) => server.sweep('tournament starts')))
    const bracket = await readBracket(creator, cup)
    expect(Object.keys(bracket)).toEqual(['1'])
    expect(bracket[1]).toHaveLength(4)
    const ids = bracket[1]?.flatMap(({ player1, player2 }) => [player1?.id ?? [], player2?.id ?? []].flat())
    expect(ids?.sort()).toEqual(people.map(({ user }) => user.id).sort())
  })

  it.each([1, 2, 3])('lets a player leave, or starts with them: race %d [TOUR-8]', async () => {
    const people = await signUpMany(one, 3)
    const [creator, leaver] = people as [Person, Person]
    const cup = await openCup(one, people, { entryFee: 10 })
    one.time.advance(Date.parse(cup.startTime) - one.time.nowMs())
    const [left] = await Promise.all([leaveCup(at(other, leaver), cup), one.sweep('tournament starts')])
    await one.sweep('tournament starts')
    const started = await readCup(creator, cup)
    const hasLeft = left.status === 200
    expect(started).toMatchObject({ status: 'IN_PROGRESS', _count: { participants: hasLeft ? 2 : 3 } })
    const inBracket = JSON.stringify(await readBracket(creator, cup)).includes(leaver.user.id)
    expect(inBracket).toBe(!hasLeft)
    expect(await balanceOf(leaver)).toBe(hasLeft ? 100 : 90)
  })

  it.each([1, 2, 3])('cancels a tournament, or starts it: race %d [TOUR-10]', async () => {
    const people = await signUpMany(one, 2)
    const [creator] = people as [Person]
    const cup = await openCup(one, people, { entryFee: 10 })
    one.time.advance(Date.parse(cup.startTime) - one.time.nowMs())
    const [cancelled] = await Promise.all([
      at(other, creator).call('DELETE', `/tournaments/${cup.id}`),
      one.sweep('tournament starts'),
    ])
    const isCancelled = cancelled.status === 200
    expect((await readCup(creator, cup)).status).toBe(isCancelled ? 'CANCELLED' : 'IN_PROGRESS')
    expect(Object.keys(await readBracket(creator, cup))).toEqual(isCancelled ? [] : ['1'])
    expect(await readBalance(one.ctx.db, escrowOf(cup.id))).toBe(isCancelled ? 0n : 2000n)
  })

  it('begins one game for a match that both players start [TOUR-15]', async () => {
    const people = await signUpMany(one, 2)
    const [first, second] = people as [Person, Person]
    const cup = await openCup(one, people)
    await startCup(one, cup)
    const [match] = (await readBracket(first, cup))[1] ?? []
    if (!match) throw new Error('no match')
    const answers = await Promise.all([
      startMatchOf(at(one, first), cup, match),
      startMatchOf(at(other, second), cup, match),
      one.sweep('tournament matches').then(() => startMatchOf(at(one, second), cup, match)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.match.gameId)).size).toBe(1)
    const { rows } = await one.ctx.pool.query('select from games where tournament_id = $1', [cup.id])
    expect(rows).toHaveLength(1)
  })

  it('takes one result of a match that both players resign, and advances once [TOUR-19]', async () => {
    const people = await signUpMany(one, 4)
    const [first] = people as [Person]
    const cup = await openCup(one, people, { entryFee: 5, playerCount: 4 })
    await startCup(one, cup)
    const matches = (await readBracket(first, cup))[1] ?? []
    for (const match of matches) {
      const { body } = await startMatchOf(personOf(people, match.player1?.id), cup, match)
      const ids = [match.player1?.id, match.player2?.id]
      const [here, there] = await Promise.all(
        [one, other].map((server, index) =>
          joinGame(server, personOf(people, ids[index]), body.match.gameId),
        ),
      )
      here?.send({ type: 'resign' })
      there?.send({ type: 'resign' })
      const end = await here?.next('game_end')
      here?.socket.ws.close()
      there?.socket.ws.close()
      const [stored] = ((await readBracket(first, cup))[1] ?? []).filter(({ id }) => id === match.id)
      expect(stored).toMatchObject({ status: 'COMPLETED', winnerId: end?.data.winner })
    }
    await Promise.all([one, other, one, other].map((server) => server.sweep('tournament rounds')))
    const bracket = await readBracket(first, cup)
    expect(bracket[2]).toHaveLength(1)
    const winners = bracket[1]?.map(({ winnerId }) => winnerId)
    const [final] = bracket[2] ?? []
    expect([final?.player1?.id, final?.player2?.id]).toEqual(winners)

    const { body } = await startMatchOf(personOf(people, final?.player1?.id), cup, final ?? { id: '' })
    const game = await joinMatchGame(one, people, body.match)
    await playOut(game, '1. f3 e5 2. g4 Qh4')
    await waitForEnd(game)
    await Promise.all([one, other, one, other].map((server) => server.sweep('tournament rounds')))
    const over = await readCup(first, cup)
    expect(over).toMatchObject({ status: 'FINISHED', champion: { id: game.black.userId } })
    const { rows } = await one.ctx.pool.query(
      `select count(*)::int as prizes from transfers where reference = $1 and kind = 'prize'`,
      [cup.id],
    )
    expect(rows).toEqual([{ prizes: 2 }])
    expect(await balanceOf(personOf(people, game.black.userId))).toBe(95 + 9.6)
  })
})

function personOf(people: readonly Person[], id: string | undefined): Person {
  const found = people.find(({ user }) => user.id === id)
  if (!found) throw new Error(`no player has the id ${id}`)
  return found
}
