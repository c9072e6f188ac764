import { randomUUID } from 'node:crypto'
import type { PuzzleConsent, PuzzleDays, TrainingPush } from '@lance/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertBlunder, openTestConfirmer, sentExercise } from '../../../test/puzzleKit.ts'
import {
  openScratchServer,
  openTestServer,
  signUp,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { changeConsent } from './changeConsent.ts'
import { chooseNextDay } from './chooseNextDay.ts'
import { lookForPuzzle, STOCK_MAX } from './lookForPuzzle.ts'
import { type Confirmer, openConfirmer } from './openConfirmer.ts'
import { dayToChoose, lastSettledDay } from './puzzleDays.ts'
import { withdrawPuzzle } from './withdrawPuzzle.ts'

const DAY_MS = 86_400_000

type Person = Awaited<ReturnType<typeof signUp>>

let server: TestServer & { connectionString: string }
let confirm: Confirmer['confirm']
let ana: Person
let bia: Person
beforeAll(async () => {
  server = await openScratchServer()
  confirm = await openTestConfirmer()
  ;[ana, bia] = await Promise.all([signUp(server), signUp(server)])
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await run('delete from puzzles')
  await run('delete from puzzle_consents')
  await run('delete from training_exercises')
})

const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.ctx.pool.query(text, [...values])).rows

/** Tests move the time by days, which ends sessions: the verb stands for its call. */
const consent = ({ user }: Person, isGiven = true) =>
  changeConsent(server.ctx, { userId: user.id, sessionId: '' }, { isGiven })
const consentOfBoth = () => Promise.all([consent(ana), consent(bia)])

let exercises = 0
/** What a device has sent: the exercise of White's mistake, or another one. */
async function insertExercise(userId: string, { exercises: [sent] }: TrainingPush): Promise<void> {
  exercises += 1
  await run(
    `insert into training_exercises (user_id, id, game_id, source, played_at, exercise, seq)
     values ($1, $2, $3, 'online', now(), $4, $5)`,
    [userId, sent?.id, sent?.exercise?.gameId, sent?.exercise, exercises],
  )
}

type Terms = Partial<Parameters<typeof insertBlunder>[1]> & {
  white?: Person
  black?: Person
  /** What White's device makes up. */
  madeUp?: Parameters<typeof sentExercise>[1]
}

/** A game in which White overlooked a mate, and White's exercise of it; returns the game's id. */
async function playBlunder({ white = ana, black = bia, madeUp, ...terms }: Terms = {}): Promise<string> {
  const id = `enigma${randomUUID().slice(0, 8)}`
  const endedAtMs = server.time.nowMs() - 2 * DAY_MS
  const players = { whiteId: white.user.id, blackId: black.user.id }
  await insertBlunder(server.ctx.pool, { id, ...players, endedAtMs, ...terms })
  await insertExercise(white.user.id, sentExercise(id, madeUp))
  return id
}

const look = (by = confirm) => lookForPuzzle({ ...server.ctx, confirm: by })
const listStock = () => run('select game_id, exercise from puzzles where exercise is not null')

/** What everyone sees on a day, once nothing is kept from before. */
async function readDays(day: number): Promise<PuzzleDays['days']> {
  server.time.advance(5000)
  return (await testClient(server).call<PuzzleDays>('GET', `/puzzles/${day}`)).body.days
}

/** A puzzle that has become that of a day, which is returned. */
async function showPuzzle(): Promise<{ day: number; gameId: string }> {
  await consentOfBoth()
  const gameId = await playBlunder()
  await look()
  const day = dayToChoose(server.time.nowMs())
  await chooseNextDay(server.ctx)
  server.time.advance(DAY_MS)
  return { day, gameId }
}

const suspicionOf = `insert into suspicions (id, kind, user_id, weight, figures, raised_at, renewed_at)
  values (gen_random_uuid(), 'timing', $1, 1, '{}', now(), now())`

