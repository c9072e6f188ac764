import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { LabGame } from '../format.ts'
import { openOutput } from '../openOutput.ts'
import { partOf } from '../partOf.ts'
import { openRandom } from '../seededRandom.ts'
import { type HumanGame, judgeGame, type Refusal } from './judgeGame.ts'
import { listMasters } from './listMasters.ts'
import { readGames } from './readGames.ts'

/** In the place of a file: the masters' games of this repository. */
const MASTERS = 'masters'

/** What an import did: counts of games by source, and of refused ones by reason. */
export type ImportReport = {
  kept: Record<string, number>
  refused: Partial<Record<Refusal | 'a copy' | 'enough of a player', number>>
}

/**
 * Reads games of people from PGN and JSON files into FOLDER/games-human.jsonl, each game once and no more than
 * `mostPerPlayer` of one player. A file is named `SOURCE=PATH`, or by its path alone.
 */
export function importGames(
  files: readonly string[],
  { folder, mostPerPlayer }: { folder: string; mostPerPlayer: number },
): ImportReport {
  const output = openOutput(folder, 'human')
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  const report: ImportReport = { kept: {}, refused: {} }
  const refuse = (why: keyof ImportReport['refused']) => {
    report.refused[why] = (report.refused[why] ?? 0) + 1
  }
  for (const file of files) {
    const [source, path] = file.includes('=') ? splitOnce(file) : [basename(file).slice(0, 80), file]
    for (const read of path === MASTERS ? listMasters() : readGames(readFileSync(path, 'utf8'), path)) {
      const game = judgeGame(read, source)
      if (typeof game === 'string') refuse(game)
      else if (seen.has(game.id)) refuse('a copy')
      else if (isEnough(game, counts, mostPerPlayer)) refuse('enough of a player')
      else {
        seen.add(game.id)
        report.kept[source] = (report.kept[source] ?? 0) + 1
        output.write(placeGame(game))
      }
    }
  }
  output.close()
  return report
}

/** Counts a game for its players, unless one of them already has enough of them. */
function isEnough({ white, black }: HumanGame, counts: Map<string, number>, most: number): boolean {
  const players = [white.player, black.player]
  if (players.some((player) => (counts.get(player) ?? 0) >= most)) return true
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1)
  return false
}

function splitOnce(file: string): [string, string] {
  const at = file.indexOf('=')
  return [file.slice(0, at), file.slice(at + 1)]
}

/**
 * Gives a game its part. A player's games are all in one part, so a game between two parts goes to the part of one
 * of its players, by chance, and its other player becomes a guest who plays this game alone.
 */
export function placeGame({ id, ...game }: HumanGame): LabGame {
  const [white, black] = [partOf(game.white.player), partOf(game.black.player)]
  if (white === black) return { id, part: white, ...game }
  const isWhites = openRandom('cross', id)() < 0.5
  const guest = isWhites ? 'black' : 'white'
  return {
    id,
    part: isWhites ? white : black,
    ...game,
    [guest]: { ...game[guest], player: `guest-${id}` },
  }
}
