import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Color } from '@lance/chess'

/** One side of a game of the laboratory, whose README says what the models and strategies are. */
export type LabSide = {
  player: string
  rating: number
  model: string
  cheat: { engine: string; strategy: string; strength: string } | null
}

/** A game of the laboratory: as much of its format as is used here. */
export type LabGame = {
  id: string
  part: string
  initialS: number
  incrementS: number
  stakeCents: number
  white: LabSide
  black: LabSide
  ucis: readonly string[]
  thinkMs: readonly number[]
  awayMs: readonly number[]
  helped: readonly number[]
  result: string
  end: string
  source: string
  startedAtMs: number
  tournament: string | null
}

/** The games of a folder's `games-*.jsonl`. Throws on a line that is no game. */
export function readLabGames(folder: string): LabGame[] {
  return readdirSync(folder)
    .filter((name) => /^games-.*\.jsonl$/.test(name))
    .sort()
    .flatMap((name) => readLines(join(folder, name)).map((line, at) => checkGame(line, `${name}:${at + 1}`)))
}

/** The values of a file's lines; none if there is no such file. A last line without an end was cut off and is left out. */
export function readLines(path: string): unknown[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown)
}

function checkGame(value: unknown, where: string): LabGame {
  const game = value as LabGame
  const isGame =
    typeof game?.id === 'string' &&
    typeof game.part === 'string' &&
    [game.white, game.black].every(
      (side) => typeof side?.player === 'string' && Number.isFinite(side.rating),
    ) &&
    [game.ucis, game.thinkMs, game.awayMs, game.helped].every(Array.isArray)
  if (!isGame) throw new Error(`${where} is no game of the laboratory`)
  return game
}

export const sideOf = (game: LabGame, color: Color): LabSide => game[color]

/** The score of a side. */
export function scoreOf({ result }: LabGame, color: Color): number {
  if (result === '1/2-1/2') return 0.5
  return (result === '1-0') === (color === 'white') ? 1 : 0
}
