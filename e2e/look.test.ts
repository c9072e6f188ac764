import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { keepBotGame } from './kit/keepBotGame.ts'
import { DESKTOP, launchBrowser, openVisitor } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { openBotSetup, startBotGame } from './kit/playBot.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece, playScore } from './kit/playMoves.ts'
import { settle } from './kit/settle.ts'
import { sitDown } from './kit/sitDown.ts'

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const SCHEMES = ['dark', 'light'] as const
const SIZES = [
  { size: 'phone', viewport: { width: 360, height: 740 } },
  { size: 'desktop', viewport: DESKTOP },
]

/** Where pictures of the screens are wanted; none are kept otherwise. */
const pictureFolder = process.env.LOOK_DIR

/** Whether there is more than the width shows, once the page has taken in its new size. */
function staysTooWide(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  return page.waitForFunction(fits, undefined, { timeout: 3000 }).then(
    () => false,
    () => true,
  )
}

/** What is wrong with a screen, in each size and scheme: each line names what and where. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const { size, viewport } of SIZES) {
    await page.setViewportSize(viewport)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settle(page)
      const where = `${screen}, ${size}, ${scheme}`
      if (await staysTooWide(page)) faults.push(`${where}: scrolls to the side`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue
        faults.push(`${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      }
      if (pictureFolder) {
        await mkdir(pictureFolder, { recursive: true })
        await page.screenshot({ path: join(pictureFolder, `${screen}-${size}-${scheme}.png`) })
      }
    }
  }
  return faults
}

describe('every screen fits a phone and a desktop, in both schemes, and can be read by everybody', () => {
  it('for a guest', async () => {
    const { page, problems } = await openVisitor(browser, { url: server.url })
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.goto('/')
    await page.getByRole('button', { name: 'Jogar Agora' }).waitFor()
    await look('home-guest')
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    await look('login')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    await page.getByRole('heading', { name: 'Recuperar senha' }).waitFor()
    await look('forgot-password')
    await page.getByRole('button', { name: 'Voltar para o login' }).click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByRole('heading', { name: 'Criar conta' }).waitFor()
    await look('sign-up')
    await page.goto('/update-password?token=abc')
    await page.getByLabel('Nova Senha', { exact: true }).waitFor()
    await look('update-password')
    await page.goto('/nada-aqui')
    await page.getByRole('heading', { name: 'Esta casa está vazia' }).waitFor()
    await look('not-found')
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who is signed in', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Ana' })
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.getByRole('heading', { name: 'Suas partidas' }).waitFor()
    await look('home')
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Ana' }).waitFor()
    await look('profile')
    await page.goto('/matchmaking')
    await page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
    await look('matchmaking')
    await page.getByRole('button', { name: 'Cancelar e Voltar' }).click()
    await page.getByRole('button', { name: 'Jogar Agora' }).waitFor()
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who left a game against the bot, and after it', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Dora' })
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await openBotSetup(page)
    await startBotGame(page, { level: 'easy' })
    await movePiece(page, 'e2e4')
    await page.locator('.move-san').nth(1).filter({ hasText: /./ }).waitFor()
    await page.goto('/play-with-bot')
    await page.getByRole('heading', { name: 'Continuar partida' }).waitFor()
    await look('play-with-bot')
    await page.getByRole('link', { name: /Bot Fácil/ }).click()
    await page.getByRole('button', { name: 'Desistir', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
    await page.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
    await page.goto('/profile')
    await page.getByRole('link', { name: /Bot Fácil/ }).waitFor()
    await look('profile-bot-games')
    await page.getByRole('link', { name: /Bot Fácil/ }).click()
    await page
      .locator('.review-opening')
      .getByText(/^[A-E]\d\d$/)
      .waitFor()
    await look('review')
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who chooses how the board looks', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Dora' })
    await openBotSetup(page)
    await startBotGame(page)
    await page.getByRole('button', { name: 'Aparência' }).click()
    await page.getByText('Vidro 3D').click()
    await page.locator('[data-board-theme="glass3d"].game-frame').waitFor()
    expect([...(await faultsOf(page, 'appearance')), ...problems]).toEqual([])
  })

  it('for a member who reviews his game', async () => {
    const member = await openPlayer(browser, { url: server.url, name: 'Eva' })
    await becomeMember(server.connectionString, member.id)
    await keepBotGame(member, { id: 'bot-1000', sans: ['f3', 'e5', 'g4', 'Qh4#'] })
    const { page, problems } = member
    await page.goto('/game/bot-1000/review?ply=3')
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    expect([...(await faultsOf(page, 'review-member')), ...problems]).toEqual([])
  })

  it('for two who play, during their game and at its end', async () => {
    const table = await sitDown(browser, { url: server.url, names: ['Bruno', 'Clara'] })
    const score = ['f3', 'e5', 'g4', 'Qh4#']
    await playScore(table, score.slice(0, 3))
    const faults = await faultsOf(table.black, 'game')
    await table.black.setViewportSize(DESKTOP)
    await playScore(table, score, { fromPly: 3 })
    await table.black.getByRole('dialog', { name: 'Você venceu' }).waitFor()
    faults.push(...(await faultsOf(table.black, 'game-over')))
    expect([...faults, ...table.one.problems, ...table.other.problems]).toEqual([])
  })
})
