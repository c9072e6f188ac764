import {
  addScore,
  ageRating,
  countsForRating,
  displayRating,
  isProvisional,
  type Rating,
  rateGame,
  STARTING_RATING,
  scoreChanges,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Elo, GameFacts, GameState } from './gameState.ts'
import {
  countScoredGames,
  lockScores,
  type StoredRating,
  saveRating,
  saveScore,
  selectRatings,
} from './ratingStore.ts'

const DAY_MS = 86_400_000

/** A stored rating as of today, its deviation grown with inactivity; the starting rating if there is none. */
function ratingToday(stored: StoredRating | undefined, nowMs: number): Rating {
  if (!stored) return STARTING_RATING
  return ageRating(stored, { restedMs: nowMs - stored.ratedAtMs })
}

export function shownElo(stored: StoredRating | undefined, nowMs: number): Elo {
  const rating = ratingToday(stored, nowMs)
  return { elo: displayRating(rating), provisional: isProvisional(rating) }
}

type Changes = Pick<GameState, 'elo'> &
  Pick<NonNullable<GameState['end']>, 'eloAfter' | 'score' | 'scoreBooked'>

/**
 * Rates both players for a game that ends and gives them their points, if it counts. Locks both users' rows.
 * Returns what the game stores of it.
 */
export async function rateEnd(
  trx: Kysely<Database>,
  { facts, next }: { facts: GameFacts; next: GameState },
): Promise<Changes> {
  const { end, clock } = next
  const unchanged = { elo: next.elo, eloAfter: null, score: null, scoreBooked: null }
  if (!end || !countsForRating({ rated: facts.rated, reason: end.reason, ply: clock.ply })) return unchanged
  const nowMs = end.endedAtMs
  const { white, black } = facts
  const userIds = [white.id, black.id] as const
  const scores = await lockScores(trx, userIds)
  const { speed } = facts
  const stored = await selectRatings(trx, { userIds, speed })
  const before = {
    white: ratingToday(stored.get(white.id), nowMs),
    black: ratingToday(stored.get(black.id), nowMs),
  }
  const whiteScore = end.winner === null ? 0.5 : end.winner === 'white' ? 1 : 0
  const after = rateGame({ ...before, whiteScore })
  const scoredToday = await countScoredGames(trx, { userIds, sinceMs: nowMs - DAY_MS })
  const score = scoreChanges({ winner: end.winner, scoredToday })
  const booked = { white: 0, black: 0 }
  for (const color of ['white', 'black'] as const) {
    const userId = facts[color].id
    await saveRating(trx, { userId, speed, rating: after[color], nowMs })
    const scoreBefore = scores.get(userId) ?? 0
    const scoreAfter = addScore(scoreBefore, score?.[color] ?? 0)
    booked[color] = scoreAfter - scoreBefore
    if (scoreAfter !== scoreBefore) await saveScore(trx, { userId, score: scoreAfter })
  }
  return {
    elo: {
      white: { elo: displayRating(before.white), provisional: isProvisional(after.white) },
      black: { elo: displayRating(before.black), provisional: isProvisional(after.black) },
    },
    eloAfter: { white: displayRating(after.white), black: displayRating(after.black) },
    score,
    scoreBooked: score && booked,
  }
}
