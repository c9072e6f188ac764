import { z } from 'zod'
import { ORDER_STATUSES, orderAddress } from '../http/store.ts'
import { defineDeskCall } from './defineDeskCall.ts'
import { cursor, pageOf } from './page.ts'
import { pastAct } from './pastAct.ts'
import { PACKING_LISTS_MAX, UPLOAD_MAX_BYTES } from './productBounds.ts'
import { catalogueId, pictureName } from './productChange.ts'

/** That file in base64, in a JSON body. */
const UPLOAD_BODY_MAX_BYTES = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4 + 1024
const SEARCH_MAX_CHARS = 100

const STORE = ['owner', 'store'] as const
const ORDERS = ['owner', 'store', 'finance'] as const

/** `withdrawn`: it is sold no more; orders still name it. */
export const PRODUCT_STATES = ['draft', 'published', 'withdrawn'] as const
export const productState = z.enum(PRODUCT_STATES)
export type ProductState = z.infer<typeof productState>

/** An article in the list. `left`: pieces of its counted variants that are for sale; null where none is counted. */
export const shelfRow = z.object({
  id: z.string(),
  title: z.string(),
  state: productState,
  isHidden: z.boolean(),
  /** A small picture, by its name. */
  picture: z.string().nullable(),
  /** The lowest price. */
  priceCents: z.number(),
  currency: z.string(),
  variants: z.number(),
  left: z.number().nullable(),
  /** Counted variants with few pieces left, and those of them with none. */
  lowVariants: z.number(),
  soldOutVariants: z.number(),
})
export type ShelfRow = z.infer<typeof shelfRow>

export const deskPicture = z.object({
  name: z.string(),
  alt: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** The smallest version, by its name. */
  small: z.string(),
})
export type DeskPicture = z.infer<typeof deskPicture>

export const deskVariant = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  priceCents: z.number(),
  salePriceCents: z.number().nullable(),
  /** ISO code in capitals. */
  currency: z.string(),
  isCounted: z.boolean(),
  stock: z.number(),
  /** Pieces of the stock that open checkouts hold. */
  reserved: z.number(),
  lowStock: z.number(),
  weightG: z.number().nullable(),
  picture: z.string().nullable(),
  options: z.record(z.string(), z.string()),
})
export type DeskVariant = z.infer<typeof deskVariant>

export const deskProduct = z.object({
  id: z.string(),
  version: z.number(),
  state: productState,
  title: z.string(),
  subtitle: z.string().nullable(),
  ribbon: z.string().nullable(),
  description: z.string(),
  type: z.string().nullable(),
  collections: z.array(z.string()),
  isHidden: z.boolean(),
  isPurchasable: z.boolean(),
  additionalInfo: z.array(z.object({ title: z.string(), description: z.string() })),
  /** `title`: null where there is no such article any more. */
  relatedProducts: z.array(z.object({ id: z.string(), title: z.string().nullable() })),
  pictures: z.array(deskPicture),
  variants: z.array(deskVariant),
  updatedAt: z.iso.datetime(),
})
export type DeskProduct = z.infer<typeof deskProduct>

const orderStatus = z.enum(ORDER_STATUSES)

const boughtLine = z.object({ title: z.string(), variantTitle: z.string(), quantity: z.number() })

/** An order in the list. */
export const orderRow = z.object({
  id: z.uuid(),
  number: z.number(),
  status: orderStatus,
  /** Paid when its pieces were sold to another buyer: it is refunded. */
  isShort: z.boolean(),
  amountCents: z.number(),
  refundedCents: z.number(),
  paidAt: z.iso.datetime(),
  recipient: z.string().nullable(),
  city: z.string().nullable(),
  pieces: z.number(),
  /** The first few lines. */
  lines: z.array(boughtLine),
})
export type OrderRow = z.infer<typeof orderRow>

export const packingList = z.object({
  number: z.number(),
  status: orderStatus,
  paidAt: z.iso.datetime(),
  address: orderAddress.nullable(),
  phone: z.string().nullable(),
  lines: z.array(boughtLine.extend({ sku: z.string().nullable() })),
})
export type PackingList = z.infer<typeof packingList>

