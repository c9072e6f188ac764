import type { PlayRules, WalletState } from '@lance/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestDeposit } from '../../../test/depositKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { countRows, openSecondServer, search, serveAllTests, server } from '../../../test/searchKit.ts'
import { signUp, testClient } from '../../../test/testServer.ts'
import { confirm, makeCpf, requestWithdrawal, signUpNewPayee } from '../../../test/withdrawalKit.ts'
import { cancelWithdrawals } from '../withdrawals/index.ts'

// The rules that users set for their own play outlive the account in which they set them.

serveAllTests()

/** The number of the current test: each has addresses of its own. */
let test = 0
beforeEach(async () => {
  test += 1
  await server.ctx.pool.query('delete from kept_play_rules; delete from account_identities')
})

/** Ana's address; with an alias, another one of the same mailbox. */
const ana = (alias = '') => `ana${test}${alias}@lance.test`

type Person = Awaited<ReturnType<typeof signUp>>
type Rules = { rules: PlayRules; code?: string }

const DAY_MS = 86_400_000

const pause = (person: Person, days: number) =>
  person.call<PlayRules>('POST', '/wallet/pause', { body: { days } })
const limit = (person: Person, dailyDeposit: number | null) =>
  person.call<PlayRules>('PUT', '/wallet/limits', { body: { dailyDeposit } })
const rulesOf = async (person: Person) => (await person.call<WalletState>('GET', '/wallet/state')).body.rules

async function declareAdult(person: Person): Promise<Person> {
  await person.call<Rules>('POST', '/wallet/adult', { body: { declared: true } })
  return person
}

async function close(person: Person): Promise<void> {
  const { status } = await person.call('DELETE', `/users/${person.user.id}`, {
    body: { password: person.password },
  })
  if (status !== 204) throw new Error(`closing the account was answered with ${status}`)
}

/** Cancels the account's withdrawals, takes its money as if it had been lost in games, and closes it. */
async function emptyAndClose(person: Person): Promise<void> {
  const { user } = person
  await server.ctx.db
    .transaction()
    .execute((trx) => cancelWithdrawals(server.ctx, trx, { userId: user.id, nowMs: server.time.nowMs() }))
  const { balance } = (await person.call<WalletState>('GET', '/wallet/state')).body
  if (balance > 0) await fund(server.ctx, person.user.id, -balance)
  await close(person)
}

async function signInAgain(person: Person): Promise<void> {
  const { email, password } = person
  const answer = await testClient(server).call<{ token: string }>('POST', '/auth/login', {
    body: { email, password },
  })
  person.token = answer.body.token
}

const paused = (until: number) => ({ status: 422, body: { code: 'PLAY_PAUSED', until } })

