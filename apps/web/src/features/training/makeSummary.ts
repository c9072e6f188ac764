import type { GameLosses } from '@lance/chess/training'
import { type GameSummary, parseGameSummary, SUMMARY_VERSION } from '@lance/domain/losses'
import type { AskedGame } from './trainingFiles.ts'

/** What a game adds to the player's numbers; null for one that doesn't count, or without a move that could. */
export function makeSummary(
  { gameId, source, facts }: AskedGame,
  losses: GameLosses | null,
): GameSummary | null {
  if (facts === undefined || losses === null) return null
  return parseGameSummary({ version: SUMMARY_VERSION, gameId, source, ...facts, ...losses })
}
