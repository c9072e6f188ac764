import { SWISS_MIN_ROUNDS, type SwissRound } from './swissRound.ts'

// What a tournament adds to FIDE's rules: when players may be absent, come late or are taken out.

/** How many half-point byes a player may ask for. */
export const SWISS_HALF_BYES_MAX = 2

/** After this many no-shows in a row a player is withdrawn, and may return. */
export const SWISS_NO_SHOWS_MAX = 2

/** How many rounds a late entry may have missed; never more than half of all. */
export const SWISS_LATE_ROUNDS_MAX = 2

/** The rounds that can be played: at most one against every other player. */
export function swissRoundsFor({ rounds, players }: { rounds: number; players: number }): number {
  const roundRobin = players % 2 === 0 ? players - 1 : players
  return Math.max(1, Math.min(rounds, roundRobin))
}

/** The number of rounds that the pairing rules are given: a tournament of two players has a single round. */
export const countedRounds = (totalRounds: number): number => Math.max(SWISS_MIN_ROUNDS, totalRounds)

/** Whether a player may still enter, to be paired in the round after the current one. */
export function mayEnterLate({
  currentRound,
  totalRounds,
}: {
  currentRound: number
  totalRounds: number
}): boolean {
  return currentRound <= Math.min(SWISS_LATE_ROUNDS_MAX, Math.floor(totalRounds / 2))
}

export type ByesRefusal = 'SWISS_BYES_TOO_MANY' | 'SWISS_BYE_ROUND_CLOSED'

/**
 * Why a player may not have half-point byes in these rounds, all of which they ask for at once; null if they may.
 * Those of rounds that are paired stay: `taken`. The last round has none.
 */
export function refuseByes({
  asked,
  taken,
  currentRound,
  totalRounds,
}: {
  asked: readonly number[]
  taken: readonly number[]
  currentRound: number
  totalRounds: number
}): ByesRefusal | null {
  const added = asked.filter((round) => !taken.includes(round))
  if (added.some((round) => round <= currentRound || round >= totalRounds)) return 'SWISS_BYE_ROUND_CLOSED'
  return new Set([...asked, ...taken]).size > SWISS_HALF_BYES_MAX ? 'SWISS_BYES_TOO_MANY' : null
}

/** Who did not come to a game. */
function absentFrom({ games }: SwissRound): string[] {
  return games.flatMap(({ white, black, result }) => {
    const isWhiteAbsent = result === '-/+' || result === '-/-'
    const isBlackAbsent = result === '+/-' || result === '-/-'
    return [...(isWhiteAbsent ? [white] : []), ...(isBlackAbsent ? [black] : [])]
  })
}

/**
 * The players whose no-show in the last of these rounds is one too many in a row, so that they are withdrawn. Rounds
 * without a game neither count nor interrupt. `returnedRounds`: the round in which a player came back; only later
 * ones count.
 */
export function findAbsentees(
  rounds: readonly SwissRound[],
  returnedRounds: ReadonlyMap<string, number>,
): string[] {
  const last = rounds.at(-1)
  return last === undefined ? [] : absentFrom(last).filter(isAbsentee)

  function isAbsentee(playerId: string): boolean {
    const counted = rounds.slice(returnedRounds.get(playerId) ?? 0)
    let noShows = 0
    for (const round of counted.toReversed()) {
      if (!round.games.some(({ white, black }) => white === playerId || black === playerId)) continue
      if (!absentFrom(round).includes(playerId)) return false
      noShows++
      if (noShows === SWISS_NO_SHOWS_MAX) return true
    }
    return false
  }
}
