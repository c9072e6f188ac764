import { randomUUID } from 'node:crypto'
import type {
  DeskStatementItem,
  ListedPerson,
  Person,
  PersonAccess,
  PersonAct,
  PersonGame,
  PersonReport,
} from '@lance/contract/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { fund, reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp, signUpMember, testClient } from '../../../test/testServer.ts'
import { makeCpf, savePixKey } from '../../../test/withdrawalKit.ts'
import { sealTables } from '../../kernel/sealing/sealedTable.ts'
import { sealedTables } from '../../money/withdrawals/index.ts'

type Operator = Awaited<ReturnType<typeof joinDesk>>
let server: Awaited<ReturnType<typeof openScratchServer>>
const at: Record<string, Operator> = {}
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
  for (const role of ['owner', 'finance', 'fair_play', 'support', 'store'])
    at[role] = await joinDesk(server, role)
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const browserOf = (role: string) => {
  const operator = at[role]
  if (!operator) throw new Error(`no operator has joined as ${role}`)
  return operator.browser
}
async function get<Body>(path: string, role = 'support'): Promise<Body> {
  const { status, body, text } = await browserOf(role).call('GET', `/desk/api/people${path}`)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body as Body
}
type Page<Row> = { rows: Row[]; next: string | null }
const list = (query: Record<string, string> = {}, role = 'support') =>
  get<Page<ListedPerson>>(`?${new URLSearchParams(query)}`, role)
const idsFor = async (query: Record<string, string>, role = 'support') =>
  (await list(query, role)).rows.map(({ id }) => id)
const run = async (verb: string, given: Record<string, string>, role = 'support', actId = randomUUID()) =>
  (await browserOf(role).call('POST', `/desk/api/acts/${verb}`, act(given, actId))).body

const rename = (person: Awaited<ReturnType<typeof signUp>>, name: string) =>
  server.ctx.pool.query('update users set name = $2 where id = $1', [person.user.id, name])

async function signUpNamed(name: string) {
  server.time.advance(1000)
  const person = await signUp(server)
  await rename(person, name)
  return person
}

describe('the search of people', () => {
  it('finds them by parts of a name without its accents, by address and by id [DESK-30]', async () => {
    const { user, email } = await signUpNamed('Júlia Ção-Conceição')
    for (const text of ['julia', 'JÚLIA conc', 'ceic', 'ju', email, email.slice(2, -3), user.id])
      expect([text, await idsFor({ text })]).toEqual([text, [user.id]])
    for (const text of ['ulia xyz', 'ul', '%%%', randomUUID()])
      expect([text, await idsFor({ text })]).toEqual([text, []])
  })

  it('lists the newest first for a search of one letter, page by page [DESK-30]', async () => {
    server.time.advance(1000)
    const ids: string[] = []
    for (let n = 0; n < 53; n += 1) {
      const { rows } = await server.ctx.pool.query(
        `insert into users (email, name, password_hash, created_at)
         values ($1, $2, '-', $3) returning id`,
        [`page${n}@lance.test`, `Fulana ${n}`, new Date(server.time.nowMs() + n)],
      )
      ids.unshift(rows[0].id)
    }
    const first = await list({ text: 'f' })
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, 50))
    const second = await list({ cursor: first.next ?? '' })
    expect(second.rows.map(({ id }) => id).slice(0, 3)).toEqual(ids.slice(50))
    const found = await list({ text: 'fulana' })
    const more = await list({ text: 'fulana', cursor: found.next ?? '' })
    expect([...found.rows, ...more.rows].map(({ id }) => id)).toEqual(ids)
    expect(more.next).toBeNull()
  })

  it('finds a CPF by its blind index, for finance alone [DESK-31]', async () => {
    const person = await signUp(server)
    const cpf = await savePixKey(server, person)
    const { db, sealer } = server.ctx
    await sealTables(db, sealedTables, { sealer, due: 'unsealed' })
    const written = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    for (const role of ['finance', 'owner'])
      for (const text of [cpf, written]) expect(await idsFor({ text }, role)).toEqual([person.user.id])
    expect(await idsFor({ text: makeCpf() }, 'finance')).toEqual([])
    for (const role of ['support', 'fair_play']) expect(await idsFor({ text: cpf }, role)).toEqual([])
    const { rows } = await server.ctx.pool.query(`select given from operator_acts where verb = 'see-people'`)
    expect(new Set(rows.map(({ given }) => JSON.stringify(given)))).toEqual(new Set(['{}']))
  })

  it('finds nothing of a closed account but its row [DESK-30]', async () => {
    const person = await signUpNamed('Fechada da Silva')
    await person.call('DELETE', `/users/${person.user.id}`, { body: { password: person.password } })
    expect(await idsFor({ text: 'fechada' })).toEqual([])
    expect(await idsFor({ text: person.email })).toEqual([])
    expect((await list({ text: person.user.id })).rows).toMatchObject([{ name: null, email: null }])
  })
})

