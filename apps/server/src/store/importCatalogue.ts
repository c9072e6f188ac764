import { createHash } from 'node:crypto'
import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import type { CatalogueFile, CatalogueProduct } from './catalogueFile.ts'
import {
  deleteOtherProducts,
  deleteOtherVariants,
  hasProducts,
  insertPicture,
  lockCatalogue,
  type PictureRow,
  type StoredImage,
  upsertProduct,
  upsertVariant,
} from './catalogueStore.ts'
import { makeSizes, type PictureSize } from './makeSizes.ts'
import { readPictureType } from './pictureType.ts'
import { optionsOf, slugOf, valuesOf } from './productOptions.ts'
import { makeSafeHtml } from './safeHtml.ts'

/** The largest picture, in bytes. */
export const PICTURE_MAX_BYTES = 2_097_152

export type Imported = { ok: true; products: number; variants: number; removed: number }
export type ImportRefusal = { ok: false; problem: string }

type ImportOptions = {
  /** Reads a picture's file; null if it does not exist. */
  readPicture: (file: string) => Promise<Buffer | null>
  /** What happens to articles missing in the file. `first`: writes nothing if the store ever had one. */
  mode: 'add' | 'replace' | 'first'
  now: Date
}

/**
 * Writes a whole catalogue, or nothing and returns the first problem. Sanitises HTML here, where it enters;
 * checks pictures and stores them in the database, so that every server has them.
 */
export async function importCatalogue(
  db: Kysely<Database>,
  { products, currency }: CatalogueFile,
  { readPicture, mode, now }: ImportOptions,
): Promise<Imported | ImportRefusal> {
  const problem = findDuplicate(products)
  if (problem) return { ok: false, problem }
  const pictures = await readPictures(products, readPicture)
  if (!pictures.ok) return pictures
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    if (mode === 'first' && (await hasProducts(trx)))
      return { ok: true, products: 0, variants: 0, removed: 0 }
    for (const one of pictures.kept.values())
      for (const file of [one, ...one.sizes]) await insertPicture(trx, { ...file, now })
    for (const [index, product] of products.entries())
      await writeProduct(trx, { product, index, currency, kept: pictures.kept, now })
    const removed =
      mode === 'replace' ? await deleteOtherProducts(trx, { kept: products.map(({ id }) => id), now }) : 0
    const variants = products.reduce((count, one) => count + one.variants.length, 0)
    return { ok: true, products: products.length, variants, removed }
  })
}

function findDuplicate(products: readonly CatalogueProduct[]): string | null {
  const seen = new Set<string>()
  for (const id of products.flatMap((one) => [
    `product ${one.id}`,
    ...one.variants.map((v) => `variant ${v.id}`),
  ])) {
    if (seen.has(id)) return `the ${id} occurs twice`
    seen.add(id)
  }
  return null
}

/** The most pixels of a picture: a larger one may be a small file made to exhaust a server's memory. */
export const PICTURE_MAX_PIXELS = 50_000_000

type StoredFile = PictureRow & Pick<StoredImage, 'name' | 'width' | 'height'>
type StoredPicture = StoredFile & { sizes: StoredFile[] }

const filesOf = ({ images, variants }: CatalogueProduct) => [
  ...images.map(({ file }) => file),
  ...variants.flatMap(({ image }) => (image === null ? [] : [image])),
]

async function readPictures(
  products: readonly CatalogueProduct[],
  readPicture: ImportOptions['readPicture'],
): Promise<{ ok: true; kept: Map<string, StoredPicture> } | ImportRefusal> {
  const kept = new Map<string, StoredPicture>()
  for (const file of new Set(products.flatMap(filesOf))) {
    const bytes = await readPicture(file)
    if (!bytes) return { ok: false, problem: `there is no picture ${file}` }
    if (bytes.length > PICTURE_MAX_BYTES) return { ok: false, problem: `the picture ${file} is above 2 MB` }
    const type = readPictureType(bytes)
    if (!type) return { ok: false, problem: `${file} is not a picture (SVG, PNG, JPEG, WebP or AVIF)` }
    if ((type.width ?? 0) * (type.height ?? 0) > PICTURE_MAX_PIXELS)
      return { ok: false, problem: `the picture ${file} is above 50 million pixels` }
    const sizes = await makeSizes(bytes, type).catch(() => null)
    if (!sizes) return { ok: false, problem: `the picture ${file} cannot be read` }
    const { extension, ...rest } = type
    kept.set(file, { name: nameOf(bytes, extension), bytes, ...rest, sizes: sizes.map(toStoredFile) })
  }
  return { ok: true, kept }
}

/** The name of a file is a hash of its content. */
export const nameOf = (bytes: Buffer, extension: string) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`

const toStoredFile = ({ bytes, ...size }: PictureSize): StoredFile => ({
  name: nameOf(bytes, 'webp'),
  contentType: 'image/webp',
  bytes,
  ...size,
})

type ProductInput = {
  product: CatalogueProduct
  index: number
  currency: string
  kept: ReadonlyMap<string, StoredPicture>
  now: Date
}

async function writeProduct(trx: Kysely<Database>, input: ProductInput): Promise<void> {
  const { product, index, kept, now } = input
  const images = product.images.flatMap(({ file, alt }) => {
    const picture = kept.get(file)
    if (!picture) return []
    const { name, width, height } = picture
    const sizes = picture.sizes.map((size) => ({ name: size.name, width: size.width ?? 0 }))
    return [{ name, alt, width, height, sizes }]
  })
  const prices = product.variants.map((one) => one.sale_price_in_cents ?? one.price_in_cents)
  await upsertProduct(trx, {
    ...product,
    images,
    now,
    position: product.order ?? index,
    isHidden: product.hidden,
    ribbonText: product.ribbon_text,
    description: makeSafeHtml(product.description),
    thumbnail: images[0]?.name ?? null,
    siteProductSelection: product.site_product_selection,
    options: optionsOf(product.variants),
    collections: product.collections.map((title) => ({ id: slugOf(title), title })),
    additionalInfo: product.additional_info.map(({ title, description }, order) => ({
      id: `${product.id}-${order + 1}`,
      order,
      title,
      description: makeSafeHtml(description),
    })),
    customFields: product.custom_fields.map((field) => ({ id: slugOf(field.title), ...field })),
    relatedProducts: product.related_products,
    price: asCents(BigInt(Math.min(...prices))),
  })
  await writeVariants(trx, input)
}

async function writeVariants(
  trx: Kysely<Database>,
  { product, currency, kept, now }: ProductInput,
): Promise<void> {
  for (const [position, variant] of product.variants.entries()) {
    const { sale_price_in_cents: sale, inventory_quantity: stock } = variant
    await upsertVariant(trx, {
      id: variant.id,
      productId: product.id,
      position,
      title: variant.title,
      sku: variant.sku,
      image: variant.image === null ? null : (kept.get(variant.image)?.name ?? null),
      price: asCents(BigInt(variant.price_in_cents)),
      salePrice: sale === null ? null : asCents(BigInt(sale)),
      currency: variant.currency ?? currency,
      manageInventory: variant.manage_inventory,
      stock: stock === undefined ? null : BigInt(stock),
      weightG: variant.weight,
      options: valuesOf(variant.options),
    })
  }
  await deleteOtherVariants(trx, { productId: product.id, kept: product.variants.map(({ id }) => id), now })
}
