import { isHonest } from './analysedSides.ts'
import type { AnalysedSide } from './analyseSides.ts'
import { areaUnder, bootstrap, shareOf } from './rates.ts'
import { type PlayerScore, scorePlayers } from './scorePlayers.ts'

/** The shares of honest players that may be raised. */
export const ALARM_RATES = [0.01, 0.001] as const

type Share = ReturnType<typeof shareOf>

/**
 * What is found of one kind of cheat in so many games: the area under the curve, and the share raised at each rate. `matchesArea`:
 * the area under the curve of a plain share of the engine's moves.
 */
export type CheatRow = {
  strategy: string
  games: number
  players: number
  area: Share
  matchesArea: number
  found: Share[]
}
/** How many honest players of a model are raised at each rate. */
export type HonestRow = { model: string; games: number; players: number; raised: Share[] }
export type Rates = {
  cheats: CheatRow[]
  honest: HonestRow[]
  scores: ReadonlyMap<number, readonly PlayerScore[]>
}

const raisedAt = (scores: readonly PlayerScore[]) =>
  ALARM_RATES.map((most) => shareOf(scores.filter(({ rate }) => rate <= most).length, scores.length))

/** Measures the detector on players of a part: by numbers of games, kind of cheat and model of honest players. */
export function measureRates(sides: readonly AnalysedSide[], gameCounts: readonly number[]): Rates {
  const cheats: CheatRow[] = []
  const honest: HonestRow[] = []
  const all = new Map<number, readonly PlayerScore[]>()
  for (const games of gameCounts) {
    const clean = scorePlayers(sides.filter(isHonest), { games })
    const helped = scorePlayers(strategySides(sides), { games })
    if (clean.length === 0) continue
    all.set(games, [...clean, ...helped])
    for (const [model, scores] of [['all', clean] as const, ...groupBy(clean, ({ model }) => model)])
      honest.push({
        model,
        games,
        players: scores.length,
        raised: raisedAt(scores),
      })
    for (const [strategy, scores] of groupBy(helped, (score) => score.strategy ?? '')) {
      const found = raisedAt(scores)
      const matchesOf = (ones: readonly PlayerScore[]) => ones.map(({ matches }) => matches)
      const matchesArea = areaUnder(matchesOf(clean), matchesOf(scores))
      cheats.push({
        strategy,
        games,
        players: scores.length,
        area: areaOf(clean, scores),
        matchesArea,
        found,
      })
    }
  }
  return { cheats, honest, scores: all }
}

/** All sides of players who ever had help: they also play games without. */
function strategySides(sides: readonly AnalysedSide[]): AnalysedSide[] {
  const cheats = new Set(sides.filter((side) => !isHonest(side)).map(({ player }) => player))
  return sides.filter(({ player }) => cheats.has(player))
}

export function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return new Map([...groups].sort(([one], [other]) => one.localeCompare(other)))
}

function areaOf(clean: readonly PlayerScore[], helped: readonly PlayerScore[]): Share {
  const natsOf = (scores: readonly PlayerScore[]) => scores.map(({ nats }) => nats)
  const share = areaUnder(natsOf(clean), natsOf(helped))
  // Honest players and cheats are drawn again together, each group from itself.
  const { low, high } = bootstrap(helped, (drawn) => areaUnder(natsOf(clean), natsOf(drawn)))
  return { share, low, high }
}
