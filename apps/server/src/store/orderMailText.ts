import { asCents, type Cents, storeMoneyText } from '@lance/domain'
import { composeMail } from '../kernel/texts/composeMail.ts'
import { fillText } from '../kernel/texts/fillText.ts'
import { readTexts } from '../kernel/texts/readTexts.ts'
import type { CheckoutLine } from './checkoutStore.ts'
import type { OrderRow, StoredAddress } from './orderStore.ts'

export const ORDER_MAILS = ['order_paid', 'order_short', 'order_sent', 'order_refunded'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

type OrderFacts = { order: OrderRow; lines: readonly CheckoutLine[]; siteUrl: string }

/** One line of text, whatever the buyer typed on the provider's page. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()

function goodsOf({ order, lines }: OrderFacts, total: string, language: string): string {
  const money = (amount: Cents) => storeMoneyText(Number(amount), 'brl', language)
  const rows = lines.map(({ title, variantTitle, quantity, unitPrice }) => {
    const sum = money(asCents(unitPrice * BigInt(quantity)))
    return `  ${quantity} × ${title} (${variantTitle}): ${sum}`
  })
  return [...rows, `  ${total}: ${money(order.amount)}`].join('\n')
}

function addressOf(address: StoredAddress | null, title: string): string {
  if (!address) return ''
  const { name, line1, line2, city, state, postalCode, country } = address
  const place = [city, state, postalCode, country].filter(Boolean).join(', ')
  const parts = [name, line1, line2, place].filter((part): part is string => Boolean(part))
  return `${title}:\n${parts.map((part) => `  ${oneLine(part)}`).join('\n')}`
}

/** The text of an order's mail in its buyer's language. */
export function orderMailText(
  kind: OrderMail,
  language: string,
  orderFacts: OrderFacts,
): { subject: string; text: string } {
  const texts = readTexts('store', language).mail
  const { order, siteUrl } = orderFacts
  const { subject, body } = texts[kind]
  const facts = {
    number: String(order.number),
    amount: order.amount,
    goods: goodsOf(orderFacts, texts.total, language),
    address: addressOf(order.address, texts.delivery),
    tracking: order.tracking ? fillText(texts.tracking, language, { code: oneLine(order.tracking) }) : '',
    orders: `${siteUrl}/store/orders`,
  }
  return composeMail({ subject, body: [texts.greeting, ...body, '{brand}'] }, language, facts)
}
