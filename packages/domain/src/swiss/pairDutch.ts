import { mayMeet, type Stage } from './absoluteCriteria.ts'
import { openBracketMatching, type PairRules } from './bracketMatching.ts'
import type { Bracket } from './bracketWeights.ts'
import { completeMatching } from './matching/completeMatching.ts'
import type { Matching } from './matching/matching.ts'
import { pairBracket } from './pairBracket.ts'
import { planRound } from './planRound.ts'
import type { PlayerRecord } from './playerRecord.ts'

export type PairedPlayers = { pairs: [PlayerRecord, PlayerRecord][]; bye: PlayerRecord | null }

/**
 * Pairs a round by the FIDE Dutch system (C.04.3, effective from 1 February 2026). The players come in order of
 * rank. Null if no pairing meets the absolute criteria.
 */
export function pairDutch(players: readonly PlayerRecord[], stage: Stage): PairedPlayers | null {
  const mayPair = (one: PlayerRecord, other: PlayerRecord) => mayMeet(one, other, stage)
  const plan = planRound(players, mayPair)
  if (plan === null) return null
  const rules: PairRules = {
    mayPair,
    mayLeave: ({ mayHaveBye, halfPoints }) => mayHaveBye && halfPoints === plan.byeHalfPoints,
  }
  const paired: PairedPlayers = { pairs: [], bye: null }
  let { partners, givesBye } = plan
  let left = players
  let movedDown = 0
  while (left.length > 1) {
    const bracket = bracketOf(left, { movedDown, givesBye, stage })
    const matching = openBracketMatching(bracket, rules, partners)
    if (!completeMatching(matching)) throw new Error('a bracket without a pairing')
    const pairs = pairBracket(matching, bracket)
    for (const [one, other] of pairs) paired.pairs.push([left[one]!, left[other]!])
    const next = followOn(bracket, matching, new Set(pairs.flat()), plan.byeHalfPoints)
    ;({ partners, givesBye, left, movedDown } = next)
  }
  paired.bye = left[0] ?? null
  return paired
}

function bracketOf(
  players: readonly PlayerRecord[],
  { movedDown, givesBye, stage }: { movedDown: number; givesBye: boolean; stage: Stage },
): Bracket {
  const scoreAt = (index: number) => players[index]?.halfPoints
  const endOf = (from: number) => {
    let end = from
    while (end < players.length && scoreAt(end) === scoreAt(from)) end++
    return end
  }
  const end = endOf(movedDown)
  return { players, movedDown, end, nextEnd: endOf(end), givesBye, stage }
}

/** What is left for the next bracket, and how its players are matched so far. */
function followOn(
  { players, end, nextEnd }: Bracket,
  { mate }: Matching,
  paired: ReadonlySet<number>,
  byeHalfPoints: number | null,
) {
  const indexes = players.map((_, index) => index).filter((index) => !paired.has(index))
  const placeOf = new Map(indexes.map((index, place) => [index, place]))
  const left = indexes.map((index) => players[index]!)
  const partners = new Map(
    indexes.flatMap((index, place) => {
      const partner = placeOf.get(mate[index]!)
      return partner === undefined ? [] : [[place, partner] as const]
    }),
  )
  const movedDown = indexes.filter((index) => index < end).length
  const bracket = indexes.filter((index) => index < nextEnd)
  const score = players[end]?.halfPoints ?? 0
  const givesBye =
    byeHalfPoints !== null &&
    byeHalfPoints >= score &&
    bracket.every((index) => mate[index]! < nextEnd || mate[index]! >= players.length)
  return { left, partners, movedDown, givesBye }
}
