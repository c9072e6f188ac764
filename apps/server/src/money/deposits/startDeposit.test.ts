import { randomUUID } from 'node:crypto'
import type { DepositList, PlayRules } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { completed, deliverAll, openDeposit, requestDeposit, signUpAdult } from '../../../test/depositKit.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'

serveStripe()

const limit = (person: Awaited<ReturnType<typeof signUp>>, dailyDeposit: unknown) =>
  person.call<PlayRules & { code: string }>('PUT', '/wallet/limits', { body: { dailyDeposit } })

describe('POST /deposits', () => {
  it.each([
    ['"19,99"', 400, 'MALFORMED'],
    ['"19.99"', 400, 'MALFORMED'],
    ['"1e3"', 400, 'MALFORMED'],
    ['[20]', 400, 'MALFORMED'],
    ['null', 400, 'MALFORMED'],
    ['true', 400, 'MALFORMED'],
    ['{}', 400, 'MALFORMED'],
    ['NaN', 400, 'MALFORMED'],
    ['1e999', 400, 'MALFORMED'],
    ['-5', 422, 'DEPOSIT_AMOUNT'],
    ['0', 422, 'DEPOSIT_AMOUNT'],
    ['9.99', 422, 'DEPOSIT_AMOUNT'],
    ['10.001', 422, 'DEPOSIT_AMOUNT'],
    ['50000.01', 422, 'DEPOSIT_AMOUNT'],
    ['9999999999999', 422, 'DEPOSIT_AMOUNT'],
    ['10', 201, undefined],
    ['19.99', 201, undefined],
    ['1e3', 201, undefined],
    ['50000', 201, undefined],
  ])('answers the amount %s with %d %s [DEPOSIT-1]', async (amount, status, code) => {
    const person = await signUpAdult(server)
    const answer = await person.call('POST', '/deposits', { body: `{"amount":${amount}}` })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('names the bounds when it refuses an amount [DEPOSIT-1]', async () => {
    const person = await signUpAdult(server)
    expect((await requestDeposit(person, 5)).body.error).toBe(
      'O valor mínimo para depósito é de R$ 10,00; o máximo, R$ 50.000,00.',
    )
  })

  it('refuses a body with other properties', async () => {
    const person = await signUpAdult(server)
    const answer = await person.call('POST', '/deposits', { body: { amount: 20, userId: randomUUID() } })
    expect(answer.body.code).toBe('MALFORMED')
  })
})

describe('a repeated deposit request', () => {
  it('returns the first deposit under the same key, also when they run at once [WALLET-6] [DEPOSIT-4]', async () => {
    const person = await signUpAdult(server)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestDeposit(person, 20, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => `${body.id} ${body.url}`)).size).toBe(1)
    const { rows } = await server.ctx.pool.query('select from deposits where user_id = $1', [person.user.id])
    expect(rows).toHaveLength(1)
  })

  it('is refused with another amount under the same key, and keys belong to one user [WALLET-6]', async () => {
    const [person, other] = [await signUpAdult(server), await signUpAdult(server)]
    const key = randomUUID()
    const first = await requestDeposit(person, 20, key)
    expect(await requestDeposit(person, 30, key)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } })
    const others = await requestDeposit(other, 30, key)
    expect(others.status).toBe(201)
    expect(others.body.id).not.toBe(first.body.id)
  })

  it('creates another deposit without a key', async () => {
    const person = await signUpAdult(server)
    const [one, other] = [await requestDeposit(person, 20), await requestDeposit(person, 20)]
    expect(one.body.id).not.toBe(other.body.id)
  })

  it('is malformed with a key that is too long', async () => {
    const person = await signUpAdult(server)
    expect((await requestDeposit(person, 20, 'x'.repeat(129))).body.code).toBe('MALFORMED')
  })

  it('gets its page when Stripe could not be reached the first time', async () => {
    const person = await signUpAdult(server)
    const key = randomUUID()
    double.fail(500)
    const refused = await requestDeposit(person, 20, key)
    double.fail(null)
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'PAYMENT_UNAVAILABLE',
        error: 'Não foi possível iniciar o pagamento. Por favor, tente novamente.',
      },
    })
    const second = await requestDeposit(person, 20, key)
    expect(second.status).toBe(201)
    expect(double.sessions.get(new URL(second.body.url).pathname.slice(1))?.metadata.reference).toBe(
      second.body.id,
    )
  })
})

describe('a deposit whose page was opened but whose answer was lost', () => {
  const loseAnswer = (id: string) =>
    server.ctx.pool.query('update deposits set checkout_id = null, checkout_url = null where id = $1', [id])

  it('requests the same page again, also when it is retried in another language [DEPOSIT-4]', async () => {
    const person = await signUpAdult(server)
    const key = randomUUID()
    const first = await requestDeposit(person, 20, key, { language: 'de' })
    await loseAnswer(first.body.id)
    expect(await requestDeposit(person, 20, key, { language: 'en' })).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(double.sessions.get(new URL(first.body.url).pathname.slice(1))?.asked.locale).toBe('de')
  })

  it('keeps the language of its first retry when the previous version stored none', async () => {
    const person = await signUpAdult(server)
    const key = randomUUID()
    double.fail(500)
    await requestDeposit(person, 20, key, { language: 'fr' })
    double.fail(null)
    await server.ctx.pool.query('update deposits set language = null where user_id = $1', [person.user.id])
    const first = await requestDeposit(person, 20, key, { language: 'es' })
    await loseAnswer(first.body.id)
    expect((await requestDeposit(person, 20, key, { language: 'en' })).body).toEqual(first.body)
    expect(double.sessions.get(new URL(first.body.url).pathname.slice(1))?.asked.locale).toBe('es')
  })
})

