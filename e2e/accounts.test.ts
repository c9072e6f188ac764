import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { openVisitor, type Visitor } from './kit/launchBrowser.ts'
import { openAccountMenu } from './kit/openAccountMenu.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'

const shared = shareServer({ own: true })

const main = (page: Page) => page.locator('main')
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(value)
}

async function seesToast(page: Page, title: string, text?: string): Promise<void> {
  const shown = await takeToast(page, title)
  if (text !== undefined) expect(shown).toBe(text)
}

/** A light page whose bar shows the balance, which it does only once the server has answered. */
async function isSignedIn(page: Page): Promise<void> {
  await page.goto('/terms')
  await page.getByRole('banner').getByRole('link', { name: /R\$/ }).waitFor()
}

/** The newest link of a kind that was mailed to this address. */
async function mailedLink(email: string, path: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(`${shared.server.url}/dev/outbox.json`)
    const { items }: { items: { to: string; text: string; sentAt: number }[] } = await answer.json()
    const texts = items
      .filter(({ to }) => to === email)
      .sort((a, b) => b.sentAt - a.sentAt)
      .map(({ text }) => text)
    return texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => link.includes(path))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return (await find()) ?? ''
}

/** The three presses of a new account: a level, a board, and looking around instead of a game ([ACCOUNT-73]). */
async function goThroughIntroduction(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Boas-vindas ao Lance' })
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click()
  await press(/^Iniciante/)
  await press('Oceano')
  await dialog.getByText('Um oponente de 1100, sem valer rating.').waitFor()
  await press('Primeiro, dar uma olhada')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('boardTheme'))).toBe('ocean')
  await page.reload()
  await page.getByRole('heading', { name: 'Suas partidas' }).waitFor()
  expect(await dialog.count()).toBe(0)
}

// A visitor for the next two tests.
let ana: Visitor
beforeAll(async () => {
  ana = await openVisitor(shared.browser, { url: shared.server.url })
})

it('signs up by the form, which shows what is wrong with its fields [ACCOUNT-12] [ACCOUNT-52] [ACCOUNT-73]', async () => {
  const { page, problems } = ana
  await page.goto('/profile')
  await submit(page, 'Criar conta')
  await page.getByRole('heading', { name: 'Criar conta' }).waitFor()

  await fill(page, { Nome: ' x ', 'E-mail': 'ana', Senha: '12345' })
  await submit(page, 'Criar conta')
  await page.getByText('O nome deve ter no mínimo 2 caracteres.').waitFor()
  await page.getByText('Por favor, insira um e-mail válido.').waitFor()
  await page.getByText('A senha deve ter no mínimo 6 caracteres.').waitFor()

  await page.getByText('Força: fraca. Fácil de adivinhar.').waitFor()

  await fill(page, { Nome: 'Ana', 'E-mail': 'ana@lance.test', Senha: 'Flamengo' })
  await submit(page, 'Criar conta')
  await page
    .getByText('Esta senha está numa lista de senhas vazadas ou muito comuns. Escolha outra.')
    .waitFor()

  await fill(page, { Senha: 'segredo-1' })
  await submit(page, 'Criar conta')
  await seesToast(page, 'Cadastro realizado!', 'Bem-vindo(a) ao sistema!')
  expect(new URL(page.url()).pathname).toBe('/')
  await goThroughIntroduction(page)

  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Perfil' }).click()
  expect(await takeToast(page, 'Confirme seu e-mail')).toMatch(/ana@lance\.test/)
  expect(problems).toEqual([])
})

