import type { CurrencyInfo, ProductImage, StoreProduct, StoreVariant } from '@lance/contract'
import { chooseVariant, STORE_FALLBACK_CURRENCY } from '@lance/domain'
import { z } from 'zod'
import { currencyInfoOf, formatPrice } from './currencies.ts'
import { makeSafeHtml } from './safeHtml.ts'

// An external service may describe products in an older format: missing fields get defaults, prices may be in
// a list, pictures under either name. The output has the format of our own catalogue.

const id = z.union([z.string(), z.number()]).transform(String)
const text = z.string().nullish()
const cents = z.number().int().nullish()
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

const price = z.object({
  amount: z.number().int(),
  sale_amount: cents,
  currency_code: text,
  currency: z
    .object({ code: text, symbol: text, template: text, decimal_digits: z.number().nullish() })
    .nullish(),
})
type ExternalPrice = z.output<typeof price>

const variant = z.object({
  id,
  title: text,
  image_url: text,
  sku: text,
  price_in_cents: cents,
  sale_price_in_cents: cents,
  currency: text,
  prices: listOf(price),
  manage_inventory: z.boolean().nullish(),
  weight: z.number().nullish(),
  options: listOf(z.object({ id: id.nullish(), option_id: id.nullish(), value: z.string() })),
  inventory_quantity: z.number().nullish(),
})

const image = z.object({ url: z.string(), order: z.number().nullish(), type: text })
const option = z.object({
  id,
  title: z.string(),
  values: listOf(z.object({ id: id.nullish(), value: z.string() })),
})
const info = z.object({ id: id.nullish(), order: z.number().nullish(), title: text, description: text })
const named = z.object({ id, title: text })

export const externalProduct = z
  .object({
    id,
    title: z.string(),
    subtitle: text,
    ribbon_text: text,
    description: text,
    thumbnail: text,
    status: text,
    purchasable: z.boolean().nullish(),
    order: z.number().nullish(),
    site_product_selection: text,
    images: listOf(image),
    media: listOf(image),
    options: listOf(option),
    variants: listOf(variant),
    collections: listOf(named),
    additional_info: listOf(info),
    type: z.object({ value: z.string() }).nullish(),
    custom_fields: listOf(named.extend({ is_required: z.boolean().nullish() })),
    related_products: listOf(z.union([id, z.object({ id })])),
    updated_at: text,
    created_at: text,
    deleted_at: text,
    metadata: z.record(z.string(), z.unknown()).nullish(),
  })
  .transform(makeProduct)

/** The address of a picture if our pages may show it; null otherwise. */
function pictureOf(url: string | null | undefined): string | null {
  return url && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null
}

function makeVariant(external: z.output<typeof variant>): StoreVariant {
  const listed: ExternalPrice | undefined = external.prices[0]
  const amount = external.price_in_cents ?? listed?.amount ?? 0
  const sale = external.sale_price_in_cents ?? listed?.sale_amount ?? null
  const code = (external.currency ?? listed?.currency_code ?? STORE_FALLBACK_CURRENCY).toLowerCase()
  const known = currencyInfoOf(code)
  const info: CurrencyInfo = {
    code,
    symbol: listed?.currency?.symbol ?? known.symbol,
    template: listed?.currency?.template ?? known.template,
    decimal_digits: listed?.currency?.decimal_digits ?? known.decimal_digits,
  }
  return {
    id: external.id,
    title: external.title ?? '',
    sku: external.sku ?? null,
    weight: external.weight ?? null,
    image_url: pictureOf(external.image_url),
    price_in_cents: amount,
    sale_price_in_cents: sale,
    currency: code,
    currency_info: info,
    price_formatted: formatPrice(amount, code),
    sale_price_formatted: sale === null ? null : formatPrice(sale, code),
    manage_inventory: external.manage_inventory ?? false,
    options: external.options.map(({ id: own, option_id, value }) => ({
      id: own ?? value,
      option_id: option_id ?? '',
      value,
    })),
    inventory_quantity: external.inventory_quantity ?? null,
  }
}

type ExternalProduct = {
  id: string
  title: string
  variants: z.output<typeof variant>[]
  images: z.output<typeof image>[]
  media: z.output<typeof image>[]
  options: z.output<typeof option>[]
  collections: z.output<typeof named>[]
  additional_info: z.output<typeof info>[]
  custom_fields: { id: string; title?: string | null | undefined; is_required?: boolean | null | undefined }[]
  related_products: (string | { id: string })[]
} & { [Field in OptionalText]?: string | null | undefined } & {
  purchasable?: boolean | null | undefined
  order?: number | null | undefined
  type?: { value: string } | null | undefined
  metadata?: Record<string, unknown> | null | undefined
}
type OptionalText =
  | 'subtitle'
  | 'ribbon_text'
  | 'description'
  | 'thumbnail'
  | 'status'
  | 'site_product_selection'
  | 'updated_at'
  | 'created_at'
  | 'deleted_at'

function imagesOf({ images, media }: ExternalProduct): ProductImage[] {
  const given = images.length > 0 ? images : media
  return given.flatMap(({ url, order, type }, index) => {
    const good = pictureOf(url)
    const size = { alt: null, width: null, height: null, sizes: [] }
    return good === null ? [] : [{ url: good, order: order ?? index, type: type ?? 'image', ...size }]
  })
}

function makeProduct(external: ExternalProduct): StoreProduct {
  const variants = external.variants.map(makeVariant)
  const selection = external.site_product_selection ?? null
  const shownVariant = chooseVariant({ site_product_selection: selection, variants })
  const images = imagesOf(external)
  return {
    id: external.id,
    title: external.title,
    subtitle: external.subtitle ?? null,
    ribbon_text: external.ribbon_text ?? null,
    description: makeSafeHtml(external.description ?? ''),
    thumbnail: pictureOf(external.thumbnail),
    price_in_cents: shownVariant?.price_in_cents ?? 0,
    currency: shownVariant?.currency ?? STORE_FALLBACK_CURRENCY,

    status: external.status ?? 'published',
    purchasable: external.purchasable ?? true,
    order: external.order ?? 0,
    site_product_selection: selection,
    images,
    media: images,
    variants,
    options: external.options.map((one) => ({
      id: one.id,
      title: one.title,
      values: one.values.map(({ id: own, value }) => ({ id: own ?? value, value })),
    })),
    collections: external.collections.map((one) => ({ id: one.id, title: one.title ?? '' })),
    additional_info: external.additional_info.map((one, index) => ({
      id: one.id ?? String(index),
      order: one.order ?? index,
      title: one.title ?? '',
      description: makeSafeHtml(one.description ?? ''),
    })),
    type: external.type ?? null,
    custom_fields: external.custom_fields.map((one) => ({
      id: one.id,
      title: one.title ?? '',
      is_required: one.is_required ?? false,
    })),
    related_products: external.related_products.map((one) => (typeof one === 'string' ? one : one.id)),

    updated_at: external.updated_at ?? '',
    created_at: external.created_at ?? '',
    deleted_at: external.deleted_at ?? null,
    metadata: Object.fromEntries(
      Object.entries(external.metadata ?? {}).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    ),
  }
}
