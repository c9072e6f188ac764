import type { ProductImage, StoreProduct, StoreVariant } from '@lance/contract'
import { chooseVariant } from '@lance/domain'
import type { ProductRow, StoredImage, VariantRow } from './catalogueStore.ts'
import { currencyInfoOf, formatPrice } from './currencies.ts'

/** Returns the address at which a picture is served. */
export type PictureUrl = (name: string) => string

/** A product in the format of the API. */
export function makeProduct(
  row: ProductRow,
  variants: readonly VariantRow[],
  pictureUrl: PictureUrl,
): StoreProduct {
  const made = variants.map((variant) => makeVariant(variant, pictureUrl))
  const shownVariant = chooseVariant({ site_product_selection: row.siteProductSelection, variants: made })
  const images = row.images.map((image, order) => makeImage(image, order, pictureUrl))
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ribbon_text: row.ribbonText,
    description: row.description,
    thumbnail: row.thumbnail === null ? null : pictureUrl(row.thumbnail),
    price_in_cents: shownVariant?.price_in_cents ?? 0,
    currency: shownVariant?.currency ?? 'brl',
    status: row.status,
    purchasable: row.purchasable,
    order: row.position,
    site_product_selection: row.siteProductSelection,
    images,
    media: images,
    options: row.options,
    variants: made,
    collections: row.collections,
    additional_info: row.additionalInfo,
    type: row.type === null ? null : { value: row.type },
    custom_fields: row.customFields,
    related_products: row.relatedProducts,
    updated_at: row.updatedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    deleted_at: null,
    metadata: row.metadata,
  }
}

function makeImage(
  { name, alt, width, height, sizes = [] }: StoredImage,
  order: number,
  pictureUrl: PictureUrl,
): ProductImage {
  return {
    url: pictureUrl(name),
    order,
    type: 'image',
    alt,
    width,
    height,
    sizes: sizes.map((size) => ({ url: pictureUrl(size.name), width: size.width })),
  }
}

function makeVariant(row: VariantRow, pictureUrl: PictureUrl): StoreVariant {
  const price = Number(row.price)
  const salePrice = row.salePrice === null ? null : Number(row.salePrice)
  return {
    id: row.id,
    title: row.title,
    sku: row.sku,
    image_url: row.image === null ? null : pictureUrl(row.image),
    price_in_cents: price,
    sale_price_in_cents: salePrice,
    currency: row.currency.toLowerCase(),
    currency_info: currencyInfoOf(row.currency),
    price_formatted: formatPrice(price, row.currency),
    sale_price_formatted: salePrice === null ? null : formatPrice(salePrice, row.currency),
    manage_inventory: row.manageInventory,
    weight: row.weightG,
    options: row.options,
    inventory_quantity: leftOf(row),
  }
}

/** Pieces that can be bought now; null if stock is not managed. */
export function leftOf({
  manageInventory,
  stock,
  reserved,
}: Pick<VariantRow, 'manageInventory' | 'stock' | 'reserved'>): number | null {
  return manageInventory ? Math.max(0, Number(stock - reserved)) : null
}
