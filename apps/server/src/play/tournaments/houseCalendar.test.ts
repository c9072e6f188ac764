import type { Lobby, Tournament, TournamentCalendar, TournamentList } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, type TestClient, type TestServer, testClient } from '../../../test/testServer.ts'
import {
  createCup,
  joinCup,
  leaveCup,
  playRound,
  rateInOrder,
  readCup,
  signUpMany,
  startCup,
} from '../../../test/tournamentKit.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  // At noon in London it is nine in Brasília.
  server = await openScratchServer({
    env: {
      // Hours pass in these tests.
      SESSION_ACCESS_S: '86400',
      CALENDAR: '0 * * * * 8 Copa da hora; 0 20 * * 5 64 Copa de sexta',
    },
  })
  await server.sweep('calendar')
})
afterAll(() => server?.stop())

const guest = () => testClient(server)
const calendar = async (viewer = guest()) =>
  (await viewer.call<TournamentCalendar>('GET', '/tournaments/calendar')).body.items
async function nextOne(): Promise<Tournament> {
  await server.sweep('calendar')
  const [entry] = await calendar()
  if (!entry?.id) throw new Error('the calendar is empty')
  return readCup(guest(), { id: entry.id })
}
const countRows = async () =>
  (
    await server.ctx.pool.query(
      'select count(*)::int as count from tournaments where house_series is not null',
    )
  ).rows[0].count

describe('the calendar', () => {
  it('is made a day ahead, once, and shows a week [TOUR-50] [TOUR-51]', async () => {
    const items = await calendar()
    // 168 hours, and a Friday.
    expect(items).toHaveLength(169)
    expect(items[0]).toEqual({
      id: expect.any(String),
      name: 'Copa da hora',
      format: 'KNOCKOUT',
      playerCount: 8,
      pace: null,
      minutes: null,
      rounds: null,
      startTime: new Date(server.time.nowMs() + HOUR_MS).toISOString(),
      participants: 0,
      isParticipant: false,
    })
    expect(items.filter(({ id }) => id !== null)).toHaveLength(24)
    const before = await countRows()
    await Promise.all([server.sweep('calendar'), server.sweep('calendar')])
    expect(await countRows()).toBe(before)
  })

  it('has a place of its own, and leaves those of players first [TOUR-52]', async () => {
    const [ana] = await signUpMany(server, 1)
    if (!ana) throw new Error('no player')
    const cup = await createCup(ana, { startTime: new Date(server.time.nowMs() + 5 * HOUR_MS).toISOString() })
    const list = await guest().call<TournamentList>('GET', '/tournaments?status=waiting')
    expect(list.body.tournaments.map(({ id }) => id)).toEqual([cup.id])
    server.time.advance(60_000)
    const { tournaments } = (await guest().call<Lobby>('GET', '/lobby')).body
    // The next of each series: the cup of Friday opens within a day only.
    expect(tournaments.map(({ name }) => name)).toEqual(['Copa da hora', cup.name])
  })

  it('names the platform as the creator, which has no profile [TOUR-52]', async () => {
    const cup = await nextOne()
    expect(cup).toMatchObject({ isHouse: true, creator: { name: 'Lance' }, entryFee: 0 })
    expect((await guest().call('GET', `/users/${cup.creator.id}/profile`)).status).toBe(404)
  })

  it('leaves no trace of a tournament that nobody enters [TOUR-51]', async () => {
    const cup = await nextOne()
    const [ana] = await signUpMany(server, 1)
    if (!ana) throw new Error('no player')
    const second = await readCup(guest(), { id: (await calendar())[1]?.id ?? '' })
    await joinCup(ana, second)
    await leaveCup(ana, second)
    await startCup(server, cup)
    expect((await guest().call('GET', `/tournaments/${cup.id}`)).status).toBe(404)
    await startCup(server, second)
    // It was entered once, and that entry keeps it.
    expect((await readCup(guest(), second)).cancelledBy).toBe('too_few')
  })

  it('brings no title, and is played like any other [TOUR-53]', async () => {
    const people = await signUpMany(server, 4)
    await rateInOrder(server, people)
    const cup = await nextOne()
    for (const person of people) expect((await joinCup(person, cup)).status).toBe(200)
    expect((await calendar(people[0])).find(({ id }) => id === cup.id)).toMatchObject({
      participants: 4,
      isParticipant: true,
    })
    await startCup(server, cup)
    for (const round of [1, 2]) await playRound(server, { people, cup, round })
    const over = await readCup(guest(), cup)
    expect(over).toMatchObject({ status: 'FINISHED', championTitle: 'house' })
    const { rows } = await server.ctx.pool.query('select sum(titles)::int as titles from users')
    expect(rows[0].titles).toBe(0)
  })

  it('is a calendar for other programs, as a whole and each tournament alone [TOUR-54]', async () => {
    const cup = await nextOne()
    const read = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return { type: answer.headers.get('content-type'), text: await answer.text() }
    }
    const feed = await read('/tournaments/calendar.ics')
    expect(feed.type).toContain('text/calendar')
    expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(24)
    const one = await read(`/tournaments/${cup.id}/calendar.ics`)
    expect(one.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        `SUMMARY:${cup.name}`,
        `DTSTART:${cup.startTime.replace(/[-:]|\.\d+/g, '')}`,
        'TRIGGER:-PT10M',
      ]),
    )
  })

  it('is named in each reader’s language; what an operator or a player named stays [TOUR-58]', async () => {
    const english = async <Answer>(path: string): Promise<Answer> =>
      (
        await fetch(`${server.url}${path}`, { headers: { 'accept-language': 'en' } })
      ).json() as Promise<Answer>
    const { items } = await english<TournamentCalendar>('/tournaments/calendar')
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['Hourly cup', 'Copa de sexta']))
    const { id } = await nextOne()
    expect((await english<Tournament>(`/tournaments/${id}`)).name).toBe('Hourly cup')
    expect((await english<Lobby>('/lobby')).tournaments.map(({ name }) => name)).toContain('Hourly cup')
    const [creator] = await signUpMany(server, 1)
    const start = new Date(server.time.nowMs() + HOUR_MS).toISOString()
    const own = await createCup(creator as TestClient, { name: 'Copa da hora', startTime: start })
    expect((await english<Tournament>(`/tournaments/${own.id}`)).name).toBe('Copa da hora')
  })
})
