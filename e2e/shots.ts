import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { drawOnBoard } from './kit/drawOnBoard.ts'
import { DESKTOP, launchBrowser, PHONE } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { movePiece, playScore, squareCentre } from './kit/playMoves.ts'
import { settle } from './kit/settle.ts'
import { type Pair, sitDown } from './kit/sitDown.ts'

// Pictures for a person to look through, made by `npm run shots`: each theme, each piece set and each state of the
// board, on a phone and a desktop, in the light and the dark scheme. They prove nothing, so they are no test.

const folder = process.env.LOOK_DIR ?? 'shots'
const SIZES = { phone: PHONE, desktop: DESKTOP }
const SCHEMES = ['light', 'dark'] as const

let server: LaunchedServer
let browser: Browser
let table: Pair

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
  table = await sitDown(browser, { url: server.url, names: ['Beatriz', 'Otávio'] })
  await playScore(table, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6', 'O-O', 'f6', 'd4', 'exd4'])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A picture of what a page shows, in each size and scheme. */
async function shoot(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settle(page)
      await page.screenshot({ path: join(folder, `${name}-${size}-${scheme}.png`) })
    }
  }
}

/** By script, for the page's policy takes no style from outside. */
const paintGrey = (page: Page, isGrey: boolean) =>
  page.evaluate(
    (filter) => {
      document.documentElement.style.filter = filter
    },
    isGrey ? 'grayscale(1)' : '',
  )

async function press(page: Page, square: string) {
  const { x, y } = await squareCentre(page, square)
  await page.mouse.click(x, y)
}

const toolbar = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name }).click()

/** The values of a group of choices, as the page offers them. */
const choicesOf = (page: Page, name: string) =>
  page
    .locator(`input[name="${name}"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true })

it('each theme, the three-dimensional ones in grey too', async () => {
  const page = table.white
  await toolbar(page, 'Aparência')
  await page.locator('input[name="boardTheme"]').first().waitFor({ state: 'attached' })
  await shoot(page, 'panel')
  for (const theme of await choicesOf(page, 'boardTheme')) {
    await choose(page, 'boardTheme', theme)
    await toolbar(page, 'Lances')
    await shoot(page, `theme-${theme}`)
    if (theme.endsWith('3d')) {
      await paintGrey(page, true)
      await page.screenshot({ path: join(folder, `theme-${theme}-grey.png`) })
      await paintGrey(page, false)
    }
    await toolbar(page, 'Aparência')
  }
  await choose(page, 'boardTheme', 'modern')
})

it('each piece set', async () => {
  const page = table.white
  for (const set of await choicesOf(page, 'pieceSet')) {
    await choose(page, 'pieceSet', set)
    await shoot(page, `pieces-${set}`)
  }
  await choose(page, 'pieceSet', 'burnett')
  await toolbar(page, 'Lances')
})

it('what a hand does on the board: a selection, arrows, a move before its turn, check', async () => {
  const { white, black } = table
  await white.setViewportSize(DESKTOP)
  await press(white, 'd1')
  await shoot(white, 'board-selected')
  await white.setViewportSize(DESKTOP)
  await white.keyboard.press('Escape')
  await drawOnBoard(white, 'f3', 'd4')
  await drawOnBoard(white, 'c1', 'f4', 'Shift')
  await drawOnBoard(white, 'd8', 'd1', 'Alt')
  await drawOnBoard(white, 'e5', 'e5')
  await shoot(white, 'board-arrows')
  await movePiece(black, 'd8d5')
  await shoot(black, 'board-premove')
  await black.setViewportSize(DESKTOP)
  await press(black, 'd8')
  await shoot(black, 'board-premove-reach')
})
