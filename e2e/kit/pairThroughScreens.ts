import type { Browser, Page } from 'playwright-core'
import { PHONE } from './launchBrowser.ts'
import { openPlayer, type Player } from './player.ts'
import type { BoardPages } from './playMoves.ts'

export type Pair = {
  one: Player
  other: Player
  gameId: string
  players: { white: Player; black: Player }
} & BoardPages

async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
}

/** Whether a page's own player has White: the board is turned to their side. */
async function isWhite(page: Page): Promise<boolean> {
  return (await page.locator('.board').getAttribute('data-orientation')) === 'white'
}

export type NewPlayers = { url: string; names?: readonly [string, string]; phone?: boolean }

/** Two players press Jogar Agora, each in their own browser with motion, and are at the board together. */
export async function pairThroughScreens(
  browser: Browser,
  { url, names = ['Ana', 'Bruno'] as const, phone = false }: NewPlayers,
): Promise<Pair> {
  const view = { motion: true, ...(phone && { viewport: PHONE, touch: true }) }
  const one = await openPlayer(browser, { url, name: names[0], ...view })
  const other = await openPlayer(browser, { url, name: names[1], ...view })
  await pressPlay(one.page)
  // In either view of the waiting screen: the first view may be gone before the check.
  await one.page.getByText('um oponente digno...').waitFor()
  await pressPlay(other.page)
  const pages = [one.page, other.page]
  await Promise.all(pages.map((page) => page.waitForURL(/\/game\//)))
  await Promise.all(pages.map((page) => page.locator('.board [data-square="e2"]').waitFor()))
  await Promise.all(pages.map((page) => page.locator('.connection-badge[data-status="Open"]').waitFor()))
  const players = (await isWhite(one.page)) ? { white: one, black: other } : { white: other, black: one }
  const gameId = new URL(one.page.url()).pathname.split('/').pop() ?? ''
  return { one, other, gameId, players, white: players.white.page, black: players.black.page }
}
