import type { ViewedProduct } from './storeQueries.ts'

type Section = NonNullable<ViewedProduct['additional_info']>[number]

/** Titles of the section in which a store describes its delivery. */
const DELIVERY = /^(entrega|envio|frete|prazo|delivery|shipping)/i
/** A longer text stays in its section. */
const LINE_MAX_CHARS = 160

/** Splits a product's sections into the store's own line about delivery, shown at the button, and the others. */
export function splitDelivery(sections: readonly Section[] = []): {
  delivery: string | null
  others: Section[]
} {
  const sorted = [...sections].sort((one, other) => one.order - other.order)
  const section = sorted.find(({ title }) => DELIVERY.test(title))
  const line = section === undefined ? '' : textOf(section.description)
  if (line === '' || line.length > LINE_MAX_CHARS) return { delivery: null, others: sorted }
  return { delivery: line, others: sorted.filter((one) => one !== section) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of sanitized HTML; without a browser too. It is shown as text, never as HTML. */
function textOf(html: string): string {
  const spaced = html.replace(/<\/(p|li|tr|h\d)>|<br>/g, ' ')
  const bare = spaced
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return bare.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
