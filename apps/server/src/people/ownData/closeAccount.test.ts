import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  findLedgerProblems,
  moneyOf,
  requestDeposit,
  signUpAdult,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { addDebt, fund } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import {
  countRows,
  openPlayerSocket,
  openSecondServer,
  search,
  serveAllTests,
  server,
  statusOf,
} from '../../../test/searchKit.ts'
import { buy, stockStore } from '../../../test/storeKit.ts'
import { signUp, signUpMember, testClient } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'

serveAllTests()

type Person = Awaited<ReturnType<typeof signUp>>
type Answered = { code: string; error: string; reasons?: string[] } | null

const close = (person: Person, password = person.password) =>
  person.call<Answered>('DELETE', `/users/${person.user.id}`, { body: { password } })

const rowOf = async ({ user }: Person) =>
  (await server.ctx.pool.query('select * from users where id = $1', [user.id])).rows[0]

describe('closing an account', () => {
  it('erases everything that identifies its owner, and ends its sockets and sessions [ACCOUNT-31]', async () => {
    const [person, friend] = [await signUpMember(server), await signUp(server)]
    const { id } = person.user
    await person.call('PUT', `/users/${id}`, { body: { name: 'Ana de Verdade', country: 'BR' } })
    await server.ctx.pool.query(
      `insert into failed_mails (id, kind, ended, reason, user_id, queued_at, failed_at)
       values ($1, 'confirm_email', 'refused', '550', $2, now(), now())`,
      [randomUUID(), id],
    )
    await server.ctx.pool.query(`update users set phone = '1', titles = 2, score = 40 where id = $1`, [id])
    await search(person, { time_control: 86_400 })
    const invitation = { id: randomUUID(), time_control: 86_400, color: 'white' }
    await person.call('POST', '/invitations', { body: invitation })
    const socket = await openPlayerSocket(person)
    expect(await close(person)).toMatchObject({ status: 204 })
    expect((await socket.closed).code).toBe(4401)
    expect(await rowOf(person)).toMatchObject({
      email: null,
      name: null,
      password_hash: null,
      country: null,
      phone: null,
      email_confirmed_at: null,
      role: 'FREEMIUM',
      titles: 0,
      score: 0,
      closed_at: new Date(server.time.nowMs()),
    })
    for (const table of [
      'sessions',
      'mail_tokens',
      'failed_mails',
      'play_rules',
      'ratings',
      'rating_history',
      'request_keys',
    ])
      expect(await countRows(`select from ${table} where user_id = '${id}'`)).toBe(0)
    expect(await countRows(`select from matchmaking_queue where player_id = '${id}'`)).toBe(0)
    expect(await countRows(`select from mail_outbox where about::text like '%${id}%'`)).toBe(0)
    expect((await friend.call('GET', `/invitations/${invitation.id}`)).status).toBe(404)
    expect((await person.call('GET', '/auth/me')).body).toMatchObject({ code: 'SESSION_ENDED' })
    expect((await person.call('POST', '/auth/refresh')).status).toBe(401)
  })

  it('ends its sign-in on every server, and lets its address sign up again as a new user [ACCOUNT-31]', async () => {
    const person = await signUp(server)
    const { email, password } = person
    await person.call('POST', '/auth/forgot-password', { body: { email } })
    await close(person)
    const other = await openSecondServer()
    for (const at of [server, other]) {
      const answer = await testClient(at).call('POST', '/auth/login', { body: { email, password } })
      expect(answer.body.code).toBe('WRONG_CREDENTIALS')
    }
    const again = await signUp(server, { email })
    expect(again.user.id).not.toBe(person.user.id)
    expect(again.user).toMatchObject({ balance: 0, score: 0 })
  })

  it('keeps its games under a neutral name, with the chat in them erased [ACCOUNT-31]', async () => {
    const game = await openTestGame(server)
    const { white, black, gameId } = game
    white.send({ type: 'chat', data: { message: 'meu endereço é…' } })
    await black.next('chat')
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await white.next('game_end')
    expect((await close(white.client)).status).toBe(204)
    const other = await openSecondServer()
    const { body } = await testClient(other).call<Record<string, unknown>>('GET', `/api/game/${gameId}/state`)
    expect(body).toMatchObject({
      white_player_id: white.userId,
      white_player_name: `Jogador-${white.userId.slice(0, 4)}`,
      white_player_country: null,
      winner_id: black.userId,
    })
    const { rows } = await server.ctx.pool.query('select message from chat_messages where game_id = $1', [
      gameId,
    ])
    expect(rows).toEqual([{ message: '—' }])
    for (const page of ['profile', 'games'])
      expect((await black.client.call('GET', `/users/${white.userId}/${page}`)).status).toBe(404)
  })

  it('keeps a reported chat message for the operator to judge', async () => {
    const game = await openTestGame(server)
    const { white, black, gameId } = game
    white.send({ type: 'chat', data: { message: 'ofensa' } })
    await black.next('chat')
    await black.client.call('POST', '/reports', { body: { gameId, kind: 'chat' } })
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await white.next('game_end')
    await close(white.client)
    const { rows } = await server.ctx.pool.query('select message from chat_messages where game_id = $1', [
      gameId,
    ])
    expect(rows).toEqual([{ message: 'ofensa' }])
  })

  it('does no harm when the request is repeated, at the same moment or later', async () => {
    const person = await signUp(server)
    const twice = await Promise.all([close(person), close(person)])
    expect(twice.map(({ status }) => status)).toContain(204)
    for (const { status } of twice) expect([204, 401]).toContain(status)
    const { closed_at } = await rowOf(person)
    server.time.advance(5000)
    expect((await close(person)).status).toBe(401)
    expect(await rowOf(person)).toMatchObject({ closed_at })
  })
})

