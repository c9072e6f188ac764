import { HALF_POINTS, halfPointsOf, type SwissPlayer, type SwissRound, wasPlayed } from './swissRound.ts'

/**
 * What a player did in one round. `opponent`: the place among the players, from 0. A voluntary unplayed round is
 * one the player chose not to play: a forfeited game or a bye asked for (FIDE C.07, 16.1.2).
 */
export type Encounter =
  | { kind: 'game'; opponent: number; halfPoints: number }
  | { kind: 'forfeit'; opponent: number; halfPoints: number; isVoluntary: boolean }
  | { kind: 'bye'; halfPoints: number; isVoluntary: boolean }

/** The rounds of each player, in the order of the players. */
export function readEncounters(
  players: readonly SwissPlayer[],
  rounds: readonly SwissRound[],
): Encounter[][] {
  const placeOf = new Map(players.map(({ playerId }, place) => [playerId, place]))
  const encounters = players.map((): Encounter[] => [])
  for (const { games, byes } of rounds) {
    const round: (Encounter | undefined)[] = players.map(() => undefined)
    for (const { white, black, result } of games) {
      const points = halfPointsOf(result)
      const places = { white: placeOf.get(white) ?? -1, black: placeOf.get(black) ?? -1 }
      for (const [color, other] of [
        ['white', 'black'],
        ['black', 'white'],
      ] as const) {
        const halfPoints = points[color]
        const opponent = places[other]
        round[places[color]] = wasPlayed(result)
          ? { kind: 'game', opponent, halfPoints }
          : { kind: 'forfeit', opponent, halfPoints, isVoluntary: halfPoints === HALF_POINTS.loss }
      }
    }
    for (const { playerId, kind } of byes) {
      const isVoluntary = kind === 'half' || kind === 'zero'
      round[placeOf.get(playerId) ?? -1] = { kind: 'bye', halfPoints: HALF_POINTS[kind], isVoluntary }
    }
    encounters.forEach((list, place) => {
      list.push(round[place] ?? { kind: 'bye', halfPoints: HALF_POINTS.zero, isVoluntary: true })
    })
  }
  return encounters
}
