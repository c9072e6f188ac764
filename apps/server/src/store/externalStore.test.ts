import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { ProductAnswer, ProductList } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openScratchServer, type TestClient, type TestServer, testClient } from '../../test/testServer.ts'

// A test double plays the external commerce service: our endpoints pass on its data, made safe and in our
// format.

const asked: { url: string; body: string }[] = []
let answer: { status: number; body: unknown }
let outside: Server
let server: TestServer
let guest: TestClient
beforeAll(async () => {
  outside = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ url: decodeURIComponent(request.url ?? ''), body })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  server = await openScratchServer({ env: { STORE_API_URL: url, STORE_ID: 'store_1' } })
  guest = testClient(server)
})
afterAll(async () => {
  await server?.stop()
  await new Promise((resolve) => outside?.close(resolve))
})

const product = {
  id: 'prod_1',
  title: 'Board',
  description: '<p>Good</p><script>alert(1)</script>',
  media: [{ url: 'https://pictures.test/a.webp', order: 1, type: 'image' }, { url: 'javascript:alert(2)' }],
  variants: [
    {
      id: 'var_1',
      title: 'Green',
      prices: [
        { amount: 1000, sale_amount: 900, currency_code: 'EUR', currency: { symbol: '€', template: '€$1' } },
      ],
      manage_inventory: true,
      inventory_quantity: 4,
    },
  ],
}

it('searches among all of the service’s products, page by page [STORE-18]', async () => {
  const numbered = (number: number) => ({
    ...product,
    id: `prod_${number}`,
    title: number % 50 === 0 ? 'Relógio' : 'Board',
    collections: [{ id: 'all', title: 'All' }],
  })
  const products = Array.from({ length: 100 }, (_, number) => numbered(number))
  answer = { status: 200, body: { count: 160, offset: 0, limit: 100, products } }
  const before = asked.length
  const { body } = await guest.call<ProductList>(
    'GET',
    '/store/lance/products?q=relogio&collection=all&limit=2',
  )
  expect(asked.slice(before).map(({ url }) => url)).toEqual([
    '/store/store_1/products?offset=0&limit=100',
    '/store/store_1/products?offset=100&limit=100',
  ])
  expect(body).toMatchObject({ count: 4, offset: 0, limit: 2, collections: [{ id: 'all', title: 'All' }] })
  expect(body.products.map(({ id }) => id)).toEqual(['prod_0', 'prod_50'])
})

it('lists the service’s products, requested with the same parameters [STORE-5]', async () => {
  answer = { status: 200, body: { count: 1, offset: 5, limit: 10, products: [product] } }
  const { body } = await guest.call<ProductList>(
    'GET',
    '/store/lance/products?limit=10&offset=5&ids[]=prod_1&ids[]=prod_2&order=DESC&is_hidden=false',
  )
  expect(asked.at(-1)?.url).toBe(
    '/store/store_1/products?ids[]=prod_1&ids[]=prod_2&offset=5&limit=10&order=desc&is_hidden=false',
  )
  expect(body).toMatchObject({ count: 1, offset: 5, limit: 10 })
  expect(body.products[0]).toMatchObject({
    description: '<p>Good</p>',
    price_in_cents: 1000,
    currency: 'eur',
    purchasable: true,
    images: [{ url: 'https://pictures.test/a.webp', order: 1 }],
    variants: [
      {
        price_in_cents: 1000,
        sale_price_in_cents: 900,
        currency_info: { template: '€$1' },
        inventory_quantity: 4,
      },
    ],
  })
})

it('returns one product and its stock, and opens a checkout at the service [STORE-5]', async () => {
  answer = { status: 200, body: { product } }
  expect((await guest.call<ProductAnswer>('GET', '/store/store_1/products/prod_1')).body.product.id).toBe(
    'prod_1',
  )
  answer = { status: 200, body: { variants: [{ id: 'var_1', inventory_quantity: 3 }] } }
  const stock = await guest.call(
    'GET',
    '/store/lance/variants?fields=inventory_quantity&product_ids[]=prod_1',
  )
  expect(stock.body).toEqual({ variants: [{ id: 'var_1', inventory_quantity: 3 }] })
  answer = { status: 200, body: { url: 'https://pay.test/1' } }
  const wanted = {
    items: [{ variant_id: 'var_1', quantity: 1 }],
    successUrl: `${server.url}/success`,
    cancelUrl: `${server.url}/store`,
    locale: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
  }
  const started = await guest.call('POST', '/store/lance/checkout', { body: wanted })
  expect(started.body).toEqual({ url: 'https://pay.test/1' })
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual(wanted)
  const elsewhere = await guest.call('POST', '/store/lance/checkout', {
    body: { ...wanted, successUrl: 'https://elsewhere.test' },
  })
  expect(elsewhere.body.code).toBe('RETURN_ADDRESS')
})

it.each([
  [500, {}],
  [200, 'no JSON'],
  [200, { products: 'none' }],
  [404, {}],
])('refuses with STORE_UNAVAILABLE when the service answers %d %j', async (status, body) => {
  answer = { status, body }
  const refused = await guest.call('GET', '/store/lance/products')
  expect([refused.status, refused.body.code]).toEqual([503, 'STORE_UNAVAILABLE'])
})

it('never sends a buyer to an address that is not a web page', async () => {
  answer = { status: 200, body: { url: 'javascript:alert(1)' } }
  const { body } = await guest.call('POST', '/store/lance/checkout', {
    body: { items: [], successUrl: server.url, cancelUrl: server.url },
  })
  expect(body.code).toBe('STORE_UNAVAILABLE')
})

it('finds no product that the service does not have', async () => {
  answer = { status: 404, body: {} }
  expect((await guest.call('GET', '/store/lance/products/x')).body.code).toBe('PRODUCT_NOT_FOUND')
})

it('stops reading at its limit, however much the service sends', async () => {
  const chunk = Buffer.alloc(1_048_576, ' ')
  let sentBytes = 0
  function* endless() {
    for (; sentBytes < 256 * chunk.length; sentBytes += chunk.length) yield chunk
  }
  const flood = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    pipeline(endless, response, () => {})
  })
  await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(flood.address() as AddressInfo).port}`
  const flooded = await openScratchServer({ env: { STORE_API_URL: url, STORE_ID: 'store_1' } })
  try {
    const refused = await testClient(flooded).call('GET', '/store/lance/products')
    expect([refused.status, refused.body.code]).toEqual([503, 'STORE_UNAVAILABLE'])
    expect(sentBytes).toBeLessThan(64 * chunk.length)
  } finally {
    await flooded.stop()
    await new Promise((resolve) => flood.close(resolve))
  }
})

it.each(['%2e%2e', '%2e'])('does not reach another address of the service through the id %s', async (id) => {
  answer = { status: 200, body: { product } }
  asked.length = 0
  // Sent as it is: fetch would normalise the path.
  const request = get({ host: '127.0.0.1', port: server.port, path: `/store/lance/products/${id}` })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  expect([response.statusCode, asked]).toEqual([404, []])
})