describe('a request to close an account', () => {
  it('is refused to another user, and with a wrong password', async () => {
    const [person, thief] = [await signUp(server), await signUp(server)]
    const stolen = { body: { password: thief.password } }
    expect((await thief.call('DELETE', `/users/${person.user.id}`, stolen)).body.code).toBe('FORBIDDEN')
    expect((await close(person, 'segredo-9')).body?.code).toBe('WRONG_CREDENTIALS')
    expect((await person.call('DELETE', `/users/${person.user.id}`, { body: {} })).body.code).toBe(
      'STEP_UP_REQUIRED',
    )
    expect(await rowOf(person)).toMatchObject({ email: person.email, closed_at: null })
  })

  const blockers: [code: string, prepare: () => Promise<Person>][] = [
    [
      'CLOSING_BALANCE',
      async () => {
        const person = await signUp(server)
        await fund(server.ctx, person.user.id, 1)
        return person
      },
    ],
    [
      'CLOSING_DEBT',
      async () => {
        const person = await signUp(server)
        await addDebt(server.ctx, person.user.id, 1)
        return person
      },
    ],
    [
      'CLOSING_DEPOSIT',
      async () => {
        const person = await signUpAdult(server)
        await requestDeposit(person, 20)
        return person
      },
    ],
    [
      'CLOSING_FROZEN',
      async () => {
        const person = await signUp(server)
        const by = ['--who', 'Carla', '--why', 'two accounts']
        await operate(server, 'freeze-account', '--account', person.user.id, ...by)
        return person
      },
    ],
    [
      'CLOSING_TOURNAMENT',
      async () => {
        const person = await signUp(server)
        const startTime = new Date(server.time.nowMs() + 3_600_000).toISOString()
        const terms = { entryFee: 0, playerCount: 8, prizeDistribution: 'SPLIT_TOP_2', startTime }
        const made = await person.call('POST', '/tournaments', { body: { name: 'Copa', ...terms } })
        expect(made.status).toBe(201)
        return person
      },
    ],
    ['CLOSING_GAME', async () => (await openTestGame(server)).white.client],
    ['CLOSING_DAILY_GAME', async () => (await openTestGame(server, { timeControlS: 86_400 })).black.client],
  ]
  it.each(blockers)('is refused with %s [ACCOUNT-30]', async (code, prepare) => {
    const person = await prepare()
    const { status, body } = await close(person)
    expect({ status, body }).toMatchObject({ status: 409, body: { code, reasons: [code] } })
    expect(body?.error).toMatch(/exclu/)
    expect((await person.call('GET', '/auth/me')).status).toBe(200)
  })

  it('is refused while a bank may take a deposit back, and says until when [ACCOUNT-30]', async () => {
    const person = await signUpAdult(server)
    const { url } = (await requestDeposit(person, 20)).body
    await submitSandboxForm(server, url, 'pay_card')
    await server.sweep('sandbox webhooks')
    await server.sweep('payment events')
    expect((await moneyOf(server, person)).balance).toBe(20)
    await fund(server.ctx, person.user.id, -20)
    const until = server.time.nowMs() + 14 * 86_400_000
    const { body } = await close(person)
    expect(body).toMatchObject({ code: 'CLOSING_REVERSIBLE', reasons: ['CLOSING_REVERSIBLE'], until })
    expect(body?.error).toBe(
      'O banco ainda pode pedir de volta um depósito seu. Você pode excluir a conta a partir de 29/01/2026 09:00.',
    )
    server.time.advance(14 * 86_400_000)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    expect((await close(person)).status).toBe(204)
  })

  it('is refused with every reason while a withdrawal waits [ACCOUNT-30]', async () => {
    const { person, cpf } = await signUpPayee(server)
    expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
    expect((await close(person)).body).toMatchObject({
      code: 'CLOSING_BALANCE',
      reasons: ['CLOSING_BALANCE', 'CLOSING_HOLD', 'CLOSING_WITHDRAWAL'],
    })
  })
})

