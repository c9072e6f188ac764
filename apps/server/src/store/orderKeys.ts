/** The ledger's key of an order, made from its checkout, so that a checkout never makes two. */
export const orderKey = (checkoutId: string) => `order:${checkoutId}`

/** The ledger's key of an order's nth reversal or restoration, counted under the order's lock. */
export const orderReversalKey = (orderId: string, number: number) => `order:${orderId}:reversal:${number}`