it('refuses a second account with the same address, and logs in only with the right password', async () => {
  const { page } = ana
  await openAccountMenu(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sair da conta' }).click()
  await seesToast(page, 'Logout realizado', 'Até logo!')
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()

  await fill(page, { 'E-mail': 'ana', Senha: '123' })
  await submit(page, 'Entrar')
  await page.getByText('Por favor, insira um e-mail válido.').waitFor()
  await page.getByText('A senha deve ter no mínimo 6 caracteres.').waitFor()

  await fill(page, { 'E-mail': 'ana@lance.test', Senha: 'segredo-2' })
  await submit(page, 'Entrar')
  await seesToast(page, 'Erro no Login', 'E-mail ou senha incorretos.')
  await fill(page, { Senha: 'segredo-1' })
  await submit(page, 'Entrar')
  await seesToast(page, 'Login realizado!', 'Bem-vindo(a), Ana!')

  await page.getByRole('heading', { name: 'Suas partidas' }).waitFor()
  await openAccountMenu(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sair da conta' }).click()
  // From the menu the user stays where they are, and the bar leads back to the form.
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()

  await submit(page, 'Criar conta')
  await fill(page, { Nome: 'Outra', 'E-mail': 'ANA@lance.test', Senha: 'segredo-1' })
  await submit(page, 'Criar conta')
  await seesToast(page, 'Erro no Cadastro', 'Já existe uma conta com este e-mail.')
})

it('begins with the form of its address, and leads back to where the guest was [ACCOUNT-72]', {
  skip: !hasTurn(2),
}, async () => {
  const { page } = await openVisitor(shared.browser, { url: shared.server.url })
  await page.goto('/hall-of-fame?by=rating')
  await page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).click()
  await page.getByRole('heading', { name: 'Criar conta' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
  await submit(page, 'Entrar')
  await page.waitForURL('**/login')
  await submit(page, 'Criar conta')
  await page.waitForURL('**/register')
  await fill(page, { Nome: 'Lia', 'E-mail': 'lia@lance.test', Senha: 'segredo-1' })
  await submit(page, 'Criar conta')
  await page.waitForURL('**/hall-of-fame?by=rating')
  await page.goto('/login')
  await page.waitForURL('**/profile')
})

it('resets a password once through the mailed link, and ends every session [ACCOUNT-21]', {
  skip: !hasTurn(0),
}, async () => {
  const { url } = shared.server
  const signedIn = await openPlayer(shared.browser, { url, name: 'Bruno', at: null })
  const { email, name } = signedIn
  const { page } = await openVisitor(shared.browser, { url })
  await page.goto('/profile')
  await submit(page, 'Esqueci minha senha')
  await page.getByRole('heading', { name: 'Recuperar senha' }).waitFor()
  await fill(page, { 'E-mail': email })
  await submit(page, 'Enviar link')
  await main(page).getByText(`Se houver uma conta com o e-mail ${email}`).waitFor()

  const link = await mailedLink(email, '/update-password?token=')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Atualizar Senha' }).waitFor()
  await page.getByText('Você está redefinindo sua senha. Digite uma nova senha abaixo.').waitFor()
  await fill(page, { 'Nova Senha': '12345' })
  await submit(page, 'Atualizar Senha')
  expect(await takeToast(page, 'Erro na Atualização')).toMatch(/6/)
  await fill(page, { 'Nova Senha': 'novo-segredo' })
  await submit(page, 'Atualizar Senha')
  await seesToast(page, 'Senha atualizada')
  await page.waitForURL('**/profile')
  await fill(page, { 'E-mail': email, Senha: 'novo-segredo' })
  await submit(page, 'Entrar')
  await seesToast(page, 'Login realizado!', `Bem-vindo(a), ${name}!`)
  await page.waitForURL(`${url}/`)

  await page.goto(link)
  await fill(page, { 'Nova Senha': 'mais-um-segredo' })
  await submit(page, 'Atualizar Senha')
  await seesToast(page, 'Erro na Atualização', 'Este link já foi usado ou expirou. Peça um novo.')
  expect(new URL(page.url()).pathname).toBe('/update-password')
  await signedIn.page.goto('/profile')
  await signedIn.page.getByRole('heading', { name: 'Entrar' }).waitFor()
})

it('mails a link for a new password to a signed-in user who came without one [ACCOUNT-21]', async () => {
  const { url } = shared.server
  const { page, email } = await openPlayer(shared.browser, { url, name: 'Lia', at: '/update-password' })
  await page.getByRole('heading', { name: 'Atualizar Senha' }).waitFor()
  await main(page).getByText('ou peça um novo aqui').waitFor()
  await fill(page, { 'E-mail': email })
  await submit(page, 'Enviar link')
  await main(page).getByText(`Se houver uma conta com o e-mail ${email}`).waitFor()
  await mailedLink(email, '/update-password?token=')
})

it('saves a new name and a country, and refuses an empty name', { skip: !hasTurn(3) }, async () => {
  const { page } = await openPlayer(shared.browser, { url: shared.server.url, name: 'Davi', at: '/profile' })
  await fill(page, { Nome: '   ' })
  await submit(page, 'Salvar alterações')
  await page.getByText('Informe um nome.').waitFor()
  await fill(page, { Nome: 'Davi Segundo' })
  await page.getByLabel('País').selectOption({ label: 'Brasil' })
  await submit(page, 'Salvar alterações')
  await seesToast(page, 'Perfil atualizado!', 'Seus dados foram salvos com sucesso.')
  await page.reload()
  await page.getByRole('heading', { name: 'Davi Segundo' }).waitFor()
  expect(await page.getByLabel('País').inputValue()).toBe('BR')
})

it('keeps a session across a reload, an expired access token and a killed server', async () => {
  const { page } = await openPlayer(shared.browser, { url: shared.server.url, name: 'Eva', at: null })
  await isSignedIn(page)
  await shared.server.advance(16 * 60_000)
  await isSignedIn(page)
  await shared.server.kill()
  await shared.server.restart()
  await isSignedIn(page)
})

it('signs out of two tabs at once, as they share one session [ACCOUNT-16]', {
  skip: !hasTurn(1),
}, async () => {
  const { page, context } = await openPlayer(shared.browser, {
    url: shared.server.url,
    name: 'Fábio',
    at: '/profile',
  })
  const second = await context.newPage()
  await isSignedIn(second)
  await submit(page, 'Sair da conta')
  await seesToast(page, 'Logout realizado', 'Até logo!')
  await second.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor()
})
