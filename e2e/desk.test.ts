import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsInBothSchemes } from './kit/accessibilityFaults.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { acceptInvite, openOperator } from './kit/operator.ts'
import { shareOfRun } from './kit/shareOfRun.ts'
import { shareServer } from './kit/shareServer.ts'
import { sizeFaults } from './kit/sizeFaults.ts'

const share = shareOfRun()
const shared = shareServer({ own: true })

const SCREENS = [
  ['/desk', 'Hoje'],
  ['/desk/people', 'Pessoas'],
  ['/desk/withdrawals', 'Saques'],
  ['/desk/fair-play', 'Jogo limpo'],
  ['/desk/tournaments', 'Torneios'],
  ['/desk/store', 'Loja'],
  ['/desk/orders', 'Pedidos'],
  ['/desk/payments', 'Pagamentos'],
  ['/desk/log', 'Registro'],
  ['/desk/operators', 'Operadores'],
] as const

/** Two shares of ten: every screen is checked within five commits, and by `npm run prove`. */
const CHECKED = SCREENS.filter((_screen, index) => share.has(index) || share.has((index + 5) % 10))

const showsScreen = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor()

it('lets the first operator in by the link of the first start, and again by passkey [DESK-10] [DESK-2]', async () => {
  const { server, browser } = shared
  const file = join(server.dataDir, 'desk-invite')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const link = (await readFile(file, 'utf8')).trim()
  const { page, problems } = await openVisitor(browser, { url: server.url })
  await acceptInvite(page, { link, name: 'Dona da casa' })
  await showsScreen(page, 'Hoje')
  expect(page.url()).toBe(`${server.url}/desk/`)
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await showsScreen(page, 'Hoje')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).waitFor()
  await page.goto(link)
  await page.getByText('Este convite já foi usado, venceu ou foi cancelado.').waitFor()
  expect(problems).toEqual([])
})

describe('the desk', () => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const operator = await openOperator(shared, { roles: ['owner'], painted: true })
    page = operator.page
    problems = operator.problems
  })

  it.each(CHECKED)(
    `fits and is accessible at %s in both schemes (EVERY_ROUTE_SHARE=${share.name})`,
    async (path, title) => {
      await page.goto(path)
      await showsScreen(page, title)
      await page.waitForLoadState('networkidle')
      expect(await faultsInBothSchemes(page)).toEqual([])
      expect(await sizeFaults(page)).toEqual([])
      expect(problems).toEqual([])
    },
  )
})
