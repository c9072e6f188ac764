import { z } from 'zod'
import type { PaymentBuyer } from '../paymentEvent.ts'
import type { StoredOrder } from './sandboxStore.ts'

const field = z.string().trim().min(1).max(200)

/** What the page asks for when goods are sent. */
export const buyerForm = z.object({
  email: field.regex(/^[^\s@]+@[^\s@]+$/),
  name: field,
  line1: field,
  line2: z.string().trim().max(200),
  city: field,
  state: field,
  postal_code: field,
  country: field,
})

/** Reads the buyer and the delivery address from the form. Null if something is missing. */
export function readBuyer(
  form: unknown,
  { email, shipsTo = [] }: Pick<StoredOrder, 'email' | 'shipsTo'>,
): PaymentBuyer | null {
  const read = buyerForm
    .partial({ line2: true })
    .safeParse({ ...(form as object), ...(email !== null && { email }) })
  if (!read.success || !shipsTo.includes(read.data.country)) return null
  const { name, line1, line2 = '', city, state, postal_code: postalCode, country } = read.data
  return {
    email: read.data.email,
    phone: null,
    name,
    address: { line1, line2: line2 || null, city, state, postalCode, country },
  }
}