describe('the filters of people', () => {
  it('show the open, frozen, closed and premium, with or without a search [DESK-30]', async () => {
    const people = {
      open: await signUpNamed('Filtro Aberto'),
      frozen: await signUpNamed('Filtro Congelado'),
      closed: await signUpNamed('Filtro Fechado'),
      premium: await signUpMember(server),
    }
    await rename(people.premium, 'Filtro Premium')
    await run('freeze-account', { account: people.frozen.user.id })
    await run('close-account', { account: people.closed.user.id })
    const ids = Object.fromEntries(Object.entries(people).map(([key, { user }]) => [key, user.id]))
    expect(await idsFor({ text: 'filtro', status: 'open' })).toEqual([ids.premium, ids.open])
    expect(await idsFor({ text: 'filtro', status: 'frozen' })).toEqual([ids.frozen])
    expect(await idsFor({ text: 'filtro', status: 'premium' })).toEqual([ids.premium])
    expect(await idsFor({ text: 'outra', status: 'frozen' })).toEqual([])
    const all = async (status: string) => new Set(await idsFor({ status }))
    expect((await all('closed')).has(ids.closed ?? '')).toBe(true)
    expect([...(await all('frozen'))]).toEqual([ids.frozen])
    const rows = (await list({ text: 'filtro' })).rows
    expect(rows.find(({ id }) => id === ids.frozen)).toMatchObject({ isFrozen: true, isPremium: false })
  })

  it('show holds and suspicions to those who may know of them alone [DESK-32]', async () => {
    const [held, suspected] = [await signUpNamed('Retida'), await signUpNamed('Suspeita')]
    await run('hold-account-payouts', { account: held.user.id }, 'finance')
    await server.ctx.pool.query(
      `insert into suspicions (id, kind, user_id, weight, figures, raised_at, renewed_at)
       values ($1, 'dumping', $2, 1, '{}', now(), now())`,
      [randomUUID(), suspected.user.id],
    )
    for (const role of ['finance', 'fair_play']) {
      expect(await idsFor({ status: 'holds' }, role)).toEqual([held.user.id])
      expect((await list({ status: 'suspicions' }, role)).rows).toMatchObject([
        { id: suspected.user.id, suspicions: 1, hasHolds: false },
      ])
    }
    for (const status of ['holds', 'suspicions'])
      expect((await browserOf('support').call('GET', `/desk/api/people?status=${status}`)).status).toBe(403)
    const [row] = (await list({ text: suspected.user.id })).rows
    expect(row).toMatchObject({ suspicions: null, hasHolds: null })
    const path = `/desk/api/people/${suspected.user.id}/suspicions`
    expect((await browserOf('support').call('GET', path)).status).toBe(403)
    expect((await browserOf('fair_play').call('GET', path)).body).toMatchObject({
      rows: [{ kind: 'dumping' }],
    })
    expect(await get<Person>(`/${held.user.id}`)).toMatchObject({ held: null })
    expect(await get<Person>(`/${held.user.id}`, 'fair_play')).toMatchObject({ held: { why: 'ticket 12' } })
    expect((await get<Page<PersonAct>>(`/acts?userId=${held.user.id}`)).rows).toEqual([])
  })

  it('show who joined since a day in Brazil', async () => {
    const before = await signUpNamed('Desde Ontem')
    const dayAgo = new Date(server.time.nowMs() - 86_400_000)
    await server.ctx.pool.query('update users set created_at = $2 where id = $1', [before.user.id, dayAgo])
    const after = await signUpNamed('Desde Hoje')
    const since = new Date(server.time.nowMs() - 3 * 3_600_000).toISOString().slice(0, 10)
    expect(await idsFor({ text: 'desde', since })).toEqual([after.user.id])
    expect(await idsFor({ text: 'desde' })).toEqual([after.user.id, before.user.id])
  })

  it('refuse what is none, and a cursor that is not their own', async () => {
    const changed = Buffer.from(JSON.stringify(['2026-01-01', "x' or 1=1"])).toString('base64url')
    for (const query of ['?status=lost', '?since=tomorrow', '?cursor=x', `?cursor=${changed}`])
      expect((await browserOf('support').call('GET', `/desk/api/people${query}`)).status).toBe(400)
  })
})

