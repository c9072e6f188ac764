import type { Player } from './player.ts'
import { ucisOf } from './playMoves.ts'

type LostGame = { id: string; sans: readonly string[] }

/** What a player's browser stores of a bot game lost by mate, as the game itself would. */
export function storedBotGame(
  { id: playerId }: Pick<Player, 'id'>,
  { id, sans }: LostGame,
): { name: string; value: string } {
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
  return {
    name: `bot_games_finished:${playerId}`,
    value: JSON.stringify({ version: 1, games: [game] }),
  }
}

/** Stores a bot game lost by mate in a player's browser. */
export async function storeBotGame(player: Player, game: LostGame): Promise<void> {
  await player.page.evaluate(
    ({ name, value }) => localStorage.setItem(name, value),
    storedBotGame(player, game),
  )
}
