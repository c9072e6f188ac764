import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openAccountMenu } from './kit/openAccountMenu.ts'
import { awaitMailLink } from './kit/outbox.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast, shownToasts, takeToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const shared = shareServer({ own: true })

async function visit(path: string) {
  const visitor = await openVisitor(shared.browser, { url: shared.server.url })
  await visitor.page.goto(path)
  return visitor
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function signUp(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1')
  await page.getByRole('button', { name: 'Criar conta' }).first().click()
}

describe('signing up', () => {
  it('leads home, and asks once to confirm the e-mail, for 9 s, when the profile is next opened, even before home is drawn [ACCOUNT-20]', {
    skip: !hasTurn(2),
  }, async () => {
    const { page, problems } = await visit('/profile')
    const home = Promise.withResolvers<void>()
    await page.route(/HomePage/, async (route) => {
      await home.promise
      await route.continue()
    })
    await page.clock.install()
    await signUp(page, { name: 'Ana Maria', email: 'ana@lance.test' })
    await page.waitForURL(`${shared.server.url}/`)
    expect(await takeToast(page, 'Cadastro realizado!')).toBe('Bem-vindo(a) ao sistema!')
    await openAccountMenu(page)
    await page.getByRole('link', { name: 'Perfil' }).click()
    expect(await awaitToast(page, 'Confirme seu e-mail')).toContain('ana@lance.test')
    // Past the 5 s of any other toast, then past its own 9 s: up to here the clock ran by itself.
    await page.clock.runFor(5100)
    expect(await shownToasts(page)).toHaveLength(1)
    await page.clock.runFor(3900)
    await page.locator('[data-toast]').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Ana Maria' }).waitFor()
    expect(await shownToasts(page)).toEqual([])
    home.resolve()
    await page.getByRole('banner').getByRole('link', { name: 'Início' }).click()
    await page.getByRole('button', { name: 'Pular a introdução' }).click()
    expect(problems).toEqual([])
  })
})

describe('logging in', () => {
  it('says once why a guarded page redirected there, that it failed, and whether the server answered [ACCOUNT-12]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = await visit('/game/bot-1')
    await page.waitForURL('**/profile')
    await takeToast(page, 'Acesso Restrito')
    await page.reload()
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    expect(await shownToasts(page)).toEqual([])
    await logIn(page, { email: 'ninguem@lance.test', password: 'segredo-1' })
    const failure = page.getByRole('alert').locator('[data-toast="destructive"]')
    await failure.getByText('Erro no Login').waitFor()
    expect((await failure.locator('p').allInnerTexts())[1]).toMatch(/\S/)
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await page.locator('[data-toast]').waitFor({ state: 'detached' })
    await page.route('**/auth/login', (route) => route.abort())
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    expect(await awaitToast(page, 'Erro')).toBe('Erro inesperado no login')
    expect(await shownToasts(page)).toHaveLength(1)
  })
})

describe('the session', () => {
  it('is renewed once for two tabs that open after the token has expired', {
    skip: !hasTurn(0),
  }, async () => {
    const { page, context } = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Edu',
      at: null,
    })
    const other = await context.newPage()
    let refreshes = 0
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes += 1
    })
    await shared.server.advance(16 * 60_000)
    await Promise.all([page.goto('/profile'), other.goto('/profile')])
    await page.getByRole('heading', { name: 'Edu' }).waitFor()
    await other.getByRole('heading', { name: 'Edu' }).waitFor()
    expect(refreshes).toBe(1)
  })
})

describe('the profile', () => {
  // The second test continues on the page of the first.
  let iara: Player
  beforeAll(async () => {
    iara = await openPlayer(shared.browser, { url: shared.server.url, name: 'Iara', at: null })
  })

  it('shows the loading view until the session is known, keeps the user if the server does not answer, and retries [SITE-3]', {
    skip: !hasTurn(3),
  }, async () => {
    // A browser that has shown this user before would show them again, as last seen.
    const { page } = iara
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/auth/me', async (route) => {
      await mayAnswer
      await route.abort()
    })
    await page.goto('/profile')
    const view = page.getByRole('status').filter({ hasText: 'Carregando Lance…' })
    await view.getByText('Por favor, aguarde.').waitFor()
    await view.getByText('Carregando perfil...').waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    answer()
    await page.getByRole('heading', { name: 'Sem resposta do servidor' }).waitFor()
    await page.unroute('**/auth/me')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByRole('heading', { name: 'Iara' }).waitFor()
    await view.waitFor({ state: 'hidden' })
  })

  it('confirms an e-mail once through the link of the mail, and removes the token from the address', async () => {
    const { page, email } = iara
    const link = await awaitMailLink(page, { to: email, path: '/profile?confirm=' })
    await page.goto(link)
    await takeToast(page, 'E-mail confirmado')
    expect(page.url()).toBe(`${shared.server.url}/profile`)
    await waitUntilInteractive(page)
    await goTo(page, '/terms')
    await goTo(page, link)
    await awaitToast(page, 'Erro na Confirmação')
  })
})