describe('the pause of a closed account', () => {
  const sameMailbox: [as: string, first: () => string, again: () => string][] = [
    ['the same address', ana, ana],
    ['another case', ana, () => `ANA${test}@Lance.Test`],
    ['a plus alias', ana, () => ana('+nova')],
    [
      'dots of Gmail, by its other name',
      () => `ana.torre${test}@gmail.com`,
      () => `anat.orre${test}+x@googlemail.com`,
    ],
  ]
  it.each(sameMailbox)('applies to the next account with %s [PLAY-7]', async (_as, first, again) => {
    const person = await signUp(server, { email: first() })
    await pause(person, 30)
    await close(person)
    const next = await declareAdult(await signUp(server, { email: again() }))
    const until = server.time.nowMs() + 30 * DAY_MS
    expect(await requestDeposit(next, 20)).toMatchObject(paused(until))
    expect((await search(next, { wager: 10 })).status).toBe(422)
    expect(await rulesOf(next)).toMatchObject({ pausedUntil: until, carried: true })
  })

  it('applies on another server of the same product, and through several accounts', async () => {
    const until = server.time.nowMs() + 30 * DAY_MS
    const person = await signUp(server, { email: ana() })
    await pause(person, 30)
    await close(person)
    const other = await openSecondServer()
    const second = await signUp(other, { email: ana() })
    await close(second)
    server.time.advance(DAY_MS)
    const third = await signUp(server, { email: ana() })
    expect(await rulesOf(third)).toMatchObject({ pausedUntil: until, carried: true })
  })

  it('applies until it ends, and then nothing is kept [PLAY-7]', async () => {
    const person = await signUp(server, { email: ana() })
    await pause(person, 7)
    await close(person)
    await server.sweep('kept rules')
    expect(await countRows('select from kept_play_rules')).toBe(1)
    const next = await declareAdult(await signUp(server, { email: ana() }))
    server.time.advance(7 * DAY_MS)
    await signInAgain(next)
    expect(await rulesOf(next)).toMatchObject({ pausedUntil: null, carried: false })
    expect((await requestDeposit(next, 20)).status).toBe(201)
    await server.sweep('kept rules')
    expect(await countRows('select from kept_play_rules')).toBe(0)
  })

  it('can be extended in the next account, but not shortened', async () => {
    const person = await signUp(server, { email: ana() })
    await pause(person, 30)
    await close(person)
    const next = await signUp(server, { email: ana() })
    const now = server.time.nowMs()
    expect((await pause(next, 1)).body).toMatchObject({ pausedUntil: now + 30 * DAY_MS, carried: true })
    expect((await pause(next, 90)).body).toMatchObject({ pausedUntil: now + 90 * DAY_MS, carried: false })
  })

  it('is kept under a keyed hash only, which does not reveal the user [PLAY-7]', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    await requestWithdrawal(person, { pixKey: cpf, amount: 1 })
    await pause(person, 30)
    await emptyAndClose(person)
    const { rows } = await server.ctx.pool.query('select to_jsonb(k) as kept from kept_play_rules k')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${person.user.id}|${cpf}|${person.email}`))
    expect(await countRows('select from account_identities')).toBe(0)
  })

  it('does not apply to other users', async () => {
    const person = await signUp(server, { email: ana() })
    await pause(person, 30)
    await close(person)
    for (const email of ['bia@lance.test', `ana${test}@other.test`, `a.na${test}@lance.test`])
      expect(await rulesOf(await signUp(server, { email }))).toMatchObject({ pausedUntil: null })
  })

  it('leaves nothing behind if the account had no rule', async () => {
    await close(await signUp(server))
    expect(await countRows('select from kept_play_rules')).toBe(0)
    expect(await countRows('select from account_identities')).toBe(0)
  })
})

const BY = ['--who', 'Carla', '--why', 'somebody else used this address']

describe('the deposit limit of a closed account', () => {
  it('applies for as long as its removal would have taken [PLAY-7]', async () => {
    const person = await signUp(server, { email: ana() })
    await limit(person, 50)
    await close(person)
    const from = server.time.nowMs() + DAY_MS
    server.time.advance(DAY_MS / 2)
    const next = await declareAdult(await signUp(server, { email: ana('+2') }))
    expect((await rulesOf(next)).dailyDeposit).toEqual({
      limit: 50,
      next: { limit: null, from },
      deposited: 0,
    })
    expect((await requestDeposit(next, 60)).body.code).toBe('DEPOSIT_LIMIT')
    // A higher limit of the new account changes nothing before that.
    expect((await limit(next, 500)).body.dailyDeposit).toMatchObject({
      limit: 50,
      next: { limit: 500, from },
    })
    expect((await limit(next, 20)).body.dailyDeposit).toMatchObject({ limit: 20, next: null })
    server.time.advance(DAY_MS / 2)
    await signInAgain(next)
    expect((await requestDeposit(next, 30)).body.code).toBe('DEPOSIT_LIMIT')
    expect((await requestDeposit(next, 20)).status).toBe(201)
  })

  it('is not renewed by closing another account', async () => {
    const person = await signUp(server, { email: ana() })
    await limit(person, 50)
    await close(person)
    server.time.advance(DAY_MS / 2)
    await close(await signUp(server, { email: ana() }))
    server.time.advance(DAY_MS / 2)
    const third = await signUp(server, { email: ana() })
    expect((await rulesOf(third)).dailyDeposit).toMatchObject({ limit: null, next: null })
  })
})

describe('the same CPF', () => {
  async function bind(over: { balance?: number } = {}): Promise<{ person: Person; cpf: string }> {
    const { person, cpf } = await signUpNewPayee(server, over.balance)
    const { body } = await requestWithdrawal(person, { pixKey: cpf, amount: 1 })
    if (body.code !== 'WITHDRAWAL_RESTS') throw new Error(`the withdrawal was answered with ${body.code}`)
    return { person, cpf }
  }

  it('carries the pause of a closed account to another address [PLAY-8]', async () => {
    const { person, cpf } = await bind()
    await pause(person, 30)
    await emptyAndClose(person)
    const { person: other } = await signUpNewPayee(server)
    expect(await rulesOf(other)).toMatchObject({ pausedUntil: null })
    // Withdrawing stays possible: money can always leave, once the key has rested.
    expect((await requestWithdrawal(other, { pixKey: cpf, amount: 1 })).body.code).toBe('WITHDRAWAL_RESTS')
    expect(await rulesOf(other)).toMatchObject({
      pausedUntil: server.time.nowMs() + 30 * DAY_MS,
      carried: true,
    })
    expect((await search(other, { wager: 10 })).body).toMatchObject({ code: 'PLAY_PAUSED' })
  })

  it('carries the pause even if the withdrawal itself is refused', async () => {
    const { person, cpf } = await bind()
    await pause(person, 30)
    await emptyAndClose(person)
    const { person: other } = await signUpNewPayee(server, 5)
    expect((await requestWithdrawal(other, { pixKey: cpf, amount: 20 })).body.code).toBe(
      'WITHDRAWABLE_TOO_LOW',
    )
    expect(await rulesOf(other)).toMatchObject({ carried: true })
  })

  it('makes a pause apply to two open accounts, whenever it begins [PLAY-8]', async () => {
    const { person, cpf } = await bind()
    const { person: other } = await signUpNewPayee(server)
    expect((await requestWithdrawal(other, { pixKey: cpf, amount: 1 })).body.code).toBe('CPF_TAKEN')
    expect((await search(other, { wager: 10 })).status).toBe(200)
    await other.call('DELETE', `/matchmaking_queue/${other.user.id}`)
    await pause(person, 30)
    expect((await search(other, { wager: 10 })).body).toMatchObject({ code: 'PLAY_PAUSED' })
    await emptyAndClose(person)
    expect(await rulesOf(other)).toMatchObject({ carried: true })
  })

  it('lets no user pause another by naming their CPF [PLAY-8]', async () => {
    const { person, cpf } = await bind()
    const { person: stranger } = await signUpNewPayee(server)
    await requestWithdrawal(stranger, { pixKey: cpf, amount: 1 })
    await pause(stranger, 3650)
    expect(await rulesOf(person)).toMatchObject({ pausedUntil: null })
    await emptyAndClose(stranger)
    expect(await rulesOf(person)).toMatchObject({ pausedUntil: null })
  })

  it('is recognized for only 20 CPFs that one account names, and always for its own', async () => {
    const { person } = await signUpNewPayee(server, 5)
    for (let named = 0; named < 25; named++)
      await requestWithdrawal(person, { pixKey: makeCpf(), amount: 20 })
    expect(await countRows(`select from account_identities where kind = 'cpf'`)).toBe(20)
    expect((await requestWithdrawal(person, { pixKey: makeCpf(), amount: 1 })).body.code).toBe(
      'WITHDRAWAL_RESTS',
    )
    expect(await countRows(`select from account_identities where kind = 'cpf' and is_bound`)).toBe(1)
  })
})

describe('a mailbox with two open accounts', () => {
  it('shares the pause of the account whose address is confirmed', async () => {
    const person = await signUp(server, { email: ana() })
    const alias = await signUp(server, { email: ana('+2') })
    await pause(person, 30)
    expect(await rulesOf(alias)).toMatchObject({ pausedUntil: null })
    await confirm(server, person)
    expect(await rulesOf(alias)).toMatchObject({ carried: true })
  })

  it('can’t be paused by a user who does not own it [PLAY-8]', async () => {
    const owner = await signUp(server, { email: ana() })
    await confirm(server, owner)
    const stranger = await signUp(server, { email: ana('+2') })
    await pause(stranger, 3650)
    expect(await rulesOf(owner)).toMatchObject({ pausedUntil: null })
    server.time.advance(1000)
    await close(stranger)
    expect(await rulesOf(owner)).toMatchObject({ pausedUntil: null })
  })
})

describe('the sweep of identities', () => {
  it('adds the hashes of older accounts, which keep their rules when closed even without them', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    await requestWithdrawal(person, { pixKey: cpf, amount: 1 })
    await server.ctx.pool.query('delete from account_identities')
    await server.sweep('identities')
    expect(await countRows('select from account_identities where is_bound and user_id = $1', person)).toBe(2)
    await pause(person, 30)
    await server.ctx.pool.query('delete from account_identities')
    await emptyAndClose(person)
    expect(await countRows('select from kept_play_rules')).toBe(2)
    server.time.advance(3_600_000)
    await server.sweep('identities')
    expect(await countRows('select from account_identities where user_id = $1', person)).toBe(0)
  })

  it('deletes the hashes that a server of the previous version left when it closed an account', async () => {
    const person = await signUp(server)
    await close(person)
    await server.ctx.pool.query(
      `insert into account_identities values ($1, 'email', 'tests', '\\x00', true)`,
      [person.user.id],
    )
    server.time.advance(3_600_000)
    await server.sweep('identities')
    expect(await countRows('select from account_identities where user_id = $1', person)).toBe(0)
  })
})

describe('an operator', () => {
  it('lifts the rules kept of another user with this address, but not the account’s own [PLAY-9]', async () => {
    const stranger = await signUp(server, { email: ana() })
    await pause(stranger, 3650)
    await close(stranger)
    const owner = await signUp(server, { email: ana() })
    expect(await rulesOf(owner)).toMatchObject({ carried: true })
    const { ok } = await operate(server, 'lift-kept-rules', '--account', ana(), ...BY)
    expect(ok).toBe(true)
    expect(await rulesOf(owner)).toMatchObject({ pausedUntil: null, carried: false })
    await pause(owner, 7)
    await operate(server, 'lift-kept-rules', '--account', owner.user.id, ...BY)
    expect(await rulesOf(owner)).toMatchObject({ pausedUntil: server.time.nowMs() + 7 * DAY_MS })
  })
})
