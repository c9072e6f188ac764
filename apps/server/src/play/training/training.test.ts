import { randomUUID } from 'node:crypto'
import type {
  RefusedExercise,
  RefusedSummary,
  TrainingChanges,
  TrainingGame,
  TrainingPush,
} from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, signUp, type TestClient, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Kept = TrainingPush['exercises'][number]
type Answer = TrainingPush['reviews'][number]

function exercise(gameId: string, { ply = 7, source = 'bot' as 'bot' | 'online' } = {}): Kept {
  const id = `${gameId}.${ply}`
  return {
    id,
    playedAtMs: 1000,
    exercise: {
      id,
      source,
      gameId,
      variant: 'standard',
      fen: 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
      ply,
      played: 'e1e2',
      lost: 40,
      accepted: [{ uci: 'd5c7', chances: 90 }],
      line: ['d5c7', 'e8d7', 'c7a8'],
      refutation: ['e1e2', 'e8d7'],
      themes: ['fork', 'endgame'],
      difficulty: 1300,
    },
  }
}

const answer = (exerciseId: string, changes: Partial<Answer> = {}): Answer => ({
  id: randomUUID(),
  exerciseId,
  atMs: 5000,
  day: 20_000,
  grade: 'good',
  difficulty: 1300,
  ...changes,
})

type Pushed = { refused?: RefusedExercise[]; refusedGames?: RefusedSummary[]; code?: string }
/** The answer when nothing is refused. */
const TAKEN = { refused: [], refusedGames: [] }

const push = async (client: TestClient, body: Partial<TrainingPush>) =>
  (await client.call<Pushed>('POST', '/training', { body: { exercises: [], reviews: [], ...body } })).body
const pull = async (client: TestClient, after = 0) =>
  (await client.call<TrainingChanges>('GET', `/training?after=${after}`)).body

describe('the training of a player on several devices', () => {
  it('is kept once, however often it is sent, and returned unchanged [STUDY-41]', async () => {
    const client = await signUp(server)
    const sent = { exercises: [exercise('bot-1')], reviews: [answer('bot-1.7')] }
    expect(await push(client, sent)).toEqual(TAKEN)
    expect(await push(client, sent)).toEqual(TAKEN)
    const { cursor, ...pulled } = await pull(client)
    expect(pulled).toEqual({ ...sent, games: [], hasMore: false })
    expect(await pull(client, cursor)).toEqual({
      exercises: [],
      reviews: [],
      games: [],
      cursor,
      hasMore: false,
    })
  })

  it('merges the answers of two devices, and only new ones are read after a cursor [STUDY-41]', async () => {
    const client = await signUp(server)
    const first = answer('bot-1.7')
    await push(client, { exercises: [exercise('bot-1')], reviews: [first] })
    const { cursor } = await pull(client)
    const second = answer('bot-1.7', { atMs: 4000, grade: 'again' })
    await push(client, { reviews: [first, second] })
    expect((await pull(client, cursor)).reviews).toEqual([second])
    expect((await pull(client)).reviews).toHaveLength(2)
  })

  it('never brings a deleted exercise back [STUDY-41]', async () => {
    const client = await signUp(server)
    const kept = exercise('bot-1')
    await push(client, { exercises: [kept] })
    const { cursor } = await pull(client)
    await push(client, { exercises: [{ ...kept, exercise: null }] })
    await push(client, { exercises: [kept] })
    expect((await pull(client, cursor)).exercises).toEqual([{ ...kept, exercise: null }])
  })

  it('is read in pages without a gap [STUDY-41]', async () => {
    const client = await signUp(server)
    for (let part = 0; part < 3; part++)
      await push(client, {
        exercises: [exercise(`bot-${part}`)],
        reviews: Array.from({ length: 150 }, (_, index) => answer('bot-1.7', { atMs: part * 1000 + index })),
      })
    const ids = new Set<string>()
    let page = await pull(client)
    const pages = [page]
    while (page.hasMore) {
      page = await pull(client, page.cursor)
      pages.push(page)
    }
    for (const { reviews, exercises } of pages) for (const { id } of [...reviews, ...exercises]) ids.add(id)
    expect(pages).toHaveLength(3)
    expect(ids.size).toBe(453)
  })

  it('belongs to its player alone', async () => {
    const [one, other] = [await signUp(server), await signUp(server)]
    await push(one, { exercises: [exercise('bot-1')] })
    expect((await pull(other)).exercises).toEqual([])
  })
})

