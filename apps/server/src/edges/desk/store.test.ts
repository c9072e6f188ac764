import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitSandboxForm } from '../../../test/depositKit.ts'
import { act, joinDesk as joinDeskOf, openDeskBrowser } from '../../../test/deskKit.ts'
import { buy, ordersOf, stockOf, stockStore } from '../../../test/storeKit.ts'
import { openScratchServer, signUp, testClient } from '../../../test/testServer.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
let keeper: Awaited<ReturnType<typeof joinDeskOf>>
beforeAll(async () => {
  server = await openScratchServer({ env: { DESK: 'on' } })
  keeper = await joinDeskOf(server, 'store')
})
afterAll(() => server?.stop())

type Outcome = { ok: boolean; code: string | null; lines: string[] }

async function run(verb: string, given: Record<string, string>): Promise<Outcome> {
  const { status, body } = await keeper.browser.call('POST', `/desk/api/acts/${verb}`, act(given))
  expect(status).toBe(200)
  return body as Outcome
}
const save = (product: object) => run('save-product', { product: JSON.stringify(product) })

const mug = (over: object = {}, variant: object = {}) => ({
  id: 'mug',
  version: 0,
  title: 'Mug',
  ...over,
  variants: [{ id: 'mug-a', title: 'White', priceCents: 4500, stock: 10, ...variant }],
})

type Product = {
  version: number
  state: string
  title: string
  description: string
  variants: {
    id: string
    priceCents: number
    salePriceCents: number | null
    stock: number
    reserved: number
  }[]
  pictures: { name: string; alt: string | null; small: string }[]
}
const readProduct = async (id: string) =>
  (await keeper.browser.call('GET', `/desk/api/store/products/${id}`)).body as Product

async function listProducts(query = '') {
  const { body } = await keeper.browser.call('GET', `/desk/api/store/products${query}`)
  return body as {
    rows: { id: string; lowVariants: number; left: number; state: string }[]
    next: string | null
  }
}

const photograph = (width = 900, height = 600, shade = 120) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(shade), width, height)

const upload = (bytes: Buffer, browser = keeper.browser) =>
  browser.call('POST', '/desk/api/store/pictures', { body: { data: bytes.toString('base64') } })

const onSale = (id: string) => testClient(server).call('GET', `/store/lance/products/${id}`)

