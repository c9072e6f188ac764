import type { DeskProduct, DeskVariant, ShelfRow } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import type { StoredImage } from './catalogueStore.ts'
import {
  type AnyProduct,
  type DeskVariantRow,
  type ShelfFilter,
  type ShelfItem,
  selectAnyProduct,
  selectDeskVariants,
  selectShelf,
  selectTitles,
} from './shelfStore.ts'

type Db = Kysely<Database>

const smallOf = ({ name, sizes = [] }: StoredImage) => sizes[0]?.name ?? name

/** Articles in the order of the shelf, each with the key that the next page begins after. */
export async function readShelf(
  db: Db,
  filter: ShelfFilter,
  page: Parameters<typeof selectShelf>[2],
): Promise<(ShelfRow & { position: number })[]> {
  return (await selectShelf(db, filter, page)).map(toShelfRow)
}

function toShelfRow({ images, price, currency, low, soldOut, ...item }: ShelfItem) {
  const [first] = images
  return {
    ...item,
    picture: first ? smallOf(first) : null,
    priceCents: Number(price),
    currency: currency ?? 'BRL',
    lowVariants: low,
    soldOutVariants: soldOut,
  }
}

/** An article as the desk changes it, in whatever state; null if there is none. */
export async function readDeskProduct(db: Db, id: string): Promise<DeskProduct | null> {
  const product = await selectAnyProduct(db, id)
  if (!product) return null
  const related = await selectTitles(db, product.relatedProducts)
  return makeDeskProduct(product, { variants: await selectDeskVariants(db, id), related })
}

function makeDeskProduct(
  product: AnyProduct,
  { variants, related }: { variants: readonly DeskVariantRow[]; related: ReadonlyMap<string, string> },
): DeskProduct {
  const { id, version, state, title, subtitle, ribbonText, description, type, isHidden, purchasable } =
    product
  const titles = new Map(product.options.map((option) => [option.id, option.title]))
  return {
    id,
    version,
    state,
    title,
    subtitle,
    ribbon: ribbonText,
    description,
    type,
    collections: product.collections.map((one) => one.title),
    isHidden,
    isPurchasable: purchasable,
    additionalInfo: [...product.additionalInfo]
      .sort((one, other) => one.order - other.order)
      .map((info) => ({ title: info.title, description: info.description })),
    relatedProducts: product.relatedProducts.map((id) => ({ id, title: related.get(id) ?? null })),
    pictures: product.images.map((image) => ({
      name: image.name,
      alt: image.alt,
      width: image.width,
      height: image.height,
      small: smallOf(image),
    })),
    variants: variants.map((variant) => makeDeskVariant(variant, titles)),
    updatedAt: product.updatedAt.toISOString(),
  }
}

function makeDeskVariant(row: DeskVariantRow, titles: ReadonlyMap<string, string>): DeskVariant {
  const { id, title, sku, currency, manageInventory, lowStock, weightG, image } = row
  return {
    id,
    title,
    sku,
    priceCents: Number(row.price),
    salePriceCents: row.salePrice === null ? null : Number(row.salePrice),
    currency,
    isCounted: manageInventory,
    stock: Number(row.stock),
    reserved: Number(row.reserved),
    lowStock,
    weightG,
    picture: image,
    options: Object.fromEntries(
      row.options.map((one) => [titles.get(one.option_id) ?? one.option_id, one.value]),
    ),
  }
}
