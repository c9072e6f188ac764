import { completeMatching } from './matching/completeMatching.ts'
import { allowEdge, createMatching, setWeight } from './matching/matching.ts'
import { lowerDual, settle } from './matching/rematch.ts'
import type { PlayerRecord } from './playerRecord.ts'

/**
 * Finds some pairing that meets the absolute criteria, with a bye for the lowest score possible (FIDE C.04.3,
 * criterion C5). Null if there is none. `players`: in order of rank.
 */
export function planRound(
  players: readonly PlayerRecord[],
  mayPair: (one: PlayerRecord, other: PlayerRecord) => boolean,
): {
  /** The partners of players, by index. */
  partners: ReadonlyMap<number, number>
  /** The score of the player who gets the bye; null without a bye. */
  byeHalfPoints: number | null
  /** Whether the first bracket can pair all its players but the one with the bye. */
  givesBye: boolean
} | null {
  const bye = players.length
  const size = bye + (bye % 2)
  const top = players.filter(({ halfPoints }) => halfPoints === players[0]?.halfPoints).length
  const scores = [...new Set(players.map(({ halfPoints }) => halfPoints))]
  const matching = createMatching({ size, limbs: 2 })
  players.forEach((lower, x) => {
    for (let v = 0; v < x; v++) {
      if (!mayPair(players[v]!, lower)) continue
      allowEdge(matching, v, x)
      if (x < top) setWeight(matching, [v, x], 1, 1)
    }
    if (size === bye || !lower.mayHaveBye) return
    allowEdge(matching, x, bye)
    setWeight(matching, [x, bye], 0, scores.indexOf(lower.halfPoints))
  })
  for (const vertex of matching.active) lowerDual(matching, vertex)
  for (const vertex of matching.active) settle(matching, vertex)
  if (!completeMatching(matching)) return null
  const { mate } = matching
  const partners = new Map(
    players.flatMap((_, index) => (mate[index]! < bye ? [[index, mate[index]!] as const] : [])),
  )
  const byeHalfPoints = size === bye ? null : players[mate[bye]!]!.halfPoints
  const givesBye =
    byeHalfPoints === players[0]?.halfPoints &&
    players.slice(0, top).every((_, index) => mate[index]! < top || mate[index] === bye)
  return { partners, byeHalfPoints, givesBye }
}