export const orderPage = z.object({
  id: z.uuid(),
  number: z.number(),
  status: orderStatus,
  isShort: z.boolean(),
  amountCents: z.number(),
  /** What the provider said it gave back, and what refunds and disputes took from the revenue. */
  refundedCents: z.number(),
  reversedCents: z.number(),
  paidAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  restockedAt: z.iso.datetime().nullable(),
  tracking: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: orderAddress.nullable(),
  /** Null: a guest, or a closed account. */
  userId: z.uuid().nullable(),
  lines: z.array(
    boughtLine.extend({
      productId: z.string(),
      variantId: z.string(),
      picture: z.string().nullable(),
      unitPriceCents: z.number(),
    }),
  ),
  payment: z.object({ provider: z.string(), isLive: z.boolean(), reference: z.string().nullable() }),
  disputes: z.array(
    z.object({
      id: z.string(),
      amountCents: z.number(),
      state: z.enum(['inquiry', 'open', 'won', 'lost']),
      saidAt: z.iso.datetime(),
    }),
  ),
  /** What operators did to it, newest first. */
  acts: z.array(pastAct),
})
export type OrderPage = z.infer<typeof orderPage>

const text = z.string().trim().max(SEARCH_MAX_CHARS).optional()

export const storeDeskCalls = {
  /** Articles in the order of the shelf. Without a state: all that are not withdrawn. */
  listProducts: defineDeskCall({
    method: 'GET',
    path: '/desk/api/store/products',
    roles: STORE,
    query: z.object({ state: productState.optional(), text, stock: z.literal('low').optional(), cursor }),
    answer: pageOf(shelfRow),
  }),
  readProduct: defineDeskCall({
    method: 'GET',
    path: '/desk/api/store/products/:id',
    roles: STORE,
    params: z.object({ id: catalogueId }),
    answer: deskProduct,
  }),
  /** Stores a picture, decoded and encoded anew. It is deleted after a day unless an article shows it. */
  uploadPicture: defineDeskCall({
    method: 'POST',
    path: '/desk/api/store/pictures',
    roles: STORE,
    perMinute: 40,
    bodyMaxBytes: UPLOAD_BODY_MAX_BYTES,
    body: z.strictObject({
      /** The file in base64. */
      data: z.string().min(1).max(UPLOAD_BODY_MAX_BYTES),
    }),
    answer: deskPicture,
  }),
  /** A picture's file. An `img` can't sign its call: pictures are as public here as on the players' site. */
  readPicture: defineDeskCall({
    method: 'GET',
    path: '/desk/api/store/pictures/:name',
    roles: 'anyone',
    perMinute: 1200,
    params: z.object({ name: pictureName }),
    answer: z.unknown(),
  }),
  /** Those to send first, oldest first; then all others, newest first. A search answers with one page. */
  listOrders: defineDeskCall({
    method: 'GET',
    path: '/desk/api/orders',
    roles: ORDERS,
    query: z.object({ status: orderStatus.optional(), text, cursor }),
    answer: pageOf(orderRow),
  }),
  /** One order, by its number or its id. */
  readOrder: defineDeskCall({
    method: 'GET',
    path: '/desk/api/orders/:order',
    roles: ORDERS,
    params: z.object({ order: z.union([z.string().regex(/^\d{1,15}$/), z.uuid()]) }),
    answer: orderPage,
  }),
  /** What to pack, for these orders, by number. */
  readPackingLists: defineDeskCall({
    method: 'GET',
    path: '/desk/api/packing-lists',
    roles: STORE,
    query: z.object({
      orders: z
        .string()
        .max(PACKING_LISTS_MAX * 16)
        .regex(/^\d{1,15}(,\d{1,15})*$/)
        .refine((list) => list.split(',').length <= PACKING_LISTS_MAX),
    }),
    answer: z.object({ lists: z.array(packingList) }),
  }),
}
