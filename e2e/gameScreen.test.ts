import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { PHONE } from './kit/launchBrowser.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { isWithin } from './kit/overlaps.ts'
import { paint } from './kit/painting.ts'
import { pairAgain } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, playOnScreens, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })

const open = (name: string, { phone = false } = {}) =>
  openPlayer(shared.browser, {
    url: shared.server.url,
    name,
    at: null,
    ...(phone && { viewport: PHONE, touch: true }),
  })

/** An opponent without a browser. */
const signUpBlack = () => signUp(shared.server.url, { name: 'Bruno' })

const square = (page: Page, name: string) => page.locator(`.board [data-square="${name}"]`)
const badge = (page: Page, status: string) => page.locator(`.connection-badge[data-status="${status}"]`)

/** A new player's line to their game, which a test can cut. */
type Line = {
  /** Nothing arrives on either side, and nothing says so. */
  isCut: boolean
  /** No new connection is accepted. */
  isRefused: boolean
  /** Closes the connection. */
  drop: () => void
}

async function openCuttable(name: string): Promise<Player & { line: Line }> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  const line: Line = { isCut: false, isRefused: false, drop: () => {} }
  await player.page.routeWebSocket(/\/ws\/game\//, (socket) => {
    if (line.isRefused) return void socket.close({ code: 1011 })
    const server = socket.connectToServer()
    line.drop = () => {
      void server.close()
      void socket.close({ code: 1011 })
    }
    socket.onMessage((message) => line.isCut || server.send(message))
    server.onMessage((message) => line.isCut || socket.send(message))
  })
  return { ...player, line }
}

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

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1366, height: 900 },
  { width: 1440, height: 900 },
]

/** Whether the name of the connection's state is shown whole, or not at all. */
const isWordUncut = (page: Page) =>
  page.locator('.connection-badge > [role="status"]').evaluate((word) => {
    const [text, frame] = [word, word.parentElement as Element].map((one) => one.getBoundingClientRect())
    if (text === undefined || frame === undefined || word.scrollWidth > word.clientWidth + 1) return false
    if (text.top >= frame.bottom - 0.5) return true
    return text.left >= frame.left - 0.5 && text.right <= frame.right + 0.5
  })

