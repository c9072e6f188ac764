import { randomUUID } from 'node:crypto'
import type { WalletState, WithdrawalList } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { completed, deliverAll, disputed, moneyOf, openDeposit } from '../../../test/depositKit.ts'
import { insertGame, joinGame, playOut } from '../../../test/gameKit.ts'
import { mailsTo, tokenIn } from '../../../test/mailbox.ts'
import { addDebt, reais } from '../../../test/moneyKit.ts'
import { operate, WHO_AND_WHY } from '../../../test/operate.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import {
  requestWithdrawal as ask,
  confirm,
  makeCpf,
  savePixKey,
  signUpNewPayee,
  signUpPayee as signUpPayeeAt,
} from '../../../test/withdrawalKit.ts'

serveStripe()

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
type Person = Awaited<ReturnType<typeof signUp>>
const signUpPayee = (balanceReais?: number) => signUpPayeeAt(server, balanceReais)

const act = (verb: string, id: string, { who = 'Carla', act: actId }: { who?: string; act?: string } = {}) =>
  operate(
    server,
    ...[verb, '--withdrawal', id, '--who', who, '--why', 'paid by Pix'],
    ...(actId === undefined ? [] : ['--act', actId]),
  )
const approve = (id: string) => act('approve-withdrawal', id)
const take = (id: string, by?: { who?: string; act?: string }) => act('send-withdrawal', id, by)
const reportPaid = (id: string) => act('withdrawal-paid', id)
const reportFailed = (id: string) => act('withdrawal-failed', id)
const refuse = (id: string) => act('refuse-withdrawal', id)
const payoutOf = async (person: Person) =>
  (await person.call<WalletState>('GET', '/wallet/state')).body.payout

/** Lets time pass while a user stays signed in. */
async function passTime(person: Person, ms: number): Promise<void> {
  server.time.advance(ms)
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
}

const listed = async (id: string) =>
  (await operate(server, 'withdrawals', ...WHO_AND_WHY)).lines
    .slice(0, -1)
    .filter((line, index, lines) => [line, lines[index - 1]].some((one) => one?.startsWith(id)))

