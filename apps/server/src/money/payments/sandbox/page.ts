import { PRODUCT_NAME, storeMoneyText } from '@lance/domain'
import { fillText } from '../../../kernel/texts/fillText.ts'
import { directionOf } from '../../../kernel/texts/language.ts'
import { readTexts } from '../../../kernel/texts/readTexts.ts'
import type { SandboxCheckout, StoredOrder } from './sandboxStore.ts'
import type { SandboxInvoice } from './subscriptionStore.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

const button = (action: string, label: string, kind: 'primary' | 'quiet' | 'bare') =>
  `<button class="${kind}" name="action" value="${action}"${
    /^(decline|leave)$/.test(action) ? ' formnovalidate' : ''
  }>${escapeHtml(label)}</button>`

const reaisText = (amountCents: number, language: string) => storeMoneyText(amountCents, 'brl', language)

type Notices = { declined: boolean; incomplete: boolean }

function cardSection({ order }: SandboxCheckout): string {
  const text = readTexts('payment', order.language)
  const isMonthly = order.mode === 'subscription'
  const buttons = isMonthly
    ? [
        button('pay_card', text.cardSubscribe, 'primary'),
        button('pay_failing_card', text.cardFailsLater, 'quiet'),
      ]
    : [button('pay_card', text.cardPay, 'primary')]
  return `<section aria-labelledby="card">
<h2 id="card">${text.cardTitle}</h2>
<p>${isMonthly ? text.cardSubscribeHint : text.cardHint}</p>
${buttons.join('\n')}
${button('decline', text.cardDecline, 'quiet')}
</section>`
}

function paymentForm(checkout: SandboxCheckout, { declined, incomplete }: Notices): string {
  const { order, id } = checkout
  const text = readTexts('payment', order.language)
  const pix = `<section aria-labelledby="pix">
<h2 id="pix">${text.pixTitle}</h2>
<p>${text.pixHint}</p>
${button('pay_pix', text.pixPay, order.methods.includes('card') ? 'quiet' : 'primary')}
${button('lapse_pix', text.pixLapse, 'quiet')}
</section>`
  const missing = incomplete ? `<p class="notice" role="alert">${text.incomplete}</p>` : ''
  return `${missing}${declined ? `<p class="notice" role="alert">${text.declined}</p>` : ''}
<form method="post" action="/dev/sandbox/${id}">
${order.shipsTo ? deliveryFields(order) : ''}
${order.methods.includes('card') ? cardSection(checkout) : ''}
${order.methods.includes('pix') ? pix : ''}
${button('leave', text.leave, 'bare')}
</form>`
}

/** The delivery address, filled in because this is a test. */
function deliveryFields({ language, email, shipsTo = [] }: StoredOrder): string {
  const { delivery: text } = readTexts('payment', language)
  const field = (name: string, label: string, value: string, more = 'required') =>
    `<label>${label}<input name="${name}" value="${escapeHtml(value)}" maxlength="200" ${more}></label>`
  return `<section aria-labelledby="delivery">
<h2 id="delivery">${text.title}</h2>
${email === null ? field('email', text.email, 'cliente@example.com', 'type="email" required') : ''}
${field('name', text.name, text.sample)}
${field('line1', text.line1, 'Rua das Torres, 64')}
${field('line2', text.line2, '', '')}
${field('city', text.city, 'São Paulo')}
${field('state', text.state, 'SP')}
${field('postal_code', text.postalCode, '01310-100')}
${field('country', text.country, shipsTo[0] ?? '')}
</section>`
}

function itemList({ items, language }: StoredOrder): string {
  if (!items) return ''
  const rows = items.map(
    ({ name, quantity, unitAmount }) =>
      `<li><span>${quantity} × ${escapeHtml(name)}</span> <span>${reaisText(unitAmount * quantity, language)}</span></li>`,
  )
  return `<ul class="items">${rows.join('')}</ul>`
}

function outcomeSection({ order, status }: SandboxCheckout): string {
  const text = readTexts('payment', order.language)
  if (status === 'open') return ''
  const back = status === 'paid' || status === 'pending' ? order.successUrl : order.cancelUrl
  return `<p class="notice" role="status">${text.over[status]}</p>
<p><a class="primary" href="${escapeHtml(back)}">${fillText(text.goBack, order.language)}</a></p>`
}

