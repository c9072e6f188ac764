import type { PgnProblemCode } from '@lance/chess/study'

/** The largest file that is read, and how many games a browser keeps. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024
export const COLLECTION_GAMES_MAX = 50_000
/** The longest game that is kept, in characters: a book in one game is no game. */
export const GAME_CHARS_MAX = 200_000
/** How many games that could not be read are named. */
export const SKIPPED_NAMED_MAX = 100
/** How many games a page of the list has. */
export const PAGE_GAMES = 100

/** What a list shows of a game. `id`: the same for the same game, whatever the layout of its text. */
export type CollectedGame = {
  id: string
  white: string
  black: string
  result: string
  event: string
  date: string
  eco: string
  plies: number
  addedAtMs: number
}

/** A game as it is kept. */
export type StoredGame = { game: CollectedGame; pgn: string }

/** A game that was not kept: where it begins, who played it, and what is wrong on which line. */
export type SkippedGame = {
  line: number
  white: string
  black: string
  code: PgnProblemCode | 'TOO_LONG'
  at: number
  text: string
}

/** How far an import is. `known`: the collection had them already. */
export type ImportCounts = { added: number; known: number; skipped: number }

/** Why an import ended before the end of its text. */
export type ImportStop = 'full' | 'noRoom' | 'cancelled'

export type ImportReport = ImportCounts & {
  named: readonly SkippedGame[]
  stop: ImportStop | null
}
