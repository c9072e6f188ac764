import type { ProductAnswer, ProductList, VariantList } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, type TestClient, type TestServer, testClient } from '../../test/testServer.ts'

let server: TestServer
let guest: TestClient
beforeAll(async () => {
  // The server itself writes the articles.
  server = await openScratchServer({ isStocked: false, env: { STORE_ID: 'clube' } })
  guest = testClient(server)
})
afterAll(() => server?.stop())

const list = async (query = '') =>
  (await guest.call<ProductList>('GET', `/store/clube/products${query}`)).body
const idsOf = ({ products }: ProductList) => products.map(({ id }) => id)

describe('the list of articles', () => {
  it('has demo articles in a fresh clone, with variants, pictures and prices in R$', async () => {
    const { count, offset, limit, products } = await list()
    expect({ count, offset, limit }).toEqual({ count: 14, offset: 0, limit: 24 })
    const set = products.find(({ id }) => id === 'conjunto-staunton')
    expect(set).toMatchObject({
      ribbon_text: 'Oferta',
      currency: 'brl',
      price_in_cents: 34_990,
      purchasable: true,
      status: 'published',
      site_product_selection: 'lowest_price_first',
      deleted_at: null,
      type: { value: 'physical' },
    })
    expect(set?.variants[0]).toMatchObject({
      id: 'staunton-nogueira',
      price_in_cents: 34_990,
      sale_price_in_cents: 29_990,
      price_formatted: 'R$ 349,90',
      sale_price_formatted: 'R$ 299,90',
      manage_inventory: true,
      inventory_quantity: 18,
      options: [{ id: 'madeira-nogueira', option_id: 'madeira', value: 'Nogueira' }],
    })
    expect(set?.options).toEqual([
      {
        id: 'madeira',
        title: 'Madeira',
        values: [
          { id: 'madeira-nogueira', value: 'Nogueira' },
          { id: 'madeira-ebanizado', value: 'Ebanizado' },
        ],
      },
    ])
    expect(set?.media).toEqual(set?.images)
    expect(
      products.filter(({ variants }) => variants.every((one) => one.inventory_quantity === 0)),
    ).toHaveLength(1)
  })

  it('is paged, sorted and filtered as requested [STORE-4]', async () => {
    const first = await list('?limit=2&sort_by=price&order=desc')
    expect(idsOf(first)).toEqual(['relogio-analogico', 'conjunto-staunton'])
    expect(first.count).toBe(14)
    expect(idsOf(await list('?limit=1&offset=1&sort_by=price&order=DESC'))).toEqual(['conjunto-staunton'])
    expect(idsOf(await list('?offset=500')).length).toBe(0)
    expect(idsOf(await list('?ids[]=ecobag&ids%5B%5D=bone-lance'))).toEqual(['bone-lance', 'ecobag'])
    expect(idsOf(await list('?ids[]=nothing'))).toEqual([])
    expect((await list('?to_date=2026-01-14')).count).toBe(0)
    expect((await list('?to_date=2026-01-15')).count).toBe(14)
    expect((await list('?to_date=2026-01-15T11:59:59Z')).count).toBe(0)
    expect((await list('?is_hidden=true')).count).toBe(0)
    expect((await list('?is_hidden=false')).count).toBe(14)
  })

  it('is searched by words of title, variant and collection, without case and accents [STORE-18]', async () => {
    expect(idsOf(await list('?q=RELOGIO'))).toEqual(['relogio-digital', 'relogio-analogico'])
    expect(idsOf(await list('?q=rel%C3%B3gio%20%20anal'))).toEqual(['relogio-analogico'])
    expect(idsOf(await list('?q=ebanizado'))).toEqual(['conjunto-staunton'])
    expect(idsOf(await list('?q=%25')).length).toBe(0)
    const clothes = await list('?collection=roupas&sort_by=price')
    expect(idsOf(clothes)).toEqual(['bone-lance', 'camiseta-cavalo', 'moletom-gambito'])
    expect([clothes.count, idsOf(await list('?collection=roupas&q=moletom'))]).toEqual([
      3,
      ['moletom-gambito'],
    ])
    expect((await list('?collection=none')).count).toBe(0)
  })

  it('names its collections, and shows only the fields that are asked for', async () => {
    const { collections, products } = await list('?limit=1&q=caneca&field=title,purchasable')
    expect(collections.map(({ title }) => title)).toEqual(['Jogos', 'Relógios', 'Roupas', 'Casa', 'Livros'])
    expect(products).toEqual([{ id: 'caneca-cavalo', title: 'Caneca Cavalo', purchasable: true }])
  })

  it('sorts titles as a reader would: Á beside A', async () => {
    const titles = (await list('?sort_by=title')).products.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort(new Intl.Collator('pt').compare))
  })

  it.each([
    'field=price',
    `q=${'x'.repeat(81)}`,
    'limit=0.5',
    'limit=-1',
    'limit=101',
    'offset=x',
    'sort_by=stock',
    'order=up',
    'is_hidden=maybe',
    'to_date=soon',
  ])('refuses a malformed query: %s', async (query) => {
    const answer = await guest.call('GET', `/store/clube/products?${query}`)
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED'])
  })

  it('omits articles not yet for sale, and shows hidden ones only by id [STORE-4]', async () => {
    await server.ctx.pool.query(`update store_products set status = 'draft' where id = 'ecobag'`)
    await server.ctx.pool.query(`update store_products set is_hidden = true where id = 'bone-lance'`)
    expect((await list()).count).toBe(12)
    expect(idsOf(await list('?ids[]=ecobag&ids[]=bone-lance'))).toEqual(['bone-lance'])
    expect(idsOf(await list('?is_hidden=true'))).toEqual(['bone-lance'])
    expect((await guest.call('GET', '/store/clube/products/bone-lance')).status).toBe(200)
    expect((await guest.call('GET', '/store/clube/products/ecobag')).body.code).toBe('PRODUCT_NOT_FOUND')
    const { body } = await guest.call<VariantList>('GET', '/store/clube/variants?product_ids[]=ecobag')
    expect(body.variants).toEqual([])
    await server.ctx.pool.query(`update store_products set status = 'published', is_hidden = false`)
  })
})

