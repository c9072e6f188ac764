import type { GameReviewRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import {
  openScratchServer,
  signUpMember,
  type TestClient,
  type TestServer,
} from '../../../test/testServer.ts'

let server: TestServer
let running: TestGame
let ended: TestGame
beforeAll(async () => {
  server = await openScratchServer()
  running = await openTestGame(server)
  ended = await openTestGame(server)
  await playOut(ended, '1. f3 e5 2. g4 Qh4#')
  await ended.white.next('game_end')
})
afterAll(() => server?.stop())

const setRole = (userId: string, role: 'PREMIUM' | 'FREEMIUM') =>
  server.ctx.pool.query('update users set role = $1 where id = $2', [role, userId])

/** A review of a game with this many plies, with `value` for its first position. */
function reviewOf(plies: number, { depthPlies = 6, value = 20 } = {}): GameReviewRecord {
  const evaluations = Array.from({ length: plies + 1 }, (_, ply) => ({
    verdict: { kind: 'centipawns' as const, value: ply === 0 ? value : 0 },
    best: 'e2e4',
    line: ['e2e4', 'e7e8q'],
    lost: 12.5,
    depthPlies,
  }))
  return { depthPlies, evaluations }
}

const put = async (client: TestClient, gameId: string, body: unknown) => {
  const answer = await client.call('PUT', `/api/game/${gameId}/review`, { body })
  return answer.body?.code ?? answer.status
}
const get = (client: TestClient, gameId: string) =>
  client.call<GameReviewRecord & { code?: string }>('GET', `/api/game/${gameId}/review`)

describe('the review of a game', () => {
  it('is stored for a member who played it, and returned unchanged [REVIEW-5]', async () => {
    const { client, userId } = ended.white
    await setRole(userId, 'PREMIUM')
    expect((await get(client, ended.gameId)).body.code).toBe('REVIEW_NOT_FOUND')
    const review = reviewOf(4)
    review.evaluations[4] = {
      verdict: { kind: 'mate', winner: 'black', moves: 0 },
      best: null,
      line: [],
      lost: null,
      depthPlies: 0,
    }
    expect(await put(client, ended.gameId, review)).toBe(204)
    expect(await put(client, ended.gameId, review)).toBe(204)
    expect(await get(client, ended.gameId)).toMatchObject({ status: 200, body: review })
  })

  it('is private to each player: the opponent never sees it [REVIEW-5]', async () => {
    const { client, userId } = ended.black
    await setRole(userId, 'PREMIUM')
    expect((await get(client, ended.gameId)).body.code).toBe('REVIEW_NOT_FOUND')
    expect(await put(client, ended.gameId, reviewOf(4, { value: 99 }))).toBe(204)
    expect((await get(ended.white.client, ended.gameId)).body.evaluations[0]?.verdict).toEqual({
      kind: 'centipawns',
      value: 20,
    })
  })

  it('is replaced by one of the same or a greater depth, never by a shallower one', async () => {
    const { client, userId } = ended.white
    await setRole(userId, 'PREMIUM')
    const firstValue = async () => (await get(client, ended.gameId)).body.evaluations[0]?.verdict
    await put(client, ended.gameId, reviewOf(4, { depthPlies: 8, value: 1 }))
    expect(await put(client, ended.gameId, reviewOf(4, { depthPlies: 7, value: 2 }))).toBe(204)
    expect(await firstValue()).toMatchObject({ value: 1 })
    await put(client, ended.gameId, reviewOf(4, { depthPlies: 8, value: 3 }))
    expect(await firstValue()).toMatchObject({ value: 3 })
    const both = [9, 10].map((depthPlies) =>
      put(client, ended.gameId, reviewOf(4, { depthPlies, value: depthPlies })),
    )
    await Promise.all(both)
    expect(await firstValue()).toMatchObject({ value: 10 })
  })

  it('is for members only, whether one is stored or not [REVIEW-3]', async () => {
    const { client, userId } = ended.white
    await setRole(userId, 'PREMIUM')
    expect(await put(client, ended.gameId, reviewOf(4, { depthPlies: 12 }))).toBe(204)
    await setRole(userId, 'FREEMIUM')
    expect(await get(client, ended.gameId)).toMatchObject({
      status: 403,
      body: { code: 'REVIEW_PREMIUM_ONLY', error: 'A análise do computador é para membros Premium.' },
    })
    expect(await put(client, ended.gameId, reviewOf(4))).toBe('REVIEW_PREMIUM_ONLY')
    await setRole(userId, 'PREMIUM')
    expect((await get(client, ended.gameId)).status).toBe(200)
  })

  it('is refused for another’s game, an unknown game, and a running game [REVIEW-3]', async () => {
    const member = await signUpMember(server)
    expect(await put(member, ended.gameId, reviewOf(4))).toBe('FORBIDDEN')
    expect((await get(member, ended.gameId)).body.code).toBe('FORBIDDEN')
    expect(await put(member, 'no-such-game', reviewOf(4))).toBe('GAME_NOT_FOUND')
    await setRole(running.white.userId, 'PREMIUM')
    expect(await put(running.white.client, running.gameId, reviewOf(1))).toBe('GAME_RUNNING')
    expect((await get(running.white.client, running.gameId)).body.code).toBe('GAME_RUNNING')
  })

  it('is refused when it does not cover all positions, or is malformed', async () => {
    const { client, userId } = ended.white
    await setRole(userId, 'PREMIUM')
    expect(await put(client, ended.gameId, reviewOf(3))).toBe('REVIEW_MISFIT')
    expect(await put(client, ended.gameId, reviewOf(5))).toBe('REVIEW_MISFIT')
    const [first, ...rest] = reviewOf(4).evaluations
    const withFirst = (change: object) => ({ depthPlies: 6, evaluations: [{ ...first, ...change }, ...rest] })
    for (const body of [
      { depthPlies: 41, evaluations: [first, ...rest] },
      { depthPlies: 0, evaluations: [first, ...rest] },
      withFirst({ best: 'e2e4e5' }),
      withFirst({ line: Array.from({ length: 9 }, () => 'e2e4') }),
      withFirst({ verdict: { kind: 'centipawns', value: 30_001 } }),
      withFirst({ verdict: { kind: 'mate', winner: 'nobody', moves: 1 } }),
      withFirst({ lost: -1 }),
      withFirst({ note: 'x' }),
      { depthPlies: 6, evaluations: Array.from({ length: 1202 }, () => first) },
      { depthPlies: 6 },
    ])
      expect(await put(client, ended.gameId, body)).toBe('MALFORMED')
  })

  it('fits into a request for the longest possible game [API-4]', async () => {
    const { client } = ended.white
    const long = reviewOf(1200)
    for (const one of long.evaluations) one.line = Array.from({ length: 8 }, () => 'e7e8q')
    expect(await put(client, ended.gameId, long)).toBe('REVIEW_MISFIT')
    expect(await put(client, ended.gameId, 'x'.repeat(300_000))).toBe('TOO_LARGE')
  })
})
