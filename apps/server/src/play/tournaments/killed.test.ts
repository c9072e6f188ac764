import { describe, expect, it } from 'vitest'
import { setUpSurvivor, startDoomed, survivor, survivorDatabaseUrl } from '../../../test/crashKit.ts'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import { openTestServer, testClient } from '../../../test/testServer.ts'
import {
  joinMatchGame,
  openCup,
  type Person,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
} from '../../../test/tournamentKit.ts'
import { casesOf } from '../../../test/turns.ts'
import { escrowOf, readBalance } from '../../money/ledger/index.ts'

// A server is killed between two steps of a tournament, as by `kill -9`; another continues from the database.

setUpSurvivor()

/** Opens a tournament of two and starts its final. */
async function openFinal(people: readonly Person[]) {
  const cup = await openCup(survivor, people, {
    entryFee: 10,
    playerCount: 4,
    startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
  })
  await startCup(survivor, cup)
  // Its time was advanced by minutes: without a heartbeat it would seem dead.
  await survivor.sweep('sign of life')
  const [first] = people as [Person]
  const [match] = (await readBracket(first, cup))[1] ?? []
  const { body } = await startMatchOf(first, cup, match ?? { id: '' })
  return { cup, match: body.match }
}

// Processes start slowly on a busy machine.
describe('a tournament whose server is killed', { timeout: 90_000 }, () => {
  it.each(casesOf([4, 9, 13]))('starts once after a kill before statement %d of its start', async (nth) => {
    const people = await signUpMany(survivor, 5)
    const [first] = people as [Person]
    const cup = await openCup(survivor, people, {
      entryFee: 1,
      startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
    })
    survivor.time.advance(300_000)
    const doomed = await startDoomed({ killAtStatement: nth })
    await Promise.race([doomed.order({ sweep: 'tournament starts' }).catch(() => {}), doomed.gone])
    await doomed.kill()
    await survivor.sweep('tournament starts')
    expect(await readCup(first, cup)).toMatchObject({ status: 'IN_PROGRESS', currentRound: 1 })
    const bracket = await readBracket(first, cup)
    expect(bracket[1]?.map(({ status }) => status)).toEqual(['BYE', 'PENDING', 'BYE', 'BYE'])
  })

  it.each(['beforeEndCommit', 'afterEndCommit'] as const)(
    'has one champion, paid once, after a kill at %s of the final [TOUR-23]',
    async (killAt) => {
      const people = await signUpMany(survivor, 2)
      const [first] = people as [Person]
      const { cup, match } = await openFinal(people)
      const doomed = await startDoomed({ killAt })
      const there = people.map((person) =>
        joinGame(
          doomed,
          Object.assign(testClient(doomed, { token: person.token }), { user: person.user }),
          match.gameId,
        ),
      )
      const [one, two] = await Promise.all(there)
      if (!one || !two) throw new Error('the players did not join')
      const [white, black] = one.confirmed.data.color === 'white' ? [one, two] : [two, one]
      await playOut({ gameId: match.gameId, white, black }, '1. e4 e5')
      white.send({ type: 'resign' })
      await doomed.gone
      if (killAt === 'beforeEndCommit') {
        const again = await joinMatchGame(survivor, people, match)
        again.white.send({ type: 'resign' })
        await again.white.next('game_end')
        again.white.socket.ws.close()
        again.black.socket.ws.close()
      }
      await survivor.sweep('tournament rounds')
      expect(await readCup(first, cup)).toMatchObject({
        status: 'FINISHED',
        champion: { id: black.userId },
        prizes: [
          { place: 1, amount: 9.6 },
          { place: 2, amount: 6.4 },
        ],
      })
      expect(await readBalance(survivor.ctx.db, escrowOf(cup.id))).toBe(0n)
    },
  )
})

describe('a server that starts after an outage', () => {
  it('starts overdue tournaments, and gives players their time again [TOUR-19]', async () => {
    const people = await signUpMany(survivor, 6)
    const [first, second, third, fourth, fifth, sixth] = people as [
      ...[Person, Person, Person],
      ...[Person, Person, Person],
    ]
    const { match: begun } = await openFinal([fifth, sixth])
    const running = await openCup(survivor, [first, second], {
      startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
    })
    await startCup(survivor, running)
    const waiting = await openCup(survivor, [third, fourth], {
      startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
    })
    survivor.time.advance(600_000)
    await survivor.ctx.pool.query('update server_boots set ended_at = now() where ended_at is null')
    const next = await openTestServer({ connectionString: survivorDatabaseUrl(), time: survivor.time })
    try {
      await next.sweep('tournament matches')
      const [match] = (await readBracket(first, running))[1] ?? []
      expect(match).toMatchObject({ status: 'PENDING', startsAt: next.time.nowMs() + 180_000 })
      // Players who could not return to a game that had hardly begun do not lose it.
      await next.sweep('games that are due')
      const { rows } = await next.ctx.pool.query('select status, due_at from games where id = $1', [
        begun.gameId,
      ])
      expect(rows).toEqual([{ status: 'playing', due_at: new Date(next.time.nowMs() + 60_000) }])
      await next.sweep('tournament starts')
      expect((await readCup(third, waiting)).status).toBe('IN_PROGRESS')
    } finally {
      await next.stop()
    }
  })
})
