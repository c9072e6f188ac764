import { randomUUID } from 'node:crypto'
import type { PlayerServerEvent, PrizeNotice, Statement, Tournament } from '@lance/contract'
import { PRIZE_NOTICES_MAX } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { fund } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { openScratchServer, openTestServer, type TestServer } from '../../../test/testServer.ts'
import {
  openCup,
  type Person,
  playRound,
  readCup,
  signUpMany,
  startCup,
} from '../../../test/tournamentKit.ts'
import { confirm } from '../../../test/withdrawalKit.ts'
import { insertPrizeNotices, selectUnseenPrizes } from './prizeNoticeStore.ts'

const HOUR_MS = 3_600_000
const BY = ['--who', 'Carla', '--why', 'moves of an engine'] as const

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  // Tests advance the time by hours, so tokens last longer.
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

/** A cup of four, R$ 10 each or another fee, played up to the final. */
async function openFinal(
  at: TestServer = server,
  prizeDistribution = 'SPLIT_TOP_2',
  { entryFee = 10 } = {},
): Promise<{ people: Person[]; cup: Tournament }> {
  const people = await signUpMany(at, 4)
  const cup = await openCup(at, people, { entryFee, playerCount: 4, prizeDistribution })
  await startCup(at, cup)
  await playRound(at, { people, cup, round: 1 })
  return { people, cup }
}

/** Plays the final. Returns the champion, the runner-up and the semi-finalists they beat. */
async function playFinal({ people, cup }: { people: Person[]; cup: Tournament }, at: TestServer = server) {
  const championId = await playRound(at, { people, cup, round: 2 })
  const { podium } = await readCup(people[0] as Person, cup)
  expect(podium[0]?.user.id).toBe(championId)
  return podium.map(({ user }) => people.find((one) => one.user.id === user.id)) as Person[]
}

async function connect(
  { user, token }: Person,
  at: TestServer = server,
): Promise<{ socket: SocketClient; next: () => Promise<PrizeNotice[]> }> {
  const socket = await connectSocket(`ws://127.0.0.1:${at.port}/ws/player/${user.id}`, { token })
  type Prizes = Extract<PlayerServerEvent, { type: 'prizes' }>
  return { socket, next: async () => (await socket.next<Prizes>('prizes')).data.prizes }
}

/** The prizes that a player is told of when they connect. */
async function prizesOf(person: Person, at: TestServer = server): Promise<PrizeNotice[]> {
  const { socket, next } = await connect(person, at)
  const prizes = await next()
  socket.ws.close()
  return prizes
}

const dismiss = (person: Person, { id }: { id: string }) =>
  person.call('DELETE', `/tournaments/${id}/prize-notice`)

