import { z } from 'zod'
import {
  checkoutBody,
  orderList,
  ordersQuery,
  productAnswer,
  productList,
  productQuery,
  productsQuery,
  startedCheckout,
  variantList,
  variantsQuery,
} from '../http/store.ts'
import { defineCall, file, noContent } from './defineCall.ts'

const tag = 'store'
const params = z.object({ storeId: z.string().max(100) })

const catalogue = {
  listProducts: defineCall({
    method: 'GET',
    path: '/store/:storeId/products',
    tag,
    auth: 'anyone',
    params,
    query: productsQuery,
    responses: { 200: productList },
    errors: ['NOT_FOUND', 'STORE_UNAVAILABLE'],
  }),
  readProduct: defineCall({
    method: 'GET',
    path: '/store/:storeId/products/:id',
    tag,
    auth: 'anyone',
    params: params.extend({ id: z.string().max(100) }),
    query: productQuery,
    responses: { 200: productAnswer },
    errors: ['NOT_FOUND', 'PRODUCT_NOT_FOUND', 'STORE_UNAVAILABLE'],
  }),
  readStock: defineCall({
    method: 'GET',
    path: '/store/:storeId/variants',
    tag,
    auth: 'anyone',
    params,
    query: variantsQuery,
    responses: { 200: variantList },
    errors: ['NOT_FOUND', 'STORE_UNAVAILABLE'],
  }),
  readPicture: defineCall({
    method: 'GET',
    path: '/store/:storeId/images/:name',
    tag,
    auth: 'anyone',
    perMinute: 6000,
    params: params.extend({ name: z.string().regex(/^[0-9a-f]{32}\.(svg|png|jpg|webp|avif)$/) }),
    responses: { 200: file('The picture') },
    errors: ['NOT_FOUND'],
  }),
}

const checkouts = {
  /** Also for guests. */
  startCheckout: defineCall({
    method: 'POST',
    path: '/store/:storeId/checkout',
    tag,
    auth: 'anyone',
    perMinute: 30,
    // Large enough for a cart of a thousand lines to get the reason of its refusal.
    bodyMaxBytes: 524_288,
    idempotent: true,
    params,
    body: checkoutBody,
    responses: { 200: startedCheckout },
    errors: [
      'NOT_FOUND',
      'RETURN_ADDRESS',
      'CART_EMPTY',
      'CART_LINES',
      'CART_QUANTITY',
      'CART_TOTAL',
      'VARIANT_UNKNOWN',
      'VARIANT_UNAVAILABLE',
      'CURRENCY_FOREIGN',
      'OUT_OF_STOCK',
      'BUYER_STOCK',
      'GUEST_STOCK',
      'HOLD_PAUSE',
      'CHECKOUTS_TOO_MANY',
      'KEY_REUSED',
      'PAYMENT_UNAVAILABLE',
      'STORE_UNAVAILABLE',
    ],
  }),
  /**
   * Where the provider's page sends a buyer who cancels: frees their pieces and redirects them to where they
   * came from.
   */
  cancelCheckout: defineCall({
    method: 'GET',
    path: '/store/:storeId/checkouts/:id/cancel',
    tag,
    auth: 'anyone',
    perMinute: 60,
    params: params.extend({ id: z.uuid() }),
    responses: { 303: noContent },
    errors: ['NOT_FOUND'],
  }),
  listOrders: defineCall({
    method: 'GET',
    path: '/orders',
    tag,
    auth: 'user',
    query: ordersQuery,
    responses: { 200: orderList },
    errors: [],
  }),
}

/** The store's catalogue, checkouts and own orders. */
export const storeCalls = { ...catalogue, ...checkouts }
