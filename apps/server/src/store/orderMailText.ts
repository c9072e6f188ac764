import { asCents, type Cents, storeMoneyText } from '@lance/domain'
import type { CheckoutLine } from './checkoutStore.ts'
import type { KeptAddress, OrderRow } from './orderStore.ts'

export const ORDER_MAILS = ['order_paid', 'order_short', 'order_sent', 'order_refunded'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

type Told = { order: OrderRow; lines: readonly CheckoutLine[]; siteUrl: string }
type Texts = Record<OrderMail, { subject: (number: bigint) => string; body: (told: Told) => string }>

const money = (amount: Cents) => storeMoneyText(Number(amount), 'brl', 'pt-BR')
/** One line of text, whatever somebody wrote on the provider's page. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()

function goodsOf({ order, lines }: Told, total: string): string {
  const rows = lines.map(({ title, variantTitle, quantity, unitPrice }) => {
    const sum = money(asCents(unitPrice * BigInt(quantity)))
    return `  ${quantity} × ${title} (${variantTitle}): ${sum}`
  })
  return [...rows, `  ${total}: ${money(order.amount)}`].join('\n')
}

function addressOf(address: KeptAddress | null, title: string): string {
  if (!address) return ''
  const { name, line1, line2, city, state, postalCode, country } = address
  const place = [city, state, postalCode, country].filter(Boolean).join(', ')
  const parts = [name, line1, line2, place].filter((part): part is string => Boolean(part))
  return `\n${title}:\n${parts.map((part) => `  ${oneLine(part)}`).join('\n')}\n`
}

const ptBR: Texts = {
  order_paid: {
    subject: (number) => `Pedido ${number}: pagamento confirmado`,
    body: (told) => `O pagamento do seu pedido ${told.order.number} foi confirmado.

${goodsOf(told, 'Total')}
${addressOf(told.order.address, 'Entrega')}
Avisamos de novo quando ele for enviado. Quem tem conta acompanha os pedidos em ${told.siteUrl}/store/orders.
`,
  },
  order_short: {
    subject: (number) => `Pedido ${number}: esgotado, seu dinheiro volta`,
    body: (
      told,
    ) => `O pagamento do seu pedido ${told.order.number} chegou depois do prazo da reserva, e nesse meio tempo
outra pessoa comprou as últimas unidades. Sentimos muito.

${goodsOf(told, 'Total')}

O valor inteiro já está sendo devolvido pela mesma forma de pagamento. Você não precisa fazer nada.
`,
  },
  order_sent: {
    subject: (number) => `Pedido ${number}: a caminho`,
    body: (told) => `Seu pedido ${told.order.number} foi enviado.
${told.order.tracking ? `\nCódigo de rastreio: ${oneLine(told.order.tracking)}\n` : ''}
${goodsOf(told, 'Total')}
${addressOf(told.order.address, 'Entrega')}`,
  },
  order_refunded: {
    subject: (number) => `Pedido ${number}: valor devolvido`,
    body: ({
      order,
    }) => `Devolvemos ${money(order.amount)} do seu pedido ${order.number} pela mesma forma de pagamento.
O prazo até aparecer na sua conta ou fatura depende do seu banco.
`,
  },
}

const en: Texts = {
  order_paid: {
    subject: (number) => `Order ${number}: payment confirmed`,
    body: (told) => `The payment of your order ${told.order.number} is confirmed.

${goodsOf(told, 'Total')}
${addressOf(told.order.address, 'Delivery')}
We write again when it is sent. If you have an account, your orders are at ${told.siteUrl}/store/orders.
`,
  },
  order_short: {
    subject: (number) => `Order ${number}: sold out, your money comes back`,
    body: (
      told,
    ) => `The payment of your order ${told.order.number} came after its reservation had ended, and somebody else bought
the last pieces in between. We are sorry.

${goodsOf(told, 'Total')}

All of it is being given back by the same means of payment. There is nothing that you need to do.
`,
  },
  order_sent: {
    subject: (number) => `Order ${number}: on its way`,
    body: (told) => `Your order ${told.order.number} was sent.
${told.order.tracking ? `\nTracking code: ${oneLine(told.order.tracking)}\n` : ''}
${goodsOf(told, 'Total')}
${addressOf(told.order.address, 'Delivery')}`,
  },
  order_refunded: {
    subject: (number) => `Order ${number}: money given back`,
    body: ({
      order,
    }) => `We gave back ${money(order.amount)} of your order ${order.number} by the same means of payment.
How long it takes to be seen in your account is up to your bank.
`,
  },
}

/** The words of an order's mail in its buyer's language; in English for languages that have none yet. */
export function orderMailText(
  kind: OrderMail,
  language: string,
  told: Told,
): { subject: string; text: string } {
  const { subject, body } = (language === 'pt-BR' ? ptBR : en)[kind]
  const greeting = language === 'pt-BR' ? 'Olá!' : 'Hello!'
  return { subject: subject(told.order.number), text: `${greeting}\n\n${body(told)}\nLance\n` }
}
