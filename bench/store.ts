// The store's list of products: pages of 24 of 5,000 articles with three variants each, requested at random
// over HTTP by two connections. Ours is the product's own server, with its checks; the peer answers the same
// from the same tables in the usual way of an object mapper, with a query for each product's variants, on a
// bare HTTP server.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PRODUCTS_PAGE } from '@lance/contract'
import pino from 'pino'
import { parseConfig } from '../apps/server/src/kernel/config.ts'
import { openServer, type Server } from '../apps/server/src/server.ts'
import { catalogueFile, importCatalogue } from '../apps/server/src/store/index.ts'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { interleave, median } from './interleave.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'

const ARTICLES = 5000
const CONNECTIONS = 2
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ABOUT =
  '<p>Torneado com peso na base, feltro por baixo e duas damas extras para quem promove.</p>'.repeat(4)

async function stockStore({ ctx }: Server): Promise<void> {
  const products = Array.from({ length: ARTICLES }, (_, index) => ({
    id: `article-${index}`,
    title: `Article ${index}`,
    description: ABOUT,
    additional_info: [{ title: 'Medidas', description: ABOUT }],
    variants: ['P', 'M', 'G'].map((size, position) => ({
      id: `article-${index}-${size}`,
      title: size,
      price_in_cents: 1000 + ((index * 37) % 9000) + position,
      inventory_quantity: index % 50,
      options: { Tamanho: size },
    })),
  }))
  const done = await importCatalogue(ctx.db, catalogueFile.parse({ products }), {
    readPicture: async () => null,
    mode: 'replace',
    now: new Date(ctx.time.nowMs()),
  })
  if (!done.ok) throw new Error(done.problem)
  await ctx.pool.query('analyze')
}

/** The usual way: a page of products, then the variants of each, then the count. */
async function openPeer({ ctx: { pool } }: Server): Promise<{ port: number; close(): void }> {
  const listed = `deleted_at is null and status = 'published' and not is_hidden`
  async function list(offset: number) {
    const { rows: products } = await pool.query(
      `select * from store_products where ${listed} order by position, id limit ${PRODUCTS_PAGE} offset $1`,
      [offset],
    )
    for (const product of products) {
      const found = await pool.query(
        'select * from store_variants where product_id = $1 and deleted_at is null order by position',
        [product.id],
      )
      product.variants = found.rows
    }
    const { rows } = await pool.query(`select count(*)::int from store_products where ${listed}`)
    return { count: rows[0].count, offset, limit: PRODUCTS_PAGE, products }
  }
  const server = createServer(async (request, response) => {
    const answer = await list(Number(new URL(request.url ?? '', 'http://peer').searchParams.get('offset')))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? Number(value) : value)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Lists per second, and the p99 of one. */
async function load(port: number): Promise<{ perS: number; p99Ms: number }> {
  const endMs = performance.now() + SECONDS * 1000
  const tookMs: number[] = []
  const reader = async () => {
    while (performance.now() < endMs) {
      const offset = Math.floor(Math.random() * (ARTICLES - PRODUCTS_PAGE))
      const begunMs = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/store/lance/products?offset=${offset}`)
      const { products } = (await answer.json()) as { products: unknown[] }
      tookMs.push(performance.now() - begunMs)
      if (products.length !== PRODUCTS_PAGE) throw new Error(`${products.length} products`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, reader))
  tookMs.sort((one, other) => one - other)
  return { perS: tookMs.length / SECONDS, p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? 0 }
}

async function openOurs(): Promise<{ server: Server; close(): Promise<void> }> {
  const scratch = await openScratchDatabase()
  const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DATA_DIR: scratch.folder })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const server = await openServer({
    config: parsed.config,
    log: pino({ level: 'silent' }),
    siteDir: `${scratch.folder}/no-site`,
    connectionString: scratch.url,
  })
  return {
    server,
    async close() {
      await server.stop()
      await scratch.close()
    },
  }
}

export async function bench(): Promise<Figure[]> {
  const { server, close } = await openOurs()
  const peer = await openPeer(server)
  try {
    await stockStore(server)
    const p99Ms: Record<'ours' | 'peer', number[]> = { ours: [], peer: [] }
    const contender = (name: 'ours' | 'peer', port: number) => ({
      name,
      async measure() {
        const result = await load(port)
        p99Ms[name].push(result.p99Ms)
        return result.perS
      },
    })
    const { ours = 0, peer: theirs = 0 } = await interleave(
      [contender('ours', server.port), contender('peer', peer.port)],
      ROUNDS,
    )
    const peerName = 'a query for each product, no checks'
    return [
      lowerIsBetter({
        figure: 'p99 of a product list',
        unit: 'ms',
        peerName,
        ours: median(p99Ms.ours.slice(1)),
        peer: median(p99Ms.peer.slice(1)),
      }),
      higherIsBetter({ figure: 'product lists', unit: 'lists/s', ours, peer: theirs, peerName }),
    ]
  } finally {
    peer.close()
    await close()
  }
}
