import { makeShownReais, pageTextOf } from './pageText.ts'
import type { SandboxCheckout } from './sandboxStore.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

const button = (action: string, label: string, kind: 'primary' | 'quiet' | 'bare') =>
  `<button class="${kind}" name="action" value="${action}">${escapeHtml(label)}</button>`

function waysToPay({ order, id }: SandboxCheckout, { declined }: { declined: boolean }): string {
  const text = pageTextOf(order.language)
  const card = `<section aria-labelledby="card">
<h2 id="card">${text.cardTitle}</h2>
<p>${text.cardHint}</p>
${button('pay_card', text.cardPay, 'primary')}
${button('decline', text.cardDecline, 'quiet')}
</section>`
  const pix = `<section aria-labelledby="pix">
<h2 id="pix">${text.pixTitle}</h2>
<p>${text.pixHint}</p>
${button('pay_pix', text.pixPay, order.methods.includes('card') ? 'quiet' : 'primary')}
${button('lapse_pix', text.pixLapse, 'quiet')}
</section>`
  return `${declined ? `<p class="notice" role="alert">${text.declined}</p>` : ''}
<form method="post" action="/dev/sandbox/${id}">
${order.methods.includes('card') ? card : ''}
${order.methods.includes('pix') ? pix : ''}
${button('leave', text.leave, 'bare')}
</form>`
}

function whatCameOfIt({ order, status }: SandboxCheckout): string {
  const text = pageTextOf(order.language)
  if (status === 'open') return ''
  const back = status === 'paid' || status === 'pending' ? order.successUrl : order.cancelUrl
  return `<p class="notice" role="status">${text.over[status]}</p>
<p><a class="primary" href="${escapeHtml(back)}">${text.goBack}</a></p>`
}

/** The hosted page of the sandbox: plainly a test, without script, in the language of whoever ordered. */
export function sandboxPage(checkout: SandboxCheckout, { declined }: { declined: boolean }): string {
  const { order, status } = checkout
  const text = pageTextOf(order.language)
  return `<!doctype html>
<html lang="${text.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.title} · Lance</title>
<link rel="stylesheet" href="/dev/sandbox.css">
</head>
<body>
<header>
<p class="test"><strong>${text.test}</strong></p>
<p>${text.testDetail}</p>
</header>
<main>
<h1 lang="pt-BR">${escapeHtml(order.productName)}</h1>
<p class="total"><span>${text.total}</span> <strong>${makeShownReais(order.amount)}</strong></p>
${status === 'open' ? waysToPay(checkout, { declined }) : whatCameOfIt(checkout)}
</main>
</body>
</html>
`
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