describe('the page of a person', () => {
  it('is recorded as a reading once, with all its parts, and kept from the store [DESK-33]', async () => {
    const { user } = await signUp(server)
    for (const part of ['', '/wallet', '/access', '/reports', '/activity']) await get(`/${user.id}${part}`)
    for (const part of ['/statement', '/games', '/acts']) await get(`${part}?userId=${user.id}`)
    const { rows } = await server.ctx.pool.query(
      `select verb, given from operator_log where step = 'done' and given->>'account' = $1`,
      [user.id],
    )
    expect(rows).toEqual([{ verb: 'see-person', given: { account: user.id } }])
    expect((await browserOf('store').call('GET', `/desk/api/people/${user.id}`)).status).toBe(403)
    expect((await browserOf('store').call('GET', '/desk/api/people')).status).toBe(403)
    for (const id of [randomUUID(), 'x'])
      expect((await browserOf('support').call('GET', `/desk/api/people/${id}`)).status).toBe(
        id === 'x' ? 400 : 404,
      )
  })

  it('shows CPF and Pix key to finance alone, and records that [DESK-31]', async () => {
    const person = await signUp(server)
    const cpf = await savePixKey(server, person)
    const path = `/desk/api/people/${person.user.id}/identity`
    expect((await browserOf('finance').call('GET', path)).body).toMatchObject({
      cpf,
      pixKind: 'cpf',
      pixKey: cpf,
    })
    for (const role of ['support', 'fair_play', 'store'])
      expect((await browserOf(role).call('GET', path)).status).toBe(403)
    for (const part of ['', '/wallet', '/access', '/activity'])
      expect(JSON.stringify(await get(`/${person.user.id}${part}`))).not.toContain(cpf)
    const { rows } = await server.ctx.pool.query(
      `select who from operator_log where verb = 'see-identity' and step = 'done'`,
    )
    expect(rows).toEqual([{ who: at.finance?.name }])
  })

  it('shows wallet, statement, games and reports [DESK-33]', async () => {
    const game = await openTestGame(server, { stake: reais(10) })
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.white.client.call('POST', '/reports', { body: { gameId: game.gameId, kind: 'fair_play' } })
    const { userId } = game.black
    const { rows: moves } = await get<Page<DeskStatementItem>>(`/statement?userId=${userId}`)
    expect(moves.map(({ group, kind, changeCents }) => [group, kind, changeCents])).toContainEqual([
      'wager',
      'stake',
      -1000,
    ])
    expect(await get(`/${userId}/wallet`)).toMatchObject({ debtCents: 0 })
    expect((await get<Page<DeskStatementItem>>(`/statement?userId=${userId}&kind=deposit`)).rows).toEqual([])
    const { rows: games } = await get<Page<PersonGame>>(`/games?userId=${userId}`)
    expect(games).toMatchObject([
      { id: game.gameId, winnerId: userId, stakeCents: 1000, hasEvidence: false, hasPuzzle: false },
    ])
    await server.ctx.pool.query(
      `insert into puzzles (game_id, ply, white_id, black_id, looked_at, exercise) values ($1, 1, $2, $3, now(), '{}')`,
      [game.gameId, game.white.userId, userId],
    )
    const listed = () => get<Page<PersonGame>>(`/games?userId=${userId}`)
    expect((await listed()).rows).toMatchObject([{ hasPuzzle: true }])
    await server.ctx.pool.query('update puzzles set withdrawn_at = now()')
    expect((await listed()).rows).toMatchObject([{ hasPuzzle: false }])
    const about = await get<{ about: PersonReport[]; by: PersonReport[] }>(`/${userId}/reports`)
    expect(about).toMatchObject({ about: [{ gameId: game.gameId }], by: [] })
    const by = await get<{ by: PersonReport[] }>(`/${game.white.userId}/reports`)
    expect(by).toMatchObject({ by: [{ gameId: game.gameId }] })
    const countsFor = async (role: string) => (await get<Person>(`/${userId}`, role)).counts
    const counts = { games: 1, sessions: 1, reports: 1, activity: 0 }
    expect(await countsFor('fair_play')).toEqual({ ...counts, suspicions: 1 })
    expect(await countsFor('support')).toEqual({ ...counts, suspicions: 0 })
  })

  it('pages through games and a statement without repeating a row [DESK-33]', async () => {
    const { user } = await signUp(server)
    for (let n = 0; n < 52; n += 1) await fund(server.ctx, user.id, 1)
    const first = await get<Page<DeskStatementItem>>(`/statement?userId=${user.id}`)
    const second = await get<Page<DeskStatementItem>>(`/statement?userId=${user.id}&cursor=${first.next}`)
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect([first.rows.length, new Set(ids).size, second.next]).toEqual([50, 52, null])
    expect(
      (await browserOf('support').call('GET', `/desk/api/people/statement?userId=${user.id}&cursor=x`))
        .status,
    ).toBe(400)
  })

  it('shows sessions, devices and factors without a secret [DESK-33]', async () => {
    const person = await signUp(server)
    const laptop = testClient(server)
    await laptop.call('POST', '/auth/login', { body: { email: person.email, password: person.password } })
    const access = await get<PersonAccess>(`/${person.user.id}/access`)
    expect(access).toMatchObject({ factors: { passkeys: [], totpSince: null } })
    expect([access.sessions.length, access.devices.length]).toEqual([2, 2])
    expect(access.sessions.every(({ endedAt }) => endedAt === null)).toBe(true)
    expect(Object.keys(access.sessions[0] ?? {}).sort()).toEqual([
      'browser',
      'createdAt',
      'endedAt',
      'id',
      'system',
      'usedAt',
    ])
  })

  it('shows what operators did to the account, and not who read it [DESK-34]', async () => {
    const { user } = await signUp(server)
    await run('freeze-account', { account: user.id })
    await run('unfreeze-account', { account: user.id }, 'finance')
    const { rows } = await get<Page<PersonAct>>(`/acts?userId=${user.id}`)
    expect(rows).toMatchObject([
      { verb: 'unfreeze-account', who: at.finance?.name, why: 'ticket 12', isDone: true },
      { verb: 'freeze-account', who: at.support?.name, changed: { to: 'frozen' } },
    ])
  })
})

