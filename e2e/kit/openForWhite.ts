import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { createGameBetween, type GamePlayers } from './createGameBetween.ts'
import { goTo } from './goTo.ts'
import type { LaunchedServer } from './launchServer.ts'
import type { Account } from './player.ts'
import { waitForMove } from './playMoves.ts'
import { connectToGame, playBySockets } from './playQuickly.ts'

/**
 * A new game, opened in White's browser alone, for tests that look at one screen only. Black is connected
 * without a browser until the test ends. `play` plays for both, and waits until White's screen shows it.
 */
export async function openForWhite(
  server: Pick<LaunchedServer, 'connectionString'>,
  game: Omit<GamePlayers, 'black'> & { black: Account },
) {
  const { white, black } = game
  const gameId = await createGameBetween(server, game)
  const blacks = await connectToGame(black, gameId)
  onTestFinished(() => blacks.ws.close())
  const page: Page = white.page
  await goTo(page, `/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  await page.locator('.board [data-square="e2"]').waitFor()
  const play = async (sans: readonly string[], { fromPly = 0 } = {}) => {
    await playBySockets({ gameId, white, black }, sans, { fromPly })
    await waitForMove(page, { ply: sans.length, san: sans.at(-1) ?? '' })
  }
  /** Waits until Black is told that this move was played. */
  const blackSees = (move: { ply: number; san: string }) =>
    expect
      .poll(() => blacks.waiting())
      .toContainEqual(expect.objectContaining({ type: 'move', data: expect.objectContaining(move) }))
  return { gameId, players: { white, black }, white: page, play, blackSees }
}
