import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buy, openSession, stockOf, stockStore } from '../../test/storeKit.ts'
import { double, server, serveStripe } from '../../test/stripeKit.ts'
import { openScratchServer, PATIENT, signUp, testClient } from '../../test/testServer.ts'

// Fifty buyers want one row.
serveStripe({ databaseTimeouts: PATIENT })

beforeAll(async () => {
  await stockStore(server, {
    set: { price: 29_990, stock: 1000 },
    mug: { price: 4990, stock: 5 },
    cap: { price: 6990, stock: null },
    euro: { stock: 5, currency: 'EUR' },
    penny: { price: 10, stock: 5 },
    crown: { price: 99_999_999, stock: null },
  })
})

describe('a checkout request', () => {
  it.each([
    [[], 422, 'CART_EMPTY'],
    [[['mug', 0]], 422, 'CART_QUANTITY'],
    [[['mug', -1]], 422, 'CART_QUANTITY'],
    [[['mug', 1.5]], 422, 'CART_QUANTITY'],
    [[['mug', 1e9]], 422, 'CART_QUANTITY'],
    [
      [
        ['cap', 10_000],
        ['cap', 1],
      ],
      422,
      'CART_QUANTITY',
    ],
    [[['mug', '2']], 400, 'MALFORMED'],
    [[['mug', null]], 400, 'MALFORMED'],
    [[['nothing', 1]], 422, 'VARIANT_UNKNOWN'],
    [[['euro', 1]], 422, 'CURRENCY_FOREIGN'],
    [[['penny', 1]], 422, 'CART_TOTAL'],
    [[['crown', 2]], 422, 'CART_TOTAL'],
    [[['mug', 6]], 409, 'OUT_OF_STOCK'],
    [
      [
        ['mug', 3],
        ['mug', 3],
      ],
      409,
      'OUT_OF_STOCK',
    ],
    [Array.from({ length: 1000 }, (_, index) => [`${randomUUID()}-${index}`, 1]), 422, 'CART_LINES'],
  ] as [[string, unknown][], number, string][])(
    'gets for %j the answer %d %s',
    async (wanted, status, code) => {
      const answer = await buy(server, wanted)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    },
  )

  it('is refused with the number of pieces left, in the buyer’s language [STORE-12]', async () => {
    const { body } = await buy(server, [['mug', 6]])
    expect(body).toMatchObject({
      variant_id: 'mug',
      left: 5,
      error: 'Estoque insuficiente para Article mug (Plain). Restam apenas 5.',
    })
  })

  it('is charged at our prices: a price or currency in the request is refused [STORE-8]', async () => {
    const tampered = await buy(server, [], {
      body: { items: [{ variant_id: 'mug', quantity: 1, price_in_cents: 1 }] },
    })
    expect([tampered.status, tampered.body.code]).toEqual([400, 'MALFORMED'])
    const foreign = await buy(server, [['mug', 1]], { body: { currency: 'usd', total: 1 } })
    expect(foreign.body.code).toBe('MALFORMED')
    const session = await openSession(server, double, [
      ['mug', 2],
      ['set', 1],
    ])
    expect(session).toMatchObject({ currency: 'brl', metadata: { cause: 'store' } })
    expect(session.asked).toMatchObject({
      'line_items[0][price_data][unit_amount]': '4990',
      'line_items[0][quantity]': '2',
      'line_items[1][price_data][unit_amount]': '29990',
      'line_items[1][price_data][product_data][name]': 'Article set (Plain)',
      'shipping_address_collection[allowed_countries][0]': 'BR',
      success_url: `${server.url}/success`,
      locale: 'pt-BR',
      mode: 'payment',
    })
    expect(session.asked.customer_email).toBeUndefined()
    expect(session.asked.client_reference_id).toBeUndefined()
  })

  it.each([
    'https://elsewhere.test/success',
    '//elsewhere.test',
    '/success',
    'javascript:alert(1)',
    'http://localhost@elsewhere.test/',
    'not an address',
  ])('never sends a buyer to %s', async (address) => {
    for (const name of ['successUrl', 'cancelUrl']) {
      const { body } = await buy(server, [['mug', 1]], { body: { [name]: address } })
      expect(body.code).toBe('RETURN_ADDRESS')
    }
  })
})

