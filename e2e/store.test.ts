import type { ProductList, StoreProduct, StoreVariant, VariantList } from '@lance/contract'
import { type CartLine, makeCartLine } from '@lance/domain'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { leavePieces } from '../apps/server/test/storeKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor, type Visitor } from './kit/launchBrowser.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const shared = shareServer()
let shelf: StoreProduct[]

beforeEach(async () => {
  const answer = await fetch(`${shared.server.url}/store/lance/products`)
  shelf = ((await answer.json()) as ProductList).products
})

/** An article of the demonstration that fits. */
function find(isWanted: (product: StoreProduct) => boolean): StoreProduct & { first: StoreVariant } {
  const product = shelf.find(isWanted)
  const [first] = product?.variants ?? []
  if (!product || !first) throw new Error('the demonstration has no such article')
  return { ...product, first }
}
const hasOneVariant = ({ variants: [only, other] }: StoreProduct) =>
  other === undefined && (only?.inventory_quantity ?? 0) > 3
const hasPictures = ({ variants, images }: StoreProduct) =>
  images.length > 2 && new Set(variants.map(({ image_url }) => image_url)).size > 1

const cartButton = (page: Page) => page.getByRole('button', { name: /^Carrinho/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Carrinho de Compras' })
const badge = (page: Page, quantity: number) =>
  page.getByRole('button', { name: `Carrinho (${quantity})`, exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true })

async function openCart(page: Page) {
  await cartButton(page).click()
  await drawer(page).waitFor()
}

/** Puts lines into the cart of a page that shows the site, as another tab does. */
const storeCart = (page: Page, lines: readonly CartLine[]) =>
  page.evaluate((text) => {
    localStorage.setItem('cart', text)
    dispatchEvent(new StorageEvent('storage'))
  }, JSON.stringify(lines))

const openShop = () => openVisitor(shared.browser, { url: shared.server.url })

// A guest whose page serves several tests. Each begins at another path or with another cart.
let guest: Visitor
beforeAll(async () => {
  guest = await openShop()
  await guest.page.goto('/store')
  await guest.page.locator('.product-link').first().waitFor()
})
afterEach(() => expect(guest.problems.splice(0)).toEqual([]))

describe('the cart', () => {
  it('takes a product with one variant from the list, is kept in the browser, and is shared by all tabs [STORE-1]', async () => {
    const { page, context } = guest
    const { title } = find(hasOneVariant)
    await page.getByRole('button', { name: `Adicionar ao carrinho: ${title}` }).click()
    expect(await takeToast(page, 'Adicionado ao carrinho! 🛒')).toBe(`1 × ${title}`)
    await badge(page, 1).waitFor()
    expect(await page.locator('.product-link').count()).toBe(shelf.length)
    const other = await context.newPage()
    await other.goto('/store')
    await badge(other, 1).waitFor()
    await page.bringToFront()
    await openCart(page)
    expect(await drawer(page).getByRole('button', { name: 'Um a menos' }).isDisabled()).toBe(true)
    await drawer(page).getByRole('button', { name: 'Um a mais' }).click()
    await badge(other, 2).waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await expect.poll(() => cartButton(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await openCart(page)
    await drawer(page)
      .getByRole('button', { name: `Remover ${title}` })
      .click()
    await drawer(page).getByText('Seu carrinho está vazio.').waitFor()
    await other.getByRole('button', { name: 'Carrinho', exact: true }).waitFor()
    await other.close()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
  })

  it('keeps focus inside while it is open, and takes no more than is in stock', async () => {
    const { page } = guest
    const product = find(hasOneVariant)
    const left = product.first.inventory_quantity ?? 0
    await storeCart(page, [makeCartLine(product, product.first, left)])
    await badge(page, left).waitFor()
    await openCart(page)
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab')
      const isBehind = () => document.activeElement?.closest('.frame') != null
      expect(await page.evaluate(isBehind)).toBe(false)
    }
    await drawer(page).getByRole('button', { name: 'Um a mais' }).click()
    expect(await takeToast(page, 'Erro ao adicionar ao carrinho')).toContain(`Restam apenas ${left}.`)
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
  })

  it('is brought into line with the store when it is opened, and says what has changed', async () => {
    const { page } = guest
    const product = find(hasOneVariant)
    const [cheap, gone] = [
      makeCartLine(product, { ...product.first, price_in_cents: 1000, sale_price_in_cents: null }, 9000),
      makeCartLine({ ...product, id: 'gone', title: 'Coisa antiga' }, { ...product.first, id: 'gone' }, 1),
    ]
    await storeCart(page, [cheap, gone])
    await openCart(page)
    const notice = drawer(page).getByRole('status')
    await notice.getByText('Seu carrinho mudou').waitFor()
    await notice.getByText(/^Coisa antiga .* não é mais vendido/).waitFor()
    await notice.getByText(/em vez de R\$ 10,00/).waitFor()
    await notice.getByText(/^Restam apenas/).waitFor()
    const left = product.first.inventory_quantity ?? 0
    const quantity = drawer(page).getByRole('textbox', { name: `Quantidade: ${product.title}` })
    await expect.poll(() => quantity.inputValue()).toBe(String(left))
    await notice.getByRole('button', { name: 'Entendi' }).click()
    await notice.getByText('Seu carrinho mudou').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
  })
})

/** Leaves this many pieces of a variant for sale. */
async function setStock({ id }: StoreVariant, pieces: number) {
  const { db, close } = openDatabase({ connectionString: shared.server.connectionString, maxConnections: 1 })
  try {
    await leavePieces(db, { variantId: id, pieces })
  } finally {
    await close()
  }
}

async function stockOf(product: StoreProduct, { id }: StoreVariant): Promise<number | null | undefined> {
  const query = new URLSearchParams({ fields: 'inventory_quantity', 'product_ids[]': product.id })
  const answer = await fetch(`${shared.server.url}/store/lance/variants?${query}`)
  const { variants } = (await answer.json()) as VariantList
  return variants.find((variant) => variant.id === id)?.inventory_quantity
}

const payButton = (page: Page) => drawer(page).getByRole('button', { name: 'Finalizar Compra' })
const atPayment = (page: Page) => page.getByRole('heading', { name: 'Compra na loja Lance' }).waitFor()

async function goToPayment(page: Page) {
  await openCart(page)
  await payButton(page).click()
  await atPayment(page)
}

async function subjectsTo(page: Page, to: string): Promise<string[]> {
  const outbox = await (await page.request.get('/dev/outbox.json')).json()
  const mails: { to: string; subject: string }[] = outbox.items
  return mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
}

describe('a purchase', () => {
  it('empties a guest’s cart of two styles, lowers the stock and is confirmed by mail [STORE-13]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = guest
    const product = find(
      ({ variants }) => variants.filter((one) => (one.inventory_quantity ?? 0) > 2).length > 1,
    )
    const wanted = product.variants.filter((one) => (one.inventory_quantity ?? 0) > 2).slice(0, 2)
    await storeCart(page, [])
    await goTo(page, `/product/${product.id}`)
    for (const [index, { title }] of wanted.entries()) {
      await page.getByRole('radio', { name: title, exact: true }).check()
      await addButton(page).click()
      await badge(page, index + 1).waitFor()
    }
    await goToPayment(page)
    await page.getByLabel('E-mail').fill('torre@lance.test')
    await page.getByRole('button', { name: 'Pagar com cartão' }).click()
    await page.getByRole('heading', { name: 'Pagamento bem-sucedido!' }).waitFor()
    await page.getByRole('button', { name: 'Carrinho', exact: true }).waitFor()
    for (const one of wanted) expect(await stockOf(product, one)).toBe((one.inventory_quantity ?? 0) - 1)
    await expect
      .poll(() => subjectsTo(page, 'torre@lance.test'), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^Pedido \d+: pagamento confirmado$/)])
    await page.getByRole('link', { name: 'Continuar Comprando' }).click()
    await page.getByRole('heading', { level: 1, name: 'Loja' }).waitFor()
    await page.getByRole('button', { name: 'Carrinho', exact: true }).waitFor()
  })

  it('sells the last piece to one buyer, tells the other before payment, and keeps it for the first', async () => {
    const { page } = guest
    const late = await openShop()
    const product = find(hasOneVariant)
    await setStock(product.first, 1)
    const line = makeCartLine(product, { ...product.first, inventory_quantity: 1 }, 1)
    for (const visitor of [page, late.page]) {
      await goTo(visitor, '/store')
      await storeCart(visitor, [line])
      await badge(visitor, 1).waitFor()
    }
    await openCart(late.page)
    await payButton(late.page).waitFor()
    await goToPayment(page)
    await payButton(late.page).click()
    const refusal = await takeToast(late.page, 'Erro ao finalizar a compra')
    expect(refusal).toContain(product.title)
    expect(refusal).toContain('esgotou: não resta nenhum em estoque')
    await drawer(late.page)
      .getByText(/esgotou e saiu do seu carrinho/)
      .waitFor()
    await drawer(late.page).getByText('Seu carrinho está vazio.').waitFor()
    await page.getByRole('button', { name: 'Sair sem pagar' }).click()
    expect(await takeToast(page, 'Compra não concluída')).toBe(
      'Seu carrinho está de volta, como você o deixou.',
    )
    await badge(page, 1).waitFor()
    expect(await stockOf(product, product.first)).toBe(1)
    // A buyer who leaves the payment page by the browser's own button keeps the piece, and may still pay for
    // it.
    await goToPayment(page)
    expect(await stockOf(product, product.first)).toBe(0)
    await page.goBack()
    await badge(page, 1).waitFor()
    await Promise.all([page.waitForResponse('**/store/lance/variants?*'), openCart(page)])
    expect(
      await drawer(page)
        .getByText(/esgotou/)
        .count(),
    ).toBe(0)
    await payButton(page).click()
    await atPayment(page)
  })

  it('leaves the cart as it is if it cannot begin, and is among the buyer’s orders once it is made [STORE-13] [STORE-16]', {
    skip: !hasTurn(2),
  }, async () => {
    const { page, problems } = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Ana',
      at: null,
    })
    const product = find(({ variants }) => variants.length > 1 && (variants[0]?.inventory_quantity ?? 0) > 2)
    await page.goto('/store/orders')
    await page.getByText('Nenhum pedido ainda').waitFor()
    await storeCart(page, [makeCartLine(product, product.first, 2)])
    await badge(page, 2).waitFor()
    await page.route('**/store/lance/checkout', (route) =>
      route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'PAYMENT_UNAVAILABLE' } }),
    )
    await openCart(page)
    await payButton(page).click()
    expect(await takeToast(page, 'Erro ao finalizar a compra')).toBe(
      'Houve um problema ao iniciar o pagamento. Por favor, tente novamente.',
    )
    await badge(page, 2).waitFor()
    await page.unroute('**/store/lance/checkout')
    await payButton(page).click()
    await atPayment(page)
    await page.getByRole('button', { name: 'Pagar com cartão' }).click()
    await page.getByRole('link', { name: 'Meus pedidos' }).click()
    const order = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Pedido \d+$/ }) })
    await order.getByText('Pago, em preparação').waitFor()
    await order.getByText(/^2 × R\$/).waitFor()
    expect(problems).toEqual([])
  })
})

