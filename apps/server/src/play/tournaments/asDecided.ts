import type { DecidedMatch } from '@lance/domain'
import type { MatchRow } from './matchStore.ts'

/** A stored match in the form that the bracket rules use. */
export function asDecided({ slot, player1Id, player2Id, seed1, seed2, winnerId }: MatchRow): DecidedMatch {
  const seeded = (playerId: string | null, seed: number | null) =>
    playerId === null || seed === null ? null : { playerId, seed }
  return { slot, player1: seeded(player1Id, seed1), player2: seeded(player2Id, seed2), winnerId }
}
