import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { CLEAN, makeTestAnalyst, SUSPECT } from '../../../test/judgeKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { readWallet } from '../../money/ledger/index.ts'

const analyst = makeTestAnalyst()
let server: TestServer & { connectionString: string }
let fairPlay: Awaited<ReturnType<typeof joinDesk>>['browser']
/** A session lasts as long as a test that doesn't move the clock. */
async function signIn(): Promise<void> {
  fairPlay = (await joinDesk(server, 'fair_play')).browser
}

beforeAll(async () => {
  const env = { DESK: 'on', PAYOUT_HOLD_H: '24', SESSION_ACCESS_S: '10000000' }
  server = await openScratchServer({ env, fairPlay: analyst })
  await signIn()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

type Player = { id: string; name: string | null }
type Suspicion = { id: string; kind: string; player: Player; weight: number; waitingCents: number }
type Page<Row> = { rows: Row[]; next: string | null }

/** Reads a call of the desk as the operator of fair play. */
async function read<Answer>(path: string, browser = fairPlay): Promise<Answer> {
  const answer = await browser.call('GET', `/desk/api${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body as Answer
}

async function run(verb: string, given: Record<string, string>, browser = fairPlay) {
  return (await browser.call('POST', `/desk/api/acts/${verb}`, act(given))).body
}

async function insertSuspicion({
  userId,
  kind = 'engine',
  weight = 5,
  figures = {},
}: {
  userId: string
  kind?: string
  weight?: number
  figures?: object
}): Promise<string> {
  const id = randomUUID()
  server.time.advance(1000)
  await server.ctx.pool.query(
    `insert into suspicions (id, kind, user_id, weight, priority, figures, raised_at, renewed_at)
     values ($1, $2, $3, $4, $4, $5, $6, $6)`,
    [id, kind, userId, weight, JSON.stringify(figures), new Date(server.time.nowMs())],
  )
  return id
}

const OPENING = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O a6 7. Bb3 Ba7 8. h3 O-O 9. Re1 h6'

/** A game for stakes that White wins. */
async function playForStakes(stakeReais = 10): Promise<TestGame> {
  const game = await openTestGame(server, { stake: reais(stakeReais) })
  await playOut(game, '1. e4 e5')
  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
  return game
}

/** Every page of a list, by three calls at most. */
async function readAll<Row>(path: string): Promise<Row[]> {
  const first = await read<Page<Row>>(path)
  if (first.next === null) return first.rows
  const second = await read<Page<Row>>(`${path}&cursor=${first.next}`)
  return [...first.rows, ...second.rows]
}

describe('the queue of suspicions', () => {
  it('lists the strongest or the oldest first, by kind, page by page without gaps [DESK-40]', async () => {
    const { user } = await signUp(server)
    const raised: { id: string; weight: number }[] = []
    for (let index = 0; index < 53; index++) {
      const userId = await insertUser()
      const weight = 4 + (index % 7) / 10
      raised.push({ id: await insertSuspicion({ userId, kind: 'timing', weight }), weight })
    }
    const oldest = await readAll<Suspicion>('/fair-play/suspicions?kind=timing&order=oldest')
    expect(oldest.map(({ id }) => id)).toEqual(raised.map(({ id }) => id))
    const strongest = await readAll<Suspicion>('/fair-play/suspicions?kind=timing&status=open')
    expect(new Set(strongest.map(({ id }) => id)).size).toBe(53)
    const weights = strongest.map(({ weight }) => weight)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    const other = await insertSuspicion({ userId: user.id, kind: 'engine', weight: 9 })
    const [first] = (await read<Page<Suspicion>>('/fair-play/suspicions')).rows
    expect(first?.id).toBe(other)
    expect((await run('close-suspicion', { suspicion: other, verdict: 'clean' })).ok).toBe(true)
    const judged = await read<Page<Suspicion>>('/fair-play/suspicions?status=judged')
    expect(judged.rows[0]).toMatchObject({ id: other, verdict: 'clean' })
    const again = await run('close-suspicion', { suspicion: other, verdict: 'guilty' })
    expect(again).toMatchObject({ ok: false, code: 'SUSPICION_NOT_OPEN' })
  })

  it('refuses an unknown filter, a foreign cursor and an id that is none [DESK-40]', async () => {
    for (const path of [
      'suspicions?kind=magic',
      'suspicions?cursor=x',
      'suspicions/nothing',
      'reports?status=x',
    ])
      expect(await fairPlay.call('GET', `/desk/api/fair-play/${path}`)).toMatchObject({ status: 400 })
    const nobody = await fairPlay.call('GET', `/desk/api/fair-play/suspicions/${randomUUID()}`)
    expect(nobody).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

/** The id of a user that no test signs in. */
async function insertUser(): Promise<string> {
  const { rows } = await server.ctx.pool.query(
    `insert into users (email, name, password_hash) values (gen_random_uuid() || '@lance.test', 'Rui', 'none') returning id`,
  )
  return rows[0].id
}

describe('a suspicion', () => {
  it('leads from the queue to the games, the verdict and the released payout [DESK-41] [DESK-44]', async () => {
    const { gameId, white, black } = await playForStakes()
    const id = await insertSuspicion({ userId: white.userId, figures: { z: 5.1, gameIds: [gameId] } })
    expect(await run('hold-account-payouts', { account: white.userId })).toMatchObject({ ok: true })
    type Shown = {
      suspicion: Suspicion
      isAccountHeld: boolean
      games: { id: string; win: { state: string } }[]
      payouts: { gameId: string; amountCents: number; inReview: boolean }[]
      verdictAct: object | null
    }
    const shown = await read<Shown>(`/fair-play/suspicions/${id}`)
    expect(shown).toMatchObject({
      suspicion: { id, player: { id: white.userId }, waitingCents: 1600 },
      figures: { z: 5.1 },
      isAccountHeld: true,
      games: [{ id: gameId, black: { id: black.userId }, stakeCents: 1000, win: { state: 'held' } }],
      payouts: [{ gameId, amountCents: 1600, inReview: true, isHeldAlone: false }],
      verdictAct: null,
    })
    const { rows: holds } = await read<Page<object>>('/fair-play/holds')
    expect(holds).toContainEqual(
      expect.objectContaining({ accountId: white.userId, suspicionId: id, waitingCents: 1600, payouts: 1 }),
    )
    expect(await run('close-suspicion', { suspicion: id, verdict: 'clean' })).toMatchObject({ ok: true })
    expect(await run('release-account-payouts', { account: white.userId })).toMatchObject({ ok: true })
    const nothing = await run('release-account-payouts', { account: black.userId })
    expect(nothing).toMatchObject({ ok: false, code: 'PAYOUT_NOT_HELD' })
    server.time.advance(25 * 3_600_000)
    await server.sweep('held payouts')
    await signIn()
    expect(await readWallet(server.ctx.db, white.userId)).toBe(1600n)
    const judged = await read<Shown>(`/fair-play/suspicions/${id}`)
    expect(judged).toMatchObject({ isAccountHeld: false, payouts: [], verdictAct: { why: 'ticket 12' } })
  })

  it('shows a pair with the games between the two [DESK-41]', async () => {
    const { gameId, white, black } = await playForStakes()
    const id = await insertSuspicion({ userId: white.userId, kind: 'dumping' })
    await server.ctx.pool.query('update suspicions set other_id = $2 where id = $1', [id, black.userId])
    const shown = await read<object>(`/fair-play/suspicions/${id}`)
    expect(shown).toMatchObject({ suspicion: { other: { id: black.userId } }, games: [{ id: gameId }] })
  })
})

describe('a game at the desk', () => {
  it('shows moves, times and what the page told, and the engine’s moves once it was asked [DESK-42]', async () => {
    const game = await openTestGame(server)
    await playOut(game, OPENING, { beforeMove: (ply) => server.time.advance(ply * 100) })
    const signs = { input: 'drag', awayMs: 4000, backMs: 1500 }
    const data = { from: 'b1', to: 'd2', ply: 19, moveId: randomUUID(), signs }
    const path = `/fair-play/games/${game.gameId}`
    const early = await fairPlay.call('POST', `/desk/api${path}/look`)
    expect(early).toMatchObject({ status: 404 })
    game.white.send({ type: 'move', data })
    await game.white.next('move')
    game.black.send({ type: 'resign' })
    await game.white.next('game_end')
    type Shown = {
      moves: { uci: string; thinkMs: number; signs: object | null }[]
      evidence: object[] | null
    }
    const shown = await read<Shown>(path)
    expect(shown.evidence).toBeNull()
    expect(shown.moves).toHaveLength(19)
    expect(shown.moves[9]).toMatchObject({ uci: 'd7d6', thinkMs: 1000, signs: null })
    expect(shown.moves[18]).toMatchObject({ uci: 'b1d2', signs })
    const looked = await fairPlay.call('POST', `/desk/api${path}/look`)
    const { evidence } = looked.body as { evidence: { ply: number; best: string; lost: number }[] }
    expect(evidence.length).toBeGreaterThan(0)
    for (const { best } of evidence) expect(best).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    expect((await read<Shown>(path)).evidence).toEqual(evidence)
    const again = await fairPlay.call('POST', `/desk/api${path}/look`)
    expect(again.body).toEqual(looked.body)
  })
})

type Judged = { id: string; state: string; gameId: string; amountCents: number; suspicionId: string | null }
type Judgements = Page<Judged> & { counts: { waiting: number; held: number; oldestAt: string | null } }

describe('the payouts that are judged', () => {
  const list = (view: string) => read<Judgements>(`/fair-play/judgements?view=${view}`)

  it('are listed from their wait to their release, beside the suspicion and the player’s payouts [FAIR-12]', async () => {
    const { gameId, white } = await playForStakes(20)
    const askedAt = new Date(server.time.nowMs()).toISOString()
    const waiting = await list('waiting')
    expect(waiting).toMatchObject({
      rows: [
        { gameId, state: 'waiting', amountCents: 3200, player: { id: white.userId }, askedAt, endedAt: null },
      ],
      counts: { waiting: 1, oldestAt: askedAt },
    })
    analyst.falseAlarmRate = SUSPECT
    await server.sweep('payout judgements')
    const held = await list('held')
    expect(held).toMatchObject({
      rows: [{ gameId, state: 'held', falseAlarmRate: SUSPECT, tries: 1, suspicionId: expect.any(String) }],
      counts: { waiting: 0, held: 1, oldestAt: null },
    })
    type Shown = { suspicion: object; payouts: object[]; figures: { looks: object[] } }
    const shown = await read<Shown>(`/fair-play/suspicions/${held.rows[0]?.suspicionId}`)
    expect(shown).toMatchObject({
      suspicion: { kind: 'engine', falseAlarmRate: SUSPECT, stakeCents: 2000, waitingCents: 3200 },
      payouts: [{ gameId, inReview: true, isHeldAlone: true, judgement: { state: 'held' } }],
      figures: { looks: [{ look: 1 }, { look: 2 }] },
    })
    expect(await run('release-account-payouts', { account: white.userId })).toMatchObject({ ok: true })
    await server.sweep('held payouts')
    expect(await readWallet(server.ctx.db, white.userId)).toBe(3200n)
    expect((await list('settled')).rows[0]).toMatchObject({ gameId, state: 'released' })
    analyst.falseAlarmRate = CLEAN
    server.time.advance(1000)
    const clean = await playForStakes(20)
    await server.sweep('payout judgements')
    expect((await list('settled')).rows.map(({ state }) => state)).toEqual(['clean', 'released'])
    expect(await readWallet(server.ctx.db, clean.white.userId)).toBe(3200n)
  })

  it('refuses a view and a cursor that there are not [FAIR-12]', async () => {
    for (const query of ['view=x', 'cursor=x'])
      expect(await fairPlay.call('GET', `/desk/api/fair-play/judgements?${query}`)).toMatchObject({
        status: 400,
      })
  })
})

type Report = { gameId: string; kind: string; reporter: Player; outcome: string | null; messages: number }

describe('reports', () => {
  async function insultAndReport() {
    const game = await openTestGame(server)
    for (const message of ['<b>oi</b>', 'perde logo'])
      game.black.send({ type: 'chat', data: { message, messageId: randomUUID() } })
    await game.white.next('chat')
    await game.white.next('chat')
    const report = (kind: string) =>
      game.white.client.call('POST', '/reports', { body: { gameId: game.gameId, kind } })
    expect((await report('chat')).status).toBe(201)
    expect((await report('fair_play')).status).toBe(201)
    return game
  }

  it('are listed for support too, with the chat around them as it was written [DESK-43]', async () => {
    const { browser: support } = await joinDesk(server, 'support')
    const { gameId, white, black } = await insultAndReport()
    const { rows } = await read<Page<Report>>('/fair-play/reports?kind=chat', support)
    expect(rows.find((row) => row.gameId === gameId)).toMatchObject({
      reporter: { id: white.userId },
      reported: { id: black.userId },
      messages: 2,
      outcome: null,
    })
    const { chat } = await read<{ chat: object[] }>(`/fair-play/games/${gameId}`, support)
    expect(chat).toMatchObject([
      { number: 1, senderId: black.userId, message: '<b>oi</b>' },
      { number: 2, message: 'perde logo' },
    ])
  })

  it('are resolved, and a dismissed one no longer counts against the player [DESK-43]', async () => {
    const { gameId, white, black } = await insultAndReport()
    const given = { game: gameId, reporter: white.userId, kind: 'chat', outcome: 'dismissed' }
    expect(await run('resolve-report', given)).toMatchObject({ ok: true, changed: { user: black.userId } })
    const unknown = await run('resolve-report', { ...given, reporter: black.userId })
    expect(unknown).toMatchObject({ ok: false, code: 'REPORT_UNKNOWN' })
    const resolved = await read<Page<Report>>('/fair-play/reports?status=resolved')
    expect(resolved.rows[0]).toMatchObject({ gameId, kind: 'chat', outcome: 'dismissed', why: 'ticket 12' })
    const { rows } = await server.ctx.pool.query('select id from suspicions where user_id = $1', [
      black.userId,
    ])
    server.time.advance(1000)
    await white.client.call('POST', '/reports', { body: { gameId, kind: 'fair_play' } })
    const shown = await read<object>(`/fair-play/suspicions/${rows[0].id}`)
    expect(shown).toMatchObject({ figures: { byKind: { fair_play: 1 } } })
    const verdict = { suspicion: rows[0].id, verdict: 'guilty' }
    expect(await run('close-suspicion', verdict)).toMatchObject({ changed: { reports: 1 } })
    const after = await read<{ reports: Report[] }>(`/fair-play/suspicions/${rows[0].id}`)
    const outcomes = after.reports.map(({ kind, outcome }) => `${kind} ${outcome}`)
    expect(outcomes.sort()).toEqual(['chat dismissed', 'fair_play upheld'])
  })
})

describe('the calls of fair play', () => {
  it('are for their roles alone, and each reading of them is in the log [DESK-48]', async () => {
    const game = await openTestGame(server)
    const id = await insertSuspicion({ userId: game.white.userId })
    const allowed = {
      '/fair-play/suspicions': ['fair_play'],
      [`/fair-play/suspicions/${id}`]: ['fair_play'],
      [`/fair-play/games/${game.gameId}`]: ['fair_play', 'support'],
      '/fair-play/reports': ['fair_play', 'support'],
      '/fair-play/holds': ['finance', 'fair_play'],
      '/fair-play/judgements': ['finance', 'fair_play'],
    }
    for (const role of ['finance', 'fair_play', 'support', 'store']) {
      const { browser } = await joinDesk(server, role)
      for (const [path, roles] of Object.entries(allowed)) {
        const { status } = await browser.call('GET', `/desk/api${path}`)
        expect([role, path, status]).toEqual([role, path, roles.includes(role) ? 200 : 403])
      }
    }
    const { rows } = await server.ctx.pool.query(
      `select distinct verb from operator_acts where verb like 'see-%' order by verb`,
    )
    expect(rows.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining([
        'see-game',
        'see-held-payouts',
        'see-judgements',
        'see-reports',
        'see-suspicion',
        'see-suspicions',
      ]),
    )
  })
})
