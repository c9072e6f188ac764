import { z } from 'zod'
import { PRODUCT_SEARCH_MAX, type SHELF_FIELDS } from './shelf.ts'

// The store's calls, named as in the owner's specification: names in snake_case, prices in the smallest
// unit of their currency. An external service with the same calls can provide the store (STORE_API_URL).

/** The store's name in URLs. A server accepts it whatever its own STORE_ID. */
export const STORE_ID = 'lance'
/** Products in one answer: by default, and at most. */
export const PRODUCTS_PAGE = 24
export const PRODUCTS_PAGE_MAX = 100
/** The words of a search that count; those after them are ignored. */
export const PRODUCT_SEARCH_WORDS_MAX = 6
/** Most collections that a list names. */
export const COLLECTIONS_MAX = 30
/** Most products whose stock may be requested in one call. */
export const STOCK_PRODUCTS_MAX = 100

/** `template`: `$1` stands for the amount. */
export const currencyInfo = z.object({
  code: z.string(),
  symbol: z.string(),
  template: z.string(),
  decimal_digits: z.number(),
})
export type CurrencyInfo = z.infer<typeof currencyInfo>

/** A variant's value for one of its product's options: `M` for `Size`. */
export const variantOption = z.object({ id: z.string(), option_id: z.string(), value: z.string() })

/** `currency` is a lower-case ISO code. `inventory_quantity`: items available now, null if not counted. */
export const storeVariant = z.object({
  id: z.string(),
  title: z.string(),
  image_url: z.string().nullable(),
  sku: z.string().nullable(),
  price_in_cents: z.number(),
  sale_price_in_cents: z.number().nullable(),
  currency: z.string(),
  currency_info: currencyInfo,
  price_formatted: z.string(),
  sale_price_formatted: z.string().nullable(),
  manage_inventory: z.boolean(),
  /** In grams. */
  weight: z.number().nullable(),
  options: z.array(variantOption),
  inventory_quantity: z.number().nullable(),
})
export type StoreVariant = z.infer<typeof storeVariant>

export const productImage = z.object({
  url: z.string(),
  order: z.number(),
  type: z.string(),
  /** A description of the image for users who cannot see it. */
  alt: z.string().nullable(),
  /** In pixels, if known: the page reserves the space. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Smaller versions, narrowest first; empty for a drawing or if an external service provides none. */
  sizes: z.array(z.object({ url: z.string(), width: z.number() })),
})
export type ProductImage = z.infer<typeof productImage>

export const productOption = z.object({
  id: z.string(),
  title: z.string(),
  values: z.array(z.object({ id: z.string(), value: z.string() })),
})

export const additionalInfo = z.object({
  id: z.string(),
  order: z.number(),
  title: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
})

export const productCollection = z.object({ id: z.string(), title: z.string() })

/**
 * A product. `description` and those of `additional_info` are HTML sanitized on entry. `price_in_cents` and
 * `currency` are those of the variant that represents it. `media` is another name for `images`.
 */
