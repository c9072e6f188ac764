import { STORE_ID, type StoreProduct, storeCalls } from '@lance/contract'
import type { Context } from '../kernel/context.ts'
import { type App, Refused } from '../kernel/routing.ts'
import { serveCall } from '../kernel/serveCall.ts'
import { readPicture } from './readPicture.ts'
import type { StoreBackend } from './storeBackend.ts'

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
  serveCall(app, storeCalls.listProducts, async ({ query }, reply) => {
    reply.header('cache-control', 'no-cache')
    const list = await desk.listProducts(query)
    return { ...list, products: list.products.map((product) => onlyFields(product, query.field)) }
  })
  serveCall(app, storeCalls.readProduct, async ({ params: { id }, query: { field } }, reply) => {
    const product = await desk.readProduct(id)
    if (!product) throw new Refused({ ok: false, code: 'PRODUCT_NOT_FOUND' })
    reply.header('cache-control', 'no-cache')
    return { product: onlyFields(product, field) }
  })
  serveCall(app, storeCalls.readStock, ({ query }, reply) => {
    reply.header('cache-control', 'no-cache')
    return desk.readStock(query['product_ids[]'] ?? query.product_ids ?? [])
  })
}

/** A product's id and these fields; all of them if none are named. */
function onlyFields(product: StoreProduct, fields: readonly string[] | undefined) {
  if (!fields) return product
  const wanted = Object.entries(product).filter(([name]) => fields.includes(name))
  return { ...Object.fromEntries(wanted), id: product.id }
}

function pictureRoute(app: App, { db }: StoreRoutesContext): void {
  serveCall(app, storeCalls.readPicture, async ({ params: { name } }, reply) => {
    const picture = await readPicture(db, name)
    if (!picture) throw new Refused({ ok: false, code: 'NOT_FOUND' })
    // A picture is the same in every language.
    return reply.removeHeader('vary').headers(picture.headers).send(picture.bytes)
  })
}