describe('an article at the desk', () => {
  it('is a draft until it is published, and is withdrawn and published again [DESK-50]', async () => {
    expect(await save(mug({ description: '<p onclick="x()">Warm</p><script>x()</script>' }))).toMatchObject({
      ok: true,
    })
    const draft = await readProduct('mug')
    expect(draft).toMatchObject({ version: 1, state: 'draft', description: '<p>Warm</p>' })
    expect((await onSale('mug')).status).toBe(404)
    await run('publish-product', { product: 'mug' })
    expect((await onSale('mug')).status).toBe(200)
    await run('withdraw-product', { product: 'mug' })
    expect((await onSale('mug')).status).toBe(404)
    const { version, state } = await readProduct('mug')
    expect(state).toBe('withdrawn')
    await save(mug({ version, title: 'Mug 2' }, { stock: undefined }))
    expect(await readProduct('mug')).toMatchObject({
      state: 'withdrawn',
      title: 'Mug 2',
      variants: [{ stock: 10 }],
    })
    await run('withdraw-product', { product: 'mug', to: 'draft' })
    expect((await readProduct('mug')).state).toBe('draft')
  })

  it('is not overwritten by a page that is out of date [DESK-51]', async () => {
    await save(mug({ id: 'stale' }, { id: 'stale-a' }))
    const one = mug({ id: 'stale', version: 1, title: 'First' }, { id: 'stale-a' })
    expect((await save({ ...one, title: 'First' })).ok).toBe(true)
    expect(await save({ ...one, title: 'Second' })).toMatchObject({ ok: false, code: 'PRODUCT_STALE' })
    expect(await save({ ...one, version: 0 })).toMatchObject({ ok: false, code: 'PRODUCT_EXISTS' })
    expect(await readProduct('stale')).toMatchObject({ version: 2, title: 'First' })
  })

  it('keeps the price and the pieces of a checkout that runs, and never falls below them [DESK-52]', async () => {
    await save(mug({ id: 'held' }, { id: 'held-a', stock: 10 }))
    await run('publish-product', { product: 'held' })
    expect((await buy(server, [['held-a', 2]])).status).toBe(200)
    const { version } = await readProduct('held')
    const change = (over: object) => mug({ id: 'held', version }, { id: 'held-a', ...over })
    expect(await save(change({ stock: 1, stockWas: 10 }))).toMatchObject({
      ok: false,
      code: 'STOCK_RESERVED',
    })
    expect(await save(change({ stock: 12, stockWas: 11 }))).toMatchObject({ ok: false, code: 'STOCK_MOVED' })
    expect(await save(change({ priceCents: 9000, stock: 2, stockWas: 10 }))).toMatchObject({ ok: true })
    await run('withdraw-product', { product: 'held' })
    const { rows } = await server.ctx.pool.query(
      `select unit_price_cents::int as price from store_checkout_lines where variant_id = 'held-a'`,
    )
    expect(rows).toEqual([{ price: 4500 }])
    expect(await stockOf(server, 'held-a')).toEqual({ free: 0, stock: 2 })
  })

  it('is refused with the field and the reason where something is wrong [DESK-53]', async () => {
    const cases: [string, object, RegExp][] = [
      ['no title', mug({ id: 'wrong', title: ' ' }), /^title: /],
      [
        'an offer above the price',
        mug({ id: 'wrong' }, { salePriceCents: 4500 }),
        /^variants\.0\.salePriceCents: must be below/,
      ],
      ['half a cent', mug({ id: 'wrong' }, { priceCents: 1.5 }), /^variants\.0\.priceCents: /],
      ['an unknown field', mug({ id: 'wrong', prize: 1 }), /prize/],
      ['a control character', mug({ id: 'wrong', title: 'a\u0000b' }), /^title: must not contain control/],
      ['no variant', { id: 'wrong', version: 0, title: 'Mug', variants: [] }, /^variants: /],
    ]
    for (const [what, product, says] of cases) {
      const { ok, code, lines } = await save(product)
      expect([what, ok, code]).toEqual([what, false, 'PRODUCT_MALFORMED'])
      expect(lines[1]).toMatch(says)
    }
    const taken = mug({ id: 'wrong' }, { id: 'held-a' })
    expect(await save(taken)).toMatchObject({ ok: false, code: 'VARIANT_TAKEN' })
    const picture = `${'0'.repeat(32)}.webp`
    expect(await save(mug({ id: 'wrong', pictures: [{ name: picture }] }, { id: 'wrong-a' }))).toMatchObject({
      ok: false,
      code: 'PICTURE_UNKNOWN',
    })
    expect((await keeper.browser.call('GET', '/desk/api/store/products/wrong')).status).toBe(404)
  })

  it('has further texts and related articles, which the store shows as they were saved [DESK-71]', async () => {
    await save(mug({ id: 'saucer' }, { id: 'saucer-a' }))
    const infos = [
      { title: 'Size', description: '<p onclick="x()">8 cm</p><script>x()</script>' },
      { title: 'Care', description: '<ul><li>By hand</li></ul>' },
    ]
    const made = mug({ id: 'cup', additionalInfo: infos, relatedProducts: ['saucer'] }, { id: 'cup-a' })
    expect(await save(made)).toMatchObject({ ok: true })
    expect(await readProduct('cup')).toMatchObject({
      additionalInfo: [{ title: 'Size', description: '<p>8 cm</p>' }, infos[1]],
      relatedProducts: [{ id: 'saucer', title: 'Mug' }],
    })
    await run('publish-product', { product: 'cup' })
    expect((await onSale('cup')).body).toMatchObject({
      product: {
        additional_info: [
          { id: 'cup-1', order: 0, title: 'Size', description: '<p>8 cm</p>' },
          { title: 'Care' },
        ],
        related_products: ['saucer'],
      },
    })
    // A change that names neither leaves both.
    expect(await save(mug({ id: 'cup', version: 2 }, { id: 'cup-a' }))).toMatchObject({ ok: true })
    expect(await readProduct('cup')).toMatchObject({ relatedProducts: [{ id: 'saucer' }] })
    const again = (over: object) => save(mug({ id: 'cup', version: 3, ...over }, { id: 'cup-a' }))
    expect(await again({ relatedProducts: ['saucer', 'nothing'] })).toMatchObject({ code: 'RELATED_UNKNOWN' })
    const long = 'x'.repeat(20_000)
    for (const over of [
      { relatedProducts: ['cup'] },
      { relatedProducts: ['saucer', 'saucer'] },
      { relatedProducts: Array.from({ length: 21 }, (_, index) => `a${index}`) },
      { additionalInfo: [{ title: '', description: 'x' }] },
      { additionalInfo: [{ title: 'a', description: `${long}x` }] },
      { additionalInfo: [long, long, 'x'].map((description) => ({ title: 'a', description })) },
      { additionalInfo: Array.from({ length: 21 }, () => ({ title: 'a', description: 'x' })) },
    ])
      expect(await again(over)).toMatchObject({ ok: false, code: 'PRODUCT_MALFORMED' })
    expect(await again({ additionalInfo: [], relatedProducts: [] })).toMatchObject({ ok: true })
    expect(await readProduct('cup')).toMatchObject({ additionalInfo: [], relatedProducts: [] })
  })

  it('has its place on the shelf, which a move changes and the opposite move restores [DESK-54]', async () => {
    const idsOf = async () => (await listProducts('?text=shelf-')).rows.map(({ id }) => id)
    for (const id of ['shelf-a', 'shelf-b', 'shelf-c']) await save(mug({ id }, { id: `${id}-v` }))
    expect(await idsOf()).toEqual(['shelf-a', 'shelf-b', 'shelf-c'])
    const { version } = await readProduct('shelf-b')
    await run('move-product', { product: 'shelf-a', after: 'shelf-c' })
    expect(await idsOf()).toEqual(['shelf-b', 'shelf-c', 'shelf-a'])
    await run('move-product', { product: 'shelf-a' })
    expect((await listProducts()).rows[0]?.id).toBe('shelf-a')
    expect(await run('move-product', { product: 'shelf-a', after: 'none' })).toMatchObject({
      code: 'PRODUCT_UNKNOWN',
    })
    expect((await readProduct('shelf-b')).version).toBe(version)
  })

  it('is found by its text, its state and its low stock, page by page [DESK-54]', async () => {
    const many = Array.from({ length: 51 }, (_, stock) => [`many-${stock}`, { stock }] as const)
    await stockStore(server, Object.fromEntries(many))
    const { version } = await readProduct('article-many-9')
    await save(mug({ id: 'article-many-9', version }, { id: 'many-9', stock: undefined, lowStock: 9 }))
    const first = await listProducts('?text=many-')
    const second = await listProducts(`?text=many-&cursor=${first.next}`)
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 1, null])
    const low = await listProducts('?text=many-&stock=low')
    expect(low.rows.map(({ left }) => left)).toEqual([0, 1, 2, 3, 9])
    expect((await listProducts('?state=withdrawn')).rows.map(({ id }) => id)).toEqual(['held'])
    expect((await listProducts('?text=100%25')).rows).toEqual([])
  })
})

