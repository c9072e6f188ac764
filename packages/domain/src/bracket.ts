/** A tournament has at least two players; with fewer it is not played. */
export const BRACKET_MIN_PLAYERS = 2
export const BRACKET_MAX_PLAYERS = 8192

/** Who stands in a bracket; seed 1 is the strongest. */
export type Seeded = { playerId: string; seed: number }

/**
 * A match as a round begins. `slot` counts from 0 within the round, from the top of the bracket; the winner goes on
 * to slot `floor(slot / 2)` of the next round. Who has no opponent has a bye. Both are null where neither of the two
 * matches before had a winner: nobody plays it, nobody wins it.
 */
export type BracketMatch = { slot: number; player1: Seeded | null; player2: Seeded | null }

/** A match that is over. `winnerId` null: both are out. */
export type DecidedMatch = BracketMatch & { winnerId: string | null }

/** How many rounds so many players need. */
export function totalRoundsOf(players: number): number {
  return Math.ceil(Math.log2(players))
}

/** Seeds by rating, the highest first; of equal ratings who entered earlier. Gives them in order of seed. */
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
 * The seeds of a full bracket from top to bottom, in the standard order: seeds 1 and 2 can only meet in the final, 1
 * to 4 from the semi-finals on, and so forth; each meets the weakest that is left.
 */
export function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

/** The first round of 2 to 8192 players, given in order of seed. Missing players are byes for the top seeds. */
export function drawFirstRound(seeded: readonly Seeded[]): BracketMatch[] {
  if (seeded.length < BRACKET_MIN_PLAYERS || seeded.length > BRACKET_MAX_PLAYERS)
    throw new Error(`no bracket of ${seeded.length}`)
  const order = seedOrder(2 ** totalRoundsOf(seeded.length))
  const at = (place: number) => seeded[(order[place] ?? 0) - 1] ?? null
  return Array.from({ length: order.length / 2 }, (_, slot) => ({
    slot,
    player1: at(2 * slot),
    player2: at(2 * slot + 1),
  }))
}

/** Who goes on without playing; null where two play or nobody is. */
export function byeOf({ player1, player2 }: BracketMatch): Seeded | null {
  if (player1 && player2) return null
  return player1 ?? player2
}

/** What is played at all: two players. */
export function isPlayed({ player1, player2 }: BracketMatch): boolean {
  return player1 !== null && player2 !== null
}

/**
 * The round after one that is over: its matches in any order, each with its winner. Where no match of a round has a
 * winner (in the final, above all), the best seed among its players wins: there is always a champion.
 */
export function drawNextRound(decided: readonly DecidedMatch[]): BracketMatch[] {
  const winners = winnersBySlot(decided)
  if (winners.length < 2) throw new Error('no round after the final')
  return Array.from({ length: winners.length / 2 }, (_, slot) => ({
    slot,
    player1: winners[2 * slot] ?? null,
    player2: winners[2 * slot + 1] ?? null,
  }))
}

/** Who won the last round's one match. */
export function championOf(final: DecidedMatch): Seeded {
  const champion = winnersBySlot([final])[0]
  if (!champion) throw new Error('a final without players')
  return champion
}

/**
 * Whom a round sends on although he won nothing: the best seed, where every match of the round was won by nobody;
 * null in every other round.
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
 * Who came first to fourth, null where nobody did. Third is the semi-finalist whom the champion beat, fourth the one
 * whom the second beat; a lone beaten semi-finalist is third. `semiFinals` is empty where two played only a final.
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

function has({ player1, player2 }: BracketMatch, playerId: string): boolean {
  return player1?.playerId === playerId || player2?.playerId === playerId
}

function otherOf({ player1, player2 }: BracketMatch, playerId: string): string | null {
  return (player1?.playerId === playerId ? player2 : player1)?.playerId ?? null
}
