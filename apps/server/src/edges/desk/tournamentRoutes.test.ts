import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { openCup, playRound, signUpMany, startCup } from '../../../test/tournamentKit.ts'

let server: TestServer & { connectionString: string }
let support: Awaited<ReturnType<typeof joinDesk>>['browser']
/** A session lasts as long as the clock isn't moved far. */
async function signIn(): Promise<void> {
  support = (await joinDesk(server, 'support')).browser
}

beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on', SESSION_ACCESS_S: '10000000' } })
  await signIn()
})
afterAll(() => server?.stop())

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await support.call('GET', `/desk/api/tournaments${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body as Answer
}

type Page<Row> = { rows: Row[]; next: string | null }
type Match = { id: string; status: string; winnerId: string; isCorrectable: boolean } & {
  player1: { id: string; seed: number } | null
  player2: { id: string; seed: number } | null
}

const CORRECT = '/desk/api/acts/correct-result'

const idsOf = async (path: string) => (await read<Page<{ id: string }>>(path)).rows.map(({ id }) => id)

describe('the tournaments of the desk', () => {
  it('are listed by when they are played, and those without progress apart [DESK-45]', async () => {
    const people = await signUpMany(server, 2)
    const cup = await openCup(server, people, { playerCount: 4 })
    expect(await idsOf('?when=next')).toContain(cup.id)
    await startCup(server, cup)
    await signIn()
    expect(await idsOf('?when=next')).not.toContain(cup.id)
    expect(await idsOf('')).toContain(cup.id)
    expect(await idsOf('/stuck')).toEqual([])
    server.time.advance(3_600_000)
    await signIn()
    expect(await idsOf('/stuck')).toContain(cup.id)
    await playRound(server, { people, cup, round: 1 })
    expect(await idsOf('?when=over')).toContain(cup.id)
    expect(await idsOf('')).not.toContain(cup.id)
  })

  it('show rounds, entries and money, and what a correction and a cancellation change [DESK-45]', async () => {
    const people = await signUpMany(server, 4)
    const cup = await openCup(server, people, { entryFee: 5, playerCount: 4 })
    await startCup(server, cup)
    await signIn()
    await playRound(server, { people, cup, round: 1 })
    const money = { fromPlayersCents: 2000, paidByPlayers: 4, fromHouseCents: 0, escrowCents: 2000 }
    const rounds = [
      { round: 1, matches: 2, open: 0 },
      { round: 2, matches: 1, open: 1 },
    ]
    expect(await read<object>(`/${cup.id}`)).toMatchObject({
      tournament: { id: cup.id, status: 'IN_PROGRESS', currentRound: 2 },
      money,
      prizes: [],
      rounds,
      runningGames: 0,
    })
    const matches = `/matches?tournamentId=${cup.id}&round=1`
    const [one, other] = (await read<Page<Match>>(matches)).rows as [Match, Match]
    expect([one, other]).toMatchObject([
      { status: 'COMPLETED', isCorrectable: true, player1: { seed: 1 } },
      { status: 'COMPLETED', isCorrectable: true },
    ])
    const loserId = [one.player1?.id, one.player2?.id].find((id) => id !== one.winnerId) ?? ''
    const correction = act({ match: one.id, winner: loserId })
    // A correction moves prizes, so it isn't for support [DESK-48].
    expect(await support.call('POST', CORRECT, correction)).toMatchObject({ status: 403 })
    expect((await read<Page<Match>>(matches)).rows[0]).toMatchObject({ winnerId: one.winnerId })
    const { browser: fairPlay } = await joinDesk(server, 'fair_play')
    expect((await fairPlay.call('POST', CORRECT, correction)).body).toMatchObject({ ok: true })
    expect((await read<Page<Match>>(matches)).rows[0]).toMatchObject({
      winnerId: loserId,
      correctedBy: { why: 'ticket 12' },
    })
    const [final] = (await read<Page<Match>>(`/matches?tournamentId=${cup.id}&round=2`)).rows
    expect(final).toMatchObject({ player1: { id: loserId }, isCorrectable: false })
    const entries = await read<Page<object>>(`/entries?tournamentId=${cup.id}`)
    expect(entries.rows).toHaveLength(4)
    expect(entries.rows[0]).toMatchObject({ paidCents: 500, paidBy: 'wallet', prizeCents: null })
    await support.call('POST', '/desk/api/acts/cancel-tournament', act({ tournament: cup.id }))
    expect(await read<object>(`/${cup.id}`)).toMatchObject({
      cancelledBy: 'operator',
      money: { escrowCents: 0 },
    })
    expect((await read<Page<Match>>(matches)).rows[1]).toMatchObject({ isCorrectable: false })
    const again = await fairPlay.call('POST', CORRECT, act({ match: one.id, winner: one.winnerId }))
    expect(again.body).toMatchObject({ ok: false, code: 'TOURNAMENT_NOT_RUNNING' })
  })

  it('refuse an id or a round that is none, and other roles [DESK-48]', async () => {
    const paths = ['/nothing', '?when=never', `/matches?tournamentId=${randomUUID()}&round=0`, '/entries']
    for (const path of paths)
      expect(await support.call('GET', `/desk/api/tournaments${path}`)).toMatchObject({ status: 400 })
    const unknown = await support.call('GET', `/desk/api/tournaments/${randomUUID()}`)
    expect(unknown).toMatchObject({ status: 404 })
    const { browser: store } = await joinDesk(server, 'store')
    for (const path of ['', '/stuck', `/${randomUUID()}`, `/entries?tournamentId=${randomUUID()}`])
      expect(await store.call('GET', `/desk/api/tournaments${path}`)).toMatchObject({ status: 403 })
  })
})
