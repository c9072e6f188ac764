import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE } from './launchBrowser.ts'
import { openPlayer, type Player } from './player.ts'
import type { Newcomers, Pair } from './sitDown.ts'

async function search(player: Player) {
  const answer = await player.context.request.post(`${player.url}/matchmaking-v2`, {
    headers: { authorization: `Bearer ${player.token}` },
    data: { player_id: player.id, time_control: 600, wager: 0 },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** The game that two people's searches lead to; their browsers stay where they are. */
async function pairByCalls(one: Player, other: Player): Promise<string> {
  const first = await search(one)
  expect(first).toMatchObject({ status: 200, body: { status: 'searching' } })
  const second = await search(other)
  expect(second).toMatchObject({ status: 200, body: { status: 'matched' } })
  return second.body.game_id
}

/** Opens a game in the browsers of both its players and waits until both are connected to it. */
export async function openTable(gameId: string, one: Player, other: Player): Promise<Pair> {
  await Promise.all([one, other].map(({ page }) => page.goto(`/game/${gameId}`)))
  return sitAt(gameId, one, other)
}

/** Waits until both pages are connected to the game that they are led to. */
async function sitAt(gameId: string, one: Player, other: Player): Promise<Pair> {
  const pages = [one.page, other.page]
  await Promise.all(pages.map((page) => page.locator('.connection-badge[data-status="Open"]').waitFor()))
  await Promise.all(pages.map((page) => page.locator('.board [data-square="e2"]').waitFor()))
  const isWhite = (await one.page.locator('.board').getAttribute('data-orientation')) === 'white'
  const players = isWhite ? { white: one, black: other } : { white: other, black: one }
  return { one, other, gameId, players, white: players.white.page, black: players.black.page }
}

/**
 * Two new people at the board of a game of theirs: paired by calls. For tests of what happens at the board;
 * `sitDown` goes the whole way there.
 */
export async function meet(
  browser: Browser,
  { url, names = ['Ana', 'Bruno'] as const, phone = false }: Newcomers,
): Promise<Pair> {
  const view = { url, at: null, ...(phone && { viewport: PHONE, touch: true }) }
  const one = await openPlayer(browser, { ...view, name: names[0] })
  const other = await openPlayer(browser, { ...view, name: names[1] })
  return meetAgain(one, other)
}

/** A new game of two who are not in one: paired by calls, opened in both browsers. */
export async function meetAgain(one: Player, other: Player): Promise<Pair> {
  return openTable(await pairByCalls(one, other), one, other)
}

/** Gives up a game that still runs, so that its players may meet again; an ended one is left as it is. */
export async function leaveTable({
  gameId,
  players: { white, black },
}: Pick<Pair, 'gameId' | 'players'>): Promise<void> {
  await white.context.request.put(`${white.url}/api/game/${gameId}/end`, {
    headers: { authorization: `Bearer ${white.token}` },
    data: { winnerId: black.id, reason: 'resignation' },
  })
}

/**
 * A new game of two who are at an ended one: paired by calls, and led on as by a rematch, without loading a page. The
 * badge of the connection is gone where a game has ended: it tells of the new one.
 */
export async function playOn({ one, other }: Pair): Promise<Pair> {
  const gameId = await pairByCalls(one, other)
  for (const { page } of [one, other])
    await page.evaluate((path) => history.pushState(null, '', path), `/game/${gameId}`)
  return sitAt(gameId, one, other)
}
