import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpSurvivor, startDoomed, survivor } from '../../test/crashKit.ts'
import { submitSandboxForm } from '../../test/depositKit.ts'
import { mailsTo } from '../../test/mailbox.ts'
import { buy, ordersOf, stockOf, stockStore } from '../../test/storeKit.ts'
import { signUp, testClient } from '../../test/testServer.ts'

// A server is killed between two steps of a purchase, as by `kill -9`; another continues from the database.

setUpSurvivor()
beforeEach(() => stockStore(survivor, { shirt: { price: 8990, stock: 10 } }))

const ownOf = ({ port }: { port: number }) => ({ port, url: `http://localhost:${port}` })

/** Lets the survivor do the due work, after the dead server's leases have expired. */
async function recover(): Promise<void> {
  survivor.time.advance(60_000)
  await survivor.sweep('sandbox webhooks')
  await survivor.sweep('payment events')
}

describe('a purchase whose server is killed', () => {
  it.each(['beforeCheckout', 'afterCheckout'] as const)(
    'gets the same checkout when repeated after a kill at %s, and reserves its pieces once',
    async (killAt) => {
      const person = await signUp(survivor)
      const free = (await stockOf(survivor, 'shirt')).free
      const headers = { 'idempotency-key': randomUUID() }
      const dying = await startDoomed({ killAt })
      const as = testClient(dying, { token: person.token })
      await expect(buy(ownOf(dying), [['shirt', 2]], { as, headers })).rejects.toThrow()
      await dying.gone
      const again = await buy(survivor, [['shirt', 2]], { as: person, headers })
      expect(again.status).toBe(200)
      expect((await stockOf(survivor, 'shirt')).free).toBe(free - 2)
      await submitSandboxForm(survivor, again.body.url, 'pay_card')
      await recover()
      expect((await ordersOf(survivor)).at(-1)).toMatchObject({ status: 'paid' })
    },
  )

  it.each(['afterKept', 'beforeApplied', 'afterApplied'] as const)(
    'loses neither payment nor order in a kill at %s, and makes one of each',
    async (killAt) => {
      const [orders, stock] = [(await ordersOf(survivor)).length, (await stockOf(survivor, 'shirt')).stock]
      const dying = await startDoomed({ killAt })
      const client = testClient(dying)
      const { body } = await buy(ownOf(dying), [['shirt', 1]], { as: client })
      const email = `${randomUUID()}@torre.test`
      const form = {
        email,
        name: 'Bia',
        line1: 'Rua 1',
        city: 'Recife',
        state: 'PE',
        postal_code: '50000',
        country: 'BR',
      }
      await submitSandboxForm(dying, body.url, 'pay_card', form).catch(() => {})
      await dying.gone
      await recover()
      await recover()
      expect(await ordersOf(survivor)).toHaveLength(orders + 1)
      expect((await stockOf(survivor, 'shirt')).stock).toBe(stock - 1)
      expect(await mailsTo(survivor, email)).toHaveLength(1)
    },
  )
})
