import {
  productAnswer,
  productList,
  productQuery,
  productsQuery,
  STORE_ID,
  variantList,
  variantsQuery,
} from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../kernel/context.ts'
import { type App, Refused } from '../kernel/routing.ts'
import { selectPicture } from './catalogueStore.ts'
import type { StoreBackend } from './storeBackend.ts'

const tags = ['store']
const config = { auth: 'anyone' } as const
const storeParams = z.object({ storeId: z.string().max(100) })
const productParams = storeParams.extend({ id: z.string().max(100) })
const pictureParams = storeParams.extend({
  name: z.string().regex(/^[0-9a-f]{32}\.(svg|png|jpg|webp|avif)$/),
})

/** A picture opened as a document may run nothing and load nothing. */
const PICTURE_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

type StoreRoutesContext = Pick<Context, 'db' | 'config'> & { desk: StoreBackend }

/** The store's public endpoints. */
export function storeRoutes(ctx: StoreRoutesContext): (app: App) => void {
  const ownIds: readonly string[] = [STORE_ID, ctx.config.STORE_ID]
  const orNotFound = (storeId: string) => {
    if (!ownIds.includes(storeId)) throw new Refused({ ok: false, code: 'NOT_FOUND' })
  }
  return (app) => {
    app.addHook('preHandler', async ({ params }) => {
      const { storeId } = params as { storeId?: string }
      if (storeId !== undefined) orNotFound(storeId)
    })
    catalogueRoutes(app, ctx)
    pictureRoute(app, ctx)
  }
}

function catalogueRoutes(app: App, { desk }: StoreRoutesContext): void {
  app.get(
    '/store/:storeId/products',
    {
      config,
      schema: { tags, params: storeParams, querystring: productsQuery, response: { 200: productList } },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-cache')
      return desk.listProducts(request.query)
    },
  )
  app.get(
    '/store/:storeId/products/:id',
    {
      config,
      schema: { tags, params: productParams, querystring: productQuery, response: { 200: productAnswer } },
    },
    async ({ params: { id }, query: { field } }, reply) => {
      const product = await desk.readProduct(id)
      if (!product) throw new Refused({ ok: false, code: 'PRODUCT_NOT_FOUND' })
      reply.header('cache-control', 'no-cache')
      if (!field) return { product }
      const wanted = Object.entries(product).filter(([name]) => (field as string[]).includes(name))
      return { product: { ...Object.fromEntries(wanted), id: product.id } }
    },
  )
  app.get(
    '/store/:storeId/variants',
    {
      config,
      schema: { tags, params: storeParams, querystring: variantsQuery, response: { 200: variantList } },
    },
    ({ query }, reply) => {
      reply.header('cache-control', 'no-cache')
      return desk.readStock(query['product_ids[]'] ?? query.product_ids ?? [])
    },
  )
}

function pictureRoute(app: App, { db }: StoreRoutesContext): void {
  app.get(
    '/store/:storeId/images/:name',
    { config: { ...config, perMinute: 6000 }, schema: { tags, params: pictureParams } },
    async ({ params: { name } }, reply) => {
      const picture = await selectPicture(db, name)
      if (!picture) throw new Refused({ ok: false, code: 'NOT_FOUND' })
      return reply
        .type(picture.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', PICTURE_SECURITY)
        .send(picture.bytes)
    },
  )
}
