import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpSurvivor, startDoomed, survivor, survivorDatabaseUrl } from '../../../test/crashKit.ts'
import {
  depositStatusOf,
  moneyOf,
  requestDeposit,
  signUpAdult,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { openTestServer, testClient } from '../../../test/testServer.ts'

// A server is killed, as by `kill -9`, between any two steps of a deposit. Another continues from the
// database.

setUpSurvivor()

/** Lets the survivor do what is due, after the leases of the dead server have ended. */
async function runDueWork(): Promise<void> {
  survivor.time.advance(60_000)
  await survivor.sweep('sandbox webhooks')
  await survivor.sweep('payment events')
}

const countOf = async (table: 'deposits' | 'sandbox_checkouts', userId: string) => {
  const who = table === 'deposits' ? 'user_id::text' : `what ->> 'userId'`
  const { rows } = await survivor.ctx.pool.query(`select count(*)::int from ${table} where ${who} = $1`, [
    userId,
  ])
  return rows[0].count
}

describe('a server killed during a deposit', () => {
  it.each(['beforeCheckout', 'afterCheckout'] as const)(
    'leaves one deposit with one page, paid once, for the retry when killed at %s',
    async (killAt) => {
      const person = await signUpAdult(survivor)
      const key = randomUUID()
      const dying = await startDoomed({ killAt })
      const client = testClient(dying, { token: person.token })
      await expect(requestDeposit(client, 20, key)).rejects.toThrow()
      await dying.gone
      expect(await countOf('deposits', person.user.id)).toBe(1)
      const { body, status } = await requestDeposit(person, 20, key)
      expect(status).toBe(201)
      expect(await countOf('deposits', person.user.id)).toBe(1)
      expect(await countOf('sandbox_checkouts', person.user.id)).toBe(1)
      await submitSandboxForm(survivor, body.url, 'pay_card')
      await runDueWork()
      expect(await depositStatusOf(survivor, body.id)).toBe('paid')
      expect(await moneyOf(survivor, person)).toEqual({ balance: 20, debt: 0 })
    },
  )

  it.each(['afterKept', 'beforeApplied', 'afterApplied'] as const)(
    'credits the payment once when killed at %s [DEPOSIT-6]',
    async (killAt) => {
      const person = await signUpAdult(survivor)
      const dying = await startDoomed({ killAt })
      const { body } = await requestDeposit(testClient(dying, { token: person.token }), 20)
      // The webhook goes to the server that served the page, which dies on the way.
      await submitSandboxForm(dying, body.url, 'pay_card').catch(() => {})
      await dying.gone
      expect((await moneyOf(survivor, person)).balance).toBe(killAt === 'afterApplied' ? 20 : 0)
      await runDueWork()
      expect(await depositStatusOf(survivor, body.id)).toBe('paid')
      expect(await moneyOf(survivor, person)).toEqual({ balance: 20, debt: 0 })
      await runDueWork()
      expect(await moneyOf(survivor, person)).toEqual({ balance: 20, debt: 0 })
    },
  )
})

describe('a server with real keys', () => {
  it('refuses a database of play money', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PREMIUM_PRICE_ID: 'price_x',
    }
    const connectionString = survivorDatabaseUrl()
    await expect(openTestServer({ connectionString, env: keys })).rejects.toThrow(
      /begun with sandbox money, and the payment provider's is live/,
    )
  })
})
