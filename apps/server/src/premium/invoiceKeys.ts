import { randomUUID } from 'node:crypto'

export const newInvoiceId = randomUUID

/** The ledger's key of a paid month, whoever tells of it and however often. */
export const invoiceKey = (invoiceId: string) => `premium:${invoiceId}`