describe('a product', () => {
  it('cycles through its pictures, and shows the one of the chosen style, also enlarged [STORE-3] [STORE-21]', async () => {
    const { page } = guest
    const product = find(hasPictures)
    await goTo(page, '/store')
    await page.getByRole('button', { name: `Escolher opção: ${product.title}` }).click()
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor()
    const place = page.getByRole('region', { name: `Imagens de ${product.title}` }).getByRole('status')
    const { images, variants } = product
    const count = new Set([...images, ...variants].map((one) => ('url' in one ? one.url : one.image_url)))
      .size
    const awaitPlace = (number: number) => place.getByText(`Imagem ${number} de ${count}`).waitFor()
    await awaitPlace(1)
    await page.getByRole('button', { name: 'Imagem anterior' }).click()
    await awaitPlace(count)
    await page.keyboard.press('ArrowRight')
    await awaitPlace(1)
    const stage = await page.locator('.carousel-stage').boundingBox()
    if (!stage) throw new Error('no stage')
    await page.mouse.move(stage.x + stage.width * 0.7, stage.y + 40)
    await page.mouse.down()
    await page.mouse.move(stage.x + stage.width * 0.3, stage.y + 40, { steps: 4 })
    await page.mouse.up()
    await awaitPlace(2)
    const [first, other] = [variants.at(0), variants.at(-1)]
    for (const one of [other, first]) {
      await page.getByRole('radio', { name: one?.title }).check()
      const shown = page.locator('.carousel-stage > img')
      await expect.poll(() => shown.getAttribute('src')).toBe(one?.image_url)
    }
    await page.getByRole('button', { name: 'Ampliar a imagem' }).click()
    const large = page.getByRole('dialog', { name: product.title }).locator('img')
    expect(await large.getAttribute('src')).toBe(first?.image_url)
    expect((await large.boundingBox())?.width).toBeGreaterThan(stage.width * 1.5)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await page.getByRole('heading', { level: 1, name: 'Loja' }).waitFor()
  })

  it('is sold in any quantity up to the stock, and not without stock [STORE-3]', async () => {
    const { page } = guest
    const product = find(hasOneVariant)
    const left = product.first.inventory_quantity ?? 0
    await goTo(page, '/store')
    await storeCart(page, [])
    await goTo(page, `/product/${product.id}`)
    await page.getByText(`${left} em estoque!`).waitFor()
    expect(await page.getByRole('group', { name: 'Estilo' }).count()).toBe(0)
    const quantity = page.getByRole('textbox', { name: 'Quantidade' })
    await quantity.fill(String(left + 1))
    await page.getByText(/^Estoque insuficiente/).waitFor()
    expect(await addButton(page).isDisabled()).toBe(true)
    await quantity.fill(String(left))
    await addButton(page).click()
    await badge(page, left).waitFor()
    await addButton(page).click()
    expect(await takeToast(page, 'Ah, não! Algo deu errado.')).toContain('Estoque insuficiente para')
    const gone = find(({ variants }) => variants.every((one) => one.inventory_quantity === 0))
    await goTo(page, `/product/${gone.id}`)
    await page.getByText('Esgotado: não resta nenhum em estoque.').waitFor()
    expect(await addButton(page).isDisabled()).toBe(true)
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await page.getByRole('button', { name: `Ver produto: ${gone.title}` }).click()
    await page.getByText('Esgotado: não resta nenhum em estoque.').waitFor()
  })
})

