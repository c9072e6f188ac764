import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openOperator } from './kit/operator.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** Drops a photograph on the pictures of an article, as if it came from a folder. */
async function dropPhotograph(page: Page): Promise<void> {
  const files = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(1200, 900)
    const pen = canvas.getContext('2d')
    pen?.fillRect(100, 100, 600, 400)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    const carried = new DataTransfer()
    carried.items.add(new File([blob], 'caneca.jpg', { type: 'image/jpeg' }))
    return carried
  })
  const pictures = page.getByRole('region', { name: 'Imagens' })
  await pictures.dispatchEvent('dragover', { dataTransfer: files })
  await pictures.dispatchEvent('drop', { dataTransfer: files })
  await pictures.getByRole('img', { name: 'Imagem 1' }).waitFor()
}

/** Makes and publishes an article with one variant. */
async function makeProduct(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Loja', exact: true }).click()
  await page.getByRole('link', { name: 'Novo produto' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Salvar' }).click()
  // Two fields are missing: they are named, and the first has the focus.
  await page.getByText('Digite um preço como 45,90.').waitFor()
  await page.getByLabel('Descrição', { exact: true }).fill('Para o café.\n\nVai à lava-louças.')
  await page.getByLabel('Nome da variante').fill('Branca')
  await page.getByLabel('Preço (R$)').fill('45,90')
  await page.getByLabel('Estoque', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Adicionar um texto' }).click()
  await page.getByLabel('Título do texto').fill('Medidas')
  await page.getByLabel('Texto', { exact: true }).fill('8 cm de altura')
  await dropPhotograph(page)
  await page.getByLabel(/^Descrição da imagem 1/).fill('Uma caneca branca')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Rascunho').waitFor()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('O produto está à venda.').waitFor()
}

/** Buys the article as a guest of the site. */
async function buyProduct(title: string, id: string): Promise<void> {
  const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
  await page.goto(`/product/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('img', { name: 'Uma caneca branca' }).first().waitFor()
  await page.getByRole('region', { name: 'Medidas' }).getByText('8 cm de altura').waitFor()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await page.getByRole('button', { name: 'Carrinho (1)', exact: true }).click()
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await page.getByLabel('E-mail').fill('bispo@lance.test')
  await page.getByRole('button', { name: 'Pagar com cartão' }).click()
  await page.getByRole('heading', { name: 'Pagamento bem-sucedido!' }).waitFor()
  expect(problems).toEqual([])
}

/** Gives the reason of an act and does it. */
async function confirm(page: Page, title: RegExp, button: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Motivo').fill('pedido do comprador')
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('takes an article from a dropped picture to a sale, a parcel and a refund [DESK-50] [DESK-55] [DESK-57]', {
  skip: !hasTurn(2),
}, async () => {
  const { page, problems } = await openOperator(shared, { roles: ['store'] })
  const title = 'Caneca do bispo'
  await makeProduct(page, title)
  await buyProduct(title, 'caneca-do-bispo')

  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  const row = page.getByRole('row', { name: new RegExp(`1 × ${title} \\(Branca\\)`) })
  await row.getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Lista de separação' }).click()
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  await page.getByRole('row', { name: new RegExp(title) }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const isPrinted = (selector: string) => page.locator(selector).first().isVisible()
  expect([await isPrinted('.packing-sheet'), await isPrinted('.menu'), await isPrinted('h1')]).toEqual([
    true,
    false,
    false,
  ])
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Voltar aos pedidos' }).click()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Código de rastreio/)
    .fill('BR123456789')
  await confirm(page, /^Marcar o pedido/, /^Marcar/)

  await row.getByRole('link').click()
  await page.getByText('Rastreio: BR123456789').waitFor()
  await page.getByRole('button', { name: 'Corrigir código de rastreio' }).click()
  await page.getByLabel('Código de rastreio', { exact: true }).fill('BR987654321')
  await confirm(page, /^Corrigir código/, /^Corrigir código/)
  await page.getByText('Rastreio: BR987654321').waitFor()
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  await page.getByRole('dialog').getByLabel('As peças voltam ao estoque').check()
  await confirm(page, /^Reembolsar o pedido/, /^Reembolsar R\$/)
  await page.getByText('Reembolsado', { exact: true }).first().waitFor()
  await page.getByText('Reembolso confirmado pelo provedor').waitFor()

  await page.getByRole('link', { name: 'Loja', exact: true }).click()
  const shelf = page.getByRole('row', { name: new RegExp(title) })
  await shelf.getByRole('cell', { name: '5', exact: true }).waitFor()
  await shelf.getByRole('button', { name: `Mover para cima: ${title}` }).click()
  await page.getByText(`“${title}” mudou de lugar.`).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText(`“${title}” mudou de lugar.`).waitFor({ state: 'detached' })

  // Leaves the store to other tests as it was.
  await shelf.getByRole('link').click()
  await page.getByRole('button', { name: 'Tirar de venda' }).click()
  await page.getByText('Fora de venda').waitFor()
  expect(problems).toEqual([])
})
