import { judgePlayer } from '@lance/domain/fairPlay'
import { byPlayer } from './analysedSides.ts'
import type { AnalysedSide } from './analyseSides.ts'

/**
 * A player's evidence over some games in a row. `rate`: expected share of honest players with as much. `matches`: the share of the
 * moves that the analysis prefers to all others.
 */
export type PlayerScore = {
  player: string
  model: string
  strategy: string | null
  nats: number
  rate: number
  isExtrapolated: boolean
  matches: number
}

/** Scores each player with enough games by the first so many; `isEach`: by every such row of games, none of them twice. */
export function scorePlayers(
  sides: readonly AnalysedSide[],
  { games, isEach = false }: { games: number; isEach?: boolean },
): PlayerScore[] {
  return [...byPlayer(sides).values()].flatMap((own) => {
    const windows = isEach ? Math.floor(own.length / games) : Math.min(1, Math.floor(own.length / games))
    return Array.from({ length: windows }, (_, at) => scoreGames(own.slice(at * games, (at + 1) * games)))
  })
}

function scoreGames(sides: readonly AnalysedSide[]): PlayerScore {
  const [first] = sides as [AnalysedSide]
  const judged = judgePlayer({ games: sides.map(({ game }) => game), complaints: 0 })
  const { player, model } = first
  const strategy = sides.find((side) => side.strategy !== null)?.strategy ?? null
  return {
    player,
    model,
    strategy,
    nats: judged.nats,
    rate: judged.falseAlarmRate,
    isExtrapolated: judged.isExtrapolated,
    matches: matchesOf(sides),
  }
}

/** The share of these sides' moves that the engine prefers to all others. */
export function matchesOf(sides: readonly AnalysedSide[]): number {
  const moves = sides.flatMap(({ game }) => game.moves)
  return moves.filter(({ played }) => played === 0).length / Math.max(1, moves.length)
}