describe('an exercise that is sent', () => {
  it('is refused with moves that are not legal', async () => {
    const client = await signUp(server)
    const kept = exercise('bot-1')
    const wrong = { ...kept, exercise: kept.exercise && { ...kept.exercise, line: ['d5d6'] } }
    expect(await push(client, { exercises: [wrong] })).toMatchObject({
      refused: [{ id: 'bot-1.7', code: 'INVALID' }],
    })
    expect((await pull(client)).exercises).toEqual([])
  })

  it('is refused when its player has as many as are kept, present or deleted [STUDY-32]', async () => {
    const client = await signUp(server)
    const fill = (count: number, kept: string) =>
      server.ctx.pool.query(
        `insert into training_exercises (user_id, id, game_id, source, played_at, exercise, seq)
         select $1, $2::text || n, 'game', 'bot', now(), case when $2 = 'kept' then '{}'::jsonb end,
           case when $2 = 'kept' then n + 1000 else n + 10000 end
         from generate_series(1, $3::integer) n`,
        [client.user.id, kept, count],
      )
    const full = { refused: [{ id: 'bot-1.7', code: 'FULL' }] }
    await fill(2000, 'kept')
    expect(await push(client, { exercises: [exercise('bot-1')] })).toMatchObject(full)
    expect(await push(client, { exercises: [{ ...exercise('bot-1'), exercise: null }] })).toEqual(TAKEN)
    const other = { id: 'bot-2.7', playedAtMs: 1, exercise: null }
    await fill(7999, 'deleted')
    expect(await push(client, { exercises: [other] })).toMatchObject({
      refused: [{ id: 'bot-2.7', code: 'FULL' }],
    })
  })

  it('is taken once of an online game that its player has finished, of members always [STUDY-40]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.white.next('game_end')
    const { client, userId } = game.white
    const of = (ply: number) => exercise(game.gameId, { ply, source: 'online' })
    const refusal = (ply: number, code: string) => ({ refused: [{ id: `${game.gameId}.${ply}`, code }] })
    expect(await push(client, { exercises: [of(1), of(3)] })).toMatchObject(refusal(3, 'MEMBERS_ONLY'))
    // Deleting the first one does not make room for another.
    await push(client, { exercises: [{ ...of(1), exercise: null }] })
    expect(await push(client, { exercises: [of(3)] })).toMatchObject(refusal(3, 'MEMBERS_ONLY'))
    await server.ctx.pool.query(`update users set role = 'PREMIUM' where id = $1`, [userId])
    expect(await push(client, { exercises: [of(3)] })).toEqual(TAKEN)
    const stranger = await signUp(server)
    expect(await push(stranger, { exercises: [of(1)] })).toMatchObject(refusal(1, 'NOT_OWN_GAME'))
  })
})

it('is paused while the player has a live game [STUDY-42] [STUDY-66]', async () => {
  const { white } = await openTestGame(server)
  expect((await push(white.client, {})).code).toBe('TRAINING_PAUSED')
  expect(await pull(white.client)).toMatchObject({ code: 'TRAINING_PAUSED' })
})

