import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deliverAll, makeEvent } from '../../test/depositKit.ts'
import { PUBLISHED_ENV } from '../../test/publishedEnv.ts'
import { buy, openSession, stockOf, stockStore, type WantedItems } from '../../test/storeKit.ts'
import type { StripeSession } from '../../test/stripeDouble.ts'
import { double, server, serveStripe } from '../../test/stripeKit.ts'
import { signUp, type TestClient, testClient } from '../../test/testServer.ts'

const MINUTE_MS = 60_000

serveStripe({
  env: {
    ...PUBLISHED_ENV,
    HOST: '127.0.0.1',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SESSION_ACCESS_S: '86400',
  },
})

let networks = 0
const nextNetwork = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}
const from = (network: string, key?: string) => ({
  'x-forwarded-for': network,
  ...(key !== undefined && { 'idempotency-key': key }),
})

/** A buyer who isn't signed in, from a network of their own unless one is given. */
function guest({ network = nextNetwork(), as = testClient(server) } = {}) {
  return {
    network,
    as,
    buy: (wanted: WantedItems, key?: string) => buy(server, wanted, { as, headers: from(network, key) }),
  }
}

/** A buyer with an account, whose address is confirmed unless `isConfirmed` is false. */
async function member({ isConfirmed = true } = {}) {
  const as = await signUp(server)
  if (isConfirmed)
    await server.ctx.pool.query('update users set email_confirmed_at = now() where id = $1', [as.user.id])
  return guest({ as })
}

let articles = 0
/** Creates a new article with this many pieces in stock. */
async function stockArticle(stock: number): Promise<string> {
  articles += 1
  const id = `piece${articles}`
  await stockStore(server, { [id]: { stock } })
  return id
}

async function passTime(ms: number): Promise<void> {
  server.time.advance(ms)
  await server.sweep('overdue checkouts')
}

const codeOf = ({ status, body: { code } }: Awaited<ReturnType<typeof buy>>) =>
  status === 200 ? 'bought' : code

/** Starts to pay a checkout by Pix: the payment is pending from now on. */
async function beginPix(session: StripeSession): Promise<void> {
  Object.assign(session, { status: 'complete', payment_intent: `pi_${session.id}` })
  await deliverAll(server, makeEvent('checkout.session.completed', { ...session, payment_status: 'unpaid' }))
}

