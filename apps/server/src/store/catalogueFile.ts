import { z } from 'zod'

// The format of the file from which an operator imports articles. Prices in centavos; pictures are files
// beside it.

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'letters, digits, - and _, at most 64')
const text = (max: number) => z.string().trim().min(1).max(max)
const cents = z.number().int().min(0).max(99_999_999)
const HTML_MAX_CHARS = 20_000

const image = z.union([
  text(200).transform((file) => ({ file, alt: null })),
  z.strictObject({ file: text(200), alt: text(300).nullable().default(null) }),
])

const variant = z.strictObject({
  id,
  title: text(100),
  sku: text(64).nullable().default(null),
  price_in_cents: cents,
  sale_price_in_cents: cents.nullable().default(null),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .transform((code) => code.toUpperCase())
    .optional(),
  manage_inventory: z.boolean().default(true),
  /** Pieces in stock, including those that open checkouts reserve. Absent: the stored number stays. */
  inventory_quantity: z.number().int().min(0).max(1_000_000).optional(),
  /** Grams. */
  weight: z.number().int().min(0).max(1_000_000).nullable().default(null),
  image: text(200).nullable().default(null),
  /** By the option's title: { "Tamanho": "M" }. */
  options: z.record(text(60), text(60)).default({}),
})

const product = z.strictObject({
  id,
  title: text(120),
  subtitle: text(200).nullable().default(null),
  ribbon_text: text(40).nullable().default(null),
  description: z.string().max(HTML_MAX_CHARS).default(''),
  status: z.enum(['published', 'draft']).default('published'),
  hidden: z.boolean().default(false),
  purchasable: z.boolean().default(true),
  order: z.number().int().min(-1_000_000).max(1_000_000).optional(),
  site_product_selection: text(40).nullable().default(null),
  type: text(60).nullable().default(null),
  images: z.array(image).max(20).default([]),
  collections: z.array(text(60)).max(20).default([]),
  additional_info: z
    .array(z.strictObject({ title: text(120), description: z.string().max(HTML_MAX_CHARS) }))
    .max(20)
    .default([]),
  custom_fields: z
    .array(z.strictObject({ title: text(120), is_required: z.boolean().default(false) }))
    .max(20)
    .default([]),
  related_products: z.array(id).max(20).default([]),
  metadata: z.record(text(60), z.string().max(500)).default({}),
  variants: z.array(variant).min(1).max(100),
})

export const catalogueFile = z.strictObject({
  /** The currency of variants that name none. */
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .transform((code) => code.toUpperCase())
    .default('BRL'),
  products: z.array(product).min(1).max(10_000),
})

export type CatalogueFile = z.output<typeof catalogueFile>
export type CatalogueProduct = CatalogueFile['products'][number]