describe('the store’s answers', () => {
  // Read within the site: the first view of a loaded page has them already.
  let page: Page
  beforeAll(async () => {
    ;({ page } = await openShop())
    await page.goto('/terms')
    await waitUntilInteractive(page)
  })

  it('may describe a product in any HTML: none of it runs, and its content is kept [STORE-3]', async () => {
    const product = find(hasOneVariant)
    const description =
      '<h1>Feito à mão</h1><script>ran = 1</script><p onclick="ran = 2">De <a href="javascript:ran = 3">nogueira</a>' +
      '<img src="x" onerror="ran = 4"><iframe src="/"></iframe></p><svg onload="ran = 5"><title>x</title></svg>'
    const additional_info = [
      { id: 'b', order: 2, title: 'Depois', description: '<table><tr><td>um</td></tr></table>' },
      { id: 'a', order: 1, title: 'Antes', description: '<style>body { display: none }</style>texto' },
    ]
    await page.route(`**/store/lance/products/${product.id}`, (route) =>
      route.fulfill({ json: { product: { ...product, description, additional_info } } }),
    )
    await goTo(page, `/product/${product.id}`)
    await page.getByRole('heading', { level: 2, name: 'Feito à mão' }).waitFor()
    expect(await page.locator('.product-html').first().innerHTML()).toBe(
      '<h2>Feito à mão</h2><p>De nogueira</p>',
    )
    expect(await page.locator('.product-sections h2').allInnerTexts()).toEqual(['Antes', 'Depois'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  it('may be missing or empty: the page says so or why, and reads them again on request [STORE-4]', async () => {
    await page.route('**/store/lance/products?*', (route) => route.fulfill({ status: 500, json: {} }))
    await goTo(page, '/store')
    await page.getByText('Erro ao carregar produtos: HTTP 500: Internal Server Error').waitFor()
    await page.unroute('**/store/lance/products?*')
    await page.route('**/store/lance/products?*', (route) =>
      route.fulfill({ json: { count: 0, offset: 0, limit: 24, products: [] } }),
    )
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByText('Nenhum produto disponível no momento.').waitFor()
    await goTo(page, '/product/nada')
    await page.getByText('Erro ao carregar o produto: HTTP 404: Not Found').waitFor()
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await page.getByText('Nenhum produto disponível no momento.').waitFor()
  })
})
