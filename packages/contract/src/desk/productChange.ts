import { z } from 'zod'
import {
  COLLECTIONS_MAX,
  DESCRIPTION_MAX_CHARS,
  INFO_ALL_MAX_CHARS,
  INFO_MAX,
  INFO_MAX_CHARS,
  OPTIONS_MAX,
  PICTURES_MAX,
  PIECES_MAX,
  PRICE_MAX_CENTS,
  RELATED_MAX,
  VARIANTS_MAX,
  WEIGHT_MAX_G,
} from './productBounds.ts'

// What an operator may say about an article of the store. The desk's form, the command line and the server
// check it by these shapes.

/** Ids of articles and variants: they are in addresses, and stay as they are. */
export const catalogueId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'letters, digits, - and _, at most 64')

// Neither control characters nor halves of surrogate pairs: the database takes neither.
const isPlainText = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text)
const line = (max: number) =>
  z.string().trim().min(1).max(max).refine(isPlainText, 'must not contain control characters')

/** A stored picture: a hash of its content, and its type. */
export const pictureName = z.string().regex(/^[0-9a-f]{32}\.(svg|png|jpg|webp|avif)$/, 'not a picture')

const priceCents = z.number().int().min(0).max(PRICE_MAX_CENTS)
const pieces = z.number().int().min(0).max(PIECES_MAX)

export const variantChange = z
  .strictObject({
    id: catalogueId,
    title: line(100),
    sku: line(64).nullable().default(null),
    priceCents,
    /** The price of an offer; `priceCents` is shown as the old price. Null: no offer. */
    salePriceCents: priceCents.nullable().default(null),
    /** Whether its pieces are counted. */
    isCounted: z.boolean().default(true),
    /** All pieces, also those that open checkouts hold. Absent: the stored number stays. */
    stock: pieces.optional(),
    /** What `stock` was when it was read: a sale since then refuses the change. */
    stockWas: z.number().int().optional(),
    /** So many pieces left, or fewer, are few. Absent: as stored, 3 at first. */
    lowStock: pieces.optional(),
    weightG: z.number().int().min(0).max(WEIGHT_MAX_G).nullable().default(null),
    picture: pictureName.nullable().default(null),
    /** By the option's title: { "Tamanho": "M" }. */
    options: z
      .record(line(60), line(60))
      .default({})
      .refine((options) => Object.keys(options).length <= OPTIONS_MAX, `at most ${OPTIONS_MAX} options`),
  })
  .refine(({ priceCents: price, salePriceCents: sale }) => sale === null || sale < price, {
    path: ['salePriceCents'],
    message: 'must be below the price',
  })
export type VariantChange = z.output<typeof variantChange>

const hasNoDouble = (values: readonly string[]) => new Set(values).size === values.length

/** HTML, which is sanitised. */
const html = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => isPlainText(text.replace(/[\n\r\t]/g, '')), 'must not contain control characters')

const infoChange = z.strictObject({ title: line(120), description: html(INFO_MAX_CHARS) })

/** An article as an operator saves it. What it doesn't name (further texts, related articles) stays as stored. */
const productFields = z.strictObject({
  id: catalogueId,
  /** The version that was changed; 0 makes a new article. */
  version: z.number().int().min(0).max(2_147_483_647),
  title: line(120),
  subtitle: line(200).nullable().default(null),
  ribbon: line(40).nullable().default(null),
  description: html(DESCRIPTION_MAX_CHARS).default(''),
  /** Further texts, each under its title, in their order. Absent: as stored. */
  additionalInfo: z
    .array(infoChange)
    .max(INFO_MAX)
    .refine(
      (list) => list.reduce((sum, { description }) => sum + description.length, 0) <= INFO_ALL_MAX_CHARS,
      `at most ${INFO_ALL_MAX_CHARS} characters together`,
    )
    .optional(),
  /** The ids of articles that go with it, in their order. Absent: as stored. */
  relatedProducts: z
    .array(catalogueId)
    .max(RELATED_MAX)
    .refine((list) => hasNoDouble(list), 'the same article twice')
    .optional(),
  type: line(60).nullable().default(null),
  collections: z.array(line(60)).max(COLLECTIONS_MAX).default([]),
  /** Reached by its address alone, and not listed. */
  isHidden: z.boolean().default(false),
  isPurchasable: z.boolean().default(true),
  /** In the order in which they are shown. */
  pictures: z
    .array(z.strictObject({ name: pictureName, alt: line(300).nullable().default(null) }))
    .max(PICTURES_MAX)
    .default([])
    .refine((list) => hasNoDouble(list.map(({ name }) => name)), 'the same picture twice'),
  variants: z
    .array(variantChange)
    .min(1)
    .max(VARIANTS_MAX)
    .refine((list) => hasNoDouble(list.map(({ id }) => id)), 'the same variant twice'),
})

export const productChange = productFields.refine(
  ({ id, relatedProducts = [] }) => !relatedProducts.includes(id),
  { path: ['relatedProducts'], message: 'must not name the article itself' },
)
export type ProductChange = z.output<typeof productChange>
export type ProductChangeInput = z.input<typeof productChange>
