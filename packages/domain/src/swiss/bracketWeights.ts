import type { Stage } from './absoluteCriteria.ts'
import { preferencesClash } from './colorPreference.ts'
import type { PlayerRecord } from './playerRecord.ts'

/**
 * The players who are still to be paired, in order of rank: first those of the bracket (players moved down into
 * it, then its own), then those of the next score, then all others.
 */
export type Bracket = {
  players: readonly PlayerRecord[]
  /** How many players were moved down. */
  movedDown: number
  /** The index after the bracket's last player, and after the last one of the next score. */
  end: number
  nextEnd: number
  /** Whether the only player who leaves the bracket unpaired is the one who gets the bye. */
  givesBye: boolean
  stage: Stage
}

/** What a criterion looks at: pairs of the bracket, pairs with a player of the next score, or the bye. */
type Scope = 'bracket' | 'next' | 'bye'

/** A criterion: the sum of `value` over all pairs in its scope should be large; it is `most` at best. */
type Criterion = {
  scope: Scope
  most: number
  value: (higher: PlayerRecord, lower: PlayerRecord) => number
}

/** A criterion with its place in the weight of an edge. */
type PlacedCriterion = Criterion & { limb: number; unit: number }

/** A limb's sum over all pairs stays below this, so dual values of hundreds of players stay exact. */
const LIMB_MAX = 2 ** 32

/**
 * The weight of a pair by FIDE C.04.3, criteria C6 to C21. Sums over a pairing compare as the criteria do, the
 * most important first: each has a digit of a mixed-radix number, spread over limbs. Criteria that cannot tell
 * pairings of this bracket apart are left out.
 */
export function placeCriteria(bracket: Bracket): { limbs: number; placed: PlacedCriterion[] } {
  const criteria = [...countCriteria(bracket), ...colorCriteria(bracket), ...floatCriteria(bracket)]
  const placed: PlacedCriterion[] = []
  let limb = 0
  let room = 1
  // From the least important one up: its digit is the last of the last limb.
  for (const criterion of criteria.filter(({ most }) => most > 0).reverse()) {
    if (room * (criterion.most + 1) > LIMB_MAX) {
      limb++
      room = 1
    }
    placed.push({ ...criterion, limb, unit: room })
    room *= criterion.most + 1
  }
  return { limbs: limb + 1, placed: placed.map((one) => ({ ...one, limb: limb - one.limb })) }
}

/** C6 to C9: who is paired in this bracket and the next, and who gets the bye. */
function countCriteria({ players, movedDown, end, nextEnd, givesBye, stage }: Bracket): Criterion[] {
  const inBracket = players.slice(0, end)
  const one = () => 1
  return [
    { scope: 'bracket', most: end - movedDown, value: one },
    ...perScore(players.slice(0, movedDown), 'bracket'),
    { scope: 'next', most: nextEnd - end, value: one },
    ...(nextEnd > end ? perScore(inBracket, 'next') : []),
    // A player with few games has had many rounds without one.
    { scope: 'bye', most: givesBye ? stage.playedRounds : 0, value: ({ colors }) => colors.length },
  ]
}

/** For each score, from the highest: how many players who have it are the higher one of a pair. */
function perScore(
  players: readonly PlayerRecord[],
  scope: Scope,
  counts: (higher: PlayerRecord, lower: PlayerRecord) => boolean = () => true,
): Criterion[] {
  const scores = [...new Set(players.map(({ halfPoints }) => halfPoints))].sort((one, other) => other - one)
  return scores.map((score) => ({
    scope,
    most: players.filter(({ halfPoints }) => halfPoints === score).length,
    value: (higher, lower) => Number(higher.halfPoints === score && counts(higher, lower)),
  }))
}

/** C10 to C13: the colors that the players of a pair prefer. */
function colorCriteria({ movedDown, end, stage }: Bracket): Criterion[] {
  const pairs = end - movedDown
  const clash = ({ preference: one }: PlayerRecord, { preference: other }: PlayerRecord) =>
    preferencesClash(one, other)
  const isStrong = ({ preference: { strength } }: PlayerRecord) =>
    strength === 'strong' || strength === 'absolute'
  const areAbsolute = (one: PlayerRecord, other: PlayerRecord) =>
    one.preference.strength === 'absolute' && other.preference.strength === 'absolute'
  const among = (isBad: (one: PlayerRecord, other: PlayerRecord) => boolean, most = pairs): Criterion => ({
    scope: 'bracket',
    most,
    value: (one, other) => Number(!(clash(one, other) && isBad(one, other))),
  })
  // Two players who must have the same color meet in the last round only.
  const lastRoundPairs = stage.isLastRound ? pairs : 0
  return [
    among((one, other) => one.preference.imbalance > 1 && other.preference.imbalance > 1, lastRoundPairs),
    among((one, other) => areAbsolute(one, other) && givesThreeInRow(one, other), lastRoundPairs),
    among(() => true),
    among((one, other) => isStrong(one) && isStrong(other) && !areAbsolute(one, other)),
  ]
}

/** Whether one of two players who prefer the same color gets the other one for the third time in a row. */
function givesThreeInRow({ preference: one }: PlayerRecord, { preference: other }: PlayerRecord): boolean {
  if (one.imbalance === other.imbalance) return one.repeated !== null && one.repeated === other.repeated
  const yielding = one.imbalance > other.imbalance ? other : one
  return yielding.repeated !== null && yielding.repeated !== yielding.color
}

/** C14 to C21: floats that would repeat one of the last two rounds. */
function floatCriteria({ players, movedDown, end }: Bracket): Criterion[] {
  const movedDownPlayers = players.slice(0, movedDown)
  const residents = players.slice(movedDown, end)
  const score = residents[0]?.halfPoints ?? 0
  const isMovedDown = ({ halfPoints }: PlayerRecord) => halfPoints > score
  const rounds = [0, 1] as const
  /** Residents who floated down before should be paired here, so that they don't again. */
  const down = (back: 0 | 1): Criterion => {
    const counts = (player: PlayerRecord) => Number(!isMovedDown(player) && player.floats[back] === 'down')
    return {
      scope: 'bracket',
      most: residents.filter(counts).length,
      value: (higher, lower) => counts(higher) + counts(lower),
    }
  }
  /** Residents who floated up before should not be paired with a player moved down. */
  const up = (back: 0 | 1): Criterion => ({
    scope: 'bracket',
    most: movedDown > 0 && residents.some(({ floats }) => floats[back] === 'up') ? residents.length : 0,
    value: (higher, lower) => Number(!(isMovedDown(higher) && lower.floats[back] === 'up')),
  })
  const downScores = (back: 0 | 1) =>
    perScore(
      movedDownPlayers.filter(({ floats }) => floats[back] === 'down'),
      'bracket',
      (higher) => higher.floats[back] === 'down',
    )
  const upScores = (back: 0 | 1) =>
    perScore(movedDownPlayers, 'bracket', (_, lower) => lower.floats[back] !== 'up')
  return [
    ...rounds.flatMap((back) => [down(back), up(back)]),
    ...rounds.flatMap((back) => [...downScores(back), ...upScores(back)]),
  ]
}
