import type { ProductChange } from '@lance/contract/desk'
import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import {
  deleteOtherVariants,
  lockCatalogue,
  type StoredImage,
  upsertProduct,
  upsertVariant,
} from './catalogueStore.ts'
import { lockPictures, markUsed, type StoredPicture } from './pictureStore.ts'
import { optionsOf, slugOf, valuesOf } from './productOptions.ts'
import { makeSafeHtml } from './safeHtml.ts'
import {
  type AnyProduct,
  type DeskVariantRow,
  lockVariantsOf,
  selectAnyProduct,
  selectLastPlace,
  selectTitles,
} from './shelfStore.ts'

type Trx = Kysely<Database>

/** `field`: what is refused, as a path in the article. */
export type SaveRefusal = {
  ok: false
  code:
    | 'PRODUCT_EXISTS'
    | 'PRODUCT_UNKNOWN'
    | 'PRODUCT_STALE'
    | 'PICTURE_UNKNOWN'
    | 'RELATED_UNKNOWN'
    | 'VARIANT_TAKEN'
    | 'STOCK_MOVED'
    | 'STOCK_RESERVED'
  field: string
  detail: string
}

export type Saved = { ok: true; version: number; prices: readonly string[]; stock: readonly string[] }

const refuse = (code: SaveRefusal['code'], field: string, detail: string): SaveRefusal => ({
  ok: false,
  code,
  field,
  detail,
})

/**
 * Saves an article, or refuses and writes nothing. A new one is a draft at the end of the shelf; the state of
 * another one stays. Checkouts that run keep the prices and the pieces that they hold.
 */
export function saveProduct(
  { db, time }: Pick<Context, 'db' | 'time'>,
  change: ProductChange,
): Promise<Saved | SaveRefusal> {
  return db.transaction().execute(async (trx): Promise<Saved | SaveRefusal> => {
    await lockCatalogue(trx)
    const stored = await selectAnyProduct(trx, change.id)
    const stale = findStale(stored, change)
    if (stale) return stale
    const ids = change.variants.map(({ id }) => id)
    const known = await lockVariantsOf(trx, { productId: change.id, ids })
    const refused = findVariantRefusal(known, change)
    if (refused) return refused
    const pictures = await lockPictures(trx, picturesOf(change))
    const missing = picturesOf(change).find((name) => !pictures.has(name))
    if (missing !== undefined)
      return refuse('PICTURE_UNKNOWN', 'pictures', `there is no picture ${missing}, or it was deleted unused`)
    const unrelated = await findUnknownRelated(trx, { change, stored })
    if (unrelated !== null)
      return refuse('RELATED_UNKNOWN', 'relatedProducts', `there is no article ${unrelated}`)
    const now = new Date(time.nowMs())
    await write(trx, { change, stored, known, pictures, now })
    return { ok: true, version: (stored?.version ?? 0) + 1, ...describeChanges(known, change) }
  })
}

const picturesOf = ({ pictures, variants }: ProductChange): string[] => [
  ...new Set([
    ...pictures.map(({ name }) => name),
    ...variants.flatMap(({ picture }) => (picture === null ? [] : [picture])),
  ]),
]

function findStale(stored: AnyProduct | null, { id, version }: ProductChange): SaveRefusal | null {
  if (version === 0)
    return stored ? refuse('PRODUCT_EXISTS', 'id', `there is an article ${id} already`) : null
  if (!stored) return refuse('PRODUCT_UNKNOWN', 'id', `there is no article ${id}`)
  if (stored.version === version) return null
  return refuse('PRODUCT_STALE', 'version', `it was changed meanwhile, and is at version ${stored.version}`)
}

function findVariantRefusal(known: readonly DeskVariantRow[], change: ProductChange): SaveRefusal | null {
  for (const [index, { id, isCounted, stock, stockWas }] of change.variants.entries()) {
    const field = `variants.${index}`
    const row = known.find((one) => one.id === id)
    if (!row) continue
    if (row.productId !== change.id)
      return refuse('VARIANT_TAKEN', `${field}.id`, `${id} is a variant of ${row.productId}`)
    if (stock === undefined) continue
    if (stockWas !== undefined && BigInt(stockWas) !== row.stock)
      return refuse('STOCK_MOVED', `${field}.stock`, `there are ${row.stock} now, not ${stockWas}`)
    if (isCounted && BigInt(stock) < row.reserved)
      return refuse('STOCK_RESERVED', `${field}.stock`, `open checkouts hold ${row.reserved}`)
  }
  return null
}

type Writing = {
  change: ProductChange
  stored: AnyProduct | null
  known: readonly DeskVariantRow[]
  pictures: ReadonlyMap<string, StoredPicture>
  now: Date
}

