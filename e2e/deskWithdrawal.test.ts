import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { savePixKey } from '../apps/server/test/withdrawalKit.ts'
import { confirmAddress } from './kit/confirmAddress.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { openOperator } from './kit/operator.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ env: { OPERATORS_REQUIRED: '2', TWO_OPERATORS_FROM_CENTS: '1000' } })

/** A player who asked for R$ 20. */
async function openApplicant(name: string): Promise<Player> {
  const { server, browser } = shared
  const player = await openPlayer(browser, { url: server.url, name, at: null })
  await confirmAddress(server, player)
  await fundPlayer(server, player, 50)
  const database = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
  const pixKey = await savePixKey(
    { ctx: { pool: database.pool }, time: { nowMs: Date.now } } as never,
    { user: player } as never,
  )
  await database.close()
  const answer = await fetch(`${server.url}/withdrawals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
    body: JSON.stringify({ amount: 20, pixKey, password: player.password }),
  })
  expect(answer.status).toBe(201)
  return player
}

/** Gives the reason of an act in its dialog, and does it. */
async function giveReason(page: Page, { dialog: name, confirm }: { dialog: string; confirm: string }) {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Motivo').fill('chamado 12')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  return dialog
}

it('lets two operators approve, send and settle a withdrawal, which its player sees [DESK-21] [DESK-26]', {
  skip: !hasTurn(2),
}, async () => {
  const player = await openApplicant('Sacadora')
  const first = await openOperator(shared, { roles: ['finance'] })
  const second = await openOperator(shared, { roles: ['finance', 'owner'] })

  const { page } = first
  const menu = (of: Page, name: string) =>
    of.getByRole('navigation', { name: 'Telas da mesa' }).getByRole('link', { name, exact: true }).click()
  await menu(page, 'Saques')
  await page.getByText('precisam de dois operadores diferentes').waitFor()
  await page.getByRole('row', { name: 'Sacadora' }).press('Enter')
  await page.getByRole('heading', { name: 'Saque de R$ 20,00' }).waitFor()
  await page.getByRole('button', { name: 'Aprovar' }).click()
  const asked = await giveReason(page, { dialog: 'Aprovar o saque de R$ 20,00', confirm: 'Aprovar' })
  await asked.getByText('Está anotado.').waitFor()
  await asked.getByRole('button', { name: 'Fechar' }).click()
  await page.getByText('Quem pediu foi você').waitFor()
  expect(await page.getByRole('button', { name: 'Confirmar' }).count()).toBe(0)

  const { page: other } = second
  await menu(other, 'Saques')
  await other.getByText(`${first.name} pediu`).waitFor()
  await other.getByRole('button', { name: 'Confirmar' }).click()
  await giveReason(other, { dialog: `Confirmar o pedido de ${first.name}`, confirm: 'Confirmar' })
  await other.getByRole('row', { name: 'Sacadora' }).getByText('Aprovado').click()
  await other.getByRole('button', { name: 'Assumir o envio' }).click()
  await giveReason(other, { dialog: 'Enviar R$ 20,00', confirm: 'Assumir o envio' })
  await other.getByText('Envie R$ 20,00 para a chave Pix').waitFor()
  await page.reload()
  await page.getByText(`${second.name} está enviando este dinheiro`).waitFor()
  await other.getByRole('button', { name: 'O dinheiro foi enviado' }).click()
  await other.getByLabel('Número do comprovante').fill('E1823612020261126')
  await giveReason(other, { dialog: 'O dinheiro foi enviado', confirm: 'O dinheiro foi enviado' })
  await other.getByText('Pago', { exact: true }).first().waitFor()
  const history = other.getByRole('region', { name: 'Histórico' })
  await history.getByText(`${second.name} confirmou que foi enviado E1823612020261126`).waitFor()
  await history.getByText(`${first.name} pediu a segunda aprovação`).waitFor()
  await history.getByText(`${second.name} deu a segunda aprovação`).waitFor()

  await menu(other, 'Registro')
  const acts = other.getByRole('row', { name: 'Aprovou um saque' })
  await acts.first().getByText('Confirmou').waitFor()
  await acts.nth(1).getByText('Pediu a confirmação de outra pessoa').waitFor()
  await acts.first().getByRole('link', { name: 'Sacadora' }).waitFor()

  await player.page.goto(`${player.url}/wallet`)
  await player.page.getByText('Saque pago').waitFor()
  expect([...first.problems, ...second.problems]).toEqual([])
  await shared.server.prove()
})