describe('a deposit request', () => {
  it('is refused until the user has declared to be an adult, once and for all [PLAY-1]', async () => {
    const person = await signUp(server)
    expect((await requestDeposit(person, 20)).body.code).toBe('ADULT_UNDECLARED')
    const undeclared = await person.call('POST', '/wallet/adult', { body: { declared: false } })
    expect(undeclared.status).toBe(400)
    await person.call('POST', '/wallet/adult', { body: { declared: true } })
    expect((await requestDeposit(person, 20)).status).toBe(201)
  })

  it('is refused during a pause, which can’t be shortened [PLAY-4]', async () => {
    const person = await signUpAdult(server)
    const pause = (days: unknown) =>
      person.call<PlayRules & { code: string }>('POST', '/wallet/pause', { body: { days } })
    const until = server.time.nowMs() + 7 * 86_400_000
    expect((await pause(7)).body.pausedUntil).toBe(until)
    expect((await pause(1)).body.pausedUntil).toBe(until)
    expect(await requestDeposit(person, 20)).toMatchObject({
      status: 422,
      body: {
        code: 'PLAY_PAUSED',
        until,
        error: 'Você pausou o jogo a dinheiro até 22/01/2026 09:00. Saques continuam possíveis.',
      },
    })
    for (const days of [0, -1, 1.5, 4000]) expect((await pause(days)).body.code).toBe('PAUSE_DAYS')
    expect((await pause('7')).body.code).toBe('MALFORMED')
  })

  it('is refused above the user’s daily limit, which counts open payments and concurrent requests [PLAY-2]', async () => {
    const person = await signUpAdult(server)
    expect((await limit(person, 100)).body.dailyDeposit).toEqual({ limit: 100, next: null, deposited: 0 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestDeposit(person, 30)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      left: 10,
      error: 'Seu limite diário de depósito permite R$ 10,00 por enquanto. Nada foi cobrado.',
    })
    expect((await requestDeposit(person, 10)).status).toBe(201)
  })

  it('is refused with too many payments in progress [DEPOSIT-3]', async () => {
    const person = await signUpAdult(server)
    for (let n = 0; n < 10; n++) expect((await requestDeposit(person, 10)).status).toBe(201)
    expect((await requestDeposit(person, 10)).body.code).toBe('DEPOSITS_TOO_MANY')
  })
})

describe('a user’s daily limit', () => {
  it('is free again a day after a payment', async () => {
    const person = await signUpAdult(server)
    await limit(person, 50)
    const { session } = await openDeposit(server, double, { amount: 50, person })
    await deliverAll(server, completed(session))
    expect((await requestDeposit(person, 10)).body.code).toBe('DEPOSIT_LIMIT')
    server.time.advance(86_400_001)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    expect((await requestDeposit(person, 50)).status).toBe(201)
  })

  it('is lowered at once and raised a day later', async () => {
    const person = await signUpAdult(server)
    await limit(person, 100)
    const raised = await limit(person, 500)
    expect(raised.body.dailyDeposit).toEqual({
      limit: 100,
      next: { limit: 500, from: server.time.nowMs() + 86_400_000 },
      deposited: 0,
    })
    expect((await requestDeposit(person, 200)).body.code).toBe('DEPOSIT_LIMIT')
    server.time.advance(86_400_000)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    expect((await requestDeposit(person, 200)).status).toBe(201)
    expect((await limit(person, 20)).body.dailyDeposit).toMatchObject({ limit: 20, deposited: 200 })
  })

  it('is an amount in R$, or none [PLAY-2]', async () => {
    const person = await signUpAdult(server)
    for (const amount of [-1, 10.001, 1_000_001]) {
      expect((await limit(person, amount)).body.code).toBe('LIMIT_AMOUNT')
    }
    expect((await limit(person, '100')).body.code).toBe('MALFORMED')
    expect((await limit(person, null)).body.dailyDeposit.limit).toBeNull()
  })
})

describe('the list of deposits', () => {
  it('has the user’s open deposits with their pages and the latest ones with their status, but no others [DEPOSIT-3]', async () => {
    const [person, other] = [await signUpAdult(server), await signUpAdult(server)]
    const paid = await openDeposit(server, double, { amount: 20, person })
    await deliverAll(server, completed(paid.session))
    const { body: started } = await requestDeposit(person, 30)
    const { body } = await person.call<DepositList>('GET', '/deposits')
    const createdAt = server.time.nowMs()
    const expiresAt = createdAt + 3_600_000
    expect(body.items).toHaveLength(2)
    expect(body.items).toEqual(
      expect.arrayContaining([
        { id: started.id, amount: 30, status: 'open', url: started.url, createdAt, expiresAt },
        { id: paid.depositId, amount: 20, status: 'paid', url: null, createdAt, expiresAt },
      ]),
    )
    expect((await other.call<DepositList>('GET', '/deposits')).body.items).toEqual([])
  })
})

describe('a server with neither card nor Pix', () => {
  it('refuses deposits [DEPOSIT-12]', async () => {
    const off = await openScratchServer({ env: { CARD_ENABLED: 'false', PIX_ENABLED: 'false' } })
    try {
      expect((await requestDeposit(await signUpAdult(off), 20)).body.code).toBe('DEPOSITS_OFF')
    } finally {
      await off.stop()
    }
  })
})
