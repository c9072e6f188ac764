import type { Encounter } from './readEncounters.ts'
import { HALF_POINTS } from './swissRound.ts'

/**
 * Ranks tied players by the games among them: FIDE C.07, article 6. Returns groups in order; players of a group
 * remain tied. Forfeited games don't count.
 *
 * @param tied places among all players
 */
export function rankByDirectEncounter(
  tied: readonly number[],
  encounters: readonly (readonly Encounter[])[],
): number[][] {
  if (tied.length < 2) return [[...tied]]
  const results = tied.map((player) => {
    const games = (encounters[player] ?? []).filter(
      (encounter) => encounter.kind === 'game' && tied.includes(encounter.opponent),
    )
    const halfPoints = games.reduce((sum, game) => sum + game.halfPoints, 0)
    const missing = tied.length - 1 - games.length
    return { player, halfPoints, best: halfPoints + missing * HALF_POINTS.win, missing }
  })
  if (results.every(({ missing }) => missing === 0)) {
    const groups = [...Map.groupBy(results, ({ halfPoints }) => halfPoints)].sort(
      ([one], [other]) => other - one,
    )
    if (groups.length === 1) return [[...tied]]
    return groups.flatMap(([, group]) =>
      rankByDirectEncounter(
        group.map(({ player }) => player),
        encounters,
      ),
    )
  }
  // Some games are missing: only a player who is first whatever their outcome is ranked (6.3).
  const first = results.find(({ player, halfPoints }) =>
    results.every((other) => other.player === player || other.best < halfPoints),
  )
  if (first === undefined) return [[...tied]]
  const others = tied.filter((player) => player !== first.player)
  return [[first.player], ...rankByDirectEncounter(others, encounters)]
}