describe('a picture', () => {
  it('is encoded anew, served with nothing of the file, and shown by its article [DESK-55]', async () => {
    const jpeg = Buffer.concat([
      await photograph(2000, 1000).jpeg(90),
      Buffer.from('<script>hidden()</script>'),
    ])
    const { status, body } = await upload(jpeg)
    expect([status, body.width, body.height]).toEqual([200, 1600, 800])
    const names = [String(body.name), String(body.small)]
    for (const name of names) {
      const answer = await fetch(`${server.url}/desk/api/store/pictures/${name}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([bytes.toString('latin1', 8, 12), bytes.includes('hidden')]).toEqual(['WEBP', false])
    }
    const pictures = [{ name: body.name, alt: 'A mug' }]
    expect(await save(mug({ id: 'shown', pictures }, { id: 'shown-a' }))).toMatchObject({ ok: true })
    await run('publish-product', { product: 'shown' })
    const sold = (await onSale('shown')).body as unknown as {
      product: { images: { sizes: unknown[]; alt: string }[] }
    }
    expect(sold.product.images).toMatchObject([{ alt: 'A mug', width: 1600 }])
    expect(sold.product.images[0]?.sizes).toHaveLength(3)
    const { rows } = await server.ctx.pool.query(
      `select who, given from operator_log where verb = 'add-picture' and step = 'done'`,
    )
    expect(rows).toContainEqual({ who: keeper.name, given: { picture: body.name } })
  })

  it('is deleted after a day unless an article shows it [DESK-55]', async () => {
    const kept = await upload(await photograph(300, 200, 10).png())
    const unused = await upload(await photograph(300, 200, 20).png())
    await save(mug({ id: 'kept', pictures: [{ name: kept.body.name }] }, { id: 'kept-a' }))
    server.time.advance(86_400_001)
    // A session of the desk is long over by then.
    keeper = await joinDeskOf(server, 'store')
    await server.sweep('unused pictures')
    const statusOf = async (name: unknown) =>
      (await fetch(`${server.url}/desk/api/store/pictures/${name}`)).status
    expect([await statusOf(kept.body.name), await statusOf(unused.body.name)]).toEqual([200, 404])
  })

  it.each([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
      415,
      'PICTURE_TYPE',
    ],
    ['a page', Buffer.from('<!doctype html><script>x()</script>'), 415, 'PICTURE_TYPE'],
    ['the head of a picture alone', null, 400, 'PICTURE_BROKEN'],
  ])('is refused if it is %s [DESK-55]', async (_what, bytes, status, code) => {
    const cut = bytes ?? (await photograph().png()).subarray(0, 60)
    const stranger = openDeskBrowser(server)
    expect(await upload(cut, stranger)).toMatchObject({ status: 401 })
    expect(await upload(cut)).toMatchObject({ status, body: { code } })
  })
})

async function payOrder(pieces = 1): Promise<number> {
  await stockStore(server, { pin: { stock: 100 } })
  const person = await signUp(server)
  const { body } = await buy(server, [['pin', pieces]], { as: person })
  await submitSandboxForm(server, body.url, 'pay_card')
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  return (await ordersOf(server)).at(-1)?.number ?? 0
}

const listOrders = async (query = '') => {
  const { body } = await keeper.browser.call('GET', `/desk/api/orders${query}`)
  return body as { rows: { number: number; status: string }[]; next: string | null }
}

describe('orders at the desk', () => {
  it('come with those to send first, are found by number, and are sent once [DESK-56]', async () => {
    const [one, two] = [await payOrder(), await payOrder()]
    expect(await run('send-order', { order: String(one), tracking: 'BR123' })).toMatchObject({ ok: true })
    const again = await run('send-order', { order: String(one) })
    expect(again).toMatchObject({ ok: false, code: 'ORDER_NOT_PAID' })
    // Its answer was lost, and the page was opened anew: the operator's own act did it.
    expect(await run('send-order', { order: String(one), tracking: 'BR123' })).toMatchObject({ ok: true })
    expect((await listOrders()).rows.map(({ number }) => number)).toEqual([two, one])
    expect((await listOrders('?status=sent')).rows.map(({ number }) => number)).toEqual([one])
    for (const text of [String(one), `%23${one}`, 'BR123'])
      expect((await listOrders(`?text=${text}`)).rows.map(({ number }) => number)).toEqual([one])
    const page = await keeper.browser.call('GET', `/desk/api/orders/${one}`)
    expect(page.body).toMatchObject({
      number: one,
      status: 'sent',
      tracking: 'BR123',
      lines: [{ title: 'Article pin', quantity: 1, unitPriceCents: 5000 }],
      payment: { provider: 'sandbox', isLive: false },
      acts: [
        { verb: 'send-order', who: keeper.name, why: 'ticket 12', isDone: true },
        { isDone: false },
        { isDone: true },
      ],
    })
    server.time.advance(1000)
    const correct = (given: Record<string, string>) => run('correct-tracking', given)
    expect(await correct({ order: String(two), tracking: 'BR1' })).toMatchObject({ code: 'ORDER_NOT_SENT' })
    expect(await correct({ order: String(one), tracking: 'BR124' })).toMatchObject({
      ok: true,
      changed: { tracking_before: 'BR123', tracking: 'BR124' },
    })
    const corrected = await keeper.browser.call('GET', `/desk/api/orders/${one}`)
    expect(corrected.body).toMatchObject({
      tracking: 'BR124',
      acts: [{ verb: 'correct-tracking', tracking: 'BR124' }, {}, {}, {}],
    })
    expect(await correct({ order: String(one) })).toMatchObject({ ok: true })
    expect((await keeper.browser.call('GET', `/desk/api/orders/${one}`)).body.tracking).toBeNull()
    const byId = await keeper.browser.call('GET', `/desk/api/orders/${String(page.body.id)}`)
    expect(byId.body.number).toBe(one)
  })

  it('are refunded in part and then as a whole, and never beyond [DESK-57]', async () => {
    const order = String(await payOrder(2))
    const refund = (given: Record<string, string>) => run('refund-order', { order, ...given })
    expect(await refund({ amount: '100,01' })).toMatchObject({ ok: false, code: 'REFUND_ABOVE' })
    expect(await refund({ amount: '40,00' })).toMatchObject({ ok: true })
    await server.sweep('sandbox webhooks')
    await server.sweep('payment events')
    const partly = await keeper.browser.call('GET', `/desk/api/orders/${order}`)
    expect(partly.body).toMatchObject({ status: 'paid', refundedCents: 4000 })
    expect(await refund({ restock: 'yes' })).toMatchObject({ ok: true })
    await server.sweep('sandbox webhooks')
    await server.sweep('payment events')
    const whole = await keeper.browser.call('GET', `/desk/api/orders/${order}`)
    expect(whole.body).toMatchObject({ status: 'refunded', refundedCents: 10_000 })
    expect(await refund({})).toMatchObject({ ok: false, code: 'NOTHING_LEFT' })
  })

  it('are packed by a list, and every reading is recorded without what was searched for [DESK-58]', async () => {
    const [one, two] = [await payOrder(), await payOrder(3)]
    const { body } = await keeper.browser.call('GET', `/desk/api/packing-lists?orders=${two},${one},${two}`)
    expect(body.lists).toMatchObject([
      { number: one, lines: [{ title: 'Article pin', quantity: 1, sku: null }] },
      { number: two, lines: [{ quantity: 3 }] },
    ])
    const bad = await keeper.browser.call('GET', '/desk/api/packing-lists?orders=1,x')
    expect(bad.status).toBe(400)
    await listOrders('?text=ana%40lance.test')
    const { rows } = await server.ctx.pool.query(
      `select verb, given from operator_log where who = $1 and verb like 'see-%' and step = 'begun'`,
      [keeper.name],
    )
    expect(rows).toContainEqual({ verb: 'see-orders', given: {} })
    expect(rows).toContainEqual({ verb: 'see-packing-lists', given: { orders: `${two},${one},${two}` } })
    expect(JSON.stringify(rows)).not.toContain('ana@')
  })

  it('show articles to the store alone, and orders to finance too [DESK-59]', async () => {
    const statuses: Record<string, number[]> = {}
    for (const role of ['owner', 'finance', 'fair_play', 'support', 'store']) {
      const { browser } = await joinDeskOf(server, role)
      const paths = ['store/products', 'store/products/mug', 'orders', 'orders/1', 'packing-lists?orders=1']
      const answers = await Promise.all(paths.map((path) => browser.call('GET', `/desk/api/${path}`)))
      statuses[role] = answers.map(({ status }) => status)
    }
    expect(statuses).toEqual({
      owner: [200, 200, 200, 404, 200],
      finance: [403, 403, 200, 404, 403],
      fair_play: [403, 403, 403, 403, 403],
      support: [403, 403, 403, 403, 403],
      store: [200, 200, 200, 404, 200],
    })
  })
})
