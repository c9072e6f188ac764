import type { ProductList, StoreProduct, StoreVariant } from '@lance/contract'
import { type CartLine, makeCartLine } from '@lance/domain'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openVisitor } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { awaitToast } from './kit/toast.ts'

let server: LaunchedServer
let browser: Browser
let shelf: StoreProduct[]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
  const answer = await fetch(`${server.url}/store/lance/products`)
  shelf = ((await answer.json()) as ProductList).products
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** An article of the demonstration, by what it is like. */
function find(isWanted: (product: StoreProduct) => boolean): StoreProduct & { first: StoreVariant } {
  const product = shelf.find(isWanted)
  const [first] = product?.variants ?? []
  if (!product || !first) throw new Error('the demonstration has no such article')
  return { ...product, first }
}
const isAlone = ({ variants: [only, other] }: StoreProduct) =>
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

/** Lays lines into the cart of a browser, as an earlier visit has left them. */
async function leaveCart(page: Page, lines: readonly CartLine[]) {
  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines))
}

const openShop = () => openVisitor(browser, { url: server.url })

describe('the cart', () => {
  it('takes what has one variant from the shelf, outlives a reload, and is one for all tabs', async () => {
    const { page, context, problems } = await openShop()
    const { title } = find(isAlone)
    await page.goto('/store')
    await page.getByRole('button', { name: `Adicionar ao carrinho: ${title}` }).click()
    expect(await awaitToast(page, 'Adicionado ao carrinho! 🛒')).toBe(`1 × ${title}`)
    await badge(page, 1).waitFor()
    expect(await page.locator('.product-link').count()).toBe(shelf.length)
    const other = await context.newPage()
    await other.goto('/store')
    await badge(other, 1).waitFor()
    await page.reload()
    await badge(page, 1).waitFor()
    await openCart(page)
    expect(await drawer(page).getByRole('button', { name: 'Um a menos' }).isDisabled()).toBe(true)
    await drawer(page).getByRole('button', { name: 'Um a mais' }).click()
    await badge(other, 2).waitFor()
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    expect(await cartButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await openCart(page)
    await drawer(page)
      .getByRole('button', { name: `Remover ${title}` })
      .click()
    await drawer(page).getByText('Seu carrinho está vazio.').waitFor()
    await other.getByRole('button', { name: 'Carrinho', exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('keeps focus inside while it is open, and takes no more than there is', async () => {
    const { page } = await openShop()
    const product = find(isAlone)
    const left = product.first.inventory_quantity ?? 0
    await leaveCart(page, [makeCartLine(product, product.first, left)])
    await page.goto('/store')
    await page.getByText(product.title).first().waitFor()
    await openCart(page)
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab')
      const isBehind = () => document.activeElement?.closest('.frame') != null
      expect(await page.evaluate(isBehind)).toBe(false)
    }
    await drawer(page).getByRole('button', { name: 'Um a mais' }).click()
    expect(await awaitToast(page, 'Erro ao adicionar ao carrinho')).toContain(`Restam apenas ${left}.`)
  })

  it('is brought into line with the store when it is opened, and says what has changed', async () => {
    const { page } = await openShop()
    const product = find(isAlone)
    const [cheap, gone] = [
      makeCartLine(product, { ...product.first, price_in_cents: 1000, sale_price_in_cents: null }, 9000),
      makeCartLine({ ...product, id: 'gone', title: 'Coisa antiga' }, { ...product.first, id: 'gone' }, 1),
    ]
    await leaveCart(page, [cheap, gone])
    await page.goto('/store')
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
  })
})

describe('a product', () => {
  it('shows its pictures round and round, and the one of the style that is chosen', async () => {
    const { page, problems } = await openShop()
    const product = find(hasPictures)
    await page.goto('/store')
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
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await page.getByRole('heading', { level: 1, name: 'Loja' }).waitFor()
    expect(problems).toEqual([])
  })

  it('is sold in any number that there is, and not without stock', async () => {
    const { page } = await openShop()
    const product = find(isAlone)
    const left = product.first.inventory_quantity ?? 0
    await page.goto(`/product/${product.id}`)
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
    expect(await awaitToast(page, 'Ah, não! Algo deu errado.')).toContain('Estoque insuficiente para')
    const gone = find(({ variants }) => variants.every((one) => one.inventory_quantity === 0))
    await page.goto(`/product/${gone.id}`)
    await page.getByText('Esgotado: não resta nenhum em estoque.').waitFor()
    expect(await addButton(page).isDisabled()).toBe(true)
    await page.goto('/store')
    await page.getByRole('button', { name: `Adicionar ao carrinho: ${gone.title}` }).click()
    expect(await awaitToast(page, 'Erro ao adicionar ao carrinho')).toContain('esgotou')
  })

  it('may be described in any HTML: none of it runs, and what says something is kept', async () => {
    const { page } = await openShop()
    const product = find(isAlone)
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
    await page.goto(`/product/${product.id}`)
    await page.getByRole('heading', { level: 2, name: 'Feito à mão' }).waitFor()
    expect(await page.locator('.product-html').first().innerHTML()).toBe(
      '<h2>Feito à mão</h2><p>De nogueira</p>',
    )
    expect(await page.locator('.product-sections h2').allInnerTexts()).toEqual(['Antes', 'Depois'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
})

it('says that there is nothing, or why it cannot be seen, and reads again when asked', async () => {
  const { page } = await openShop()
  await page.route('**/store/lance/products?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/store')
  await page.getByText('Erro ao carregar produtos: HTTP 500: Internal Server Error').waitFor()
  await page.unroute('**/store/lance/products?*')
  await page.route('**/store/lance/products?*', (route) =>
    route.fulfill({ json: { count: 0, offset: 0, limit: 24, products: [] } }),
  )
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await page.getByText('Nenhum produto disponível no momento.').waitFor()
  await page.goto('/product/nada')
  await page.getByText('Erro ao carregar o produto: HTTP 404: Not Found').waitFor()
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await page.getByText('Nenhum produto disponível no momento.').waitFor()
})
