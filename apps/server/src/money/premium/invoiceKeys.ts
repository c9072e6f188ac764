import { randomUUID } from 'node:crypto'

export const newInvoiceId = randomUUID

/** The ledger key of a paid month: one for each invoice, however often its payment is reported. */
export const invoiceKey = (invoiceId: string) => `premium:${invoiceId}`