describe('end-sessions', () => {
  it('ends every session at once and forgets the browsers, and does so once for one act [DESK-35]', async () => {
    const person = await signUp(server)
    const actId = randomUUID()
    const done = await run('end-sessions', { account: person.user.id }, 'support', actId)
    expect(done).toMatchObject({ ok: true, changed: { user: person.user.id, sessions_ended: 1 } })
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    expect((await person.call('POST', '/auth/refresh')).status).toBe(401)
    const access = await get<PersonAccess>(`/${person.user.id}/access`)
    expect(access.sessions.every(({ endedAt }) => endedAt !== null)).toBe(true)
    expect(access.devices).toEqual([])
    const again = await run('end-sessions', { account: person.user.id }, 'support', actId)
    expect(again).toEqual({ ...done, lines: expect.anything() })
    const signedIn = await person.call('POST', '/auth/login', {
      body: { email: person.email, password: person.password },
    })
    expect(signedIn.status).toBe(200)
  })

  it('refuses an account that is closed or none [DESK-35]', async () => {
    const person = await signUp(server)
    await run('close-account', { account: person.user.id })
    for (const account of [person.user.id, randomUUID()])
      expect(await run('end-sessions', { account })).toMatchObject({ ok: false, code: 'ACCOUNT_UNKNOWN' })
  })
})

describe('close-account', () => {
  it('erases what the owner’s own closing erases, ends the sessions, and may be repeated [DESK-36]', async () => {
    const person = await signUp(server)
    const actId = randomUUID()
    const done = await run('close-account', { account: person.email }, 'support', actId)
    expect(done).toMatchObject({ ok: true, changed: { user: person.user.id, from: 'open', to: 'closed' } })
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    const closed = await get<Person>(`/${person.user.id}`)
    expect(closed).toMatchObject({ name: null, email: null, closedAt: expect.any(String) })
    const again = await run('close-account', { account: person.user.id })
    expect(again).toMatchObject({ ok: true, changed: { from: 'closed' } })
    const { rows } = await server.ctx.pool.query('select words from people_index where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([{ words: '' }])
  })

  it('refuses for each reason that its owner is refused for, and names all of them [DESK-36]', async () => {
    const person = await signUp(server)
    await fund(server.ctx, person.user.id, 20)
    await run('freeze-account', { account: person.user.id })
    const own = await person.call<{ reasons: string[] }>('DELETE', `/users/${person.user.id}`, {
      body: { password: person.password },
    })
    const refused = await run('close-account', { account: person.user.id })
    expect(own.body.reasons).toEqual(['CLOSING_BALANCE', 'CLOSING_FROZEN'])
    expect(refused).toMatchObject({ ok: false, code: own.body.reasons.join(' ') })
    expect(refused.lines).toMatchObject(
      [/money in its wallet/, /frozen/, /changed nothing/].map((line) => expect.stringMatching(line)),
    )
    expect(await get<Person>(`/${person.user.id}`)).toMatchObject({ closedAt: null, email: person.email })
  })

  it('is for owners and support alone [DESK-36]', async () => {
    const { user } = await signUp(server)
    for (const role of ['finance', 'fair_play', 'store']) {
      const path = '/desk/api/acts/close-account'
      expect((await browserOf(role).call('POST', path, act({ account: user.id }))).status).toBe(403)
    }
    const { ok } = await operate(
      server,
      'close-account',
      '--account',
      user.id,
      '--who',
      'Ana',
      '--why',
      'asked',
    )
    expect(ok).toBe(true)
  })
})
