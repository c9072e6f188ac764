import { readFile } from 'node:fs/promises'
import type { SessionAnswer } from '@lance/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { insertPastGames } from './kit/insertPastGames.ts'
import { openVisitor, PHONE } from './kit/launchBrowser.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'

const shared = shareServer()

async function download(page: Page, name: string | RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ])
  return readFile(await file.path(), 'utf8')
}

it('shows a player’s rating history, and finds and saves a member’s games', {
  skip: !hasTurn(1),
}, async () => {
  const [ana, bia, caio] = await Promise.all(
    ['Ana', 'Bia', 'Caio'].map((name) =>
      openPlayer(shared.browser, { url: shared.server.url, name, at: null }),
    ),
  )
  if (!ana || !bia || !caio) throw new Error('a player is missing')
  await insertPastGames(shared.server, { userId: ana.id, opponentId: bia.id, count: 21 })
  await insertPastGames(shared.server, { userId: caio.id, opponentId: ana.id, count: 1 })
  await becomeMember(shared.server.connectionString, ana.id)
  const { page } = ana
  await page.goto('/profile')
  const views = page.getByRole('navigation', { name: 'Seções do perfil' })
  await views.getByRole('link', { name: 'Evolução' }).click()
  await page.locator('.time-plot canvas').waitFor()
  await page.getByText('21 partidas. De 1509 a 1535').waitFor()
  await page.getByText('Ver como tabela').click()
  await expect.poll(() => page.locator('.plot-table tbody tr').count()).toBe(21)
  const openings = page.getByRole('region', { name: 'Aberturas' })
  await openings.getByText('Abertura Barnes').first().waitFor()
  await openings.getByText('Vitórias: 14, Empates: 0, Derrotas: 0').waitFor()

  await views.getByRole('link', { name: 'Partidas' }).click()
  const rows = page.locator('.game-row')
  await expect.poll(() => rows.count()).toBe(20)
  await page.getByRole('button', { name: 'Mostrar mais partidas' }).click()
  await expect.poll(() => rows.count()).toBe(22)
  await page.getByLabel('Nome do oponente').fill('cai')
  await expect.poll(() => rows.count()).toBe(1)
  expect(await download(page, /^Baixar PGN da partida contra Caio/)).toContain('2. g4 ')
  await page.getByLabel('Resultado').selectOption({ label: 'Vitória' })
  await page.getByRole('button', { name: 'Limpar busca' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(1)

  await goTo(page, `/player/${ana.id}`)
  await page.getByText('+26 em 30 dias').waitFor()
  const form = page.getByRole('region', { name: 'Forma' })
  await expect.poll(() => form.getByRole('link').count()).toBe(10)
  const cards = page.getByRole('region', { name: 'Últimas partidas' }).getByRole('listitem')
  expect(await cards.count()).toBe(20)
  await cards.getByText('Abertura Barnes: Mate do Louco').first().waitFor()
  await form
    .getByRole('link', { name: /^Derrota: Rever a partida contra/ })
    .first()
    .click()
  await page.waitForURL(/\/review$/)
  expect(ana.problems).toEqual([])
})

it('exports all data of a user, and deletes the account once nothing depends on it', {
  skip: !hasTurn(0),
}, async () => {
  const dora = await openPlayer(shared.browser, { url: shared.server.url, name: 'Dora', at: null })
  const { page } = dora
  await fundPlayer(shared.server, dora, 5)
  await page.goto('/profile?view=data')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const taking = page.getByRole('dialog', { name: 'Baixar seus dados?' })
  await taking.getByLabel('Sua senha').fill('segredo-9')
  await taking.getByRole('button', { name: 'Baixar o arquivo' }).click()
  await taking.getByText('A senha não confere.').waitFor()
  await taking.getByLabel('Sua senha').fill(dora.password)
  expect(JSON.parse(await download(page, 'Baixar o arquivo'))).toMatchObject({
    account: { email: dora.email, name: 'Dora' },
  })
  await taking.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' })
  const deleteWith = async (password: string) => {
    await dialog.getByLabel('Sua senha').fill(password)
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  }
  await deleteWith('segredo-9')
  await dialog.getByText('A senha não confere.').waitFor()
  await deleteWith(dora.password)
  await dialog.getByText('Há saldo na carteira').waitFor()
  await fundPlayer(shared.server, dora, -5)
  await deleteWith(dora.password)
  expect(await takeToast(page, 'Conta excluída')).toBe('Seus dados foram apagados.')
  await page.waitForURL(`${shared.server.url}/`)
  await goTo(page, '/profile')
  await page.getByLabel('E-mail').fill(dora.email)
  await page.getByLabel('Senha', { exact: true }).fill(dora.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  expect(await takeToast(page, 'Erro no Login')).toBe('E-mail ou senha incorretos.')
  expect(dora.problems).toEqual([])
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

it('keeps the link of the open view in sight, however narrow its row, when the typeface loads and the phone is rotated', async () => {
  const { page } = await openPlayer(shared.browser, {
    url: shared.server.url,
    name: 'Gil',
    at: null,
    viewport: { width: PHONE.height, height: PHONE.width },
    painted: true,
  })
  const typeface = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await typeface.promise
    await route.continue()
  })
  const link = page.getByRole('link', { name: 'Seus dados' })
  const pastEdge = async () => {
    const { x, width } = (await link.boundingBox()) ?? { x: Number.NaN, width: 0 }
    // A row scrolls by whole pixels; a text's width is fractional.
    return Math.max(0, Math.floor(x + width - (page.viewportSize()?.width ?? 0)))
  }
  await page.goto('/profile?view=data', { waitUntil: 'commit' })
  await link.waitFor()
  await page.setViewportSize(PHONE)
  await expect.poll(pastEdge).toBe(0)
  typeface.resolve()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await expect.poll(pastEdge).toBe(0)
})

describe('the profile of an unconfirmed address', () => {
  // One page for all tests: each begins in another view.
  let eva: Player
  beforeAll(async () => {
    eva = await openPlayer(shared.browser, { url: shared.server.url, name: 'Eva', at: null })
    await eva.page.addInitScript(() => {
      const tops = new Set<number>()
      Object.assign(window, { tops })
      const look = () => {
        const line = document.querySelector('.plan-line')
        if (line) tops.add(Math.round(line.getBoundingClientRect().top))
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    await eva.page.goto('/profile')
  })

  it('shows its notice without moving what is below it', async () => {
    const { page } = eva
    await page.getByRole('heading', { name: 'Confirme seu e-mail' }).waitFor()
    expect(await page.evaluate(() => (window as unknown as { tops: Set<number> }).tops.size)).toBe(1)
  })

  it('shows where a user is signed in, and ends a session at once [ACCOUNT-17]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = eva
    const { url } = shared.server
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': IPHONE },
      body: JSON.stringify({ email: eva.email, password: eva.password }),
    })
    const { token: credential }: SessionAnswer = await answer.json()
    const phone = await openVisitor(shared.browser, { url, userAgent: IPHONE, credential })
    await phone.page.goto('/profile')
    await phone.page.getByRole('heading', { name: 'Eva' }).waitFor()

    const views = page.getByRole('navigation', { name: 'Seções do perfil' })
    await views.getByRole('link', { name: 'Sessões' }).click()
    const rows = page.locator('.session-row')
    await rows.filter({ hasText: 'Safari em iPhone' }).waitFor()
    expect(await rows.filter({ hasText: 'Este navegador' }).getByRole('button').count()).toBe(0)
    await rows.getByRole('button', { name: /Safari em iPhone$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Encerrar esta sessão?' })
    const endWith = async (password: string) => {
      await dialog.getByLabel('Sua senha').fill(password)
      await dialog.getByRole('button', { name: 'Encerrar a sessão' }).click()
    }
    await endWith('segredo-9')
    await dialog.getByText('A senha não confere.').waitFor()
    await endWith(eva.password)
    await takeToast(page, 'Sessão encerrada')
    await page.getByText('Nenhuma outra sessão aberta').waitFor()
    expect(await rows.count()).toBe(1)
    // The phone needs no input: its socket was closed, and its page noticed.
    await phone.page.getByRole('heading', { name: 'Entrar' }).waitFor()
    expect(eva.problems).toEqual([])
  })

  it('changes the password, which signs the other browsers out [ACCOUNT-23]', {
    skip: !hasTurn(0),
  }, async () => {
    const { page } = eva
    await goTo(page, '/profile')
    await page.getByRole('button', { name: 'Reenviar e-mail' }).waitFor()
    await page.getByRole('link', { name: 'Trocar senha' }).click()
    const form = page.getByRole('region', { name: 'Senha' })
    await form.getByText('os saques ficam suspensos por 48 horas').waitFor()
    const change = async (current: string, password: string) => {
      await form.getByLabel('Senha atual', { exact: true }).fill(current)
      await form.getByLabel('Nova senha', { exact: true }).fill(password)
      await form.getByRole('button', { name: 'Trocar senha' }).click()
    }
    await change('segredo-9', 'curta')
    await expect.poll(() => form.getByText('De 6 a 256 caracteres.').count()).toBe(2)
    await change('segredo-9', 'outra-senha')
    await form.getByText('A senha atual não confere.').waitFor()
    expect(
      await form.getByLabel('Senha atual', { exact: true }).evaluate((field) => field.matches(':focus')),
    ).toBe(true)
    await change(eva.password, 'outra-senha')
    expect(await takeToast(page, 'Senha trocada')).toContain('Os outros dispositivos saíram da conta.')
    expect(await form.getByLabel('Nova senha', { exact: true }).inputValue()).toBe('')
    expect(await page.locator('input[autocomplete="username"]').inputValue()).toBe(eva.email)
    expect(eva.problems.filter((one) => !one.includes('401'))).toEqual([])
  })
})