describe('the limit on unpaid checkouts', () => {
  it('leaves most pieces of every article to others, however many one guest asks for [STORE-10]', async () => {
    const ids = await Promise.all([40, 12, 4].map(stockArticle))
    const one = guest()
    expect(codeOf(await one.buy(ids.map((id, index) => [id, [40, 12, 4][index]])))).toBe('BUYER_STOCK')
    expect(codeOf(await one.buy(ids.map((id, index) => [id, [10, 3, 2][index]])))).toBe('bought')
    expect(await Promise.all(ids.map(async (id) => (await stockOf(server, id)).free))).toEqual([30, 9, 2])
    const buyer = await member()
    expect(codeOf(await buyer.buy(ids.map((id, index) => [id, [10, 3, 2][index]])))).toBe('bought')
  })

  it('limits the guests of one network together to a quarter, but still serves a family [STORE-10]', async () => {
    const [many, few] = [await stockArticle(40), await stockArticle(6)]
    const network = nextNetwork()
    expect(codeOf(await guest({ network }).buy([[many, 9]]))).toBe('bought')
    const refused = await guest({ network }).buy([[many, 2]])
    expect([codeOf(refused), refused.body.left]).toEqual(['GUEST_STOCK', 1])
    expect(codeOf(await guest({ network }).buy([[many, 1]]))).toBe('bought')
    expect(codeOf(await guest().buy([[many, 10]]))).toBe('bought')

    const home = nextNetwork()
    for (const _ of ['Ana', 'Bia', 'Caio'])
      expect(codeOf(await guest({ network: home }).buy([[few, 1]]))).toBe('bought')
  })

  it('limits guests of many networks to half of the pieces, even at the same moment, and still serves accounts [STORE-10]', async () => {
    const id = await stockArticle(11)
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest().buy([[id, 1]])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ body }) => body.code === 'GUEST_STOCK' && body.left === 0)).toHaveLength(14)
    const buyers = await Promise.all([member(), member()])
    for (const buyer of buyers) expect(codeOf(await buyer.buy([[id, 2]]))).toBe('bought')
  })

  it('counts an account without a confirmed address as a guest [STORE-10]', async () => {
    const id = await stockArticle(2)
    expect(codeOf(await (await member({ isConfirmed: false })).buy([[id, 1]]))).toBe('bought')
    expect(codeOf(await (await member({ isConfirmed: false })).buy([[id, 1]]))).toBe('GUEST_STOCK')
    expect(codeOf(await guest().buy([[id, 1]]))).toBe('GUEST_STOCK')
    expect(codeOf(await (await member()).buy([[id, 1]]))).toBe('bought')
  })

  it('limits one account to a quarter, including what its pending Pix holds', async () => {
    const id = await stockArticle(20)
    const buyer = await member()
    expect(codeOf(await buyer.buy([[id, 6]]))).toBe('BUYER_STOCK')
    const options = { as: buyer.as, headers: from(buyer.network) }
    await beginPix(await openSession(server, double, [[id, 4]], options))
    const refused = await buyer.buy([[id, 2]])
    expect([codeOf(refused), refused.body.left]).toEqual(['BUYER_STOCK', 1])
    expect(refused.body.error).toBe(
      `Antes do pagamento, cada comprador pode reservar no máximo 5 de Article ${id} (Plain). Para você resta 1.`,
    )
    expect(codeOf(await buyer.buy([[id, 1]]))).toBe('bought')
    expect((await stockOf(server, id)).free).toBe(15)
  })

  it('lets the first buyer hold the last piece', async () => {
    const [first, second] = [await stockArticle(1), await stockArticle(1)]
    expect(codeOf(await guest().buy([[first, 1]]))).toBe('bought')
    expect(codeOf(await (await member()).buy([[second, 1]]))).toBe('bought')
    expect(codeOf(await (await member()).buy([[first, 1]]))).toBe('OUT_OF_STOCK')
  })

  it('stops counting pieces that are paid', async () => {
    const id = await stockArticle(12)
    const one = guest()
    const session = await openSession(server, double, [[id, 3]], { as: one.as, headers: from(one.network) })
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${session.id}` })
    await deliverAll(server, makeEvent('checkout.session.completed', session))
    expect(codeOf(await one.buy([[id, 3]]))).toBe('bought')
  })

  it('returns the first checkout to a repeated request, even when the limit is reached', async () => {
    const [id, key, one] = [await stockArticle(4), randomUUID(), guest()]
    const answers = await Promise.all([1, 2, 3].map(() => one.buy([[id, 2]], key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect((await stockOf(server, id)).free).toBe(2)
  })
})

describe('the hold of an unpaid checkout', () => {
  it('ends after 15 minutes for a guest, on the provider’s page too, and after 30 for an account [STORE-9]', async () => {
    const id = await stockArticle(20)
    const [one, buyer] = [guest(), await member()]
    const options = ({ as, network }: { as: TestClient; network: string }) => ({
      as,
      headers: from(network),
    })
    const ofGuest = await openSession(server, double, [[id, 1]], options(one))
    const ofAccount = await openSession(server, double, [[id, 1]], options(buyer))
    await passTime(15 * MINUTE_MS - 1)
    expect((await stockOf(server, id)).free).toBe(18)
    await passTime(1)
    expect([ofGuest.status, ofAccount.status]).toEqual(['expired', 'open'])
    expect((await stockOf(server, id)).free).toBe(19)
    await passTime(15 * MINUTE_MS)
    expect([ofAccount.status, (await stockOf(server, id)).free]).toEqual(['expired', 20])
    // Stripe opens no page for less than 30 minutes.
    const pageOpenMs = Number(ofGuest.asked.expires_at) * 1000 - (server.time.nowMs() - 30 * MINUTE_MS)
    expect(pageOpenMs).toBeGreaterThanOrEqual(30 * MINUTE_MS)
  })

  it('lasts another hour while a guest’s Pix is pending, and a day for an account [STORE-9]', async () => {
    const id = await stockArticle(20)
    const [one, buyer] = [guest(), await member()]
    for (const { as, network } of [one, buyer])
      await beginPix(await openSession(server, double, [[id, 1]], { as, headers: from(network) }))
    await passTime(75 * MINUTE_MS - 1)
    expect((await stockOf(server, id)).free).toBe(18)
    await passTime(1)
    expect((await stockOf(server, id)).free).toBe(19)
    await passTime(23 * 60 * MINUTE_MS)
    expect((await stockOf(server, id)).free).toBe(19)
    await passTime(60 * MINUTE_MS)
    expect((await stockOf(server, id)).free).toBe(20)
  })
})

describe('a hold that lapsed unpaid', () => {
  it('can’t be renewed at once by the same guest, who is told when it can [STORE-11]', async () => {
    const [id, one] = [await stockArticle(1), guest()]
    expect(codeOf(await one.buy([[id, 1]]))).toBe('bought')
    await passTime(15 * MINUTE_MS)
    const refused = await one.buy([[id, 1]])
    expect(codeOf(refused)).toBe('HOLD_PAUSE')
    expect(refused.body).toMatchObject({ variant_id: id })
    expect(refused.body.error).toContain('30\u00a0min')
    expect(codeOf(await guest().buy([[id, 1]]))).toBe('bought')
    await passTime(15 * MINUTE_MS)
    await passTime(15 * MINUTE_MS)
    expect(codeOf(await one.buy([[id, 1]]))).toBe('bought')
  })

  it('can’t be renewed by another guest of the network, but can be by an account in it', async () => {
    const [id, network] = [await stockArticle(1), nextNetwork()]
    expect(codeOf(await guest({ network }).buy([[id, 1]]))).toBe('bought')
    await passTime(15 * MINUTE_MS)
    expect(codeOf(await guest({ network }).buy([[id, 1]]))).toBe('HOLD_PAUSE')
    const buyer = await member()
    expect(codeOf(await guest({ network, as: buyer.as }).buy([[id, 1]]))).toBe('bought')
  })

  it('can’t be renewed for long by a network that discards its cookies', async () => {
    const [id, network] = [await stockArticle(3), nextNetwork()]
    let heldMs = 0
    for (let round = 0; round < 12; round++) {
      if (codeOf(await guest({ network }).buy([[id, 2]])) === 'bought') heldMs += 15 * MINUTE_MS
      await passTime(15 * MINUTE_MS)
    }
    expect(heldMs).toBeLessThanOrEqual((12 * 15 * MINUTE_MS) / 2)
  })

  it('can’t be renewed by an account that replaces its checkout before it ends [STORE-11]', async () => {
    const [id, buyer] = [await stockArticle(1), await member()]
    expect(codeOf(await buyer.buy([[id, 1]]))).toBe('bought')
    await passTime(20 * MINUTE_MS)
    expect(codeOf(await buyer.buy([[id, 1]]))).toBe('bought')
    await passTime(20 * MINUTE_MS)
    expect(codeOf(await buyer.buy([[id, 1]]))).toBe('HOLD_PAUSE')
    // The pieces they hold stay theirs until the hold ends.
    expect((await stockOf(server, id)).free).toBe(0)
    await passTime(10 * MINUTE_MS)
    expect(codeOf(await buyer.buy([[id, 1]]))).toBe('HOLD_PAUSE')
    expect(codeOf(await (await member()).buy([[id, 1]]))).toBe('bought')
  })

  it('can’t be renewed at once after a Pix that never arrived', async () => {
    const [id, one] = [await stockArticle(1), guest()]
    const session = await openSession(server, double, [[id, 1]], { as: one.as, headers: from(one.network) })
    await beginPix(session)
    await passTime(75 * MINUTE_MS)
    expect(codeOf(await one.buy([[id, 1]]))).toBe('HOLD_PAUSE')
  })

  it('can be renewed while the stock is plentiful, and while only the cart changes', async () => {
    const [plenty, last, one] = [await stockArticle(40), await stockArticle(1), guest()]
    expect(codeOf(await one.buy([[plenty, 1]]))).toBe('bought')
    await passTime(15 * MINUTE_MS)
    expect(codeOf(await one.buy([[plenty, 2]]))).toBe('bought')
    for (const wanted of [
      [[last, 1]],
      [
        [last, 1],
        [plenty, 1],
      ],
      [[last, 1]],
    ] as WantedItems[]) {
      expect(codeOf(await one.buy(wanted))).toBe('bought')
      server.time.advance(4 * MINUTE_MS)
    }
  })
})
