import type { Player } from './player.ts'
import { ucisOf } from './playMoves.ts'

/** Stores a bot game lost by mate in a player's browser, as the game itself would. */
export async function storeBotGame(
  { page, id: playerId }: Player,
  { id, sans }: { id: string; sans: readonly string[] },
): Promise<void> {
  const game = {
    id,
    level: 'easy',
    timeControlS: 600,
    color: 'white',
    startedAtMs: 1000,
    usedMs: 0,
    ucis: ucisOf(sans),
    clocksMs: sans.map(() => 600_000),
    ending: { reason: 'checkmate', winner: 'black' },
    endedAtMs: 2000,
  }
  const text = JSON.stringify({ version: 1, games: [game] })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `bot_games_finished:${playerId}`,
    text,
  ] as const)
}
