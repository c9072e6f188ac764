import type { Browser } from 'playwright-core'
import { expect, vi } from 'vitest'
import { goTo } from './goTo.ts'
import { PHONE } from './launchBrowser.ts'
import type { NewPlayers, Pair } from './pairThroughScreens.ts'
import { type Account, openPlayer, type Player } from './player.ts'

async function search(player: Player) {
  const answer = await player.context.request.post(`${player.url}/matchmaking-v2`, {
    headers: { authorization: `Bearer ${player.token}` },
    data: { player_id: player.id, time_control: 600, wager: 0 },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** The game that the searches of two players lead to; their browsers stay where they are. */
async function pairByCalls(one: Player, other: Player): Promise<string> {
  const first = await search(one)
  expect(first).toMatchObject({ status: 200, body: { status: 'searching' } })
  const second = await search(other)
  if (one.url === other.url) expect(second).toMatchObject({ status: 200, body: { status: 'matched' } })
  if (second.body.status === 'matched') return second.body.game_id
  // Only one server pairs a pool at a time: if the other one was at it, both are paired a moment later.
  return vi.waitFor(async () => {
    const { body } = await search(other)
    if (body.game_id === undefined) throw new Error(`no game: ${JSON.stringify(body)}`)
    return body.game_id
  }, 30_000)
}

/** Opens a game in the browsers of both its players and waits until both are connected to it. */
export async function openGame(gameId: string, one: Player, other: Player): Promise<Pair> {
  await Promise.all([one, other].map(({ page }) => goTo(page, `/game/${gameId}`)))
  return waitUntilSeated(gameId, one, other)
}

/** Waits until both pages are connected to the game that they are led to. */
async function waitUntilSeated(gameId: string, one: Player, other: Player): Promise<Pair> {
  const pages = [one.page, other.page]
  await Promise.all(pages.map((page) => page.locator('.connection-badge[data-status="Open"]').waitFor()))
  await Promise.all(pages.map((page) => page.locator('.board [data-square="e2"]').waitFor()))
  const isWhite = (await one.page.locator('.board').getAttribute('data-orientation')) === 'white'
  const players = isWhite ? { white: one, black: other } : { white: other, black: one }
  return { one, other, gameId, players, white: players.white.page, black: players.black.page }
}

/**
 * Two new players at the board of their game, paired by calls. For tests of what happens at the board; the others
 * go there through the screens.
 */
export async function pairNewPlayers(
  browser: Browser,
  { url, names = ['Ana', 'Bruno'] as const, phone = false }: NewPlayers,
): Promise<Pair> {
  const view = { url, at: null, ...(phone && { viewport: PHONE, touch: true }) }
  const one = await openPlayer(browser, { ...view, name: names[0] })
  const other = await openPlayer(browser, { ...view, name: names[1] })
  return pairAgain(one, other)
}

/** A new game for two players who are in none: paired by calls, opened in both browsers. */
export async function pairAgain(one: Player, other: Player): Promise<Pair> {
  return openGame(await pairByCalls(one, other), one, other)
}

/**
 * Resigns a game that is still running, so that its players can be paired again; a finished one stays as it
 * is.
 */
export async function resignGame({
  gameId,
  players: { white, black },
}: {
  gameId: string
  players: { white: Pick<Account, 'url' | 'token'>; black: Pick<Account, 'id'> }
}): Promise<void> {
  const answer = await fetch(`${white.url}/api/game/${gameId}/end`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${white.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ winnerId: black.id, reason: 'resignation' }),
  })
  await answer.body?.cancel()
}

/**
 * A new game for two players who are at a finished one: paired by calls, and reached without loading a page,
 * as by a rematch. A finished game shows no connection badge, so the badge belongs to the new one.
 */
export async function pairWithoutReload({ one, other }: Pair): Promise<Pair> {
  const gameId = await pairByCalls(one, other)
  for (const { page } of [one, other])
    await page.evaluate((path) => history.pushState(null, '', path), `/game/${gameId}`)
  return waitUntilSeated(gameId, one, other)
}