describe('a withdrawal', () => {
  it('holds its money until the operator who sent it reports it as paid, once [WITHDRAW-6]', async () => {
    const { person, cpf } = await signUpPayee()
    const { body, status } = await ask(person, { pixKey: cpf })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      amount: 20,
      pixKey: cpf,
      status: 'asked',
      createdAt: server.time.nowMs(),
      settledAt: null,
      reason: null,
    })
    expect((await moneyOf(server, person)).balance).toBe(80)
    expect((await listed(body.id))[0]).toContain(`asked R$ 20.00 ${person.email} CPF ${cpf}, Pix cpf ${cpf}`)
    expect((await take(body.id)).lines[0]).toBe('Nothing was done: it has not been approved.')
    expect((await reportPaid(body.id)).lines[0]).toBe('Nothing was done: it has not been approved.')
    for (let times = 0; times < 2; times++) expect((await approve(body.id)).ok).toBe(true)
    expect((await reportPaid(body.id)).lines[0]).toBe(
      'Nothing was done: it is approved, and nobody has taken it to send it.',
    )
    expect((await take(body.id)).lines[0]).toMatch(`Send R$ 20.00 to the Pix key ${cpf} (cpf) now, once.`)
    expect((await listed(body.id)).join()).toContain('taken by Carla at 2026')
    for (let times = 0; times < 2; times++) expect((await reportPaid(body.id)).ok).toBe(true)
    expect((await refuse(body.id)).lines[0]).toBe('Nothing was done: it was paid.')
    expect((await reportFailed(body.id)).lines[0]).toBe('Nothing was done: it was paid.')
    expect(await listed(body.id)).toEqual([])
    expect((await moneyOf(server, person)).balance).toBe(80)
    const { items } = (await person.call<WithdrawalList>('GET', '/withdrawals')).body
    expect(items).toMatchObject([{ id: body.id, status: 'paid', settledAt: server.time.nowMs() }])
  })

  it('is taken by one act of one operator to be sent; any other act is told who took it [WITHDRAW-7]', async () => {
    const { person, cpf } = await signUpPayee()
    const { id } = (await ask(person, { pixKey: cpf })).body
    await approve(id)
    const first = randomUUID()
    expect((await take(id, { who: 'Carla', act: first })).ok).toBe(true)
    expect((await take(id, { who: 'Carla', act: first })).ok).toBe(true)
    expect((await take(id, { who: 'Davi', act: first })).lines[0]).toBe(`Act ${first} is another operator’s.`)
    for (const by of [{ who: 'Davi' }, { who: 'Carla' }]) {
      const { ok, lines } = await take(id, by)
      expect(ok).toBe(false)
      expect(lines[0]).toMatch(/^Nothing was done: Carla took it at 2026-.*Z\. Do not send it\.$/)
    }
    await reportPaid(id)
    expect((await take(id, { who: 'Davi' })).lines[0]).toMatch(/Carla took it at .* Do not send it\.$/)
  })

  it('goes back into the wallet once when it could not be sent, and never leaves again [WITHDRAW-6]', async () => {
    const { person, cpf } = await signUpPayee()
    const { id } = (await ask(person, { pixKey: cpf })).body
    await approve(id)
    await take(id)
    for (let times = 0; times < 2; times++) expect((await reportFailed(id)).ok).toBe(true)
    expect((await reportPaid(id)).ok).toBe(false)
    expect((await moneyOf(server, person)).balance).toBe(100)
    const { items } = (await person.call<WithdrawalList>('GET', '/withdrawals')).body
    expect(items).toMatchObject([{ id, status: 'failed' }])
  })

  it('is neither refused nor cancelled by a reversal while it is being sent [WITHDRAW-7]', async () => {
    const deposit = await openDeposit(server, double, { amount: 50 })
    const { person } = deposit
    await deliverAll(server, completed(deposit.session))
    await confirm(server, person)
    server.time.advance(14 * DAY_MS)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    const { id } = (await ask(person, { pixKey: await savePixKey(server, person), amount: 50 })).body
    await approve(id)
    await take(id)
    expect((await refuse(id)).lines[0]).toBe('Nothing was done: it is being sent.')
    await deliverAll(server, disputed(deposit, { type: 'created', status: 'needs_response', amount: 50 }))
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 50 })
    expect((await reportPaid(id)).ok).toBe(true)
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 50 })
  })

  it('goes back into the wallet once when it is refused [WITHDRAW-6]', async () => {
    const { person, cpf } = await signUpPayee()
    const { body } = await ask(person, { pixKey: cpf })
    for (let times = 0; times < 2; times++) expect((await refuse(body.id)).ok).toBe(true)
    expect((await approve(body.id)).ok).toBe(false)
    expect((await moneyOf(server, person)).balance).toBe(100)
  })

  it('is made once under one key, and concurrent ones get no more than the wallet has [WITHDRAW-1]', async () => {
    const { person, cpf } = await signUpPayee(50)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 5 }, () => ask(person, { pixKey: cpf }, key)))
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1)
    expect((await ask(person, { pixKey: cpf, amount: 21 }, key)).body.code).toBe('KEY_REUSED')
    const others = await Promise.all(Array.from({ length: 5 }, () => ask(person, { pixKey: cpf })))
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await moneyOf(server, person)).balance).toBe(10)
  })

  it('is not paid to an applicant who has a debt by then [WITHDRAW-7]', async () => {
    const { person, cpf } = await signUpPayee()
    const { body } = await ask(person, { pixKey: cpf })
    await addDebt(server.ctx, person.user.id, 1)
    expect((await approve(body.id)).lines[0]).toBe('Nothing was done: its applicant owes something by now.')
    expect((await refuse(body.id)).ok).toBe(true)
    const late = await signUpPayee()
    const { id } = (await ask(late.person, { pixKey: late.cpf })).body
    await approve(id)
    await addDebt(server.ctx, late.person.user.id, 1)
    expect((await take(id)).lines[0]).toBe('Nothing was done: its applicant owes something by now.')
    expect((await refuse(id)).ok).toBe(true)
  })

  it('stays possible while the user has paused play', async () => {
    const { person, cpf } = await signUpPayee()
    await person.call('POST', '/wallet/pause', { body: { days: 30 } })
    expect((await ask(person, { pixKey: cpf })).status).toBe(201)
  })

  it('is cancelled when a bank takes a deposit back, and its money goes to the bank [WITHDRAW-8]', async () => {
    const deposit = await openDeposit(server, double, { amount: 50 })
    const { person } = deposit
    await deliverAll(server, completed(deposit.session))
    await confirm(server, person)
    server.time.advance(14 * DAY_MS)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    const { body } = await ask(person, { pixKey: await savePixKey(server, person), amount: 50 })
    expect((await moneyOf(server, person)).balance).toBe(0)
    await approve(body.id)
    await deliverAll(server, disputed(deposit, { type: 'created', status: 'needs_response', amount: 50 }))
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 0 })
    const { items } = (await person.call<WithdrawalList>('GET', '/withdrawals')).body
    expect(items).toMatchObject([{ id: body.id, status: 'cancelled' }])
    expect((await approve(body.id)).ok).toBe(false)
  })
})

