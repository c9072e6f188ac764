import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { accessibilityFaults } from './kit/accessibilityFaults.ts'
import { goTo } from './kit/goTo.ts'
import { insertPastGames } from './kit/insertPastGames.ts'
import { launchBrowser, PHONE } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { paint } from './kit/painting.ts'
import { shownSans, startBotGame } from './kit/playBot.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { copySite, type SiteCopy } from './kit/siteCopy.ts'
import { storeBotGame } from './kit/storeBotGame.ts'
import { awaitToast, takeToast } from './kit/toast.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'
import { waitUntilStored } from './kit/waitUntilStored.ts'

let site: SiteCopy
let server: LaunchedServer
let browser: Browser
// One browser, in which the app is stored once; each test begins on the home screen.
let ana: Player

beforeAll(async () => {
  site = await copySite()
  ;[server, browser] = await Promise.all([launchServer({ SITE_DIR: site.dir }), launchBrowser()])
  ana = await openPlayer(browser, {
    url: server.url,
    name: 'Ana',
    at: null,
    viewport: PHONE,
    touch: true,
    keepsApp: true,
  })
  await ana.page.clock.install()
  await ana.context.addInitScript(countQuestions)
  await ana.page.goto('/')
  await skipQuietTime(ana.page)
  // Before any group of tests takes the network away.
  await waitUntilStored(ana.page)
})
beforeEach(async () => {
  await goTo(ana.page, '/')
  await waitUntilStored(ana.page)
})
afterEach(() => {
  expect(ana.problems.splice(0)).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await site?.remove()
})

/** Skips the 3 s for which a page leaves its first view alone before it fetches what the stored app needs. */
async function skipQuietTime(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.clock.fastForward(3000)
}

/** Counts how often a page asks its worker which build it stores: from then on it follows new versions. */
function countQuestions() {
  const counted = Object.assign(window, { questions: 0 })
  if (!('ServiceWorker' in window)) return
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...given: unknown[]) {
    if ((given[0] as { type?: unknown }).type === 'which_build') counted.questions += 1
    return Reflect.apply(postMessage, this, given)
  }
}

/** Waits until the page has compared its build with the stored one. */
async function waitUntilCompared(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { questions: number }).questions > 0)
  // A worker answers questions in their order.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        navigator.serviceWorker.controller?.postMessage({ type: 'which_build' }, [port2])
      }),
  )
  await waitUntilDrawn(page)
}

const heading = (page: Page) => page.getByRole('heading', { name: 'O próximo lance é seu.' })
const offlineNotice = (page: Page) => page.getByText('Sem internet', { exact: true })

let isDown = false
async function stopServer() {
  await server.kill()
  isDown = true
}
async function startServer() {
  await server.restart()
  isDown = false
}
/** Takes away everything that comes by the network: the browser's connection, and the server too. */
async function goOffline() {
  await ana.context.setOffline(true)
  await stopServer()
}
async function goOnline() {
  await startServer()
  await ana.context.setOffline(false)
}

describe('the app', () => {
  it('can be installed: a manifest in the current language, with icons, shortcuts and screenshots that exist', {
    skip: !hasTurn(1),
  }, async () => {
    const { page, context } = ana
    const devtools = await context.newCDPSession(page)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toBe(`${server.url}/manifest.pt-BR.webmanifest`)
    const manifest = JSON.parse(data ?? '')
    expect(manifest).toMatchObject({ id: '/', name: 'Lance', lang: 'pt-BR', display: 'standalone' })
    expect(manifest.shortcuts.map(({ url: to }: { url: string }) => to)).toEqual([
      '/matchmaking',
      '/play-with-bot',
      '/tournament',
    ])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A test's window is a private one, which is the only obstacle.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    const pictures: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons),
    ]
    const drawn = await page.evaluate(
      (list) =>
        Promise.all(
          list.map(async ({ src }) => {
            const picture = await createImageBitmap(await (await fetch(src)).blob())
            return `${picture.width}x${picture.height}`
          }),
        ),
      pictures,
    )
    expect(drawn).toEqual(pictures.map(({ sizes }) => sizes))

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('ar')
    await expect.poll(async () => (await devtools.send('Page.getAppManifest')).url).toMatch(/manifest\.ar\./)
    const arabic = JSON.parse((await devtools.send('Page.getAppManifest')).data ?? '')
    expect(arabic).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl' })
    await page.locator('select').selectOption('pt-BR')
    await page.locator('html[lang="pt-BR"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Abrir menu' }).waitFor()
  })

  it('is offered on the home screen while the browser can ask, and says what came of it', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = ana
    const install = page.getByRole('button', { name: 'Instalar app' })
    expect(await install.count()).toBe(0)
    const card = page.getByRole('button', { name: 'Jogar Apostado' })
    // Pressing the button must not scroll either.
    await card.scrollIntoViewIfNeeded()
    const before = await card.boundingBox()
    // The browser's prompt, as it appears in windows that are not private.
    await page.evaluate(() => {
      const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'dismissed' }),
      })
      dispatchEvent(question)
    })
    await install.click()
    // Nothing moved to make room for it.
    expect(await card.boundingBox()).toEqual(before)
    await page.evaluate(() => {
      const used = (window as unknown as { installPrompt: { prompt: () => Promise<unknown> } }).installPrompt
      used.prompt = () => Promise.reject(new DOMException('it can be asked once', 'InvalidStateError'))
    })
    await install.click()
    await takeToast(page, 'Já Instalado ou Indisponível')
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await awaitToast(page, 'Aplicativo Instalado!')
    await expect.poll(() => install.count()).toBe(0)
  })
})

