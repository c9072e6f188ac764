import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGameBetween } from './kit/createGameBetween.ts'
import { DESKTOP, PHONE } from './kit/launchBrowser.ts'
import { coveredByToast, TABLE_CONTROLS } from './kit/overlaps.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { connectToGame, playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownToasts } from './kit/toast.ts'
import { waitUntilDrawn } from './kit/waitUntilDrawn.ts'

const shared = shareServer()

// One game in White's browser; Black is connected without one.
let players: { white: Player; black: Account }
let gameId: string
let blacks: Awaited<ReturnType<typeof connectToGame>>
let page: Page

beforeAll(async () => {
  const { url } = shared.server
  const view = { viewport: PHONE, touch: true, painted: true }
  const white = await openPlayer(shared.browser, { url, name: 'Ana', at: null, ...view })
  players = { white, black: await signUp(url, { name: 'Bruno' }) }
  gameId = await createGameBetween(shared.server, players)
  blacks = await connectToGame(players.black, gameId)
  page = white.page
  await page.goto(`/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
})
afterAll(async () => {
  blacks.ws.close()
  await resignGame({ gameId, players })
})

/** Has the page tell that an opponent's piece cannot be moved. */
async function raiseToast() {
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
    await page.setViewportSize(viewport)
    await raiseToast()
    expect(await coveredByToast(page, TABLE_CONTROLS)).toEqual([])
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    await page.locator('.toast').waitFor({ state: 'detached' })
  })

  it('lets a press through to what lies under its text, but not under its own button [SITE-17]', async () => {
    await page.setViewportSize(PHONE)
    await raiseToast()
    const hits = await page.evaluate(() => {
      const centerOf = (selector: string) => {
        const { x, y, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toast') ?? null
      }
      return { text: centerOf('.toast-title') !== null, button: centerOf('.toast-close') !== null }
    })
    expect(hits).toEqual({ text: false, button: true })
  })

  it('leaves the player free to abort the game, by a tap on the tools of a phone, and can be closed over the dialog', async () => {
    await page.setViewportSize(PHONE)
    await raiseToast()
    await page.getByRole('button', { name: 'Abortar', exact: true }).tap({ timeout: 2000 })
    const dialog = page.getByRole('dialog', { name: 'Abortar a partida?' })
    await dialog.waitFor()
    expect(await shownToasts(page)).toHaveLength(1)
    expect(await coveredByToast(page, TABLE_CONTROLS)).toEqual([])
    await page.getByRole('button', { name: 'Fechar aviso' }).tap({ timeout: 2000 })
    await page.locator('.toast').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Continuar jogando' }).tap()
  })

  it.each([
    { name: 'a phone', viewport: PHONE },
    { name: 'a desktop', viewport: DESKTOP },
  ])('does not cover the answers to a draw offer on $name', async ({ viewport }) => {
    await page.setViewportSize(viewport)
    if ((await page.locator('.move-san').count()) === 0)
      await playBySockets({ gameId, ...players }, ['e4', 'e5'])
    blacks.send({ type: 'draw_offer' })
    await page.getByRole('button', { name: 'Recusar' }).waitFor()
    await raiseToast()
    expect(await coveredByToast(page, TABLE_CONTROLS)).toEqual([])
    await page.getByRole('button', { name: 'Recusar' }).click()
    await page.getByRole('button', { name: 'Recusar' }).waitFor({ state: 'detached' })
  })
})
