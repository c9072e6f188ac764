import type { Statement, WalletState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findLedgerProblems,
  requestDeposit,
  signUpAdult,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { addDebt, fund, reais } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestClient, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

const HOUR_MS = 3_600_000
const stateOf = async (person: TestClient) => (await person.call<WalletState>('GET', '/wallet/state')).body
const read = async (person: TestClient, query = '') =>
  (await person.call<Statement>('GET', `/wallet/statement${query}`)).body

/** Gets a new access token, since the clock was advanced. */
async function refresh(person: TestClient): Promise<void> {
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
}

async function deposit(person: Awaited<ReturnType<typeof signUp>>, amount: number): Promise<string> {
  const { body } = await requestDeposit(person, amount)
  await submitSandboxForm(server, body.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  return body.id
}

/** Plays a wagered game that Black wins. Both had only their stakes. */
async function winAsBlack(wager: number) {
  const game = await openTestGame(server, { timeControlS: 600, stake: reais(wager) })
  await playOut(game, '1. f3 e5 2. g4 Qh4#')
  await game.black.next('game_end')
  return game
}

describe('the statement', () => {
  it('lists every move with the balance after it, newest first [WALLET-11]', async () => {
    const person = await signUpAdult(server)
    const depositId = await deposit(person, 50)
    await fund(server.ctx, person.user.id, -20)
    const { items, nextCursor } = await read(person)
    expect(nextCursor).toBeNull()
    expect(items).toMatchObject([
      { kind: 'other', transfer: 'correction', amount: -20, balanceAfter: 30 },
      { kind: 'deposit', transfer: 'deposit', amount: 50, balanceAfter: 50, reference: depositId },
    ])
    expect(items[0]?.at).toBe(server.time.nowMs())
  })

  it('lists only the requested kind, with the same balances [WALLET-11]', async () => {
    const { black } = await winAsBlack(10)
    const { items } = await read(black.client, '?kind=wager')
    expect(items).toMatchObject([
      { transfer: 'win', amount: 16, balanceAfter: 16 },
      { transfer: 'stake', amount: -10, balanceAfter: 0 },
    ])
    expect((await read(black.client, '?kind=deposit')).items).toEqual([])
    const wrong = await black.client.call('GET', '/wallet/statement?kind=gifts')
    expect(wrong.body.code).toBe('MALFORMED')
  })

  it('is paged without gaps or repeats [WALLET-11]', async () => {
    const person = await signUp(server)
    for (let n = 1; n <= 60; n++) await fund(server.ctx, person.user.id, n)
    const first = await read(person)
    const second = await read(person, `?cursor=${first.nextCursor}`)
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null])
    expect([...first.items, ...second.items].map(({ amount }) => amount)).toEqual(
      Array.from({ length: 60 }, (_, n) => 60 - n),
    )
    expect(second.items.at(-1)?.balanceAfter).toBe(1)
  })

  it('can be downloaded as a CSV file in the caller’s language', async () => {
    const person = await signUpAdult(server)
    await deposit(person, 1234.5)
    const file = await person.call<string>('GET', '/wallet/statement.csv')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const [head, row] = file.body.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('Data;Movimento;Valor (R$);Saldo (R$);Referência')
    expect(row).toMatch(/^2026-01-15T[\d:.]+Z;Depósito;1234,50;1234,50;[0-9a-f-]{36}$/)
    const english = await person.call<string>('GET', '/wallet/statement.csv', { language: 'en' })
    expect(english.body).toContain(',Deposit,1234.50,1234.50,')
  })
})

describe('the withdrawable amount', () => {
  it('excludes a deposit for 14 days [WALLET-7]', async () => {
    const person = await signUpAdult(server)
    await fund(server.ctx, person.user.id, 30)
    await deposit(person, 50)
    expect(await stateOf(person)).toMatchObject({ balance: 80, withdrawable: 30, sandbox: true, debt: 0 })
    server.time.advance(14 * 24 * HOUR_MS)
    await refresh(person)
    expect(await stateOf(person)).toMatchObject({ balance: 80, withdrawable: 80 })
  })

  it('excludes a win for 24 hours, but not the winner’s own stake [WALLET-8]', async () => {
    const { black, white } = await winAsBlack(10)
    expect(await stateOf(black.client)).toMatchObject({ balance: 16, withdrawable: 10 })
    expect(await stateOf(white.client)).toMatchObject({ balance: 0, withdrawable: 0 })
    // It rests until a full hour.
    server.time.advance(25 * HOUR_MS)
    await refresh(black.client)
    expect(await stateOf(black.client)).toMatchObject({ balance: 16, withdrawable: 16 })
  })

  it('excludes deposits, and says when each part is free [WALLET-10]', async () => {
    const { black } = await winAsBlack(10)
    await black.client.call('POST', '/wallet/adult', { body: { declared: true } })
    const wonMs = server.time.nowMs()
    await deposit(black.client, 20)
    const { balance, withdrawable, resting } = await stateOf(black.client)
    expect({ balance, withdrawable }).toEqual({ balance: 36, withdrawable: 10 })
    expect(resting.map(({ amount }) => amount)).toEqual([6, 20])
    expect(resting[0]?.until).toBe(Math.ceil((wonMs + 24 * HOUR_MS) / HOUR_MS) * HOUR_MS)
    expect(resting[1]?.until).toBe(server.time.nowMs() + 14 * 24 * HOUR_MS)
  })

  it('is zero while the user has a debt [WALLET-10]', async () => {
    const person = await signUp(server)
    await fund(server.ctx, person.user.id, 30)
    await addDebt(server.ctx, person.user.id, 5)
    expect(await stateOf(person)).toMatchObject({ balance: 30, withdrawable: 0, debt: 5 })
  })
})
