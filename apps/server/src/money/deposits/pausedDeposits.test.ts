import type { DepositList, PlayRules, WalletState } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  completed,
  deliverAll,
  depositStatusOf,
  findLedgerProblems,
  moneyOf,
  openDeposit,
  requestDeposit,
  signUpAdult,
  stripeEnv,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { operate } from '../../../test/operate.ts'
import { search, serveEachTest, server } from '../../../test/searchKit.ts'
import { openStripeDouble } from '../../../test/stripeDouble.ts'
import { openScratchServer, signUp, testClient } from '../../../test/testServer.ts'

// A payment page opened before a pause is no way around the pause.

serveEachTest()

type Person = Awaited<ReturnType<typeof signUpAdult>>

const DAY_MS = 86_400_000

const pause = (person: Person, days = 30) =>
  person.call<PlayRules>('POST', '/wallet/pause', { body: { days } })
const walletOf = async (person: Person) => (await person.call<WalletState>('GET', '/wallet/state')).body

async function applyWebhooks(): Promise<void> {
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
}

async function passTime(person: Person, ms: number): Promise<void> {
  server.time.advance(ms)
  const { email, password } = person
  const answer = await testClient(server).call<{ token: string }>('POST', '/auth/login', {
    body: { email, password },
  })
  person.token = answer.body.token
}

describe('a payment page opened before a pause', () => {
  it('is closed when the pause begins, and takes no payment [PLAY-6]', async () => {
    const person = await signUpAdult(server)
    const { id, url } = (await requestDeposit(person, 50)).body
    await pause(person)
    await server.sweep('silent deposits')
    await applyWebhooks()
    expect(await depositStatusOf(server, id)).toBe('expired')
    await submitSandboxForm(server, url, 'pay_card')
    await applyWebhooks()
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 0 })
  })

  it('can be reached neither by its address nor by the key of its request', async () => {
    const person = await signUpAdult(server)
    await requestDeposit(person, 50, 'once')
    await pause(person)
    const { items } = (await person.call<DepositList>('GET', '/deposits')).body
    expect(items).toMatchObject([{ status: 'open', url: null }])
    expect(await requestDeposit(person, 50, 'once')).toMatchObject({
      status: 422,
      body: { code: 'PLAY_PAUSED' },
    })
  })

  it('is closed by the next poll when the pause began in another account of the same owner', async () => {
    const person = await signUpAdult(server)
    const { id } = (await requestDeposit(person, 50)).body
    const [name] = person.email.split('@')
    const other = await signUp(server, { email: `${name}+2@lance.test` })
    await server.ctx.pool.query('update users set email_confirmed_at = now()')
    await pause(other)
    server.time.advance(300_000)
    await server.sweep('silent deposits')
    await applyWebhooks()
    expect(await depositStatusOf(server, id)).toBe('expired')
  })

  it('stays open when it belongs to another user', async () => {
    const [person, other] = [await signUpAdult(server), await signUpAdult(server)]
    const { id } = (await requestDeposit(other, 50)).body
    await pause(person)
    server.time.advance(300_000)
    await server.sweep('silent deposits')
    await applyWebhooks()
    expect(await depositStatusOf(server, id)).toBe('open')
  })
})

describe('money paid before its page was closed', () => {
  async function payInPause(days = 30): Promise<Person> {
    const person = await signUpAdult(server)
    const { url } = (await requestDeposit(person, 50)).body
    await pause(person, days)
    await submitSandboxForm(server, url, 'pay_card')
    await applyWebhooks()
    return person
  }

  it('belongs to the depositor but can’t be played with [PLAY-6]', async () => {
    const person = await payInPause()
    expect(await walletOf(person)).toMatchObject({ balance: 50, arrivedPaused: 50 })
    expect((await search(person, { wager: 10 })).body).toMatchObject({ code: 'PLAY_PAUSED' })
    const startTime = new Date(server.time.nowMs() + 3_600_000).toISOString()
    const terms = { entryFee: 10, playerCount: 8, prizeDistribution: 'SPLIT_TOP_2', startTime }
    const made = await person.call('POST', '/tournaments', { body: { name: 'Copa', ...terms } })
    expect(made.body.code).toBe('PLAY_PAUSED')
    expect(await findLedgerProblems(server)).toEqual([])
  })

  it('can be withdrawn like any deposit, even during the pause [PLAY-6]', async () => {
    const person = await payInPause()
    expect((await walletOf(person)).withdrawable).toBe(0)
    await passTime(person, 14 * DAY_MS)
    expect(await walletOf(person)).toMatchObject({ withdrawable: 50, arrivedPaused: 50 })
  })

  it('rests as long as the pause, also when the pause is extended [PLAY-6]', async () => {
    const person = await payInPause(7)
    await pause(person, 10)
    await passTime(person, 8 * DAY_MS)
    expect(await walletOf(person)).toMatchObject({ balance: 50, arrivedPaused: 50 })
    await passTime(person, 2 * DAY_MS)
    expect(await walletOf(person)).toMatchObject({ balance: 50, arrivedPaused: 0 })
    expect((await search(person, { wager: 10 })).status).toBe(200)
  })

  it('is not reported when it arrived before the pause', async () => {
    const person = await signUpAdult(server)
    const { url } = (await requestDeposit(person, 50)).body
    await submitSandboxForm(server, url, 'pay_card')
    await applyWebhooks()
    await expect.poll(() => walletOf(person)).toMatchObject({ balance: 50 })
    await pause(person)
    expect(await walletOf(person)).toMatchObject({ balance: 50, arrivedPaused: 0 })
  })

  it('is no longer reported once it was refunded', async () => {
    const person = await payInPause()
    const { items } = (await person.call<DepositList>('GET', '/deposits')).body
    const [first] = items
    const options = [
      '--deposit',
      first?.id ?? '',
      '--amount',
      '20',
      '--who',
      'Carla',
      '--why',
      'asked by its owner',
    ]
    expect((await operate(server, 'refund-deposit', ...options)).ok).toBe(true)
    await applyWebhooks()
    expect(await walletOf(person)).toMatchObject({ balance: 30, arrivedPaused: 30 })
  })
})

it('closes the page at Stripe too, and credits a payment that Stripe still reports, which rests', async () => {
  const double = await openStripeDouble()
  const stripe = await openScratchServer({ env: stripeEnv(double) })
  try {
    const { person, session } = await openDeposit(stripe, double)
    await pause(person)
    await stripe.sweep('silent deposits')
    expect(session.status).toBe('expired')
    await deliverAll(stripe, completed(session))
    expect(await walletOf(person)).toMatchObject({ balance: 50, arrivedPaused: 50 })
    expect(await findLedgerProblems(stripe)).toEqual([])
  } finally {
    await stripe.stop()
    await double.close()
  }
})
