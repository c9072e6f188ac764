import type { User } from '@lance/contract'
import { makeReais } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGame } from '../../../test/gameKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { payPremium } from '../../../test/payPremium.ts'
import { openScratchServer, signUp, TEST_START_MS, type TestServer } from '../../../test/testServer.ts'
import {
  joinCup,
  joinMatchGame,
  leaveCup,
  openCup,
  type Person,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
  tournamentBody,
  waitForEnd,
} from '../../../test/tournamentKit.ts'
import { audits } from '../../edges/audits.ts'
import { readWallet, reconcile } from '../../money/ledger/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

const balanceOf = async ({ user }: Person) => makeReais(await readWallet(server.ctx.db, user.id))
const meOf = async (person: Person) => (await person.call<{ user: User }>('GET', '/auth/me')).body.user
const BY = ['--who', 'Carla', '--why', 'ticket 12']

describe('a member', () => {
  it('enters free while the allowance covers the fee, which returns to the platform when the member leaves [TOUR-9]', async () => {
    const [creator, member] = (await signUpMany(server, 2)) as [Person, Person]
    const cup = await openCup(server, [creator], { entryFee: 7 })
    await payPremium(server.ctx, member.user.id)
    await server.ctx.pool.query('insert into play_rules (user_id, adult_declared_at) values ($1, now())', [
      member.user.id,
    ])
    expect((await readCup(member, cup)).isEntryFree).toBe(true)
    expect((await joinCup(member, cup)).status).toBe(200)
    expect((await readCup(member, cup)).isEntryFree).toBe(true)
    expect((await reconcile(server.ctx.db, audits)).findings).toEqual([])
    await leaveCup(member, cup)
    expect((await readCup(member, cup)).isEntryFree).toBe(true)
    await joinCup(member, cup)
    await creator.call('DELETE', `/tournaments/${cup.id}`)
    expect([await balanceOf(creator), await balanceOf(member)]).toEqual([100, 0])
    expect((await reconcile(server.ctx.db, audits)).findings).toEqual([])
  })

  it('pays like any user when the allowance does not cover the fee [TOUR-9]', async () => {
    const [creator, member] = (await signUpMany(server, 2)) as [Person, Person]
    const cup = await openCup(server, [creator], { entryFee: 20 })
    await payPremium(server.ctx, member.user.id)
    expect((await readCup(member, cup)).isEntryFree).toBe(false)
    expect(await joinCup(member, cup)).toMatchObject({ status: 422, body: { code: 'JOIN_BALANCE_TOO_LOW' } })
  })
})

describe('a server that sends mail', () => {
  it('requires a confirmed address for a free tournament, but not for a paid one [TOUR-6]', async () => {
    const mailing = await openScratchServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    try {
      const person = await signUp(mailing)
      const create = (entryFee: number) =>
        person.call('POST', '/tournaments', { body: tournamentBody({ entryFee }) })
      expect(await create(0)).toMatchObject({ status: 422, body: { code: 'ENTRY_EMAIL_UNCONFIRMED' } })
      await fund(mailing.ctx, person.user.id, 10)
      expect((await create(5)).status).toBe(201)
      await mailing.ctx.pool.query('update users set email_confirmed_at = now() where id = $1', [
        person.user.id,
      ])
      const later = new Date(TEST_START_MS + 86_400_000).toISOString()
      const confirmed = tournamentBody({ startTime: later })
      expect((await person.call('POST', '/tournaments', { body: confirmed })).status).toBe(201)
    } finally {
      await mailing.stop()
    }
  })
})

describe('a tournament’s game', () => {
  it('can be watched by all players of the tournament, and otherwise only by members', async () => {
    const people = await signUpMany(server, 4)
    const [one, two, three] = people as [Person, Person, Person]
    const [stranger] = (await signUpMany(server, 1)) as [Person]
    const cup = await openCup(server, people, { playerCount: 4 })
    await startCup(server, cup)
    const [match] = (await readBracket(one, cup))[1] ?? []
    const { body } = await startMatchOf(one, cup, match ?? { id: '' })
    const watch = (person: Person) => person.call('GET', `/api/game/${body.match.gameId}/state`)
    expect([(await watch(two)).status, (await watch(three)).status]).toEqual([200, 200])
    expect(await watch(stranger)).toMatchObject({ status: 403, body: { code: 'WATCH_TOURNAMENT_ONLY' } })
  })

  it('takes precedence over another running game until it ends [TOUR-17]', async () => {
    const people = await signUpMany(server, 2)
    const [one, two] = people as [Person, Person]
    const [stranger] = (await signUpMany(server, 1)) as [Person]
    const cup = await openCup(server, people)
    const beside = await insertGame(server, {
      whiteId: one.user.id,
      blackId: stranger.user.id,
      timeControlS: 3600,
    })
    await startCup(server, cup)
    const [match] = (await readBracket(one, cup))[1] ?? []
    const { body } = await startMatchOf(two, cup, match ?? { id: '' })
    expect((await meOf(one)).currentGameId).toBe(body.match.gameId)
    const game = await joinMatchGame(server, people, body.match)
    game.white.send({ type: 'resign' })
    await waitForEnd(game)
    expect(await meOf(one)).toMatchObject({ status: 'in_game', currentGameId: beside })
    expect((await meOf(two)).currentGameId).toBe(null)
  })
})

describe('an operator', () => {
  it('cancels a running tournament: every fee is returned and its games are voided [TOUR-14] [TOUR-24]', async () => {
    const people = await signUpMany(server, 4)
    const [one] = people as [Person]
    const cup = await openCup(server, people, { entryFee: 10, playerCount: 4 })
    await startCup(server, cup)
    const [match] = (await readBracket(one, cup))[1] ?? []
    const { body } = await startMatchOf(one, cup, match ?? { id: '' })
    server.time.advance(46 * 60_000)
    expect((await operate(server, 'stuck-tournaments')).lines.join()).toContain(cup.id)
    const done = await operate(server, 'cancel-tournament', '--tournament', cup.id, ...BY)
    expect(done.ok).toBe(true)
    expect(await Promise.all(people.map(balanceOf))).toEqual([100, 100, 100, 100])
    expect(await readCup(one, cup)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'operator' })
    const { body: game } = await one.call('GET', `/api/game/${body.match.gameId}/state`)
    expect(game).toMatchObject({ status: 'aborted', reason: 'server' })
    await server.sweep('tournament matches')
    await server.sweep('tournament rounds')
    expect((await operate(server, 'stuck-tournaments')).lines.join()).not.toContain(cup.id)
  })

  it('voids a game, and the match is played as if it had not begun [TOUR-24] [TOUR-40]', async () => {
    const people = await signUpMany(server, 2)
    const [one] = people as [Person]
    const cup = await openCup(server, people)
    await startCup(server, cup)
    const [match] = (await readBracket(one, cup))[1] ?? []
    const { body } = await startMatchOf(one, cup, match ?? { id: '' })
    await operate(server, 'void-game', '--game', body.match.gameId, ...BY)
    const [again] = (await readBracket(one, cup))[1] ?? []
    expect(again).toMatchObject({ status: 'PENDING', gameNumber: 0, gameId: null })
    const { body: voided } = await one.call('GET', `/api/game/${body.match.gameId}/state`)
    const undone = { outcome: 'undone', matchId: match?.id, startsAt: again?.startsAt }
    expect(voided).toMatchObject({ match: undone })
    const restarted = await startMatchOf(one, cup, again ?? { id: '' })
    expect(restarted.body.match.gameId).not.toBe(body.match.gameId)
  })
})