function fullPage({ language, title, main }: { language: string; title: string; main: string }): string {
  const text = readTexts('payment', language)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="/dev/sandbox.css">
</head>
<body>
<header>
<p class="test"><strong>${text.test}</strong></p>
<p>${text.testDetail}</p>
</header>
<main>
${main}
</main>
</body>
</html>
`
}

/** The hosted page of the sandbox: plainly a test, without scripts, in the language of the order. */
export function sandboxPage(checkout: SandboxCheckout, notices: Notices): string {
  const { order, status } = checkout
  const text = readTexts('payment', order.language)
  const each = order.mode === 'subscription' ? ` <small>${text.aMonth}</small>` : ''
  const main = `<h1>${escapeHtml(order.productName)}</h1>
${itemList(order)}
<p class="total"><span>${text.total}</span> <strong>${reaisText(order.amount, order.language)}${each}</strong></p>
${status === 'open' ? paymentForm(checkout, notices) : outcomeSection(checkout)}`
  return fullPage({ language: order.language, title: text.title, main })
}

const dayOf = (date: Date, lang: string) =>
  escapeHtml(date.toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }))

/** The receipt for one month of a subscription. */
export function sandboxReceipt({
  order,
  amount,
  status,
  refunded,
  periodStart,
  periodEnd,
  madeAt,
}: SandboxInvoice & { order: StoredOrder; refunded: bigint }): string {
  const { receipt, total } = readTexts('payment', order.language)
  const lang = order.language
  const line = (name: string, value: string) =>
    `<p class="line"><span>${name}</span> <span>${value}</span></p>`
  const main = `<h1>${escapeHtml(order.productName)}</h1>
<p class="total"><span>${total}</span> <strong>${reaisText(Number(amount), lang)}</strong></p>
${status === 'failed' ? `<p class="notice" role="status">${receipt.failed}</p>` : ''}
${line(receipt.paidAt, dayOf(madeAt, lang))}
${line(receipt.period, `${dayOf(periodStart, lang)} – ${dayOf(periodEnd, lang)}`)}
${refunded > 0n ? line(receipt.refunded, reaisText(Number(refunded), lang)) : ''}`
  return fullPage({ language: order.language, title: receipt.title, main })
}

export const SANDBOX_STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f4ee, #101513);
  --surface: light-dark(#ffffff, #18201d);
  --raised: light-dark(#efece4, #24302b);
  --line: light-dark(#e7e3d8, #2b3833);
  --edge: light-dark(#857f70, #5d7167);
  --text: light-dark(#1b211e, #e9ece6);
  --quiet: light-dark(#5a6660, #9fb0a7);
}
* { box-sizing: border-box; margin: 0 }
body {
  min-height: 100dvh;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.5 Inter, system-ui, sans-serif;
}
header {
  padding: 12px 20px;
  background: repeating-linear-gradient(-45deg, #d9a441 0 14px, #e3b45c 14px 28px);
  color: #1b211e;
  text-align: center;
}
.test { text-transform: uppercase; letter-spacing: 0.06em }
main { max-width: 440px; margin: 0 auto; padding: 32px 20px 48px }
h1 { font-size: 20px; line-height: 1.3; font-weight: 600 }
.total {
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin: 8px 0 24px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
}
.total strong { color: var(--text); font-size: 31px; line-height: 1.2; font-variant-numeric: tabular-nums }
.items { padding: 0; margin: 16px 0 0; list-style: none }
.items li { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; color: var(--quiet) }
.items span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums }
label { display: grid; gap: 4px; font-size: 14px; color: var(--quiet) }
input {
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: transparent;
  color: var(--text);
  font: inherit;
  font-size: 16px;
}
.total small { color: var(--quiet); font-size: 16px; font-weight: 400 }
.line { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line) }
.line span:first-child { color: var(--quiet) }
form { display: grid; gap: 16px }
section {
  display: grid;
  gap: 8px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
}
h2 { font-size: 16px }
section p { margin-bottom: 8px; color: var(--quiet) }
button, a.primary {
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 48px;
  padding: 10px 20px;
  border: 1px solid transparent;
  border-radius: 10px;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.primary { background: #3fae7a; color: #06130d }
.primary:hover { background: light-dark(#36a06f, #52c48e) }
.quiet { border-color: var(--edge); background: transparent; color: var(--text) }
.quiet:hover { background: var(--raised) }
.bare { background: transparent; color: var(--quiet); text-decoration: underline; text-underline-offset: 4px }
.bare:hover { color: var(--text) }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px }
.notice { margin-bottom: 16px; padding: 12px 16px; border: 1px solid var(--edge); border-radius: 10px }
.notice[role="alert"] { border-color: light-dark(#b3392f, #e8827a); color: light-dark(#b3392f, #e8827a) }
`