/** The board takes the height of the window, and what is beside it fits too. */
async function hasTheHeight(page: Page): Promise<void> {
  for (const { width, height, leastPx } of [
    { width: 1366, height: 768, leastPx: 640 },
    { width: 1280, height: 720, leastPx: 600 },
    { width: 1920, height: 1080, leastPx: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    const box = await page.locator('.game-live .board').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(leastPx)
    expect((box?.width ?? 1) % 8).toBe(0)
    const near = await page.locator('.player-bar').last().boundingBox()
    expect((near?.y ?? height) + (near?.height ?? 0)).toBeLessThanOrEqual(height)
    for (const part of ['.move-list', '.chat-form']) {
      expect(await isWithin(page, part, '.game-side'), `${part} at ${width}`).toBe(true)
    }
  }
}

describe('a game in two browsers', () => {
  // One pair: each test continues where the previous one ended.
  type Cuttable = Awaited<ReturnType<typeof openCuttable>>
  let one: Cuttable
  let other: Cuttable
  let table: Pair
  beforeAll(async () => {
    one = await openCuttable('Ana')
    other = await openCuttable('Bruno')
    table = await pairAgain(one, other)
  })
  afterAll(async () => {
    expect([...one.problems, ...other.problems]).toEqual([])
    await Promise.all([one.context.close(), other.context.close()])
  })

  it('is playable by keyboard alone, as one tab stop with named squares; an opponent’s piece cannot be moved [GAME-29]', async () => {
    const { white, black } = table
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

  it('is told as silent within five seconds of a move that gets no answer, and the move as not sent [SOCKET-9]', {
    skip: !hasTurn(3),
  }, async () => {
    const { white, black } = table
    const { line } = table.players.white === table.one ? one : other
    await white.clock.install()
    const ownClock = white.locator('.player-bar').last().locator('.game-clock')
    line.isCut = true
    await movePiece(white, 'g1f3')
    await white.clock.runFor(5000)
    await white.getByText('Seu lance ainda não foi enviado, e seu relógio continua.').waitFor()
    await badge(white, 'Silent').waitFor()
    await white.locator('.game-board[data-unsent]').waitFor()
    await expect.poll(() => white.locator('.game-live [data-mark="last"]').count()).toBe(2)
    await white.locator('.move-list[data-unsent]').waitFor()
    await white.getByText('Lance não enviado').waitFor()
    expect(await ownClock.getAttribute('data-running')).not.toBeNull()
    expect(await shownPlacement(white)).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R')
    await badge(black, 'Open').waitFor()
    expect(await black.locator('.move-san').count()).toBe(2)

    line.isCut = false
    await waitForMove(black, { ply: 3, san: 'Nf3' })
    await badge(white, 'Open').waitFor()
    await white.locator('[data-unsent]').first().waitFor({ state: 'detached' })
    expect(await white.getByText('Seu lance ainda não foi enviado').count()).toBe(0)
    expect(await ownClock.getAttribute('data-running')).toBeNull()
  })

  it('dims the board while it is lost, shows Failed after three attempts, and is restored by the button', {
    skip: !hasTurn(3),
  }, async () => {
    const { white, black } = table
    await black.clock.install()
    await shared.server.kill()
    await badge(white, 'Error').waitFor()
    await white.locator('.game-board[data-cut]').waitFor()
    await square(white, 'f3').click()
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
    await playOnScreens(table, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5'], { fromPly: 3 })
  })
})

describe('the board on a phone', () => {
  it('is playable by touch, promotion included, on a screen that is all board and does not scroll [GAME-29]', {
    skip: !hasTurn(0),
  }, async () => {
    const player = await open('Ana', { phone: true })
    const table = await openForWhite(shared.server, { white: player, black: await signUpBlack() })
    const { white, play, blackSees } = table
    await dragByTouch(white, 'e2', 'e4')
    await blackSees({ ply: 1, san: 'e4' })
    await waitForMove(white, { ply: 1, san: 'e4' })
    expect(await white.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
    const overflow = await white.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const width = await white.locator('.board').evaluate((board) => board.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(380)

    // The pawn goes back if the choice of a piece is closed, and is promoted if a piece is chosen.
    const line = ['e4', 'd5', 'exd5', 'c6', 'dxc6', 'a6', 'cxb7', 'a5']
    await play(line, { fromPly: 1 })
    const before = await shownPlacement(white)
    await movePiece(white, 'b7a8')
    await white.getByRole('dialog', { name: 'Promover Peão' }).waitFor()
    await press(white, 'Escape')
    await white.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => shownPlacement(white)).toBe(before)
    await dragByTouch(white, 'b7', 'a8')
    await tapUntilGone(white, 'Cavalo')
    await blackSees({ ply: 9, san: 'bxa8=N' })
    await waitForMove(white, { ply: 9, san: 'bxa8=N' })
    expect(player.problems).toEqual([])
  })
})

describe('the screen of a game', () => {
  it('has a board of the height of the window, a whole number of pixels for each square, and a banner that fits; the connection is named whole or by its sign alone in every state, its loss in full beside the board [GAME-30] [GAME-33]', {
    skip: !hasTurn(1),
  }, async () => {
    const player = await openCuttable('Ana')
    const { page, line } = player
    const { play } = await openForWhite(shared.server, { white: player, black: await signUpBlack() })
    await paint(page)
    await hasTheHeight(page)
    await play(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7', 'Re1', 'b5'])
    await page.keyboard.press('ArrowLeft')
    await page.getByText('lance 6 de 6').waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await isWithin(page, '.game-walk .button', '.game-side'), `at ${size.width}`).toBe(true)
    }
    await page.getByRole('button', { name: 'Voltar ao vivo' }).click()
    const retry = page.getByRole('button', { name: 'Reconectar' })
    /** At each size, the word in the tools is shown whole or not at all. */
    const isUncutIn = async (status: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await badge(page, status).waitFor()
        expect(await isWordUncut(page), `${status} at ${size.width}`).toBe(true)
      }
    }
    await isUncutIn('Open')
    await page.clock.install()
    line.isRefused = true
    line.drop()
    await isUncutIn('Error')
    await page.getByText('Sem conexão com a partida. Estamos tentando voltar').waitFor()
    for (const delayMs of [3000, 4500, 6750]) {
      await badge(page, 'Error').waitFor()
      await page.clock.fastForward(delayMs)
    }
    await isUncutIn('Failed')
    expect(await retry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    line.isRefused = false
    await retry.click()
    await badge(page, 'Open').waitFor()
    expect(player.problems).toEqual([])
  })

  it('leads home when the game’s socket never opens [GAME-31]', { skip: !hasTurn(0) }, async () => {
    const [white, black] = [await open('Ana'), await signUpBlack()]
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
  it('is shown once it is over, and not before; a game that does not exist is not found [GAME-31]', {
    skip: !hasTurn(2),
  }, async () => {
    const { white, gameId, players } = await openForWhite(shared.server, {
      white: await open('Ana'),
      black: await signUpBlack(),
    })
    const at = `/game/${gameId}`
    const stranger = await openPlayer(shared.browser, { url: shared.server.url, name: 'Tito', at })
    await stranger.page.getByText('Assistir ao vivo faz parte do Premium').waitFor()
    await goTo(stranger.page, '/game/nosuchgame1')
    await stranger.page.getByText('Partida não encontrada').waitFor()
    // A truncated address, too.
    await goTo(stranger.page, '/game/abc')
    await stranger.page.getByText('Partida não encontrada').waitFor()

    await white.getByRole('button', { name: 'Abortar' }).click()
    await white.getByRole('dialog').getByRole('button', { name: 'Abortar' }).click()
    await white.getByRole('dialog').getByText('Fim de Jogo!').waitFor()
    await stranger.page.goto(`/game/${gameId}`)
    const told = `Partida abortada: ${players.white.name} ainda não tinha feito o primeiro lance.`
    await stranger.page.getByText(told).waitFor()
    expect(await stranger.page.getByRole('link', { name: 'Rever Jogo' }).count()).toBe(0)
    expect(await stranger.page.getByRole('button', { name: 'Desistir' }).count()).toBe(0)
    expect([...players.white.problems, ...stranger.problems]).toEqual([])
  })
})