describe('a player who has won a prize', () => {
  it('is told of place and amount at once, at each connection until they close it, and no other player is [TOUR-33]', async () => {
    const opened = await openFinal()
    const { people, cup } = opened
    const here = await Promise.all(people.map((person) => connect(person)))
    for (const { next } of here) expect(await next()).toEqual([])
    const [champion, second, third] = (await playFinal(opened)) as [Person, Person, Person]
    const socketOf = (person: Person) => here[people.indexOf(person)] as (typeof here)[number]
    const until = server.time.nowMs() + 24 * HOUR_MS
    const won = { tournamentId: cup.id, tournamentName: cup.name, state: 'paid', until }
    expect(await socketOf(champion).next()).toEqual([{ ...won, place: 1, amount: 19.2, title: 'won' }])
    expect(await socketOf(second).next()).toEqual([{ ...won, place: 2, amount: 12.8, title: null }])
    expect(await prizesOf(third)).toEqual([])
    expect(await prizesOf(second)).toHaveLength(1)

    expect((await dismiss(second, cup)).status).toBe(204)
    expect(await socketOf(second).next()).toEqual([])
    expect((await dismiss(second, cup)).status).toBe(204)
    expect(await prizesOf(second)).toEqual([])
    expect(await prizesOf(champion)).toHaveLength(1)
    for (const { socket } of here) socket.ws.close()
  })

  it('is told within one poll on another server, and there also when they close it here [TOUR-33]', async () => {
    const other = await openTestServer({ connectionString: server.connectionString, time: server.time })
    const opened = await openFinal()
    const there = await Promise.all(opened.people.map((person) => connect(person, other)))
    for (const { next } of there) await next()
    const [champion] = (await playFinal(opened)) as [Person]
    await other.sweep('prizes of players here')
    const { next } = there[opened.people.indexOf(champion)] as (typeof there)[number]
    expect(await next()).toMatchObject([{ place: 1 }])
    await dismiss(champion, opened.cup)
    await other.sweep('prizes of players here')
    expect(await next()).toEqual([])
    for (const { socket } of there) socket.ws.close()
    await other.stop()
  })

  it('gets one mail in their language, with the amount and where it is, at a confirmed address [TOUR-33]', async () => {
    const opened = await openFinal()
    const { people, cup } = opened
    for (const person of people.slice(1)) await confirm(server, person)
    await server.ctx.pool.query(`update users set language = 'en' where id = any($1)`, [
      people.map(({ user }) => user.id),
    ])
    const places = await playFinal(opened)
    const mailsOf = async ({ email }: Person) =>
      (await mailsTo(server, email)).filter(({ text }) => text.includes(`/tournament/${cup.id}`))
    const amounts = ['19.20', '12.80']
    for (const [index, person] of places.entries()) {
      const mails = await mailsOf(person)
      if (index > 1 || person === people[0]) {
        expect(mails).toEqual([])
        continue
      }
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toBe(`You won R$ ${amounts[index]} in the tournament “${cup.name}”`)
      expect(mails[0]?.text).toContain(`place ${index + 1} in the tournament “${cup.name}”`)
      expect(mails[0]?.text).toMatch(/can be withdrawn from January \d+, 2026 .* GMT-3 \(Brasília time\)/)
      expect(mails[0]?.text).toContain('/wallet\n')
      expect(mails[0]?.text.includes('You won a title.')).toBe(index === 0)
      expect(mails[0]?.text).not.toMatch(/\{\w+\}|undefined/)
    }
  })

  it('is told of a free tournament they won, and of the title, on the screen and by mail [RATING-7] [TOUR-33]', async () => {
    const opened = await openFinal(server, 'WINNER_TAKES_ALL', { entryFee: 0 })
    const { people, cup } = opened
    for (const person of people) await confirm(server, person)
    const [champion, second] = (await playFinal(opened)) as [Person, Person]
    const won = { tournamentId: cup.id, place: 1, amount: 0, title: 'won', until: null }
    expect(await prizesOf(champion)).toMatchObject([won])
    expect(await prizesOf(second)).toEqual([])
    expect(await readCup(second, cup)).toMatchObject({ championTitle: 'won' })
    const mailsOf = async ({ email }: Person) =>
      (await mailsTo(server, email)).filter(({ text }) => text.includes(`/tournament/${cup.id}`))
    expect(await mailsOf(second)).toEqual([])
    const [mail, ...more] = await mailsOf(champion)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Você é o campeão do torneio “${cup.name}”`)
    expect(mail?.text).toContain('Você ganhou um título.')
    expect(mail?.text).not.toMatch(/R\$|carteira|\{\w+\}|undefined/)
    await dismiss(champion, cup)
    expect(await prizesOf(champion)).toEqual([])
  })

  it('is told why a tournament brought no title: with the prize, and without one by no mail [RATING-7] [TOUR-33]', async () => {
    for (const [entryFee, title, amounts] of [
      [10, 'few_started', [9.6, 6.4]],
      [0, 'few_played', [0]],
    ] as const) {
      const people = await signUpMany(server, 2)
      for (const person of people) await confirm(server, person)
      const cup = await openCup(server, people, {
        entryFee,
        playerCount: 4,
        prizeDistribution: 'SPLIT_TOP_2',
      })
      await startCup(server, cup)
      const championId = await playRound(server, { people, cup, round: 1 })
      const champion = people.find(({ user }) => user.id === championId) as Person
      const other = people.find((person) => person !== champion) as Person
      expect(await prizesOf(champion)).toMatchObject([{ place: 1, amount: amounts[0], title }])
      expect((await prizesOf(other)).map(({ amount }) => amount)).toEqual(amounts.slice(1))
      expect(await readCup(other, cup)).toMatchObject({ championTitle: title })
      const mails = (await mailsTo(server, champion.email)).filter(({ text }) => text.includes(cup.id))
      expect(mails.map(({ text }) => text.includes('começou com menos de 4 jogadores'))).toEqual(
        entryFee > 0 ? [true] : [],
      )
    }
  })

  it('is told until when a prize is held, and that an operator looks at it [TOUR-24] [TOUR-33]', async () => {
    const holding = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000', PAYOUT_HOLD_H: '2' } })
    try {
      const opened = await openFinal(holding)
      const { people, cup } = opened
      for (const person of people) await confirm(holding, person)
      const [champion, second] = (await playFinal(opened, holding)) as [Person, Person]
      const heldUntil = holding.time.nowMs() + 2 * HOUR_MS
      expect(await prizesOf(champion, holding)).toMatchObject([{ state: 'held', until: heldUntil }])
      const ofSecond = (verb: string) => operate(holding, verb, '--account', second.user.id, ...BY)
      await ofSecond('hold-account-payouts')
      expect(await prizesOf(second, holding)).toMatchObject([{ state: 'in_review', until: null }])
      const textTo = async ({ email }: Person) => (await mailsTo(holding, email))[0]?.text
      expect(await textTo(champion)).toContain('na sua carteira até 15 de janeiro de 2026 às 12:00 GMT-3')
      expect(await textTo(second)).toContain('Nossa equipe confere o prêmio')

      holding.time.advance(2 * HOUR_MS)
      await holding.sweep('held payouts')
      const freeAt = heldUntil + 24 * HOUR_MS
      expect(await prizesOf(champion, holding)).toMatchObject([{ state: 'paid', until: freeAt }])
      const { body } = await champion.call<{ resting: { until: number }[] }>('GET', '/wallet/state')
      expect(body.resting.map(({ until }) => until)).toEqual([freeAt])
      holding.time.advance(24 * HOUR_MS)
      expect(await prizesOf(champion, holding)).toMatchObject([{ state: 'paid', until: null }])
      await dismiss(second, cup)
    } finally {
      await holding.stop()
    }
  })

  it('finds the notice in the export of their data, and closing the account deletes it [ACCOUNT-29] [ACCOUNT-31]', async () => {
    const opened = await openFinal()
    const [champion] = (await playFinal(opened)) as [Person]
    const { password, user } = champion
    const exported = await champion.call<{ prizeNotices: object[]; tournaments: object[] }>(
      'POST',
      `/users/${user.id}/export`,
      { body: { password } },
    )
    expect(exported.body.prizeNotices).toEqual([
      { tournamentId: opened.cup.id, wonAt: new Date(server.time.nowMs()).toISOString() },
    ])
    expect(exported.body.tournaments).toMatchObject([{ place: 1, prize: 19.2 }])
    await fund(server.ctx, user.id, -109.2)
    expect(await champion.call('DELETE', `/users/${user.id}`, { body: { password } })).toMatchObject({
      status: 204,
    })
    expect(await selectUnseenPrizes(server.ctx.db, [user.id])).toEqual([])
  })

  it('keeps only the latest of many notices', async () => {
    const opened = await openFinal()
    const { id } = opened.cup
    const [champion] = (await playFinal(opened)) as [Person]
    const userIds = [champion.user.id]
    const older = Array.from({ length: PRIZE_NOTICES_MAX }, () => randomUUID())
    // Copies of the tournament, each with the same winner and an earlier notice.
    await server.ctx.pool.query(
      `with copies as (
         insert into tournaments (id, creator_id, entry_cents, start_at, player_count, current_round, total_rounds,
           ended_at, created_at, champion_id, status, prize_distribution, name)
         select copy, creator_id, 0, start_at, 4, 2, 2, ended_at, created_at, champion_id, status, prize_distribution, name
         from tournaments, unnest($2::uuid[]) as copy where id = $1 returning id
       ) select from copies`,
      [id, older],
    )
    for (const [index, tournamentId] of older.entries()) {
      const now = new Date(server.time.nowMs() - (PRIZE_NOTICES_MAX - index) * 1000)
      await insertPrizeNotices(server.ctx.db, { tournamentId, userIds, now })
    }
    const { rows } = await server.ctx.pool.query<{ tournament_id: string }>(
      'select tournament_id from prize_notices where user_id = $1 order by won_at',
      [champion.user.id],
    )
    expect(rows.map(({ tournament_id }) => tournament_id)).toEqual([...older.slice(1), id])
  })
})

describe('a tournament that a beaten player reads', () => {
  it('names the prizes that are open to a beaten semi-finalist, then the one they won [TOUR-34]', async () => {
    const opened = await openFinal(server, 'SPLIT_TOP_4')
    const { people, cup } = opened
    const running = await Promise.all(people.map((person) => readCup(person, cup)))
    const open = [
      { place: 3, amount: 6.4 },
      { place: 4, amount: 3.2 },
    ]
    expect(running.map(({ isEliminated, ownPrizes }) => [isEliminated, ownPrizes])).toEqual(
      running.map(({ isEliminated }) => [isEliminated, isEliminated ? open : []]),
    )
    expect(running.filter(({ isEliminated }) => isEliminated)).toHaveLength(2)
    const places = await playFinal(opened)
    const amounts = [12.8, 9.6, 6.4, 3.2]
    for (const [index, person] of places.entries()) {
      const { ownPrizes, podium } = await readCup(person, cup)
      expect(ownPrizes).toEqual([{ place: index + 1, amount: amounts[index] }])
      expect(podium.map(({ amount }) => amount)).toEqual(amounts)
    }
  })

  it('names none for a place without a prize, and shows the podium all the same [TOUR-34] [TOUR-35]', async () => {
    const opened = await openFinal(server, 'WINNER_TAKES_ALL')
    const { cup } = opened
    const [champion, second] = (await playFinal(opened)) as [Person, Person]
    const { ownPrizes, podium, prizes } = await readCup(second, cup)
    expect(ownPrizes).toEqual([])
    expect(podium.map(({ place, amount }) => [place, amount])).toEqual([
      [1, 32],
      [2, 0],
      [3, 0],
      [4, 0],
    ])
    expect(prizes).toHaveLength(1)
    expect((await readCup(champion, cup)).ownPrizes).toEqual([{ place: 1, amount: 32 }])
  })
})

describe('the statement', () => {
  it('names the tournament of each fee, returned fee and prize [WALLET-11]', async () => {
    const opened = await openFinal()
    const [champion] = (await playFinal(opened)) as [Person]
    const { id, name } = opened.cup
    const { items } = (await champion.call<Statement>('GET', '/wallet/statement')).body
    expect(items.map(({ transfer, tournament }) => [transfer, tournament])).toEqual([
      ['prize', { id, name }],
      ['entry', { id, name }],
      ['correction', null],
    ])
    const [creator] = (await signUpMany(server, 1)) as [Person]
    const cancelled = await openCup(server, [creator], { entryFee: 5, name: 'Copa sem jogadores' })
    await startCup(server, cancelled)
    const refund = (await creator.call<Statement>('GET', '/wallet/statement?kind=tournament')).body.items[0]
    expect(refund).toMatchObject({
      transfer: 'entry_back',
      tournament: { id: cancelled.id, name: 'Copa sem jogadores' },
    })
  })
})