describe('the consent of a player [STUDY-79]', () => {
  it('is off at first, can be given and withdrawn, twice too', async () => {
    const carla = await signUp(server)
    const read = async () => (await carla.call<PuzzleConsent>('GET', '/puzzle-consent')).body
    const change = async (isGiven: boolean) =>
      (await carla.call<PuzzleConsent>('PUT', '/puzzle-consent', { body: { isGiven } })).body
    expect(await read()).toEqual({ isGiven: false })
    for (const isGiven of [true, true, false, false]) {
      expect(await change(isGiven)).toEqual({ isGiven })
      expect(await read()).toEqual({ isGiven })
    }
  })

  it('is needed from both players of a game [STUDY-80]', async () => {
    const gameId = await playBlunder()
    await consent(ana)
    expect(await look()).toBe(false)
    await consent(bia)
    server.time.advance(DAY_MS)
    expect(await look()).toBe(true)
    expect(await listStock()).toMatchObject([{ game_id: gameId }])
  })

  it('is in the file of one’s data, and ends with the account, with the puzzles [STUDY-79]', async () => {
    const carla = await signUp(server)
    await Promise.all([consent(carla), consent(bia)])
    const gameId = await playBlunder({ white: carla })
    await look()
    const { id } = carla.user
    const body = { password: carla.password }
    const file = await carla.call<Record<string, unknown>>('POST', `/users/${id}/export`, { body })
    expect(file.body.puzzleConsent).toMatchObject({ givenAt: expect.any(String) })
    expect(file.body.puzzles).toMatchObject([{ gameId, ply: 7, isPuzzle: true, day: null }])
    expect((await carla.call('DELETE', `/users/${id}`, { body })).status).toBe(204)
    expect(await run('select from puzzle_consents where user_id = $1', [id])).toEqual([])
    expect(await listStock()).toEqual([])
  })
})

