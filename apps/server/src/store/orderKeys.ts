/** The ledger's key of an order: of the checkout that it was paid by, so that none makes two. */
export const orderKey = (checkoutId: string) => `order:${checkoutId}`

/** The key of the nth time that something of an order is taken back, or given again; counted under its lock. */
export const orderReversalKey = (orderId: string, number: number) => `order:${orderId}:reversal:${number}`
