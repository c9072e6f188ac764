import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { launchBrowser, PHONE } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { pairThroughScreens } from './kit/pairThroughScreens.ts'
import { playOnScreens } from './kit/playMoves.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

// The pictures of the installed app, made by `npm run shots -- --app`: its icons, from the logo, and the
// screenshots shown before it is installed. They are part of the sources, so this runs only when they should
// change.

const folder = process.env.LOOK_DIR ?? 'shots'
const WIDE = { width: 1280, height: 800 }
const WEBP_QUALITY = 82

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">${inner}</svg>`
/** The logo's drawing, without its name and its tile. */
const readMark = async () => {
  const logo = await readFile(new URL('../apps/web/src/design/logo.svg', import.meta.url), 'utf8')
  const [, squares = '', mark = ''] =
    /<rect[^>]*\/>\s*(<path[^>]*opacity[^>]*\/>)(.*)<\/svg>/s.exec(logo) ?? []
  if (mark === '') throw new Error('the logo could not be parsed')
  return { logo: logo.replace('<svg ', '<svg width="100%" height="100%" '), squares, mark }
}
const TILE = '<rect width="32" height="32" fill="#3fae7a"/>'
const SQUARES = '<path d="M16 0h16v16H16zM0 16h16v16H0z" fill="#0a3322" opacity=".2"/>'
/** An icon that may be cut to any shape: what matters is within a circle of 80 %. */
const safe = (mark: string) => `<g transform="translate(16 16) scale(.8) translate(-16 -15.4)">${mark}</g>`

/** The icons of the shortcuts, drawn like those of the site: strokes on the club's dark background. */
const shortcuts = {
  play: '<path d="M12.5 9.5l11 6.5-11 6.5z" fill="#3fae7a"/>',
  bot: '<rect x="8" y="12" width="16" height="11.5" rx="3"/><path d="M16 12V8.5M13 17v1.5M19 17v1.5M5 16.5v3M27 16.5v3"/>',
  tournaments:
    '<path d="M11.5 8h9v6a4.5 4.5 0 0 1-9 0zM11.5 10H8v1.5a3.5 3.5 0 0 0 3.5 3.5M20.5 10H24v1.5a3.5 3.5 0 0 1-3.5 3.5M16 18.5V22M12 24h8M13.5 24a2.5 2 0 0 1 5 0" stroke="#d9a441"/>',
}

async function draw(page: Page, { name, size, drawing }: { name: string; size: number; drawing: string }) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
}

it('draws the icons', async () => {
  const page = await browser.newPage()
  const { logo, mark } = await readMark()
  const maskable = svg(`${TILE}${SQUARES}${safe(mark)}`)
  const white = mark.replaceAll(/#[0-9a-f]{6}/g, '#ffffff')
  for (const size of [192, 512]) {
    await draw(page, { name: `icon-${size}`, size, drawing: logo })
    await draw(page, { name: `maskable-${size}`, size, drawing: maskable })
  }
  await draw(page, { name: 'monochrome-512', size: 512, drawing: svg(safe(white)) })
  await draw(page, { name: 'apple-touch-180', size: 180, drawing: maskable })
  for (const [name, strokes] of Object.entries(shortcuts)) {
    const tile = '<rect width="32" height="32" rx="16" fill="#18201d"/>'
    const drawn = `<g fill="none" stroke="#3fae7a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`
    await draw(page, { name: `shortcut-${name}`, size: 96, drawing: svg(tile + drawn) })
  }
  await page.close()
})

/** A screenshot of a page, as small as it can be without visible loss. */
async function shoot(page: Page, name: string) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const [form, viewport, scale] of [
    ['narrow', PHONE, 2],
    ['wide', WIDE, 1],
  ] as const) {
    const devtools = await page.context().newCDPSession(page)
    await page.setViewportSize(viewport)
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...viewport,
      deviceScaleFactor: scale,
      mobile: false,
    })
    await waitUntilDrawn(page)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: WEBP_QUALITY,
    })
    await writeFile(join(folder, `${name}-${form}.webp`), Buffer.from(data, 'base64'))
    await devtools.send('Emulation.clearDeviceMetricsOverride')
    await devtools.detach()
  }
}

it('takes the screenshots', async () => {
  const table = await pairThroughScreens(browser, { url: server.url, names: ['Beatriz', 'Otávio'] })
  const score = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7'
  await playOnScreens(table, score.split(' '))
  await shoot(table.white, 'game')
  const guest = await browser.newPage({ baseURL: server.url, locale: 'pt-BR' })
  await guest.goto('/')
  await guest.getByRole('button', { name: 'Jogar Agora' }).waitFor()
  await shoot(guest, 'home')
})
