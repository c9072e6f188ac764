import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { openGameBetween } from './kit/createGameBetween.ts'
import { drawOnBoard } from './kit/drawOnBoard.ts'
import { DESKTOP, launchBrowser, PHONE } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { type Pair, pairThroughScreens } from './kit/pairThroughScreens.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece, offerDraw, playOnScreens, squareCenter, waitForMove } from './kit/playMoves.ts'
import { setCountries } from './kit/setCountries.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

// Pictures for a person to look through, made by `npm run shots`: each theme, each piece set and each state
// of the board, on a phone and a desktop, in the light and the dark scheme. They prove nothing, so they are
// no test.

const folder = process.env.LOOK_DIR ?? 'shots'
const SIZES = { phone: PHONE, desktop: DESKTOP }
const SCHEMES = ['light', 'dark'] as const

let server: LaunchedServer
let browser: Browser
let table: Pair

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
  table = await pairThroughScreens(browser, { url: server.url, names: ['Beatriz', 'Otávio'] })
  await playOnScreens(table, [
    'e4',
    'e5',
    'Nf3',
    'Nc6',
    'Bb5',
    'a6',
    'Bxc6',
    'dxc6',
    'O-O',
    'f6',
    'd4',
    'exd4',
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Takes a picture of a page in each size and scheme. */
async function shoot(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await waitUntilDrawn(page)
      await page.screenshot({ path: join(folder, `${name}-${size}-${scheme}.png`) })
    }
  }
}

/** By script, because the page's policy accepts no style from outside. */
const paintGrey = (page: Page, isGrey: boolean) =>
  page.evaluate(
    (filter) => {
      document.documentElement.style.filter = filter
    },
    isGrey ? 'grayscale(1)' : '',
  )

async function press(page: Page, square: string) {
  const { x, y } = await squareCenter(page, square)
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

it('takes pictures of each theme, the three-dimensional ones also in gray', async () => {
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

it('takes pictures of each piece set', async () => {
  const page = table.white
  for (const set of await choicesOf(page, 'pieceSet')) {
    await choose(page, 'pieceSet', set)
    await shoot(page, `pieces-${set}`)
  }
  await choose(page, 'pieceSet', 'burnett')
  await toolbar(page, 'Lances')
})

it('takes pictures of actions on the board: a selection, arrows, a premove, check', async () => {
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

it('takes pictures around the board: the chat, an offered draw, zen, a viewer, a promotion, and the end for all', async () => {
  const [ana, bruno, member] = await Promise.all(
    ['Ana', 'Bruno', 'Célia'].map((name) => openPlayer(browser, { url: server.url, name, painted: true })),
  )
  if (!ana || !bruno || !member) throw new Error('a player is missing')
  await becomeMember(server.connectionString, member.id)
  await setCountries({ BR: ana, PT: bruno })
  const promoting = ['h4', 'g5', 'hxg5', 'h5', 'g6', 'h4', 'gxf7+', 'Kxf7', 'g4', 'hxg3', 'Nf3', 'g2', 'd4']
  const { white, black, gameId } = await openGameBetween(server, { white: ana, black: bruno })
  await playOnScreens({ white, black }, promoting)
  await black.getByPlaceholder('Escreva uma mensagem').fill('Boa sorte!')
  await black.keyboard.press('Enter')
  // A phone shows it only when asked.
  await white.setViewportSize(PHONE)
  await toolbar(white, 'Bate-papo')
  await shoot(white, 'table-chat')
  await white.keyboard.press('z')
  await shoot(white, 'table-zen')
  await white.keyboard.press('z')
  await member.page.goto(`/game/${gameId}`)
  await member.page.locator('.connection-badge[data-status="Open"]').waitFor()
  await shoot(member.page, 'table-watched')
  await press(black, 'g2')
  await press(black, 'h1')
  await black.getByRole('dialog', { name: 'Promover Peão' }).waitFor()
  await shoot(black, 'table-promotion')
  await black.getByRole('button', { name: 'Dama', exact: true }).click()
  await waitForMove(white, { ply: promoting.length + 1, san: 'gxh1=Q' })
  await offerDraw(black)
  await white.getByText('O oponente propõe empate.').waitFor()
  await shoot(white, 'table-draw-offered')
  await toolbar(white, 'Desistir')
  await white.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
  for (const [who, page] of Object.entries({ loser: white, winner: black, watcher: member.page })) {
    await page.getByRole('dialog').waitFor()
    await shoot(page, `table-end-${who}`)
  }
})