describe('closing an account during other work', () => {
  it('never leaves a game without a player when a pairing comes at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await signUp(server), await signUp(server)]
      for (const player of [one, other]) await search(player)
      const [closed] = await Promise.all([close(one), server.sweep('searches')])
      await server.sweep('searches')
      const isPaired = (await statusOf(other)).status === 'in_game'
      expect([closed.status, isPaired]).toEqual(closed.status === 204 ? [204, false] : [409, true])
      await other.call('DELETE', `/matchmaking_queue/${other.user.id}`)
    }
  })

  it('never leaves a payment without an owner when a deposit comes at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await signUpAdult(server)
      const [closed, asked] = await Promise.all([close(person), requestDeposit(person, 20)])
      if (closed.status === 204) expect([asked.status, asked.body.code]).toEqual([401, 'SESSION_ENDED'])
      else expect([closed.body?.code, asked.status]).toEqual(['CLOSING_DEPOSIT', 201])
    }
  })

  it('never leaves an order without a buyer when a purchase comes at the same moment', async () => {
    await stockStore(server, { mug: { stock: 5 } })
    const person = await signUp(server)
    const lockHolder = await server.ctx.pool.connect()
    // The purchase is in progress: it waits for its article, which another transaction has locked.
    await lockHolder.query(`begin; select from store_variants where id = 'mug' for update`)
    const bought = buy(server, [['mug', 1]], { as: person })
    const waiting = () =>
      countRows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(waiting).toBe(1)
    const closed = close(person)
    await Promise.race([closed, expect.poll(waiting).toBe(2)])
    await lockHolder.query('rollback')
    lockHolder.release()
    expect((await bought).status).toBe(200)
    expect((await closed).body).toMatchObject({ code: 'CLOSING_ORDER' })
  })

  it('voids a rematch that was requested before it', async () => {
    for (const timeControlS of [600, 86_400]) {
      const game = await openTestGame(server, { timeControlS })
      await playOut(game, '1. f3 e5 2. g4 Qh4#')
      await game.black.next('game_end')
      game.white.send({ type: 'rematch' })
      await game.black.next('rematch')
      expect((await close(game.white.client)).status).toBe(204)
      game.black.send({ type: 'rematch' })
      expect((await game.black.next('error')).data).toMatchObject({ code: 'OPPONENT_GONE' })
    }
  })
})

describe('a closed account', () => {
  it('gets a late payment parked for an operator instead of credited [ACCOUNT-31]', async () => {
    const person = await signUpAdult(server)
    const { body } = await requestDeposit(person, 50)
    await server.ctx.pool.query(`update deposits set status = 'expired', ask_at = null where id = $1`, [
      body.id,
    ])
    expect((await close(person)).status).toBe(204)
    await submitSandboxForm(server, body.url, 'pay_card')
    await server.sweep('sandbox webhooks')
    await server.sweep('payment events')
    const { rows } = await server.ctx.pool.query(`select reason from payment_events where status = 'parked'`)
    expect(rows).toEqual([{ reason: 'ACCOUNT_CLOSED' }])
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 0 })
    expect(await findLedgerProblems(server)).toEqual([])
  })

  it('is not found by an operator command', async () => {
    const person = await signUp(server)
    await close(person)
    const by = ['--who', 'Carla', '--why', 'two accounts']
    const { ok } = await operate(server, 'freeze-account', '--account', person.user.id, ...by)
    expect(ok).toBe(false)
  })
})
