import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from './kit/launchBrowser.ts'
import { coveredByToast, TABLE_CONTROLS } from './kit/overlaps.ts'
import { pairAgain, resignGame } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer } from './kit/player.ts'
import { offerDraw } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownToasts } from './kit/toast.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

const shared = shareServer({ env: { FIRST_MOVE_S: '600' } })
let table: Pair

beforeAll(async () => {
  const open = (name: string) =>
    openPlayer(shared.browser, {
      url: shared.server.url,
      name,
      at: null,
      viewport: PHONE,
      touch: true,
      painted: true,
    })
  table = await pairAgain(await open('Ana'), await open('Bruno'))
})
afterAll(() => resignGame(table))

/** Has the page tell that an opponent's piece cannot be moved. */
async function raiseToast(page: Page) {
  await page.locator('.game-live .board [data-square="d7"]').click()
  await page.locator('.toast').waitFor()
  await waitUntilDrawn(page)
}

const SIZES = [
  { name: 'a phone', viewport: PHONE },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 } },
  { name: 'a tablet', viewport: { width: 768, height: 1024 } },
  { name: 'a small desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a desktop', viewport: DESKTOP },
  { name: 'a large desktop', viewport: { width: 1920, height: 1080 } },
]

describe('a toast at the table', () => {
  it.each(SIZES)('covers nothing that may have to be pressed on $name [SITE-17]', async ({ viewport }) => {
    const { white } = table
    await white.setViewportSize(viewport)
    await raiseToast(white)
    expect(await coveredByToast(white, TABLE_CONTROLS)).toEqual([])
    await white.getByRole('button', { name: 'Fechar aviso' }).click()
    await white.locator('.toast').waitFor({ state: 'detached' })
  })

  it('lets a press through to what lies under its text, but not under its own button [SITE-17]', async () => {
    const { white } = table
    await white.setViewportSize(PHONE)
    await raiseToast(white)
    const hits = await white.evaluate(() => {
      const centerOf = (selector: string) => {
        const { x, y, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toast') ?? null
      }
      return { text: centerOf('.toast p') !== null, button: centerOf('.toast-close') !== null }
    })
    expect(hits).toEqual({ text: false, button: true })
  })

  it('leaves the player free to abort the game, by a tap on the tools of a phone', async () => {
    const { white } = table
    await white.setViewportSize(PHONE)
    await raiseToast(white)
    await white.getByRole('button', { name: 'Abortar', exact: true }).tap({ timeout: 2000 })
    const dialog = white.getByRole('dialog', { name: 'Abortar a partida?' })
    await dialog.waitFor()
    expect(await shownToasts(white)).toHaveLength(1)
    expect(await coveredByToast(white, TABLE_CONTROLS)).toEqual([])
    await dialog.getByRole('button', { name: 'Continuar jogando' }).tap()
  })

  it.each([
    { name: 'a phone', viewport: PHONE },
    { name: 'a desktop', viewport: DESKTOP },
  ])('does not cover the answers to a draw offer on $name', async ({ viewport }) => {
    const { white, black } = table
    await white.setViewportSize(viewport)
    if ((await white.locator('.move-san').count()) === 0) await playQuickly(table, ['e4', 'e5'])
    await offerDraw(black)
    await white.getByRole('button', { name: 'Recusar' }).waitFor()
    await raiseToast(white)
    expect(await coveredByToast(white, TABLE_CONTROLS)).toEqual([])
    await white.getByRole('button', { name: 'Recusar' }).click()
    await white.getByRole('button', { name: 'Recusar' }).waitFor({ state: 'detached' })
  })
})