describe('one article', () => {
  it('is returned whole, or with only the requested fields', async () => {
    const whole = await guest.call<ProductAnswer>('GET', '/store/clube/products/camiseta-cavalo')
    expect(whole.body.product.variants).toHaveLength(12)
    const part = await guest.call('GET', '/store/clube/products/camiseta-cavalo?field=title,ribbon_text')
    expect(part.body).toEqual({
      product: { id: 'camiseta-cavalo', title: 'Camiseta Cavalo', ribbon_text: 'Novo' },
    })
    expect((await guest.call('GET', '/store/clube/products/ecobag?field=secret')).status).toBe(400)
  })

  it('is not found when it or the store is unknown; our store also answers to lance', async () => {
    const missing = await guest.call('GET', '/store/clube/products/nada')
    expect([missing.status, missing.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    expect((await guest.call('GET', '/store/outra/products')).status).toBe(404)
    expect((await guest.call('GET', '/store/lance/products')).status).toBe(200)
  })
})

describe('the stock', () => {
  it('is listed by variant, with null when it is not managed', async () => {
    const { body } = await guest.call<VariantList>(
      'GET',
      '/store/clube/variants?fields=inventory_quantity&product_ids[]=bone-lance&product_ids[]=caneca-cavalo',
    )
    expect(body.variants).toEqual([
      { id: 'bone-verde', inventory_quantity: null },
      { id: 'caneca-branca', inventory_quantity: 40 },
      { id: 'caneca-preta', inventory_quantity: 3 },
    ])
    expect((await guest.call<VariantList>('GET', '/store/clube/variants')).body).toEqual({ variants: [] })
  })
})

describe('a picture', () => {
  it('is served as immutable, and may not run anything', async () => {
    const { products } = await list('?ids[]=ecobag')
    const { headers, status } = await guest.call('GET', products[0]?.thumbnail ?? '')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    expect(products[0]?.images[0]).toMatchObject({ width: 800, height: 800, order: 0, type: 'image' })
  })
})