const NONE = { moves: 0, lost: 0 }
const summary = (gameId: string, changes: Partial<TrainingGame> = {}): TrainingGame => ({
  version: 1,
  gameId,
  source: 'bot',
  playedAtMs: 1000,
  speed: 'rapid',
  rating: 1400,
  result: 'lost',
  phases: { opening: { moves: 10, lost: 20.5 }, middlegame: { moves: 20, lost: 60 }, endgame: NONE },
  time: null,
  mistakes: { moves: 2, lost: 40 },
  themes: { fork: { moves: 1, lost: 20 } },
  ...changes,
})

describe('the summary of a game that is sent', () => {
  it('is kept once, and read by every device of its player alone [STUDY-64]', async () => {
    const [client, other] = [await signUp(server), await signUp(server)]
    expect(await push(client, { games: [summary('bot-1')] })).toEqual(TAKEN)
    const { cursor } = await pull(client)
    await push(client, { games: [summary('bot-1', { rating: 2000 }), summary('bot-2')] })
    expect((await pull(client, cursor)).games).toEqual([summary('bot-2')])
    expect((await pull(client)).games).toEqual([summary('bot-1'), summary('bot-2')])
    expect((await pull(other)).games).toEqual([])
  })

  it('is refused with sums that do not agree', async () => {
    const client = await signUp(server)
    const wrong = summary('bot-1', { mistakes: { moves: 31, lost: 40 } })
    expect(await push(client, { games: [wrong] })).toMatchObject({
      refusedGames: [{ gameId: 'bot-1', code: 'INVALID' }],
    })
    expect((await pull(client)).games).toEqual([])
  })

  it('is taken of online games that a member has finished, and of no others [STUDY-65]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.white.next('game_end')
    const { client, userId } = game.white
    const sent = { games: [summary(game.gameId, { source: 'online' })] }
    const refusal = (code: string) => ({ refusedGames: [{ gameId: game.gameId, code }] })
    expect(await push(client, sent)).toMatchObject(refusal('MEMBERS_ONLY'))
    const makeMember = (id: string) =>
      server.ctx.pool.query(`update users set role = 'PREMIUM' where id = $1`, [id])
    await makeMember(userId)
    expect(await push(client, sent)).toEqual(TAKEN)
    const stranger = await signUp(server)
    await makeMember(stranger.user.id)
    expect(await push(stranger, sent)).toMatchObject(refusal('NOT_OWN_GAME'))
  })

  it('takes the place of the oldest one when its player has as many as are kept [STUDY-64]', async () => {
    const client = await signUp(server)
    await server.ctx.pool.query(
      `insert into training_games (user_id, game_id, source, played_at, summary, seq)
       select $1, 'old-' || n, 'bot', timestamptz 'epoch' + n * interval '1 day', '{}', n
       from generate_series(1, 1000) n`,
      [client.user.id],
    )
    await server.ctx.pool.query('insert into trainings (user_id, last_seq) values ($1, 1000)', [
      client.user.id,
    ])
    await push(client, { games: [summary('bot-1', { playedAtMs: 86_400_000 * 2000 })] })
    const { rows } = await server.ctx.pool.query(
      `select count(*)::integer as count, min(played_at) as oldest from training_games where user_id = $1`,
      [client.user.id],
    )
    expect(rows).toEqual([{ count: 1000, oldest: new Date(2 * 86_400_000) }])
  })

  it('is in the file of its player’s data, and goes with the account [STUDY-64]', async () => {
    const client = await signUp(server)
    await push(client, { games: [summary('bot-1')] })
    const { password } = client
    const { id } = client.user
    const file = await client.call<{ trainingGames: object[] }>('POST', `/users/${id}/export`, {
      body: { password },
    })
    expect(file.body.trainingGames).toMatchObject([{ gameId: 'bot-1', summary: summary('bot-1') }])
    expect((await client.call('DELETE', `/users/${id}`, { body: { password } })).status).toBeLessThan(300)
    const { rows } = await server.ctx.pool.query('select from training_games where user_id = $1', [
      client.user.id,
    ])
    expect(rows).toEqual([])
  })
})
