import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalysedSide } from './analyseSides.ts'
import { readLines } from './labGames.ts'

/** The analysed sides of these folders, each once, in the order of players and games. `nodes`: of this look alone. */
export function readSides(folders: readonly string[], nodes?: number): AnalysedSide[] {
  const prefix = nodes === undefined ? 'analysed-' : `analysed-${nodes}-`
  const sides = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => readLines(join(folder, name)) as AnalysedSide[]),
  )
  const unique = new Map(sides.map((side) => [`${side.player} ${side.game.gameId} ${side.game.nodes}`, side]))
  return [...unique.values()].sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ player, game }: AnalysedSide) =>
  `${player} ${String(game.endedAtMs).padStart(16, '0')} ${game.gameId}`

export const isHonest = ({ strategy }: AnalysedSide): boolean => strategy === null

/** The games of each player, in the order they were played. */
export function byPlayer(sides: readonly AnalysedSide[]): Map<string, AnalysedSide[]> {
  const players = new Map<string, AnalysedSide[]>()
  for (const side of sides) players.set(side.player, [...(players.get(side.player) ?? []), side])
  return players
}
