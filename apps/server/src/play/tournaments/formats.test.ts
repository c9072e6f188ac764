import { randomUUID } from 'node:crypto'
import type { TournamentBody, TournamentList } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createCup, readCup, tournamentBody } from '../../../test/tournamentKit.ts'

const ARENA = { format: 'ARENA', pace: { timeControl: 180, increment: 2 }, minutes: 60 } as const
const SWISS = { format: 'SWISS', pace: { timeControl: 600, increment: 5 }, rounds: 7 } as const

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

async function refusal(body: Partial<TournamentBody>) {
  const client = await signUp(server)
  const { status, body: answer } = await client.call<{ code: string; params?: object }>(
    'POST',
    '/tournaments',
    {
      body: tournamentBody(body),
    },
  )
  return { status, code: answer.code }
}

describe('formats of tournaments', () => {
  it('creates an arena with its pace and length, open for 10,000 players [TOUR-55]', async () => {
    const client = await signUp(server)
    const cup = await createCup(client, { ...ARENA, playerCount: undefined })
    expect(cup).toMatchObject({ ...ARENA, playerCount: 10_000, totalRounds: 1, isParticipant: true })
    expect(cup.likelyEndAt).toBe(Date.parse(cup.startTime) + 3_600_000)
    const body = { format: 'KNOCKOUT', pace: null, minutes: null }
    const start = new Date(Date.parse(cup.startTime) + 2 * 3_600_000).toISOString()
    expect(await createCup(client, { startTime: start })).toMatchObject(body)
  })

  it('creates a Swiss tournament with its pace and rounds [TOUR-56]', async () => {
    const client = await signUp(server)
    const { id } = await createCup(client, { ...SWISS, playerCount: undefined })
    const { rounds, ...terms } = SWISS
    expect(await readCup(client, { id })).toMatchObject({
      ...terms,
      minutes: null,
      totalRounds: rounds,
      playerCount: 8192,
    })
    const list = await client.call<TournamentList>('GET', '/tournaments?status=waiting&format=SWISS')
    expect(list.body.tournaments.map((one) => one.id)).toEqual([id])
  })

  it.each([
    [{ ...ARENA, minutes: 10 }, 'ARENA_DURATION_OUT_OF_RANGE'],
    [{ ...ARENA, minutes: undefined }, 'ARENA_DURATION_OUT_OF_RANGE'],
    [{ ...ARENA, pace: { timeControl: 1800, increment: 20 } }, 'ARENA_PACE_NOT_ALLOWED'],
    [{ ...ARENA, pace: undefined }, 'ARENA_PACE_NOT_ALLOWED'],
    [{ ...SWISS, rounds: 16 }, 'SWISS_ROUNDS_OUT_OF_RANGE'],
    [{ ...SWISS, pace: { timeControl: 86_400, increment: 0 } }, 'SWISS_PACE_NOT_ALLOWED'],
    [{ playerCount: undefined }, 'PLAYER_COUNT_UNKNOWN'],
  ])('refuses terms that are out of range: %j', async (body, code) => {
    expect(await refusal(body)).toEqual({ status: 422, code })
  })

  it('refuses entry fees while the operator has not opened them [TOUR-57]', async () => {
    expect(await refusal({ ...ARENA, entryFee: 5 })).toEqual({ status: 409, code: 'PAID_FORMAT_CLOSED' })
    expect(await refusal({ ...SWISS, entryFee: 5 })).toEqual({ status: 409, code: 'PAID_FORMAT_CLOSED' })
  })

  it('opens once every live server knows the formats', async () => {
    const now = new Date(server.time.nowMs())
    const id = randomUUID()
    await server.ctx.pool.query(
      `insert into server_boots (id, started_at, seen_at, abilities) values ($1, $2, $2, '["paces", "chess960"]')`,
      [id, now],
    )
    expect(await refusal(ARENA)).toEqual({ status: 409, code: 'FORMAT_NOT_OPEN' })
    await server.ctx.pool.query('delete from server_boots where id = $1', [id])
  })
})