describe('money lost to an accomplice', () => {
  const stateOf = async (person: Person) => (await person.call<WalletState>('GET', '/wallet/state')).body
  const lists = async () => (await operate(server, 'disputed-money', ...WHO_AND_WHY)).lines

  async function refresh(person: Person): Promise<void> {
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
  }

  /** The accomplice wins R$ 100 from the thief by a fool's mate. */
  async function dump(thief: Person, accomplice: Person): Promise<void> {
    const [whiteId, blackId] = [thief.user.id, accomplice.user.id]
    const gameId = await insertGame(server, { whiteId, blackId, stake: reais(100), isFunded: true })
    const white = await joinGame(server, thief, gameId)
    const black = await joinGame(server, accomplice, gameId)
    await playOut({ gameId, white, black }, '1. f3 e5 2. g4 Qh4#')
    await black.next('game_end')
  }

  it('rests as long as the deposit it came from, and while a bank disputes it [WALLET-9]', async () => {
    const deposit = await openDeposit(server, double, { amount: 1000 })
    await deliverAll(server, completed(deposit.session))
    const accomplice = (await signUpPayee(200)).person
    for (let games = 0; games < 2; games++) await dump(deposit.person, accomplice)
    server.time.advance(25 * HOUR_MS)
    await refresh(accomplice)
    const { balance, withdrawable, resting } = await stateOf(accomplice)
    expect({ balance, withdrawable }).toEqual({ balance: 320, withdrawable: 200 })
    expect(resting).toEqual([{ amount: 120, until: server.time.nowMs() + 14 * DAY_MS - 25 * HOUR_MS }])

    await deliverAll(server, disputed(deposit, { type: 'created', status: 'needs_response', amount: 1000 }))
    server.time.advance(14 * DAY_MS)
    await refresh(accomplice)
    expect(await stateOf(accomplice)).toMatchObject({
      withdrawable: 200,
      resting: [{ amount: 120, until: null }],
    })
    expect((await lists()).filter((line) => line.includes(deposit.depositId))).toEqual([
      expect.stringMatching(new RegExp(`R\\$ 120\\.00 with account ${accomplice.user.id}$`)),
    ])
    await deliverAll(server, disputed(deposit, { type: 'closed', status: 'won', amount: 1000 }))
    expect(await stateOf(accomplice)).toMatchObject({ withdrawable: 320, resting: [] })
    expect((await lists()).filter((line) => line.includes(deposit.depositId))).toEqual([])
  })

  it('is free once an operator releases it', async () => {
    const deposit = await openDeposit(server, double, { amount: 100 })
    await deliverAll(server, completed(deposit.session))
    const winner = (await signUpPayee(100)).person
    await dump(deposit.person, winner)
    await deliverAll(server, disputed(deposit, { type: 'created', status: 'needs_response', amount: 100 }))
    await deliverAll(server, disputed(deposit, { type: 'closed', status: 'lost', amount: 100 }))
    server.time.advance(15 * DAY_MS)
    await refresh(winner)
    expect(await stateOf(winner)).toMatchObject({ balance: 160, withdrawable: 100 })
    const released = await operate(
      server,
      ...['release-disputed', '--deposit', deposit.depositId, '--who', 'Carla', '--why', 'an honest game'],
    )
    expect(released.ok).toBe(true)
    expect(await stateOf(winner)).toMatchObject({ withdrawable: 160, resting: [] })
  })
})

