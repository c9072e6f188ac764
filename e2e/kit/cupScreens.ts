import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './goTo.ts'
import type { Pair } from './pairThroughScreens.ts'
import { openPlayer, type Player } from './player.ts'
import type { SharedServer } from './shareServer.ts'
import { awaitToast } from './toast.ts'

// The screens of a tournament, from its form to a game.

export const GAME = '**/game/tournament-*'

/** A player on a page of the site, whose clock can be moved. */
export async function signUpAt(
  { browser, server }: SharedServer,
  name: string,
  at?: string,
): Promise<Player> {
  const player = await openPlayer(browser, { url: server.url, name, at: null })
  await player.page.clock.install()
  if (at !== undefined) await player.page.goto(at)
  return player
}

/**
 * Waits until a page has navigated by itself: it shows what begins or has ended for seconds, which this
 * skips.
 */
export const waitUntilAt = (page: Page, path: RegExp) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(500)
      return new URL(page.url()).pathname
    })
    .toMatch(path)

/** Creates a tournament by the form and returns the path of its page. */
export async function createCup(
  page: Page,
  { name, fee, players = '4' }: { name: string; fee: string; players?: string },
): Promise<string> {
  await goTo(page, '/create-tournament')
  await page.getByLabel('Nome do torneio').fill(name)
  await page.getByLabel('Taxa de inscrição').selectOption({ label: fee })
  await page.getByLabel('Número de jogadores').selectOption(players)
  await page.getByRole('button', { name: /^Criar/ }).click()
  const start = await awaitToast(page, 'Torneio Criado com Sucesso!')
  expect(start).toMatch(/^Início: \d\d\/\d\d\/\d{4}, \d\d:\d\d$/)
  await page.waitForURL('**/tournament/*')
  await page.getByText('Você está inscrito!').waitFor()
  return new URL(page.url()).pathname
}

/** The two players who have come to a game, told apart by their boards. */
export async function atGame(one: Player, other: Player): Promise<Pair> {
  const pages = [one.page, other.page]
  await Promise.all(pages.map((page) => page.waitForURL(GAME)))
  await Promise.all(pages.map((page) => page.locator('.connection-badge[data-status="Open"]').waitFor()))
  const isWhite = await hasWhite(one.page)
  const players = isWhite ? { white: one, black: other } : { white: other, black: one }
  const gameId = new URL(one.page.url()).pathname.split('/').pop() ?? ''
  return { one, other, gameId, players, white: players.white.page, black: players.black.page }
}

/** Whether the player has White in the game on their screen. */
export async function hasWhite(page: Page): Promise<boolean> {
  await page.locator('.board [data-square="e2"]').waitFor()
  return (await page.locator('.board').getAttribute('data-orientation')) === 'white'
}

/** The button above the bracket that starts the player's match. */
export const playNow = (page: Page) =>
  page.locator('.own-standing').getByRole('button', { name: 'Jogar Agora' })