describe('the app without a network', () => {
  // One outage for all tests: it begins with the first of them.
  beforeAll(async () => {
    const { page } = ana
    await storeBotGame(ana, { id: 'bot-1', sans: ['f3', 'e5', 'g4', 'Qh4#'] })
    const bruno = await signUp(server.url, { name: 'Bruno' })
    await insertPastGames(server, { userId: ana.id, opponentId: bruno.id, count: 3 })
    await goTo(page, '/profile?view=games')
    await page.locator('.game-rows > li').first().waitFor()
    await goOffline()
  })
  afterAll(async () => {
    if (isDown) await goOnline()
  })

  it('reloads home, and refuses a language that was never fetched, which keeps the current one intact [SITE-14]', async () => {
    const { page } = ana
    await page.reload()
    await heading(page).waitFor()
    await offlineNotice(page).waitFor()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('banner').getByRole('combobox', { name: 'Idioma' }).selectOption('en')
    await takeToast(page, 'Erro na requisição')
    await heading(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Abrir menu' }).waitFor()
  })

  it('plays a game against the bot to its end, and lists and reviews the stored games [SITE-14]', {
    skip: !hasTurn(1),
  }, async () => {
    const { page, context } = ana
    await page.getByRole('button', { name: 'Jogar contra Bot', exact: true }).click()
    await page.waitForURL('/play-with-bot')
    await page.getByText('Tudo pronto: dá para jogar mesmo sem internet.').waitFor()
    await startBotGame(page, { level: 'easy', minutes: 30 })
    await movePiece(page, 'b1c3')
    // The bot takes its time, which the clock skips.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return (await shownSans(page)).length
      })
      .toBe(2)
    const sans = await shownSans(page)
    await page.getByRole('button', { name: 'Desistir', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
    await page.getByRole('dialog').getByText('Você desistiu.').waitFor()

    await page.goto('/profile?view=games')
    await page.getByRole('heading', { name: 'Partidas contra o bot' }).waitFor()
    await page.getByText(/a lista é de .* e pode ter mudado desde então/).waitFor()
    expect(await page.locator('.game-rows > li').count()).toBe(3)
    const games = page.locator('.bot-games-row')
    expect(await games.count()).toBe(2)
    await games.first().getByRole('link').click()
    await page.waitForURL(/\/game\/bot-\d+\/review/)
    await page.locator('.board [data-square="e2"]').waitFor()
    await expect.poll(async () => (await shownSans(page)).length).toBe(sans.length)
    await page.reload()
    await expect.poll(async () => (await shownSans(page)).length).toBe(sans.length)
    expect(context.pages()).toHaveLength(1)
  })

  it('says what needs the network, resumes by itself when it is back, and does not pass old data off as fresh [SITE-14]', {
    skip: !hasTurn(2),
  }, async () => {
    const { page } = ana
    await page.goto('/wallet')
    await page.getByRole('heading', { name: 'Sem conexão por enquanto' }).waitFor()
    expect(await page.getByText('R$').count()).toBe(0)
    await offlineNotice(page).waitFor()
    await paint(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await goOnline()
    await page.locator('main').getByText('R$').first().waitFor({ timeout: 30_000 })
    await offlineNotice(page).waitFor({ state: 'detached' })
  })
})

describe('the app without its server', () => {
  it('notices that, says so once, and recovers when the server answers again [SITE-14]', {
    skip: !hasTurn(1),
  }, async () => {
    const { page } = ana
    await stopServer()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Torneios' }).click()
    await offlineNotice(page).waitFor()
    await startServer()
    await expect.poll(() => offlineNotice(page).count(), { timeout: 30_000 }).toBe(0)
    // The screen that could not be fetched appears by itself.
    await page.getByRole('heading', { name: 'Área de Campeonatos' }).waitFor()
  })
})

describe('a new version', () => {
  const bar = (page: Page) => page.getByText('Nova versão disponível')
  const deployAndAsk = async (page: Page) => {
    await server.kill()
    await site.deploy()
    await startServer()
    await page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await (await navigator.serviceWorker.ready).update()
      await taken
    })
  }

  it('is announced on the home screen and loaded by a button, but not announced during a game [SITE-16]', {
    skip: !hasTurn(0),
  }, async () => {
    const { page } = ana
    await page.goto('/play-with-bot')
    await skipQuietTime(page)
    await startBotGame(page)
    const firstScript = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src)
    const before = await firstScript()
    await waitUntilCompared(page)
    await deployAndAsk(page)
    await movePiece(page, 'e2e4')
    await expect.poll(async () => (await shownSans(page)).length).toBe(2)
    expect(await bar(page).count()).toBe(0)
    // The page of the old build keeps working: its parts are stored, although the server no longer has them.
    await page.getByRole('toolbar').getByRole('link', { name: 'Início' }).click()
    await bar(page).waitFor()
    await paint(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await firstScript()).toBe(before)
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect.poll(firstScript).not.toBe(before)
    await heading(page).waitFor()
    await skipQuietTime(page)
    await waitUntilCompared(page)
    expect(await bar(page).count()).toBe(0)
  })
})
