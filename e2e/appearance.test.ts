import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SocketClient } from '../apps/server/test/socketClient.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { drawOnBoard } from './kit/drawOnBoard.ts'
import { paint } from './kit/painting.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, squareCenter, waitForMove } from './kit/playMoves.ts'
import { connectToGame, playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** What is played in the one game of all tests: each test continues it. */
const GAME = [
  ...['Nf3', 'd5', 'e4', 'a6', 'Nc3', 'd4', 'Ne2'],
  ...['g5', 'h4', 'h6', 'hxg5', 'a5', 'gxh6', 'a4', 'h7', 'b6', 'a3', 'b5', 'hxg8=Q'],
]

// White has the only browser.
let ana: Player
let page: Page
let blacks: SocketClient
/** Plays the game to this ply for both, and waits until White's screen shows it. */
let playTo: (ply: number) => Promise<void>

beforeAll(async () => {
  const { url } = shared.server
  ana = await openPlayer(shared.browser, { url, name: 'Ana', at: null })
  page = ana.page
  await page.addInitScript(keepAudio)
  const bruno = await signUp(url, { name: 'Bruno' })
  const gameId = await createGameBetween(shared.server, { white: ana, black: bruno })
  blacks = await connectToGame(bruno, gameId)
  await page.goto(`/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  await page.locator('.board [data-square="e2"]').waitFor()
  playTo = async (ply) => {
    const played = (await page.locator('.move-san').allTextContents()).filter((san) => san !== '').length
    await playBySockets({ gameId, white: ana, black: bruno }, GAME.slice(0, ply), { fromPly: played })
    await shows(ply)
  }
})
afterAll(() => {
  blacks?.ws.close()
  expect(ana.problems).toEqual([])
})

const premoves = () => page.locator('.board [data-mark="premove"]')
const shapes = () => page.locator('.board-shapes > *')
const shows = (ply: number) => waitForMove(page, { ply, san: GAME[ply - 1] ?? '' })

type AudioWindow = Window & { audio?: AudioContext[] }

/** Runs in the page: keeps each context of its sounds. */
function keepAudio() {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      const page: AudioWindow = window
      page.audio = [...(page.audio ?? []), this]
    }
  }
}

async function clickSquare(name: string) {
  const { x, y } = await squareCenter(page, name)
  await page.mouse.click(x, y)
}

/** The board's computed colors and pieces. */
const drawn = () =>
  page.locator('.game-board .board').evaluate((board) => ({
    light: getComputedStyle(board).backgroundColor,
    pieces: getComputedStyle(board.querySelector('.board-piece') as Element, '::after').backgroundImage,
  }))

describe('the right button', () => {
  it('draws arrows and circles and erases them when drawn again; a left click clears all', async () => {
    await drawOnBoard(page, 'g1', 'f3')
    await drawOnBoard(page, 'e4', 'e4', 'Shift')
    await expect
      .poll(() => shapes().evaluateAll((all) => all.map((one) => one.getAttribute('data-brush'))))
      .toEqual(['green', 'red'])
    await drawOnBoard(page, 'g1', 'f3')
    await expect.poll(() => shapes().count()).toBe(1)
    await clickSquare('a5')
    await expect.poll(() => shapes().count()).toBe(0)
  })
})

describe('the sounds of a game', () => {
  it('use the audio device only while there is something to hear', async () => {
    const audio = () => page.evaluate(() => (window as AudioWindow).audio?.map(({ state }) => state))
    await clickSquare('a5')
    await playTo(1)
    await expect.poll(audio).toEqual(['running'])
    await expect.poll(audio).toEqual(['suspended'])
    await playTo(2)
    await expect.poll(audio).toEqual(['running'])
  })
})

describe('the appearance panel', () => {
  it('changes theme, pieces and notation at once, also by the keyboard, and keeps them after a reload [SITE-10] [SITE-18]', {
    skip: !hasTurn(2),
  }, async () => {
    await playTo(2)
    await paint(page)
    const before = await drawn()
    const move = (name: string) => page.getByRole('button', { name, exact: true }).waitFor()
    const hint = () => page.locator('.move-field input').getAttribute('placeholder')
    await move('Cf3')
    expect(await hint()).toBe('Cf3 ou g1f3')
    await page.getByRole('button', { name: 'Aparência' }).click()
    const panel = page.getByRole('region', { name: 'Aparência' })
    await panel.getByRole('radio', { name: 'Moderno' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.locator('.game-frame[data-board-theme="ocean"]').waitFor()
    expect(await panel.getByRole('radio', { name: 'Oceano' }).isChecked()).toBe(true)
    await panel.getByText('Facetadas').click()
    await page.locator('.game-frame[data-piece-set="facets"]').waitFor()
    const after = await drawn()
    expect(after.light).not.toBe(before.light)
    expect(after.pieces).toContain('facets')

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Aparência' }).click()
      await page.getByRole('radio', { name, exact: true }).check({ force: true })
      await page.getByRole('button', { name: 'Lances', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Lances', exact: true }).click()
    await choose('Figurinas')
    await move('cavalo f3')
    expect(await page.locator('.move-san .figurines').textContent()).toBe('♘f3')
    expect(await hint()).toBe('Cf3 ou g1f3')
    await choose('Inglesa')
    await move('Nf3')
    expect(await hint()).toBe('Nf3 ou g1f3')

    await page.reload()
    await move('Nf3')
    await paint(page)
    expect(await drawn()).toEqual(after)
    await choose('Portuguesa')
    await move('Cf3')

    // A button and the F key turn the board; the sounds are switched off.
    await page.getByRole('button', { name: 'Aparência' }).click()
    await page.getByRole('button', { name: 'Virar tabuleiro' }).click()
    await page.locator('.game-board [data-orientation="black"]').waitFor()
    await page.keyboard.press('f')
    await page.locator('.game-board [data-orientation="white"]').waitFor()
    const sounds = page.getByRole('switch', { name: 'Sons' })
    expect(await sounds.getAttribute('aria-checked')).toBe('true')
    await sounds.click()
    expect(await sounds.getAttribute('aria-checked')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('sound'))).toBe('off')
    await page.getByRole('button', { name: 'Lances', exact: true }).click()
  })
})

describe('a premove', () => {
  it('is shown, and played as soon as the turn comes; a click cancels it; an illegal one is dropped', async () => {
    await playTo(2)
    await movePiece(page, 'e2e4')
    await shows(3)
    await movePiece(page, 'b1c3', 'drag')
    await expect.poll(() => premoves().count()).toBe(2)
    // It stays in the browser.
    const moves = blacks.waiting().filter(({ type }) => type === 'move')
    expect(moves.at(-1)).toMatchObject({ data: { ply: 3 } })
    await playTo(4)
    await shows(5)
    await expect.poll(() => premoves().count()).toBe(0)

    // There is only one at a time, and a click on the board cancels it.
    await movePiece(page, 'a2a3')
    await movePiece(page, 'h2h3')
    await page.locator('[data-square="h3"][data-mark="premove"]').waitFor()
    expect(await premoves().count()).toBe(2)
    await clickSquare('a5')
    await expect.poll(() => premoves().count()).toBe(0)

    // The pawn to be captured has moved on: the other pawn can't take.
    await movePiece(page, 'e4d5')
    await page.getByRole('gridcell', { name: 'peão preto em d5, lance antecipado' }).waitFor()
    await playTo(6)
    await expect.poll(() => premoves().count()).toBe(0)
    await movePiece(page, 'c3e2')
    await shows(7)
  })

  it('promotes a pawn to a queen, by the keyboard, without asking', async () => {
    await playTo(17)
    await page.locator('.board [tabindex="0"]').focus()
    await clickSquare('h7')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.locator('[data-square="g8"][data-mark="premove"]').waitFor()
    await playTo(18)
    await shows(19)
  })
})
