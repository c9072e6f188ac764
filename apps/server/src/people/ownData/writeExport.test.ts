import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestDeposit, signUpAdult, submitSandboxForm } from '../../../test/depositKit.ts'
import { insertGame, joinGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { confirm } from '../../../test/withdrawalKit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>
type File = Record<string, unknown> & { games: { moves: string[] }[]; chat: object[] }

const readFile = (person: Person, password = person.password, of = person) =>
  person.call<File & { code?: string }>('POST', `/users/${of.user.id}/export`, { body: { password } })

async function playTogether(person: Person, opponent: Person): Promise<string> {
  const gameId = await insertGame(server, { whiteId: person.user.id, blackId: opponent.user.id })
  const [white, black] = [await joinGame(server, person, gameId), await joinGame(server, opponent, gameId)]
  white.send({ type: 'chat', data: { message: 'boa sorte' } })
  await black.next('chat')
  black.send({ type: 'chat', data: { message: 'segredo do outro' } })
  await white.next('chat')
  await playOut({ gameId, white, black }, '1. f3 e5 2. g4 Qh4#')
  await white.next('game_end')
  return gameId
}

it('exports everything stored about a user, as a file [ACCOUNT-29]', async () => {
  const [person, opponent] = [await signUpAdult(server), await signUp(server)]
  const gameId = await playTogether(person, opponent)
  const invitationId = randomUUID()
  const invitation = { id: invitationId, time_control: 600, color: 'white' }
  await person.call('POST', '/invitations', { body: invitation })
  const { body: deposit } = await requestDeposit(person, 50)
  await submitSandboxForm(server, deposit.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  await confirm(server, person)

  const { status, headers, body } = await readFile(person)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="lance-data.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    format: 1,
    account: {
      id: person.user.id,
      email: person.email,
      name: person.user.name,
      ratings: [{ speed: 'rapid', games: 1 }],
    },
    sessions: [{ begunAt: expect.any(String), lastRenewedAt: null, browser: null, system: null }],
    statement: [{ transfer: 'deposit', amount: 50, balanceAfter: 50, reference: deposit.id }],
    deposits: [{ id: deposit.id, amount: 50, status: 'paid' }],
    withdrawals: [],
    payee: null,
    limits: { adultDeclaredAt: expect.any(String), dailyDeposit: null, pauseIsOfAnotherAccount: false },
    knownBy: [{ kind: 'email', key: 'tests', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    games: [
      {
        id: gameId,
        color: 'white',
        opponentName: opponent.user.name,
        won: false,
        points: 0,
        berserk: false,
        status: 'checkmate',
        moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
        ratingBefore: 1500,
      },
    ],
    invitations: [{ id: invitationId, timeControl: 600 }],
    chat: [{ gameId, message: 'boa sorte' }],
    reviews: [],
    trainingExercises: [],
    trainingAnswers: [],
    trainingGames: [],
    collectedGames: [],
    reports: [],
    muted: [],
  })
})

it('exports no data of other users and no secrets [ACCOUNT-29]', async () => {
  const [person, opponent] = [await signUp(server), await signUp(server)]
  await playTogether(person, opponent)
  const text = JSON.stringify((await readFile(person)).body)
  expect(text).not.toContain(opponent.email)
  expect(text).not.toContain('segredo do outro')
  expect(text).not.toMatch(/hash|argon2|token|beacon/i)
  expect(text).not.toContain(person.token)
  expect((await readFile(opponent, opponent.password, person)).body.code).toBe('FORBIDDEN')
})

describe('the data export', () => {
  it('requires the password: a session alone is not enough', async () => {
    const person = await signUp(server)
    const path = `/users/${person.user.id}/export`
    expect((await person.call('GET', path)).status).toBe(404)
    expect((await person.call('POST', path)).body.code).toBe('MALFORMED')
    expect((await person.call('POST', path, { body: {} })).body.code).toBe('STEP_UP_REQUIRED')
    const { status, headers, body } = await readFile(person, 'errada-1')
    expect([status, Object.keys(body)]).toEqual([401, ['error', 'code']])
    expect(body.code).toBe('WRONG_CREDENTIALS')
    expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"')
    expect((await readFile(person)).status).toBe(200)
  })

  it('counts password guesses together with those of every other endpoint that asks for it [ACCOUNT-10]', async () => {
    const limited = await openScratchServer({ env: { RATE_LIMITS: 'on' } })
    try {
      const person = await signUp(limited)
      for (let n = 0; n < 3; n++)
        expect((await readFile(person, `errada-${n}`)).body.code).toBe('WRONG_CREDENTIALS')
      for (let n = 3; n < 5; n++) {
        const guess = { body: { password: `errada-${n}` } }
        expect((await person.call('DELETE', '/auth/sessions', guess)).body.code).toBe('WRONG_CREDENTIALS')
      }
      const close = { body: { password: person.password } }
      const refused = await person.call('DELETE', `/users/${person.user.id}`, close)
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_OFTEN'])
    } finally {
      await limited.stop()
    }
  })
})

it('exports all rows of a long list, each once', async () => {
  const [person, opponent] = [await signUp(server), await signUp(server)]
  await server.ctx.pool.query(
    `insert into games (id, white_id, black_id, status, reason, winner_id, time_control_s, fen, white_ms, black_ms,
       turn_started_at, beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, ended_at)
     select 'longlife' || n, case when n % 2 = 0 then $1::uuid else $2 end, case when n % 2 = 0 then $2::uuid else $1 end,
       'resignation', 'resignation', $1, 600, '', 0, 0, now(), '', 1500, 1500, true, true,
       timestamptz '2026-01-01' + (n / 3) * interval '1 minute', now()
     from generate_series(1, 650) as n`,
    [person.user.id, opponent.user.id],
  )
  const { games } = (await readFile(person)).body
  expect(games).toHaveLength(650)
  expect(new Set(games.map((game) => JSON.stringify(game))).size).toBe(650)
})