describe('a checkout', () => {
  it('reserves its pieces, and ends when the same buyer starts another [STORE-10]', async () => {
    const free = (await stockOf(server, 'mug')).free
    const buyer = await signUp(server)
    const first = await openSession(server, double, [['mug', 1]], { as: buyer })
    expect((await stockOf(server, 'mug')).free).toBe(free - 1)
    await openSession(server, double, [['mug', free]], { as: buyer })
    expect((await stockOf(server, 'mug')).free).toBe(0)
    expect(first.status).toBe('expired')
    const refused = await buy(server, [['mug', free + 1]], { as: buyer })
    expect(refused.body).toMatchObject({ code: 'OUT_OF_STOCK', left: free })
    expect((await stockOf(server, 'mug')).free).toBe(0)
    await openSession(server, double, [['set', 1]], { as: buyer })
    expect((await stockOf(server, 'mug')).free).toBe(free)
  })

  it('ends after half an hour, on the provider’s page too', async () => {
    const session = await openSession(server, double, [['set', 7]], { as: await signUp(server) })
    server.time.advance(1_799_999)
    await server.sweep('overdue checkouts')
    expect((await stockOf(server, 'set')).free).toBeLessThanOrEqual(993)
    server.time.advance(1)
    await server.sweep('overdue checkouts')
    expect(session.status).toBe('expired')
    expect(await stockOf(server, 'set')).toEqual({ free: 1000, stock: 1000 })
  })

  it('ends at once when the buyer cancels, and sends them back to where they came from [STORE-9]', async () => {
    const before = await stockOf(server, 'set')
    const session = await openSession(server, double, [['set', 2]], {
      body: { cancelUrl: `${server.url}/store?back=1` },
    })
    const { pathname } = new URL(session.asked.cancel_url ?? '')
    const answer = await fetch(`http://127.0.0.1:${server.port}${pathname}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${server.url}/store?back=1`])
    expect(session.status).toBe('expired')
    expect(await stockOf(server, 'set')).toEqual(before)
  })

  it('is returned again for the same key, even at the same moment; other goods are refused [STORE-12]', async () => {
    const [person, key] = [await signUp(server), randomUUID()]
    const before = await stockOf(server, 'set')
    const ask = () => buy(server, [['set', 1]], { as: person, headers: { 'idempotency-key': key } })
    const answers = await Promise.all(Array.from({ length: 5 }, ask))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect((await stockOf(server, 'set')).free).toBe(before.free - 1)
    const other = await buy(server, [['set', 2]], { as: person, headers: { 'idempotency-key': key } })
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED'])
  })

  it('reserves nothing when Stripe is unreachable, and can be requested again', async () => {
    const [key, before] = [randomUUID(), await stockOf(server, 'set')]
    double.fail(500)
    const refused = await buy(server, [['set', 3]], { headers: { 'idempotency-key': key } })
    double.fail(null)
    expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
    expect(await stockOf(server, 'set')).toEqual(before)
    expect((await buy(server, [['set', 3]], { headers: { 'idempotency-key': key } })).status).toBe(200)
  })
})

describe('a stock of ten pieces', () => {
  it('is sold once to fifty buyers at the same moment, without a deadlock [STORE-12]', async () => {
    await stockStore(server, { shirt: { stock: 10 }, sock: { stock: 10 } })
    const members = await Promise.all(Array.from({ length: 10 }, () => signUp(server)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        buy(
          server,
          index % 2
            ? [
                ['shirt', 1],
                ['sock', 1],
              ]
            : [
                ['sock', 1],
                ['shirt', 1],
              ],
          { as: members[index] ?? testClient(server) },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ body }) => ['OUT_OF_STOCK', 'GUEST_STOCK'].includes(body.code ?? ''))
    expect(refused.map(({ body }) => body.left)).toEqual(Array(40).fill(0))
    expect(await stockOf(server, 'shirt')).toEqual({ free: 0, stock: 10 })
  })
})

describe('one network', () => {
  it('may have three open checkouts of guests, and one of each buyer [STORE-10]', async () => {
    const bounded = await openScratchServer({ env: { RATE_LIMITS: 'on' } })
    try {
      await stockStore(bounded, { pin: { stock: 50 } })
      const guests = Array.from({ length: 3 }, () => testClient(bounded))
      for (const as of guests) expect((await buy(bounded, [['pin', 1]], { as })).status).toBe(200)
      expect((await buy(bounded, [['pin', 1]])).body.code).toBe('CHECKOUTS_TOO_MANY')
      // A buyer with an account in the same network is counted apart from the guests.
      expect((await buy(bounded, [['pin', 1]], { as: await signUp(bounded) })).status).toBe(200)
      expect((await buy(bounded, [['pin', 2]], { as: guests[0] ?? testClient(bounded) })).status).toBe(200)
      expect((await stockOf(bounded, 'pin')).free).toBe(45)
      bounded.time.advance(1_800_000)
      await bounded.sweep('overdue checkouts')
      expect((await buy(bounded, [['pin', 1]])).status).toBe(200)
    } finally {
      await bounded.stop()
    }
  })
})
