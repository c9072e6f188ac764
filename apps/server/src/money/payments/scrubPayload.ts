/** The fields that concern money, as all providers name them. Their strings stay, all others are removed. */
const KEPT_TEXTS = new Set([
  ...['id', 'object', 'type', 'kind', 'status', 'payment_status', 'state', 'currency', 'mode'],
  ...['cause', 'reference', 'userId', 'client_reference_id'],
  ...['checkoutId', 'paymentRef', 'subscriptionRef', 'invoiceRef', 'priceRef'],
  ...['payment_intent', 'subscription', 'price', 'charge', 'invoice', 'reason'],
])

/** The fields about the payer and their address. Everything in them is removed, whatever its name. */
const OF_PERSON = /address|billing|buyer|customer|evidence|owner|shipping/

/**
 * Removes from a provider's event whatever may name a person. It can be read as before, except for the buyer.
 * Nothing is left of a payload that is not a JSON object.
 */
export function scrubPayload(payload: string): string {
  const read = parseOrNull(payload)
  return JSON.stringify(typeof read === 'object' && read !== null && !Array.isArray(read) ? scrub(read) : {})
}

function parseOrNull(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

function scrub(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return KEPT_TEXTS.has(name) ? value : undefined
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => scrub(item)).filter((item) => item !== undefined)
  const entries = Object.entries(value).filter(([key]) => !OF_PERSON.test(key))
  return Object.fromEntries(entries.map(([key, inner]) => [key, scrub(inner, key)]))
}
