import { readFile } from 'node:fs/promises'
import type { Deposit, StartedDeposit } from '@lance/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { fund } from '../apps/server/test/moneyKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { confirmAddress } from './kit/confirmAddress.ts'
import { goTo } from './kit/goTo.ts'
import { holdNextPage } from './kit/holdNextPage.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast, shownToasts, takeToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

// Tests skip the seconds that a Pix takes.
const shared = shareServer({ own: true })
const PIX_TAKES_MS = 8000

/** A player who has declared to be of age; their browser shows nothing yet. */
async function openAdult(name: string): Promise<Player> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  await callAs(player, 'POST', '/wallet/adult', { declared: true })
  return player
}

const depositsOf = async (player: Player): Promise<Deposit[]> =>
  (await callAs<{ items: Deposit[] }>(player, 'GET', '/deposits')).items

async function withDatabase(use: (database: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const database = openDatabase({ connectionString: shared.server.connectionString, maxConnections: 1 })
  try {
    await use(database)
  } finally {
    await database.close()
  }
}

/** Corrections of these amounts in R$, one after the other, the last of them the newest. */
const fundInTurn = ({ id }: Player, amountsReais: readonly number[]) =>
  withDatabase(async ({ db }) => {
    for (const amountReais of amountsReais)
      await fund({ db, time: { nowMs: () => Date.now() } as never }, id, amountReais)
  })

/** Ends the waiting time of this player's Pix key. */
const endKeyWaitingTime = ({ id }: Player) =>
  withDatabase(({ pool }) =>
    pool.query(`update payees set key_changed_at = now() - interval '30 days' where user_id = $1`, [id]),
  )

const payButton = (page: Page) => page.getByRole('button', { name: /^Depositar R\$|^Ir para o pagamento/ })
const balanceOf = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Saldo' }).getByText(text, { exact: true })
const rows = (page: Page) => page.getByRole('region', { name: 'Extrato' }).getByRole('listitem')
const atSandbox = (page: Page) => page.getByRole('heading', { name: 'Depósito de Créditos' })

/** What a page does by itself when it is looked at again. */
const readWalletAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

async function openDepositPage({ page }: Player) {
  await page.goto('/deposit')
  await page.getByText('Você escolhe entre cartão e Pix').waitFor()
}

describe('a deposit', () => {
  it('leads from the sign-up through the provider’s page to the balance, without a reload, and says what was credited [WALLET-13]', async () => {
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/deposit')
    await page.getByRole('link', { name: 'Entrar ou criar conta' }).click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByLabel('Nome').fill('Ana')
    await page.getByLabel('E-mail').fill('ana.carteira@lance.test')
    await page.getByLabel('Senha', { exact: true }).fill('segredo-1')
    await page.getByRole('button', { name: 'Criar conta' }).first().click()
    await page.getByRole('heading', { name: 'Depositar' }).waitFor()
    expect(await page.getByRole('radio', { name: 'R$ 10', exact: true }).isChecked()).toBe(true)
    await page.getByText('R$ 50', { exact: true }).click()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click()
    await atSandbox(page).waitFor()
    await page.getByText('R$ 50,00').waitFor()
    await page.getByRole('button', { name: 'Pagar com Pix' }).click()
    await page.getByText('Confirmando pagamento').waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await shared.server.advance(PIX_TAKES_MS)
    await expect.poll(() => page.url()).toBe(`${shared.server.url}/wallet`)
    await rows(page).getByText('+R$ 50,00').waitFor()
    await balanceOf(page, 'R$ 50,00').waitFor()
    await rows(page).getByText('Saldo R$ 50,00').waitFor()
    await page.getByText('Confirmando pagamento').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    // Back from the provider's page after the payment arrived: nothing is left to wait for.
    await page.goto('/wallet?deposit_success=true&amount=50')
    expect(await awaitToast(page, 'Depósito confirmado')).toBe('O valor de R$ 50,00 entrou no seu saldo.')
    await expect.poll(() => page.url()).toBe(`${shared.server.url}/wallet`)
    expect(problems).toEqual([])
  })

  it('reports a declined and an abandoned payment, and can be continued', { skip: !hasTurn(1) }, async () => {
    const bia = await openAdult('Bia')
    const { page } = bia
    const { url: address } = await callAs<StartedDeposit>(bia, 'POST', '/deposits', { amount: 20 })
    await page.goto(address)
    await page.getByRole('button', { name: 'Recusar o cartão' }).click()
    await page.getByText('Nada foi cobrado; você pode tentar de novo.').waitFor()
    await page.getByRole('button', { name: 'Sair sem pagar' }).click()
    await page.getByText('Aguardando pagamento').waitFor()
    expect(page.url()).toBe(`${shared.server.url}/deposit`)
    await page.getByRole('link', { name: 'Continuar' }).click()
    await atSandbox(page).waitFor()
    expect(page.url()).toBe(address)
    await page.clock.install()
    await page.getByRole('button', { name: 'Deixar o Pix vencer' }).click()
    await page.getByText('Confirmando pagamento').waitFor()
    await shared.server.advance(PIX_TAKES_MS)
    await expect.poll(async () => (await depositsOf(bia)).map(({ status }) => status)).toEqual(['failed'])
    // No event reports a deposit that came to nothing: the page polls every 4 s.
    await page.clock.fastForward(4000)
    await page.getByText('Pagamento não concluído').waitFor()
    await page.getByText(/Nada foi cobrado/).waitFor()
    await balanceOf(page, 'R$ 0,00').waitFor()
    await page.getByText('Nada entrou nem saiu ainda').waitFor()
  })
})

describe('the amount of a deposit', () => {
  // One page for all tests; the last one leaves it.
  let eva: Player
  beforeAll(async () => {
    eva = await openAdult('Eva')
    await openDepositPage(eva)
  })
  const field = () => eva.page.getByLabel('Outro valor (R$)')
  const isToasted = (title: string) => takeToast(eva.page, title)

  it('is refused by the page when it is invalid or too small, and deselects the presets when typed [DEPOSIT-1]', async () => {
    const { page } = eva
    for (const typed of ['9,99', 'dez']) {
      await field().fill(typed)
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
      await payButton(page).click()
      await awaitToast(page, 'Valor Inválido')
      expect(await field().evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await isToasted('Valor Inválido')).toBe('O valor mínimo para depósito é de R$ 10,00.')
    }
    await page.getByText('R$ 200', { exact: true }).click()
    expect(await field().inputValue()).toBe('')
    expect(await depositsOf(eva)).toEqual([])
  })

  it('is refused in the server’s words when the server refuses it', async () => {
    await callAs(eva, 'PUT', '/wallet/limits', { dailyDeposit: 30 })
    await field().fill('50.000,01')
    await payButton(eva.page).click()
    expect(await isToasted('Valor Inválido')).toContain('R$ 50.000,00')
    await field().fill('30,01')
    await payButton(eva.page).click()
    expect(await isToasted('Erro no Pagamento')).toContain('limite diário de depósito permite R$ 30,00')
  })

  it('fails with a notice when the server returns no payment page [DEPOSIT-12]', async () => {
    await eva.page.route('**/deposits', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.continue(),
    )
    await payButton(eva.page).click()
    expect(await isToasted('Erro no Pagamento')).toBe(
      'Não foi possível iniciar o pagamento. Por favor, tente novamente.',
    )
  })

  it('is created once by a double click, and by a click after a lost answer', async () => {
    const { page } = eva
    await page.unroute('**/deposits')
    let answersLost = 0
    await page.route('**/deposits', async (route) => {
      if (route.request().method() !== 'POST' || answersLost > 0) return route.continue()
      answersLost += 1
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('Outro valor (R$)').fill('12,5')
    await payButton(page).click()
    expect(await isToasted('Erro no Pagamento')).toBe(
      'Não foi possível iniciar o pagamento. Por favor, tente novamente.',
    )
    await payButton(page).dblclick()
    await atSandbox(page).waitFor()
    await page.getByText('R$ 12,50').waitFor()
    expect(await depositsOf(eva)).toHaveLength(1)
  })
})

describe('the wallet of a player who has money', () => {
  it('shows its statement by page and by kind, with plus and minus signs, and saves it', {
    skip: !hasTurn(0),
  }, async () => {
    const mia = await openAdult('Mia')
    const { page } = mia
    await fundInTurn(mia, [...Array.from({ length: 51 }, () => 1), -9])
    await page.goto('/wallet')
    await balanceOf(page, 'R$ 42,00').waitFor()
    await rows(page).first().getByText('−R$ 9,00').waitFor()
    await rows(page).nth(1).getByText('+R$ 1,00').waitFor()
    await rows(page).nth(1).getByText('Saldo R$ 51,00').waitFor()
    expect(await rows(page).count()).toBe(50)
    // While the next page is on its way the server reports another balance, and everything is read again.
    const letThrough = await holdNextPage(page, {
      button: 'Mostrar mais',
      next: /\/wallet\/statement\?cursor=/,
    })
    await fundInTurn(mia, [3])
    await page.waitForRequest(/\/wallet\/statement$/)
    letThrough()
    await expect.poll(() => rows(page).count()).toBe(53)
    await page.getByRole('button', { name: 'Mostrar mais' }).waitFor({ state: 'detached' })
    const filter = page.getByRole('group', { name: 'Mostrar' })
    await filter.getByText('Depósitos', { exact: true }).click()
    await page.getByText('Nenhum movimento deste tipo').waitFor()
    await filter.getByText('Outros', { exact: true }).click()
    await rows(page).first().getByText('Correção').waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar CSV' }).click()
    const csv = await readFile(await (await saving).path(), 'utf8')
    expect(csv.startsWith('\ufeffData;Movimento')).toBe(true)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(54)
    // The curve and its sums are of one snapshot with the balance.
    const history = page.getByRole('region', { name: 'Evolução do saldo' })
    await history.locator('.time-plot canvas').waitFor()
    await history.getByRole('row', { name: 'Saldo agora R$ 45,00' }).waitFor()
    await history.getByRole('row', { name: 'Outros +R$ 54,00 −R$ 9,00' }).waitFor()
    await history.getByText('90 dias').click()
    await history.getByText('Ver como tabela').click()
    await expect.poll(() => history.locator('details tbody tr').count()).toBe(91)
  })

  it('sends a withdrawal to the user’s own Pix key once its waiting time is over, and keeps it in sight while pending [WITHDRAW-4]', {
    skip: !hasTurn(2),
  }, async () => {
    const lia = await openAdult('Lia')
    await confirmAddress(shared.server, lia)
    const { page } = lia
    await fundInTurn(lia, [100])
    await page.goto('/wallet')
    await page.getByText('Disponível para saque: R$ 100,00').waitFor()
    await page.getByRole('button', { name: 'Sacar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sacar' })
    const submit = dialog.getByRole('button', { name: 'Solicitar saque' })
    await dialog.getByText('Na primeira vez, a chave Pix que você informar é salva').waitFor()
    await dialog.getByRole('button', { name: 'Sacar tudo' }).click()
    expect(await dialog.getByLabel('Valor (R$)').inputValue()).toBe('100,00')
    await dialog.getByLabel('Valor (R$)').fill('40,50')
    await dialog.getByLabel('Chave Pix').fill('123.456.789-00')
    await dialog.getByLabel('Sua senha', { exact: true }).fill('errada-1')
    await submit.click()
    await dialog.getByText('Esta não é uma chave Pix válida.').waitFor()
    await dialog.getByLabel('Chave Pix').fill('529.982.247-25')
    await submit.click()
    await dialog.getByText('Esta não é a senha da sua conta. Nada foi sacado.').waitFor()
    await balanceOf(page, 'R$ 100,00').waitFor()
    await dialog.getByLabel('Sua senha', { exact: true }).fill(lia.password)
    await submit.click()
    await dialog.getByText('A chave está salva; tente de novo em 48 h.').waitFor()
    await dialog.getByText('Por segurança, você pode sacar a partir de').waitFor()
    expect(await dialog.getByLabel('Valor (R$)').count()).toBe(0)
    await balanceOf(page, 'R$ 100,00').waitFor()
    await endKeyWaitingTime(lia)
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await readWalletAgain(page)
    await page.getByRole('button', { name: 'Sacar' }).click()
    await dialog.getByText('Uma chave diferente da que está salva').waitFor()
    expect(await dialog.getByLabel('Chave Pix').inputValue()).toBe('52998224725')
    expect(await dialog.getByText('Por segurança').count()).toBe(0)
    await dialog.getByLabel('Valor (R$)').fill('40,50')
    await dialog.getByLabel('Sua senha', { exact: true }).fill(lia.password)
    await submit.click()
    expect(await takeToast(page, 'Saque solicitado')).toBe(
      'O valor de R$ 40,50 fica reservado até o pagamento.',
    )
    await page.getByText('Saque em conferência').waitFor()
    await balanceOf(page, 'R$ 59,50').waitFor()
    await page.getByRole('group', { name: 'Mostrar' }).getByText('Tudo', { exact: true }).click()
    await rows(page).getByText('−R$ 40,50').waitFor()
  })
})

describe('an empty wallet', () => {
  // One page for all tests, in their order: without money, then with R$ 5, then with a limit, then paused.
  let caio: Player
  beforeAll(async () => {
    caio = await openAdult('Caio')
    await caio.page.goto('/terms')
    await waitUntilInteractive(caio.page)
  })

  it('says why its statement cannot be read, and reads it again on request; a notice says that withdrawals are switched off [WITHDRAW-9]', async () => {
    const { page } = caio
    // The statement is also read again by itself, whenever a balance is reported: only a click ends the
    // failure.
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ target }) =>
          (target as Element).textContent === 'Tentar novamente' &&
          Object.assign(window, { isPressed: true }),
        { capture: true },
      ),
    )
    await page.route(/\/wallet\/statement(\?|$)/, async (route) => {
      if (await page.evaluate(() => 'isPressed' in window)) return route.continue()
      return route.fulfill({ status: 500, json: { error: 'Ocorreu um erro.', code: 'INTERNAL' } })
    })
    await page.route('**/wallet/state', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), withdrawalsEnabled: false } })
    })
    await goTo(page, '/wallet')
    await page.getByText('Não foi possível carregar o extrato').waitFor()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByText('Nada entrou nem saiu ainda').waitFor()
    await page.getByText('Disponível para saque').waitFor()
    await page.getByRole('button', { name: 'Sacar' }).click()
    expect(await takeToast(page, 'Saque indisponível')).toContain('ainda não estão disponíveis')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unrouteAll()
  })

  it('gets no deposit, whatever the address says [WALLET-13]', async () => {
    const { page, problems } = caio
    await page.goto('/wallet?deposit_success=true&amount=5000')
    expect(await takeToast(page, 'Depósito de R$ 5.000,00')).toBe(
      'O valor entra no seu saldo quando o pagamento é confirmado.',
    )
    await expect.poll(() => page.url()).toBe(`${shared.server.url}/wallet`)
    await page.getByText('Nada entrou nem saiu ainda').waitFor()
    await balanceOf(page, 'R$ 0,00').waitFor()
    await page.goto('/wallet?deposit_success=true&amount=5e3')
    await expect.poll(() => page.url()).toBe(`${shared.server.url}/wallet`)
    await page.getByText('Nada entrou nem saiu ainda').waitFor()
    expect(await shownToasts(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('says once why the player was sent there [WAGER-11] [WALLET-13]', async () => {
    const { page } = caio
    await goTo(page, '/terms')
    await page.evaluate(() =>
      history.pushState({ error: 'Saldo insuficiente para esta partida.' }, '', '/wallet'),
    )
    expect(await takeToast(page, 'Aviso')).toBe('Saldo insuficiente para esta partida.')
    await page.reload()
    await page.getByText('Nada entrou nem saiu ainda').waitFor()
    expect(await shownToasts(page)).toEqual([])
  })

  it('names each reason why nothing can be withdrawn, and sends the confirmation again [WITHDRAW-2] [ACCOUNT-32]', async () => {
    const { page } = caio
    await page.getByRole('button', { name: 'Sacar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sacar' })
    await dialog.getByText('Disponível para saque: R$ 0,00').waitFor()
    await dialog.getByText('Sua carteira está vazia.').waitFor()
    expect(await dialog.getByLabel('Valor (R$)').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Reenviar e-mail' }).click()
    await dialog.getByText(`Um novo link chega em instantes a ${caio.email}`).waitFor()
    await confirmAddress(shared.server, caio)
    await fundInTurn(caio, [5])
    await readWalletAgain(page)
    await dialog.getByLabel('Valor (R$)').waitFor()
    expect(await dialog.getByText('Por que não é possível sacar agora').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('lowers a limit at once and raises it later, and says which change is pending', async () => {
    const { page } = caio
    await page.getByText('Sem limite e sem pausa').click()
    const limit = page.getByLabel('Novo limite em 24 horas (R$)')
    await limit.fill('100,00')
    await page.getByRole('button', { name: 'Salvar limite' }).click()
    await page.getByText('R$ 100,00 em 24 horas. Já usado: R$ 0,00').waitFor()
    await limit.fill('250')
    await page.getByRole('button', { name: 'Salvar limite' }).click()
    await page.getByText(/A partir de .*: R\$\s250,00 em 24 horas\./).waitFor()
    await page.getByText('R$ 100,00 em 24 horas. Já usado: R$ 0,00').waitFor()
    await page.getByRole('button', { name: 'Remover limite' }).click()
    await page.getByText(/A partir de .*: sem limite\./).waitFor()
    await page.getByRole('button', { name: 'Remover limite' }).waitFor({ state: 'detached' })
  })

  it('pauses only after a warning that a pause cannot be undone, and then accepts no deposit [PLAY-4]', async () => {
    const { page } = caio
    await page.getByRole('group', { name: 'Duração' }).getByText('30 dias', { exact: true }).click()
    await page.getByRole('button', { name: 'Pausar', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Pausar por 30 dias?' })
    await dialog.getByText(/não pode ser encurtada nem desfeita/).waitFor()
    await dialog.getByText(/continua valendo se você excluir a conta/).waitFor()
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await dialog.waitFor({ state: 'detached' })
    const pause = page.locator('summary').getByText(/^Em pausa até/)
    expect(await pause.count()).toBe(0)
    await page.getByRole('button', { name: 'Pausar', exact: true }).click()
    await dialog.getByRole('button', { name: 'Pausar agora' }).click()
    await pause.waitFor()
    await page.getByRole('link', { name: 'Depositar' }).click()
    await page.getByText(/Você pausou o jogo a dinheiro até/).waitFor()
    expect(await payButton(page).count()).toBe(0)
  })
})
