import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGameBetween } from './kit/createGameBetween.ts'
import { drawOnBoard } from './kit/drawOnBoard.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { paint } from './kit/painting.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece, squareCenter, waitForMove } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()
let problems: string[][] = []

async function open(name: string): Promise<Player> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  problems.push(player.problems)
  return player
}

const openPair = async () =>
  openGameBetween(shared.server, { white: await open('Ana'), black: await open('Bruno') })

/** Opens only White's board. */
const openWhiteOnly = async () =>
  openForWhite(shared.server, { white: await open('Ana'), black: await open('Bruno') })

beforeEach(() => {
  problems = []
})
afterEach(() => expect(problems.flat()).toEqual([]))

const premoves = (page: Page) => page.locator('.board [data-mark="premove"]')
const shapes = (page: Page) => page.locator('.board-shapes > *')
const bothShow = ({ white, black }: Pair, ply: number, san: string) =>
  Promise.all([white, black].map((page) => waitForMove(page, { ply, san })))

async function clickSquare(page: Page, name: string) {
  const { x, y } = await squareCenter(page, name)
  await page.mouse.click(x, y)
}

/** The board's computed colors and pieces. */
const drawn = (page: Page) =>
  page.locator('.game-board .board').evaluate((board) => ({
    light: getComputedStyle(board).backgroundColor,
    pieces: getComputedStyle(board.querySelector('.board-piece') as Element, '::after').backgroundImage,
  }))

describe('the appearance panel', () => {
  it('changes theme and pieces at once, also by the keyboard, and keeps them after a reload [SITE-10]', async () => {
    const { white: page } = await openWhiteOnly()
    await paint(page)
    const before = await drawn(page)
    await page.getByRole('button', { name: 'Aparência' }).click()
    const panel = page.getByRole('region', { name: 'Aparência' })
    await panel.getByRole('radio', { name: 'Moderno' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.locator('.game-frame[data-board-theme="ocean"]').waitFor()
    expect(await panel.getByRole('radio', { name: 'Oceano' }).isChecked()).toBe(true)
    await panel.getByText('Facetadas').click()
    await page.locator('.game-frame[data-piece-set="facets"]').waitFor()
    const after = await drawn(page)
    expect(after.light).not.toBe(before.light)
    expect(after.pieces).toContain('facets')

    await page.reload()
    await page.locator('.board [data-square="e2"]').waitFor()
    await paint(page)
    expect(await drawn(page)).toEqual(after)

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
  })
})

describe('a premove', () => {
  it('is shown, and played as soon as the turn comes; a click cancels it; an illegal one is dropped', async () => {
    const table = await openPair()
    const { white, black } = table
    await movePiece(black, 'e7e5', 'drag')
    await expect.poll(() => premoves(black).count()).toBe(2)
    expect(await premoves(white).count()).toBe(0)
    await movePiece(white, 'e2e4')
    await bothShow(table, 2, 'e5')
    await expect.poll(() => premoves(black).count()).toBe(0)

    // There is only one at a time, and a click on the board cancels it.
    await movePiece(black, 'g8f6')
    await movePiece(black, 'b8c6')
    await black.locator('[data-square="c6"][data-mark="premove"]').waitFor()
    expect(await premoves(black).count()).toBe(2)
    await clickSquare(black, 'a4')
    await expect.poll(() => premoves(black).count()).toBe(0)

    // The piece to be captured has moved away: the pawn can't take.
    await playQuickly(table, ['e4', 'e5', 'Nf3', 'd5'], { fromPly: 2 })
    await movePiece(black, 'd5e4')
    await black.getByRole('gridcell', { name: 'peão branco em e4, lance antecipado' }).waitFor()
    await movePiece(white, 'e4d5')
    await bothShow(table, 5, 'exd5')
    await expect.poll(() => premoves(black).count()).toBe(0)
    await movePiece(black, 'd8d5')
    await bothShow(table, 6, 'Qxd5')
  })

  it('promotes a pawn to a queen, by the keyboard, without asking', async () => {
    const table = await openPair()
    await playQuickly(table, ['h4', 'g5', 'hxg5', 'h6', 'gxh6', 'a6', 'h7', 'a5', 'a4'])
    const { white, black } = table
    await white.locator('.board [tabindex="0"]').focus()
    await clickSquare(white, 'h7')
    await white.keyboard.press('ArrowUp')
    await white.keyboard.press('ArrowLeft')
    await white.keyboard.press('Enter')
    await white.locator('[data-square="g8"][data-mark="premove"]').waitFor()
    await movePiece(black, 'b7b6')
    await bothShow(table, 11, 'hxg8=Q')
  })
})

describe('the notation', () => {
  it('changes the list, the hint and what is read for a figurine, and stays after a reload [SITE-18]', async () => {
    const { white, play } = await openWhiteOnly()
    await play(['Nf3', 'd5'])
    const choose = async (name: string) => {
      await white.getByRole('button', { name: 'Aparência' }).click()
      await white.getByRole('radio', { name, exact: true }).check({ force: true })
      await white.getByRole('button', { name: 'Lances', exact: true }).click()
    }
    const move = (name: string) => white.getByRole('button', { name, exact: true }).waitFor()
    const hint = () => white.locator('.move-field input').getAttribute('placeholder')
    await move('Cf3')
    expect(await hint()).toBe('Cf3 ou g1f3')
    await choose('Figurinas')
    await move('cavalo f3')
    expect(await white.locator('.move-san .figurines').textContent()).toBe('♘f3')
    expect(await hint()).toBe('Cf3 ou g1f3')
    await choose('Inglesa')
    await move('Nf3')
    expect(await hint()).toBe('Nf3 ou g1f3')
    await white.reload()
    await move('Nf3')
  })
})

describe('the right button', () => {
  it('draws arrows and circles and erases them when drawn again; a left click clears all', async () => {
    const { white } = await openWhiteOnly()
    await drawOnBoard(white, 'g1', 'f3')
    await drawOnBoard(white, 'e4', 'e4', 'Shift')
    await expect
      .poll(() => shapes(white).evaluateAll((all) => all.map((one) => one.getAttribute('data-brush'))))
      .toEqual(['green', 'red'])
    await drawOnBoard(white, 'g1', 'f3')
    await expect.poll(() => shapes(white).count()).toBe(1)
    await clickSquare(white, 'a5')
    await expect.poll(() => shapes(white).count()).toBe(0)
  })
})
