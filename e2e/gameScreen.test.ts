import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { createGameBetween } from './kit/createGameBetween.ts'
import { pairNewPlayers } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece, playOnScreens, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })
let pair: Pair | null = null

const openPair = async (options: { phone?: boolean } = {}) => {
  pair = await pairNewPlayers(shared.browser, { url: shared.server.url, ...options })
  return pair
}

afterEach(async () => {
  if (pair === null) return
  const problems = [...pair.one.problems, ...pair.other.problems]
  await Promise.all([pair.one.context.close(), pair.other.context.close()])
  pair = null
  expect(problems).toEqual([])
})

const square = (page: Page, name: string) => page.locator(`.board [data-square="${name}"]`)
const badge = (page: Page, status: string) => page.locator(`.connection-badge[data-status="${status}"]`)

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Drags with a finger from one square to another, as real touch events. */
async function dragByTouch(page: Page, from: string, to: string) {
  const touch = await page.context().newCDPSession(page)
  const boxes = await Promise.all([square(page, from).boundingBox(), square(page, to).boundingBox()])
  const [start, end] = boxes.map((box) => {
    if (box === null) throw new Error('no such square on this page')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }) as [{ x: number; y: number }, { x: number; y: number }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * A drag that takes no time ends in a fling, and a browser takes the next tap for stopping it: taps until it
 * works.
 */
async function tapUntilGone(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.tap()
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) await button.tap({ timeout: 1000 }).catch(() => {})
      return button.count()
    })
    .toBe(0)
}

describe('the board', () => {
  it('is playable by keyboard alone, as one tab stop with named squares; an opponent’s piece cannot be moved [GAME-29]', async () => {
    const { white, black } = await openPair()
    expect(await white.locator('.board [tabindex="0"]').count()).toBe(1)
    await white.locator('.board [tabindex="0"]').focus()
    await press(white, 'ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp')
    await white.getByRole('gridcell', { name: 'e4 vazia, pode ir' }).waitFor()
    await press(white, 'Enter')
    await Promise.all([white, black].map((page) => waitForMove(page, { ply: 1, san: 'e4' })))
    await black.getByRole('gridcell', { name: 'peão branco em e4, último lance' }).waitFor()

    // Black sits on the other side: up is towards White.
    await black.locator('.board [tabindex="0"]').focus()
    await press(black, 'ArrowUp', ' ', 'ArrowUp', 'ArrowUp', ' ')
    await Promise.all([white, black].map((page) => waitForMove(page, { ply: 2, san: 'e5' })))

    await square(white, 'd7').click()
    await white.getByText('Peça inválida').waitFor()
    await white.getByText('Você só pode mover suas próprias peças!').waitFor()
  })

  it('is playable by touch, promotion included, on a screen that is all board and does not scroll [GAME-29]', async () => {
    const table = await openPair({ phone: true })
    const { white, black } = table
    await dragByTouch(white, 'e2', 'e4')
    await Promise.all([white, black].map((page) => waitForMove(page, { ply: 1, san: 'e4' })))
    await dragByTouch(black, 'd7', 'd5')
    await Promise.all([white, black].map((page) => waitForMove(page, { ply: 2, san: 'd5' })))
    expect(await white.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    const overflow = await white.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const width = await white.locator('.board').evaluate((board) => board.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(380)

    // The pawn goes back if the choice of a piece is closed, and is promoted if a piece is chosen.
    const line = ['e4', 'd5', 'exd5', 'c6', 'dxc6', 'a6', 'cxb7', 'a5']
    await playQuickly(table, line, { fromPly: 2 })
    const before = await shownPlacement(white)
    await movePiece(white, 'b7a8')
    await white.getByRole('dialog', { name: 'Promover Peão' }).waitFor()
    await press(white, 'Escape')
    await white.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => shownPlacement(white)).toBe(before)
    await dragByTouch(white, 'b7', 'a8')
    await tapUntilGone(white, 'Cavalo')
    await Promise.all([white, black].map((page) => waitForMove(page, { ply: 9, san: 'bxa8=N' })))
  })
})

describe('the connection', () => {
  it('dims the board while it is lost, shows Failed after three attempts, and is restored by the button', async () => {
    const table = await openPair()
    await playQuickly(table, ['e4', 'e5'])
    const { white, black } = table
    await Promise.all([white, black].map((page) => page.clock.install()))
    await shared.server.kill()
    await badge(white, 'Error').waitFor()
    await white.locator('.game-board[data-cut]').waitFor()
    await square(white, 'g1').click()
    expect(await white.locator('[data-reach]').count()).toBe(0)
    for (const delayMs of [3000, 4500, 6750]) {
      await white.clock.fastForward(delayMs)
      await white.locator('.connection-badge[data-status="Error"], [data-status="Failed"]').waitFor()
    }
    await badge(white, 'Failed').waitFor()
    await shared.server.restart()
    await white.getByRole('button', { name: 'Reconectar' }).click()
    await badge(white, 'Open').waitFor()
    await black.clock.fastForward(6750)
    await badge(black, 'Open').waitFor({ timeout: 40_000 })
    await playOnScreens(table, ['e4', 'e5', 'Nf3'], { fromPly: 2 })
  })

  it('leads home when the game’s socket never opens [GAME-31]', async () => {
    const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name, at: null })
    const [white, black] = [await open('Ana'), await open('Bruno')]
    const gameId = await createGameBetween(shared.server, { white, black })
    const { page } = white
    await page.routeWebSocket(/\/ws\/game\//, (socket) => socket.close({ code: 1011 }))
    await page.route('**/api/game/**', (route) => route.abort())
    await page.clock.install()
    await page.goto(`/game/${gameId}`)
    for (const delayMs of [3000, 4500, 6750]) {
      await badge(page, 'Error').waitFor()
      await page.clock.fastForward(delayMs)
    }
    await page.getByText('Não foi possível conectar à sala do jogo.').waitFor()
    await page.waitForURL(/\/$/)
  })
})

describe('a game of other players', () => {
  it('is shown once it is over, and not before; a game that does not exist is not found [GAME-31]', async () => {
    const { white, black, gameId } = await openPair()
    const at = `/game/${gameId}`
    const stranger = await openPlayer(shared.browser, { url: shared.server.url, name: 'Tito', at })
    await stranger.page.getByText('Assistir ao vivo faz parte do Premium').waitFor()
    await stranger.page.goto('/game/nosuchgame1')
    await stranger.page.getByText('Partida não encontrada').waitFor()
    // A truncated address, too.
    await stranger.page.goto('/game/abc')
    await stranger.page.getByText('Partida não encontrada').waitFor()

    await white.getByRole('button', { name: 'Abortar' }).click()
    await white.getByRole('dialog').getByRole('button', { name: 'Abortar' }).click()
    await black.getByRole('dialog').getByText('Fim de Jogo!').waitFor()
    await stranger.page.goto(`/game/${gameId}`)
    await stranger.page.getByText('Partida abortada antes de os dois jogarem.').waitFor()
    expect(await stranger.page.getByRole('button', { name: 'Desistir' }).count()).toBe(0)
    expect(stranger.problems).toEqual([])
    await stranger.context.close()
  })
})
