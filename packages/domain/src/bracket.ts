/** With fewer players a tournament is not played. */
export const BRACKET_MIN_PLAYERS = 2
export const BRACKET_MAX_PLAYERS = 8192

/** A player in a bracket; seed 1 is the strongest. */
export type Seeded = { playerId: string; seed: number }

/**
 * A match at the start of its round. `slot` counts from 0 within the round, from the top of the bracket; the
 * winner advances to slot `floor(slot / 2)` of the next round. A player without an opponent has a bye. Both
 * players are null when neither of the two preceding matches had a winner: such a match has no winner either.
 */
export type BracketMatch = { slot: number; player1: Seeded | null; player2: Seeded | null }

/** A finished match. `winnerId` is null when both players are out. */
export type DecidedMatch = BracketMatch & { winnerId: string | null }

/** How many rounds a tournament of `players` needs. */
export function totalRoundsOf(players: number): number {
  return Math.ceil(Math.log2(players))
}

/** Seeds entrants by rating, highest first; the earlier entry wins a tie. Returns them in order of seed. */
export function seedEntrants(
  entrants: readonly { playerId: string; rating: number; enteredAtMs: number }[],
): Seeded[] {
  return [...entrants]
    .sort(
      (one, other) =>
        other.rating - one.rating ||
        one.enteredAtMs - other.enteredAtMs ||
        (one.playerId < other.playerId ? -1 : 1),
    )
    .map(({ playerId }, index) => ({ playerId, seed: index + 1 }))
}

/**
 * The seeds of a full bracket from top to bottom, in the standard order: seeds 1 and 2 can only meet in the
 * final, 1 to 4 from the semi-finals on, and so forth; each meets the weakest seed left.
 */
export function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

/** The first round for 2 to 8192 players in order of seed; the top seeds get byes for missing players. */
export function drawFirstRound(seeded: readonly Seeded[]): BracketMatch[] {
  if (seeded.length < BRACKET_MIN_PLAYERS || seeded.length > BRACKET_MAX_PLAYERS)
    throw new Error(`cannot draw a bracket for ${seeded.length} players`)
  const order = seedOrder(2 ** totalRoundsOf(seeded.length))
  const at = (place: number) => seeded[(order[place] ?? 0) - 1] ?? null
  return Array.from({ length: order.length / 2 }, (_, slot) => ({
    slot,
    player1: at(2 * slot),
    player2: at(2 * slot + 1),
  }))
}

/** The player who advances without playing; null when the match has two players or none. */
export function byeOf({ player1, player2 }: BracketMatch): Seeded | null {
  if (player1 && player2) return null
  return player1 ?? player2
}

/** Whether the match has two players. */
export function isPlayed({ player1, player2 }: BracketMatch): boolean {
  return player1 !== null && player2 !== null
}

/**
 * The round that follows a finished one, whose matches may come in any order. If no match of a round has a
 * winner (most likely in the final), the best seed among its players wins, so there is always a champion.
 */
export function drawNextRound(decided: readonly DecidedMatch[]): BracketMatch[] {
  const winners = winnersBySlot(decided)
  if (winners.length < 2) throw new Error('no round follows the final')
  return Array.from({ length: winners.length / 2 }, (_, slot) => ({
    slot,
    player1: winners[2 * slot] ?? null,
    player2: winners[2 * slot + 1] ?? null,
  }))
}

/** The winner of the last round's only match. */
export function championOf(final: DecidedMatch): Seeded {
  const champion = winnersBySlot([final])[0]
  if (!champion) throw new Error('a final without players')
  return champion
}

/**
 * The player a round advances without a win: the best seed, when no match of the round has a winner. Null for
 * every other round.
 */
export function rescuedOf(decided: readonly DecidedMatch[]): Seeded | null {
  if (decided.some(({ winnerId }) => winnerId !== null)) return null
  const players = decided.flatMap(({ player1, player2 }) => [player1, player2]).filter((one) => one !== null)
  return players.reduce<Seeded | null>((best, one) => (best && best.seed < one.seed ? best : one), null)
}

function winnersBySlot(decided: readonly DecidedMatch[]): (Seeded | null)[] {
  const rescued = rescuedOf(decided)
  const winners: (Seeded | null)[] = Array.from({ length: decided.length }, () => null)
  for (const match of decided) {
    const { slot, player1, player2, winnerId } = match
    const wonBy = winnerId ?? rescued?.playerId
    winners[slot] = [player1, player2].find((one) => one?.playerId === wonBy) ?? null
  }
  return winners
}

/**
 * The players in places 1 to 4; null for a place without a player. Third is the semi-finalist beaten by the
 * champion, fourth the one beaten by the runner-up; a lone beaten semi-finalist is third. `semiFinals` is
 * empty when two players met in the final only.
 */
export function placesOf({
  final,
  semiFinals,
}: {
  final: DecidedMatch
  semiFinals: readonly DecidedMatch[]
}): [first: string, ...rest: (string | null)[]] {
  const champion = championOf(final).playerId
  const second = otherOf(final, champion)
  const beaten = [champion, second]
    .map((winnerId) => {
      const won = semiFinals.find((semiFinal) => winnerId !== null && has(semiFinal, winnerId))
      return won && winnerId !== null ? otherOf(won, winnerId) : null
    })
    .filter((id) => id !== null)
  return [champion, second, beaten[0] ?? null, beaten[1] ?? null]
}

/**
 * The places that are open to a player who was beaten in `round`, before the tournament is over: 2 in the
 * final; 3 in a semi-final, or 3 and 4 if another semi-finalist is beaten or may be. None in earlier rounds.
 */
export function placesAfterLoss({
  round,
  totalRounds,
  beatenSemiFinalists,
}: {
  round: number
  totalRounds: number
  /** How many there are or may still be, this player included. */
  beatenSemiFinalists: number
}): number[] {
  if (round === totalRounds) return [2]
  if (round !== totalRounds - 1) return []
  return beatenSemiFinalists > 1 ? [3, 4] : [3]
}

function has({ player1, player2 }: BracketMatch, playerId: string): boolean {
  return player1?.playerId === playerId || player2?.playerId === playerId
}

function otherOf({ player1, player2 }: BracketMatch, playerId: string): string | null {
  return (player1?.playerId === playerId ? player2 : player1)?.playerId ?? null
}