describe('a withdrawal request', () => {
  it('is refused without the password or with a wrong one [WITHDRAW-1]', async () => {
    const { person, cpf } = await signUpPayee()
    expect((await ask(person, { pixKey: cpf, password: 'segredo-9' })).status).toBe(401)
    expect((await ask(person, { pixKey: cpf, password: undefined })).body.code).toBe('STEP_UP_REQUIRED')
  })

  it.each([
    [0, 422],
    [0.99, 422],
    [-5, 422],
    [20.001, 422],
    ['20', 400],
    [[20], 400],
  ])('is refused for the amount %j [WITHDRAW-1]', async (amount, status) => {
    const { person, cpf } = await signUpPayee()
    expect((await ask(person, { pixKey: cpf, amount })).status).toBe(status)
  })

  it('is refused above the withdrawable amount, and says how much that is [WITHDRAW-2]', async () => {
    const { person, cpf } = await signUpPayee(30)
    expect((await ask(person, { pixKey: cpf, amount: 30.01 })).body).toMatchObject({
      code: 'WITHDRAWABLE_TOO_LOW',
      error:
        'Você pode sacar R$ 30,00 agora. Depósitos e ganhos recentes podem ser jogados, e sacados mais tarde.',
    })
  })

  it('is refused for an invalid key or CPF, and for a CPF of another account or other than the first [WITHDRAW-3]', async () => {
    const [{ person, cpf }, other] = [await signUpNewPayee(server), await signUpNewPayee(server)]
    expect((await ask(person, { pixKey: '52998224724' })).body.code).toBe('PIX_KEY_INVALID')
    expect((await ask(person, { pixKey: 'ana@lance.test' })).body.code).toBe('CPF_INVALID')
    expect((await ask(person, { pixKey: 'ana@lance.test', cpf: '1' })).body.code).toBe('CPF_INVALID')
    expect((await ask(person, { pixKey: 'ana@lance.test', cpf })).body.code).toBe('WITHDRAWAL_RESTS')
    expect((await ask(other.person, { pixKey: cpf })).body.code).toBe('CPF_TAKEN')
    expect((await ask(person, { pixKey: other.cpf })).body.code).toBe('CPF_OTHER')
    await passTime(person, 2 * DAY_MS)
    expect((await ask(person, { pixKey: 'ana@lance.test' })).status).toBe(201)
  })

  it('is refused for 48 hours after the first key, which is stored at once [WITHDRAW-4]', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    expect(await payoutOf(person)).toEqual({ pixKey: null, restsUntil: null, knowsCpf: false })
    const until = server.time.nowMs() + 2 * DAY_MS
    for (let times = 0; times < 2; times++)
      expect((await ask(person, { pixKey: cpf })).body).toMatchObject({ code: 'WITHDRAWAL_RESTS', until })
    expect((await moneyOf(server, person)).balance).toBe(100)
    expect(await payoutOf(person)).toEqual({ pixKey: cpf, restsUntil: until, knowsCpf: true })
    await passTime(person, 2 * DAY_MS - 1)
    expect((await ask(person, { pixKey: cpf })).body).toMatchObject({ code: 'WITHDRAWAL_RESTS', until })
    await passTime(person, 1)
    expect(await payoutOf(person)).toEqual({ pixKey: cpf, restsUntil: null, knowsCpf: true })
    expect((await ask(person, { pixKey: cpf })).status).toBe(201)
  })

  it('stores no first key of an account that could not withdraw anyway [WITHDRAW-3]', async () => {
    const { person, cpf } = await signUpNewPayee(server, 30)
    expect((await ask(person, { pixKey: cpf, amount: 31 })).body.code).toBe('WITHDRAWABLE_TOO_LOW')
    expect((await ask(person, { pixKey: cpf, amount: 201 })).body.code).toBe('WITHDRAWAL_DAILY')
    await server.ctx.pool.query('update users set email_confirmed_at = null where id = $1', [person.user.id])
    expect((await ask(person, { pixKey: cpf })).body.code).toBe('EMAIL_UNCONFIRMED')
    expect((await payoutOf(person)).pixKey).toBeNull()
    const owner = await signUpNewPayee(server)
    expect((await ask(owner.person, { pixKey: cpf })).body.code).toBe('WITHDRAWAL_RESTS')
  })

  it('is refused for 48 hours after a change of key, also back to the former one [WITHDRAW-4]', async () => {
    const { person, cpf } = await signUpPayee()
    expect((await ask(person, { pixKey: cpf })).status).toBe(201)
    expect((await ask(person, { pixKey: 'nova@lance.test' })).body).toMatchObject({
      code: 'WITHDRAWAL_RESTS',
      until: server.time.nowMs() + 2 * DAY_MS,
    })
    await passTime(person, 2 * DAY_MS)
    expect((await ask(person, { pixKey: 'nova@lance.test' })).status).toBe(201)
    expect((await ask(person, { pixKey: cpf })).body.code).toBe('WITHDRAWAL_RESTS')
  })

  it('is refused for 48 hours after a change of password [WITHDRAW-4]', async () => {
    const { person, cpf } = await signUpPayee()
    const body = { currentPassword: person.password, password: 'nova-senha' }
    expect((await person.call('PUT', '/auth/password', { body })).status).toBe(204)
    const until = server.time.nowMs() + 2 * DAY_MS
    const asked = { pixKey: cpf, password: 'nova-senha' }
    expect((await ask(person, asked)).body).toMatchObject({ code: 'WITHDRAWAL_RESTS', until })
    expect(await payoutOf(person)).toMatchObject({ pixKey: cpf, restsUntil: until })
    await passTime(person, 2 * DAY_MS)
    expect((await ask(person, asked)).status).toBe(201)
  })

  it('is refused for 48 hours after a password reset [WITHDRAW-4]', async () => {
    const { person, cpf } = await signUpPayee()
    await person.call('POST', '/auth/forgot-password', { body: { email: person.email } })
    const [mail] = (await mailsTo(server, person.email)).filter(({ text }) => text.includes('token='))
    const body = { token: tokenIn(mail ?? { text: '' }), password: 'nova-senha' }
    expect((await person.call('POST', '/auth/reset-password', { body })).status).toBe(204)
    const credentials = { email: person.email, password: 'nova-senha' }
    person.token = (
      await person.call<{ token: string }>('POST', '/auth/login', { body: credentials })
    ).body.token
    const asked = { pixKey: cpf, password: 'nova-senha' }
    expect((await ask(person, asked)).body.code).toBe('WITHDRAWAL_RESTS')
    await passTime(person, 2 * DAY_MS)
    expect((await ask(person, asked)).status).toBe(201)
  })

  it('is refused for 48 hours after a password reset on a server of the previous version', async () => {
    const { person, cpf } = await signUpPayee()
    const at = new Date(server.time.nowMs() - 2 * DAY_MS + 1)
    await server.ctx.pool.query(
      `insert into mail_tokens (token_hash, user_id, kind, mail_id, expires_at, used_at)
       values ($1, $2, 'reset_password', $3, $4, $4)`,
      [Buffer.from(person.user.id), person.user.id, randomUUID(), at],
    )
    expect((await ask(person, { pixKey: cpf })).body.code).toBe('WITHDRAWAL_RESTS')
    server.time.advance(1)
    expect((await ask(person, { pixKey: cpf })).status).toBe(201)
  })

  it('is refused without a confirmed address, and with a debt [WITHDRAW-2]', async () => {
    const { person, cpf } = await signUpPayee()
    await server.ctx.pool.query('update users set email_confirmed_at = null where id = $1', [person.user.id])
    expect((await ask(person, { pixKey: cpf })).body.code).toBe('EMAIL_UNCONFIRMED')
    const owing = await signUpPayee()
    await addDebt(server.ctx, owing.person.user.id, 1)
    expect((await ask(owing.person, { pixKey: owing.cpf })).body.code).toBe('WITHDRAWAL_DEBT')
  })

  it('is refused above R$ 200 a day while the account is new [WITHDRAW-5]', async () => {
    const { person, cpf } = await signUpPayee(1000)
    expect((await ask(person, { pixKey: cpf, amount: 150 })).status).toBe(201)
    expect((await ask(person, { pixKey: cpf, amount: 50.01 })).body.code).toBe('WITHDRAWAL_DAILY')
    await server.ctx.pool.query('update users set created_at = $2 where id = $1', [
      person.user.id,
      new Date(server.time.nowMs() - 30 * DAY_MS),
    ])
    expect((await ask(person, { pixKey: cpf, amount: 500 })).status).toBe(201)
  })

  it('is described beforehand by the wallet: the limit of a new account, and a freeze [WITHDRAW-2] [WITHDRAW-5]', async () => {
    const { person, cpf } = await signUpPayee(1000)
    const stateOf = async () => {
      const { daily, frozen } = (await person.call<WalletState>('GET', '/wallet/state')).body
      return { daily, frozen }
    }
    expect(await stateOf()).toEqual({ daily: { max: 200, left: 200, moreAt: null }, frozen: false })
    const moreAt = server.time.nowMs() + DAY_MS
    expect((await ask(person, { pixKey: cpf, amount: 150 })).status).toBe(201)
    await passTime(person, HOUR_MS)
    expect((await stateOf()).daily).toEqual({ max: 200, left: 50, moreAt })
    await operate(
      server,
      'freeze-account',
      '--account',
      person.user.id,
      '--who',
      'Carla',
      '--why',
      'a question',
    )
    await server.ctx.pool.query('update users set created_at = $2 where id = $1', [
      person.user.id,
      new Date(server.time.nowMs() - 30 * DAY_MS),
    ])
    expect(await stateOf()).toEqual({ daily: null, frozen: true })
  })

  it('is refused on a server whose operator has switched withdrawals off [WITHDRAW-9]', async () => {
    const off = await openScratchServer({ env: { WITHDRAWALS_ENABLED: 'false' } })
    try {
      const person = await signUp(off)
      expect((await ask(person, { pixKey: makeCpf() })).body.code).toBe('WITHDRAWALS_OFF')
    } finally {
      await off.stop()
    }
  })
})