describe('a puzzle made of a game [STUDY-81]', () => {
  it('is the server’s own work, whatever the device sent', async () => {
    const [white, black] = await Promise.all([signUp(server), signUp(server)])
    await Promise.all([consent(white), consent(black)])
    const id = await playBlunder({ white, black })
    await run('delete from training_exercises')
    const madeUp = { accepted: [{ uci: 'd2d3', chances: 99 }], line: ['d2d3'], themes: ['promotion'] }
    await white.call('POST', '/training', { body: sentExercise(id, madeUp) })
    await look()
    const [{ exercise }] = (await listStock()) as [{ exercise: object }]
    expect(exercise).toMatchObject({
      id: `${id}.7`,
      source: 'online',
      accepted: [{ uci: 'h5f7', chances: 100 }],
      line: ['h5f7'],
      themes: ['mate1'],
    })
  })

  const lies: Readonly<Record<string, Parameters<typeof sentExercise>[1]>> = {
    'whose position never arose': {
      fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 5',
    },
    'whose move was not played': { played: 'd2d3', refutation: ['d2d3', 'f6h5'] },
  }
  it.each(Object.entries(lies))('is none %s, and is not looked at again', async (_, madeUp) => {
    await consentOfBoth()
    await playBlunder({ madeUp })
    expect(await look()).toBe(true)
    expect(await listStock()).toEqual([])
    server.time.advance(2 * DAY_MS)
    expect(await look()).toBe(false)
  })

  const suspicion = `insert into suspicions (id, kind, user_id, weight, figures, raised_at, renewed_at)
    select gen_random_uuid(), 'engine', white_id, 1, '{}', now(), now() from games where id = $1`
  const unfit: Readonly<Record<string, { terms?: () => Terms; change?: string }>> = {
    'without a rating': { change: 'update games set rated = false where id = $1' },
    'for a stake': { change: 'update games set wager_cents = 200 where id = $1' },
    'of Chess960': { change: `update games set variant = 'chess960', start_fen = 'x' where id = $1` },
    'that ended within a day': { terms: () => ({ endedAtMs: server.time.nowMs() - DAY_MS + 60_000 }) },
    'that the server ended': { terms: () => ({ reason: 'server', winner: null }) },
    'of a suspected player': { change: suspicion },
    'of a frozen player': {
      change: `with act as (
        insert into operator_acts (id, verb, who, why, given, begun_at) values (gen_random_uuid(), 'freeze', 'op', 'x', '{}', now()) returning id
      ) insert into frozen_accounts select g.black_id, act.id, now() from games g, act where g.id = $1`,
    },
    'of a reported player': {
      change: `insert into reports (game_id, reporter_id, kind, reported_id, reported_at)
        select id, black_id, 'fair_play', white_id, now() from games where id = $1`,
    },
  }
  it.each(Object.entries(unfit))('is none of a game %s', async (_, { terms, change }) => {
    const [white, black] = await Promise.all([signUp(server), signUp(server)])
    await Promise.all([consent(white), consent(black)])
    const gameId = await playBlunder({ white, black, ...terms?.() })
    if (change !== undefined) await run(change, [gameId])
    expect(await look()).toBe(false)
  })

  it('is none without a clear answer', async () => {
    await consentOfBoth()
    await playBlunder()
    expect(await look(async () => null)).toBe(true)
    expect(await listStock()).toEqual([])
  })

  it('comes from one look of one server, even if that look ends the server [STUDY-82]', async () => {
    await consentOfBoth()
    const gameId = await playBlunder()
    await expect(look(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    const looks: string[] = []
    const note: Confirmer['confirm'] = async (claim) => {
      looks.push(claim.gameId)
      return confirm(claim)
    }
    server.time.advance(DAY_MS)
    expect(await look(note)).toBe(false)
    await run('delete from puzzles where game_id = $1', [gameId])
    server.time.advance(2 * DAY_MS)
    await Promise.all([look(note), look(note), look(note)])
    expect(looks).toEqual([gameId])
    expect(await listStock()).toHaveLength(1)
  })

  it('is looked at later when the server stops meanwhile', async () => {
    await consentOfBoth()
    await playBlunder()
    expect(await look(async () => undefined)).toBe(true)
    expect(await look()).toBe(true)
    expect(await listStock()).toHaveLength(1)
  })

  it('is confirmed on a thread of its own, which ends with the server', async () => {
    let isStopping = false
    const confirmer = openConfirmer({
      isStopping: () => isStopping,
      checkNodes: [10_000, 20_000],
      priority: 0,
    })
    const { exercises } = sentExercise('game-1')
    const { fen = '', played = '' } = exercises[0]?.exercise ?? {}
    const claim = {
      gameId: 'game-1',
      ply: 7,
      fen,
      played,
      ucis: ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'g1f3'],
    }
    expect(await confirmer.confirm(claim)).toMatchObject({ line: ['h5f7'] })
    await confirmer.close()
    const endless = openConfirmer({ isStopping: () => isStopping, checkNodes: [2 ** 31 - 1], priority: 0 })
    const long = endless.confirm({
      ...claim,
      ply: 1,
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      played: 'e2e4',
    })
    isStopping = true
    expect(await long).toBeUndefined()
  })
})

describe('the stock of puzzles [STUDY-82]', () => {
  it('has at most five of a player, and one of a game', async () => {
    await consentOfBoth()
    for (let game = 0; game < 6; game++) await playBlunder()
    let looks = 0
    while (await look()) looks++
    expect(looks).toBe(5)
    expect(await listStock()).toHaveLength(5)
  })

  it('takes no more than there are days to fill', async () => {
    await consentOfBoth()
    const gameId = await playBlunder()
    await run(
      `with games as (
         insert into games (id, white_id, black_id, time_control_s, fen, white_ms, black_ms, turn_started_at, beacon_key,
           white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at)
         select 'cheio' || md5(random()::text) || n, white_id, black_id, 60, '', 0, 0, now(), '', 0, 0, false, false, now()
         from games, generate_series(1, $2::int) n where id = $1 returning id, white_id, black_id
       ) insert into puzzles select id, 1, white_id, black_id, now(), '{}' from games`,
      [gameId, STOCK_MAX - 1],
    )
    // Both were looked at as members of a full pair: others play now.
    const [white, black] = await Promise.all([signUp(server), signUp(server)])
    await Promise.all([consent(white), consent(black)])
    for (let game = 0; game < 2; game++) await playBlunder({ white, black })
    expect(await look()).toBe(true)
    expect(await listStock()).toHaveLength(STOCK_MAX)
    expect(await look()).toBe(false)
  })
})

describe('a puzzle that an operator withdraws [STUDY-88]', () => {
  it('gives its day the historic one at once, and is not made again', async () => {
    const { day, gameId } = await showPuzzle()
    expect((await readDays(day))[0]?.puzzle).not.toBeNull()
    expect(await withdrawPuzzle(server.ctx, { gameId })).toBe('published')
    expect((await readDays(day))[0]).toEqual({ day, puzzle: null })
    expect(await withdrawPuzzle(server.ctx, { gameId })).toBe('withdrawn')
    // The game has another mistake.
    await run(
      `insert into training_exercises (user_id, id, game_id, source, played_at, exercise, seq)
       select user_id, 'other', game_id, source, played_at, jsonb_set(exercise, '{ply}', '9'), seq + 1000
       from training_exercises`,
    )
    server.time.advance(2 * DAY_MS)
    expect(await look()).toBe(false)
    await chooseNextDay(server.ctx)
    expect(await run('select from puzzle_days')).toEqual([])
  })

  it('leaves a day that is still to be settled to another puzzle', async () => {
    await consentOfBoth()
    const gameIds = [await playBlunder(), await playBlunder()]
    while (await look());
    await chooseNextDay(server.ctx)
    const [chosen] = await run('select day, game_id from puzzle_days')
    expect(await withdrawPuzzle(server.ctx, { gameId: chosen.game_id })).toBe('published')
    await chooseNextDay(server.ctx)
    const other = gameIds.find((gameId) => gameId !== chosen.game_id)
    expect(await run('select day, game_id from puzzle_days')).toEqual([{ day: chosen.day, game_id: other }])
  })

  it('takes no room among those that wait, and is not chosen', async () => {
    await consentOfBoth()
    for (let game = 0; game < 6; game++) await playBlunder()
    while (await look());
    const [{ game_id: gameId }] = (await listStock()) as [{ game_id: string }]
    expect(await withdrawPuzzle(server.ctx, { gameId })).toBe('waiting')
    server.time.advance(DAY_MS)
    expect(await look()).toBe(true)
    expect(await listStock()).toHaveLength(6)
  })

  it('says when no puzzle comes from the game', async () => {
    expect(await withdrawPuzzle(server.ctx, { gameId: await playBlunder() })).toBeNull()
    expect(await withdrawPuzzle(server.ctx, { gameId: 'nothing1' })).toBeNull()
  })
})

describe('the puzzle of a day [STUDY-83]', () => {
  it('is one, however many servers choose at the same time', async () => {
    const other = await openTestServer({ connectionString: server.connectionString, time: server.time })
    try {
      await consentOfBoth()
      for (let game = 0; game < 3; game++) await playBlunder()
      while (await look());
      const servers = [server, other, server, other, server, other]
      await Promise.all(servers.map(({ ctx }) => chooseNextDay(ctx)))
      const day = dayToChoose(server.time.nowMs())
      expect(await run('select day from puzzle_days')).toEqual([{ day }])
      await Promise.all(servers.map(({ ctx }) => chooseNextDay(ctx)))
      expect(await run('select day from puzzle_days')).toHaveLength(1)
      server.time.advance(DAY_MS)
      await Promise.all(servers.map(({ ctx }) => chooseNextDay(ctx)))
      const days = await run('select distinct day, game_id from puzzle_days order by day')
      expect(days.map((row) => row.day)).toEqual([day, day + 1])
    } finally {
      await other.stop()
    }
  })

  it('names the players and the game, and is told only once it is settled [STUDY-84]', async () => {
    await consentOfBoth()
    const gameId = await playBlunder()
    await look()
    const day = dayToChoose(server.time.nowMs())
    await chooseNextDay(server.ctx)
    expect(await readDays(day)).toEqual([])
    server.time.advance(DAY_MS)
    const [today] = await readDays(day)
    expect(today).toMatchObject({
      day,
      puzzle: {
        exercise: { id: `${gameId}.7`, line: ['h5f7'] },
        game: { gameId, white: ana.user.name, black: bia.user.name, timeControl: 180, increment: 0 },
      },
    })
    expect((await readDays(day - 1)).map(({ puzzle }) => puzzle === null)).toEqual([true, false])
    server.time.advance(30 * DAY_MS)
    expect((await readDays(day))[0]).toEqual(today)
  })

  it('is the historic one when no puzzle was found in time', async () => {
    const day = lastSettledDay(server.time.nowMs())
    await consentOfBoth()
    await playBlunder()
    await look()
    await chooseNextDay(server.ctx)
    expect(await readDays(day)).toEqual([{ day, puzzle: null }])
  })

  it('is the historic one at once when a player withdraws, and nothing of theirs is left [STUDY-80]', async () => {
    const { day } = await showPuzzle()
    await playBlunder()
    expect((await readDays(day))[0]?.puzzle).not.toBeNull()
    await consent(bia, false)
    expect((await readDays(day))[0]).toEqual({ day, puzzle: null })
    expect(await run('select from puzzles')).toEqual([])
    expect(await run('select from puzzle_days')).toEqual([])
    server.time.advance(2 * DAY_MS)
    expect(await look()).toBe(false)
  })

  it('is none of a game whose player withdraws while the engine looks [STUDY-80]', async () => {
    await consentOfBoth()
    await playBlunder()
    await look(async (claim) => {
      await consent(bia, false)
      return confirm(claim)
    })
    expect(await run('select from puzzles')).toEqual([])
  })

  it('is none of players who have become suspected since', async () => {
    const [white, black] = await Promise.all([signUp(server), signUp(server)])
    await Promise.all([consent(white), consent(black)])
    await playBlunder({ white, black })
    await look()
    await run(suspicionOf, [white.user.id])
    await chooseNextDay(server.ctx)
    expect(await run('select from puzzle_days')).toEqual([])
  })
})

/** The database of a server that dies before its nth statement. */
function dyingAt(statement: number): TestServer['ctx']['db'] {
  let count = 0
  return server.ctx.db.withPlugin({
    transformQuery({ node }) {
      count += 1
      if (count === statement) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

it('loses or doubles no day, whichever statement a server dies before [STUDY-82] [STUDY-83]', async () => {
  let deaths = 0
  for (let isDead = true; isDead; ) {
    await run('delete from puzzles')
    await run('delete from puzzle_consents')
    await run('delete from training_exercises')
    await consentOfBoth()
    await playBlunder()
    await look()
    const gameId = await playBlunder()
    const { time } = server.ctx
    const db = dyingAt(deaths + 1)
    const looks: string[] = []
    const note: Confirmer['confirm'] = async (claim) => {
      looks.push(claim.gameId)
      return confirm(claim)
    }
    const work = async () => {
      await chooseNextDay({ db, time })
      await lookForPuzzle({ db, time, confirm: note })
    }
    isDead = await work().then(
      () => false,
      () => true,
    )
    if (isDead) deaths += 1
    const day = dayToChoose(time.nowMs())
    await chooseNextDay(server.ctx)
    expect(await run('select from puzzle_days where day = $1', [day])).toHaveLength(1)
    server.time.advance(2 * DAY_MS)
    while (await look(note));
    // A look that the death cut off is not begun again.
    expect(looks.filter((one) => one === gameId).length).toBeLessThanOrEqual(1)
    const [found] = await run('select exercise is not null as found from puzzles where game_id = $1', [
      gameId,
    ])
    expect(found).toBeDefined()
  }
  expect(deaths).toBeGreaterThan(8)
})

it('is looked for and chosen by a sweep [STUDY-82]', async () => {
  await server.sweep('puzzles')
  expect(await run('select from puzzle_days')).toEqual([])
})