export const storeProduct = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  ribbon_text: z.string().nullable(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  price_in_cents: z.number(),
  currency: z.string(),
  status: z.string(),
  purchasable: z.boolean(),
  order: z.number(),
  site_product_selection: z.string().nullable(),
  images: z.array(productImage),
  media: z.array(productImage),
  options: z.array(productOption),
  variants: z.array(storeVariant),
  collections: z.array(productCollection),
  additional_info: z.array(additionalInfo),
  type: z.object({ value: z.string() }).nullable(),
  custom_fields: z.array(z.object({ id: z.string(), title: z.string(), is_required: z.boolean() })),
  /** Ids of products. */
  related_products: z.array(z.string()),
  /** ISO 8601. */
  updated_at: z.string(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
export type StoreProduct = z.infer<typeof storeProduct>

export const PRODUCT_SORTS = ['order', 'title', 'price', 'created_at', 'updated_at'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().max(max))

/** One or more values of a query parameter that may occur more than once. */
const listOf = (max: number) =>
  z.union([z.string().max(100), z.array(z.string().max(100)).max(max)]).transform((values) => [values].flat())

/** Comma-separated names of a product's fields. */
const productFields = z
  .string()
  .max(500)
  .transform((names) => names.split(','))
  .pipe(z.array(storeProduct.keyof()))

/**
 * What to list. `is_hidden`: products reachable only by their link, instead of those in the store. `to_date`:
 * products that existed by then; a day means its end. `q`: products that have all these words in their title,
 * subtitle, collections or variants, whatever the case and the accents. `collection`: the id of one. `field`:
 * the products have only their id and these fields.
 */
export const productsQuery = z.object({
  'ids[]': listOf(PRODUCTS_PAGE_MAX).optional(),
  ids: listOf(PRODUCTS_PAGE_MAX).optional(),
  offset: wholeNumber(1_000_000).optional(),
  limit: wholeNumber(PRODUCTS_PAGE_MAX).optional(),
  order: z
    .string()
    .transform((order) => order.toLowerCase())
    .pipe(z.enum(['asc', 'desc']))
    .optional(),
  sort_by: z.enum(PRODUCT_SORTS).optional(),
  is_hidden: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional(),
  to_date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  q: z.string().trim().max(PRODUCT_SEARCH_MAX).optional(),
  collection: z.string().max(100).optional(),
  field: productFields.optional(),
})
export type ProductsQuery = z.output<typeof productsQuery>

/** `collections`: those of all listed products, whatever was searched for; empty where they are not known. */
export const productList = z.object({
  count: z.number(),
  offset: z.number(),
  limit: z.number(),
  products: z.array(storeProduct.partial().required({ id: true })),
  collections: z.array(productCollection),
})
/** A list of whole products, as it is answered without `field`. */
export type ProductList = Omit<z.infer<typeof productList>, 'products'> & { products: StoreProduct[] }

export type ShelfProduct = Pick<StoreProduct, 'id' | (typeof SHELF_FIELDS)[number]>

/** `field`: the answer has only the product's id and these fields. */
export const productQuery = z.object({ field: productFields.optional() })
export const productAnswer = z.object({ product: storeProduct.partial().required({ id: true }) })
export type ProductAnswer = { product: StoreProduct }

export const variantsQuery = z.object({
  fields: z.literal('inventory_quantity').optional(),
  'product_ids[]': listOf(STOCK_PRODUCTS_MAX).optional(),
  product_ids: listOf(STOCK_PRODUCTS_MAX).optional(),
})

/** How many of each variant of these products are available now. */
export const variantStock = z.object({ id: z.string(), inventory_quantity: z.number().nullable() })
export const variantList = z.object({ variants: z.array(variantStock) })
export type VariantList = z.infer<typeof variantList>

/** What to buy, at the server's prices. Rules on quantities and the number of lines have their own errors. */
export const checkoutBody = z.strictObject({
  items: z
    .array(z.strictObject({ variant_id: z.string().min(1).max(100), quantity: z.number() }))
    .max(10_000),
  successUrl: z.string().max(2000),
  cancelUrl: z.string().max(2000),
  locale: z.string().max(35).optional(),
  timeZone: z.string().max(64).optional(),
})
export type CheckoutBody = z.infer<typeof checkoutBody>

/** `url`: the payment provider's page, for the browser to open. */
export const startedCheckout = z.object({ url: z.string() })
export type StartedCheckout = z.infer<typeof startedCheckout>

/** `refunding`: the refund is on its way. */
export const ORDER_STATUSES = ['paid', 'sent', 'refunding', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const orderLine = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  title: z.string(),
  variant_title: z.string(),
  image_url: z.string().nullable(),
  quantity: z.number(),
  unit_price_in_cents: z.number(),
})

/** The shipping address as the buyer entered it on the provider's page. */
export const orderAddress = z.object({
  name: z.string().nullable(),
  line1: z.string().nullable(),
  line2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
})
export type OrderAddress = z.infer<typeof orderAddress>

/** One order; times in ms since 1970. `refunded_in_cents`: how much of `total_in_cents` was refunded. */
export const storeOrder = z.object({
  id: z.uuid(),
  number: z.number(),
  status: z.enum(ORDER_STATUSES),
  total_in_cents: z.number(),
  refunded_in_cents: z.number(),
  currency: z.string(),
  paidAt: z.number(),
  sentAt: z.number().nullable(),
  refundedAt: z.number().nullable(),
  /** The carrier's tracking code. */
  tracking: z.string().nullable(),
  address: orderAddress.nullable(),
  lines: z.array(orderLine),
})
export type StoreOrder = z.infer<typeof storeOrder>

export const ordersQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})
/** The user's own orders, newest first. */
export const orderList = z.object({ items: z.array(storeOrder), nextCursor: z.string().nullable() })
export type OrderList = z.infer<typeof orderList>
