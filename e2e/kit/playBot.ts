import { loadEngine } from '@lance/engine/node'
import {
  type BotLevel,
  chooseMove,
  findHouseBot,
  isBotLevel,
  LEVEL_STRENGTH,
  type Opponent,
} from '@lance/engine/opponents'
import type { Page } from 'playwright-core'
import { goTo } from './goTo.ts'
import { movePiece, ucisOf } from './playMoves.ts'
import { sanOf } from './portugueseMoves.ts'

const engine = await loadEngine()

const levelNames: Record<BotLevel, string> = {
  easy: 'Fácil',
  medium: 'Médio',
  professional: 'Profissional',
  ultra: 'Ultra Difícil',
}

export type BotChoice = {
  level?: Opponent
  minutes?: 10 | 15 | 30
  /** Of those under 'Mais ritmos', in place of `minutes`. */
  pace?: string
  color?: 'Brancas' | 'Pretas' | 'Aleatória'
}

/** Opens the setup and waits until everything that a game needs has been fetched. */
export async function openBotSetup(page: Page): Promise<void> {
  await goTo(page, '/play-with-bot')
  await page.getByText('Tudo pronto: dá para jogar mesmo sem internet.').waitFor()
}

/** Makes the choices in the open setup, starts, and waits for the board. */
export async function startBotGame(page: Page, choice: BotChoice = {}): Promise<void> {
  const { level = 'easy', minutes = 10, pace, color = 'Brancas' } = choice
  await chooseOpponent(page, level)
  if (pace !== undefined) await page.getByRole('button', { name: 'Mais ritmos' }).click()
  await page.getByRole('radio', { name: pace ?? `${minutes} min`, exact: true }).check()
  await page.getByRole('radio', { name: color }).check()
  await page.getByRole('button', { name: 'Começar partida' }).click()
  await page.waitForURL(/\/game\/bot-\d+$/)
  await page.locator('.board [data-square="e2"]').waitFor()
}

async function chooseOpponent(page: Page, level: Opponent): Promise<void> {
  const houseBot = findHouseBot(level)
  if (houseBot !== null) return page.getByRole('radio', { name: `BOT ${houseBot.name}` }).check()
  const name = isBotLevel(level) ? levelNames[level] : 'Por rating'
  await page.getByRole('radio', { name }).check()
  if (typeof level === 'number') await page.getByRole('slider', { name: 'Rating do bot' }).fill(String(level))
}

/** The moves that a page in Portuguese shows, in SAN. */
export async function shownSans(page: Page): Promise<string[]> {
  const cells = await page.locator('.move-san').allInnerTexts()
  return cells.filter((shown) => shown !== '').map(sanOf)
}

/**
 * Plays the game to its end on a page whose clock stands still, with moves of the search at the level `as`;
 * moves the clock on while the bot thinks. Returns the moves.
 */
export async function playToTheEnd(page: Page, { as }: { as: BotLevel }): Promise<string[]> {
  const isBlack = (await page.locator('.board').getAttribute('data-orientation')) === 'black'
  for (;;) {
    const { shown, isOver } = await page.evaluate(() => ({
      shown: [...document.querySelectorAll('.move-san')]
        .map(({ textContent }) => textContent)
        .filter(Boolean),
      isOver: document.querySelector('.game[data-over]') !== null,
    }))
    const sans = shown.map(sanOf)
    if (isOver) {
      // The final position stays alone in sight for a second.
      await page.clock.runFor(1000)
      return sans
    }
    if (sans.length % 2 === (isBlack ? 0 : 1)) {
      await page.clock.runFor(100)
      continue
    }
    const ucis = ucisOf(sans)
    await movePiece(page, chooseUci(ucis, as))
    // The list of moves is updated once the board has been painted.
    await page.clock.runFor(500)
  }
}

function chooseUci(ucis: readonly string[], level: BotLevel): string {
  const chosen = chooseMove(engine, { ucis, strength: LEVEL_STRENGTH[level], seed: ucis.length })
  if (!chosen.ok) throw new Error('the page shows an illegal game')
  if (chosen.uci === null) throw new Error('nothing can be played, and the page shows no end')
  return chosen.uci
}
