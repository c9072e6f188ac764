import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductAnswer, ProductList } from '@lance/contract'
import { Transformer } from '@napi-rs/image'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../../test/operate.ts'
import { buy, stockOf } from '../../test/storeKit.ts'
import { openScratchServer, type TestServer, testClient } from '../../test/testServer.ts'
import { readPictureType } from './pictureType.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await openScratchServer()
  folder = await mkdtemp(join(tmpdir(), 'lance-catalogue-'))
  await mkdir(join(folder, 'in'))
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function importFile(content: unknown, ...more: string[]) {
  const file = join(folder, 'in', 'catalogue.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return operate(server, 'import-catalogue', '--file', file, ...more, '--who', 'Carla', '--why', 'new shirts')
}
const article = (over: object = {}, variant: object = {}) => ({
  id: 'vest',
  title: 'Vest',
  ...over,
  variants: [{ id: 'vest-m', title: 'M', price_in_cents: 1000, inventory_quantity: 3, ...variant }],
})
const read = async (id: string) =>
  (await testClient(server).call<ProductAnswer>('GET', `/store/lance/products/${id}`)).body.product

it('imports articles with their pictures, served by their actual type [STORE-17]', async () => {
  await writeFile(join(folder, 'in', 'front.jpg'), png)
  const done = await importFile({ products: [article({ images: ['front.jpg'] }, { image: 'front.jpg' })] })
  expect(done.lines[0]).toBe('1 articles with 1 variants are in, 0 are out.')
  const product = await read('vest')
  expect(product).toMatchObject({ price_in_cents: 1000, currency: 'brl', images: [{ width: 1, height: 1 }] })
  const url = product.variants[0]?.image_url ?? ''
  expect(url).toMatch(/^\/store\/lance\/images\/[0-9a-f]{32}\.png$/)
  const picture = await fetch(`http://127.0.0.1:${server.port}${url}`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await picture.arrayBuffer()).equals(png)).toBe(true)
})

it('stores smaller versions of a photograph too', async () => {
  const photograph = await Transformer.fromRgbaPixels(
    new Uint8Array(1000 * 500 * 4).fill(120),
    1000,
    500,
  ).jpeg(90)
  await writeFile(join(folder, 'in', 'photo.jpg'), photograph)
  await importFile({ products: [article({ images: ['photo.jpg'] })] })
  const [image] = (await read('vest')).images
  expect(image).toMatchObject({ width: 1000, height: 500 })
  expect(image?.sizes.map(({ width }) => width)).toEqual([160, 480, 960])
  for (const { url, width } of image?.sizes ?? []) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${url}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(readPictureType(bytes)).toMatchObject({ extension: 'webp', width, height: width / 2 })
  }
})

it('refuses a truncated picture, and one made to exhaust memory [STORE-17]', async () => {
  const cut = (await Transformer.fromRgbaPixels(new Uint8Array(900 * 900 * 4), 900, 900).png()).subarray(
    0,
    60,
  )
  await writeFile(join(folder, 'in', 'cut.png'), cut)
  const huge = Buffer.from(png)
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  await writeFile(join(folder, 'in', 'huge.png'), huge)
  for (const [name, problem] of [
    ['cut.png', 'the picture cut.png cannot be read'],
    ['huge.png', 'the picture huge.png is above 50 million pixels'],
  ]) {
    const done = await importFile({ products: [article({ images: [name] })] })
    expect(done.lines.join('\n')).toContain(problem)
  }
})

it('updates articles, keeps pieces that a checkout reserves, and leaves the stock alone when the file gives none', async () => {
  await importFile({ products: [article()] })
  expect((await buy(server, [['vest-m', 2]])).status).toBe(200)
  await importFile({
    products: [article({ title: 'Vest 2' }, { inventory_quantity: 1, price_in_cents: 1500 })],
  })
  expect(await read('vest')).toMatchObject({ title: 'Vest 2', price_in_cents: 1500 })
  expect(await stockOf(server, 'vest-m')).toEqual({ free: 0, stock: 2 })
  await importFile({ products: [article({}, { inventory_quantity: undefined })] })
  expect(await stockOf(server, 'vest-m')).toEqual({ free: 0, stock: 2 })
})

it('removes articles that are not in the file when it replaces the catalogue', async () => {
  const list = async () =>
    (await testClient(server).call<ProductList>('GET', '/store/lance/products')).body.products.map(
      ({ id }) => id,
    )
  await importFile({ products: [article()] })
  expect((await list()).length).toBeGreaterThan(10)
  await importFile({ products: [article()] }, '--replace', 'yes')
  expect(await list()).toEqual(['vest'])
  const { body } = await buy(server, [['ecobag', 1]])
  expect(body.code).toBe('VARIANT_UNAVAILABLE')
})

it.each([
  ['no JSON at all', '{', 'It is no catalogue:'],
  ['an unknown field', { products: [article({ prise: 1 })] }, 'It is no catalogue:'],
  ['half a centavo', { products: [article({}, { price_in_cents: 10.5 })] }, 'It is no catalogue:'],
  [
    'an article without variants',
    { products: [{ id: 'x', title: 'X', variants: [] }] },
    'It is no catalogue:',
  ],
  [
    'an article twice',
    { products: [article(), article()] },
    'Nothing was imported: the product vest occurs twice.',
  ],
  [
    'a missing picture',
    { products: [article({ images: ['no.png'] })] },
    'Nothing was imported: there is no picture no.png.',
  ],
  [
    'a picture in another folder',
    { products: [article({ images: ['../secret.png'] })] },
    'Nothing was imported: there is no picture ../secret.png.',
  ],
  [
    'a file that is not a picture',
    { products: [article({ images: ['note.png'] })] },
    'Nothing was imported: note.png is not a picture (SVG, PNG, JPEG, WebP or AVIF).',
  ],
])('refuses %s, and writes nothing', async (_, content, says) => {
  await writeFile(join(folder, 'secret.png'), png)
  await writeFile(join(folder, 'in', 'note.png'), 'not a picture')
  const before = await read('vest')
  const done = await importFile(content)
  expect([done.ok, done.lines[0]]).toEqual([false, says])
  expect(await read('vest')).toEqual(before)
})