async function write(trx: Trx, writing: Writing): Promise<void> {
  const { change, stored, pictures, now } = writing
  const images = change.pictures.map((one) => makeImage(one, writing))
  const prices = change.variants.map((one) => one.salePriceCents ?? one.priceCents)
  await upsertProduct(trx, {
    id: change.id,
    title: change.title,
    subtitle: change.subtitle,
    ribbonText: change.ribbon,
    description: makeSafeHtml(change.description),
    thumbnail: images[0]?.name ?? null,
    status: stored?.status ?? 'draft',
    deletedAt: stored?.deletedAt ?? null,
    isHidden: change.isHidden,
    purchasable: change.isPurchasable,
    position: stored?.position ?? (await selectLastPlace(trx)),
    siteProductSelection: stored?.siteProductSelection ?? null,
    type: change.type,
    images,
    options: optionsOf(change.variants),
    collections: change.collections.map((title) => ({ id: slugOf(title), title })),
    additionalInfo: makeInfo(change) ?? stored?.additionalInfo ?? [],
    customFields: stored?.customFields ?? [],
    relatedProducts: change.relatedProducts ?? stored?.relatedProducts ?? [],
    metadata: stored?.metadata ?? {},
    price: asCents(BigInt(Math.min(...prices))),
    now,
  })
  await writeVariants(trx, writing)
  const files = [...pictures.values()].flatMap(({ name, sizes }) => [
    name,
    ...(sizes ?? []).map((one) => one.name),
  ])
  await markUsed(trx, files)
}

/** The first article that a change newly relates to and that there isn't; null if there is none. */
async function findUnknownRelated(
  trx: Trx,
  { change, stored }: Pick<Writing, 'change' | 'stored'>,
): Promise<string | null> {
  const kept = stored?.relatedProducts ?? []
  const added = (change.relatedProducts ?? []).filter((id) => !kept.includes(id))
  if (added.length === 0) return null
  const known = await selectTitles(trx, added)
  return added.find((id) => !known.has(id)) ?? null
}

const makeInfo = ({ id, additionalInfo }: ProductChange) =>
  additionalInfo?.map(({ title, description }, order) => ({
    id: `${id}-${order + 1}`,
    order,
    title,
    description: makeSafeHtml(description),
  }))

/** A picture as stored with its article: an imported one keeps its smaller versions, which the article names. */
function makeImage(
  { name, alt }: ProductChange['pictures'][number],
  { stored, pictures }: Pick<Writing, 'stored' | 'pictures'>,
): StoredImage {
  const kept = stored?.images.find((one) => one.name === name)
  if (kept) return { ...kept, alt }
  const { width = null, height = null, sizes = null } = pictures.get(name) ?? {}
  return { name, alt, width, height, sizes: sizes ?? [] }
}

async function writeVariants(trx: Trx, { change, known, now }: Writing): Promise<void> {
  for (const [position, variant] of change.variants.entries()) {
    const { id, title, sku, picture, priceCents, salePriceCents: sale, stock, lowStock } = variant
    await upsertVariant(trx, {
      id,
      productId: change.id,
      position,
      title,
      sku,
      image: picture,
      price: asCents(BigInt(priceCents)),
      salePrice: sale === null ? null : asCents(BigInt(sale)),
      currency: known.find((one) => one.id === id)?.currency ?? 'BRL',
      manageInventory: variant.isCounted,
      stock: stock === undefined ? null : BigInt(stock),
      lowStock,
      weightG: variant.weightG,
      options: valuesOf(variant.options),
    })
  }
  await deleteOtherVariants(trx, { productId: change.id, kept: change.variants.map(({ id }) => id), now })
}

/** The prices and numbers of pieces that were changed, for the log: `caneca-p 4500 → 3900`. */
function describeChanges(known: readonly DeskVariantRow[], { variants }: ProductChange) {
  const prices: string[] = []
  const pieces: string[] = []
  for (const { id, priceCents, salePriceCents, stock } of variants) {
    const row = known.find((one) => one.id === id)
    const before = row && priceOf(Number(row.price), row.salePrice === null ? null : Number(row.salePrice))
    const after = priceOf(priceCents, salePriceCents)
    if (before !== after) prices.push(`${id} ${before ?? 'new'} → ${after}`)
    if (stock !== undefined && BigInt(stock) !== row?.stock)
      pieces.push(`${id} ${row?.stock ?? 'new'} → ${stock}`)
  }
  return { prices, stock: pieces }
}

const priceOf = (price: number, sale: number | null) => (sale === null ? `${price}` : `${sale} (${price})`)
