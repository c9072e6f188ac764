import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openVisitor } from './kit/launchBrowser.ts'
import { openAccountMenu } from './kit/openAccountMenu.ts'
import { awaitMailLink } from './kit/outbox.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast, shownToasts } from './kit/toast.ts'

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
  it('leads home, and asks once to confirm the e-mail, for 9 s, when the profile is next opened [ACCOUNT-20]', async () => {
    const { page, problems } = await visit('/profile')
    await page.clock.install()
    await signUp(page, { name: 'Ana Maria', email: 'ana@lance.test' })
    await page.waitForURL(`${shared.server.url}/`)
    expect(await awaitToast(page, 'Cadastro realizado!')).toBe('Bem-vindo(a) ao sistema!')
    await page.getByRole('button', { name: 'Pular a introdução' }).click()
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
    expect(problems).toEqual([])
  })

  it('asks to confirm the e-mail even if the profile is opened before home is drawn', async () => {
    const { page } = await visit('/profile')
    const home = Promise.withResolvers<void>()
    await page.route(/HomePage/, async (route) => {
      await home.promise
      await route.continue()
    })
    await signUp(page, { name: 'Ana Clara', email: 'clara@lance.test' })
    await page.waitForURL(`${shared.server.url}/`)
    await openAccountMenu(page)
    await page.getByRole('link', { name: 'Perfil' }).click()
    expect(await awaitToast(page, 'Confirme seu e-mail')).toContain('clara@lance.test')
    home.resolve()
  })
})

describe('logging in and out', () => {
  it('says that it failed, and whether the server answered [ACCOUNT-12]', async () => {
    const { page } = await visit('/profile')
    await logIn(page, { email: 'ninguem@lance.test', password: 'segredo-1' })
    await awaitToast(page, 'Erro no Login')
    await page.route('**/auth/login', (route) => route.abort())
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    expect(await awaitToast(page, 'Erro')).toBe('Erro inesperado no login')
    expect(await shownToasts(page)).toHaveLength(1)
  })
})

describe('the session', () => {
  it('is renewed once for two tabs that open after the token has expired', async () => {
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

  it('shows the loading view until it is known, keeps the user if the server does not answer, and retries', async () => {
    // A browser that has shown this user before would show them again, as last seen.
    const { page } = await openPlayer(shared.browser, { url: shared.server.url, name: 'Fabi', at: null })
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/auth/me', async (route) => {
      await mayAnswer
      await route.abort()
    })
    await page.goto('/profile')
    await page.getByText('Carregando Lance…').waitFor()
    await page.getByText('Por favor, aguarde.').waitFor()
    await page.getByText('Carregando perfil...').waitFor()
    answer()
    await page.getByRole('heading', { name: 'Sem resposta do servidor' }).waitFor()
    await page.unroute('**/auth/me')
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await page.getByRole('heading', { name: 'Fabi' }).waitFor()
  })
})

describe('the profile', () => {
  it('says once why a guarded page redirected there', async () => {
    const { page } = await visit('/game/bot-1')
    await page.waitForURL('**/profile')
    await awaitToast(page, 'Acesso Restrito')
    await page.reload()
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    expect(await shownToasts(page)).toEqual([])
  })
})

describe('mail', () => {
  it('confirms an e-mail once through its link, and removes the token from the address', async () => {
    const { page, email } = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Iara',
      at: null,
    })
    const link = await awaitMailLink(page, { to: email, path: '/profile?confirm=' })
    await page.goto(link)
    await awaitToast(page, 'E-mail confirmado')
    expect(page.url()).toBe(`${shared.server.url}/profile`)
    await page.goto(link)
    await awaitToast(page, 'Erro na Confirmação')
  })
})
