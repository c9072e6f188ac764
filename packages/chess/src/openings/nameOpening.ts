import { makeFen } from '../fen.ts'
import { gamePosition, replayUcis, startGame, undoMove } from '../game.ts'
import { findMove } from '../legalMoves.ts'
import { makeMove } from '../makeMove.ts'
import { movePromotion } from '../move.ts'
import { parseSanMove } from '../san.ts'
import type { Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import { OPENING_LINES } from './openingLines.ts'

/** `eco`: the code of the Encyclopaedia of Chess Openings. `ply`: the last ply that reached the opening. */
export type Opening = { eco: string; name: string; ply: number }

type Named = Omit<Opening, 'ply'>

type Book = ReadonlyMap<string, Named>

let book: Book | null = null

/** How many lines of the book are read at a time where other work waits: about a millisecond. */
const SLICE_LINES = 50

/** The key by which two positions are the same opening: everything but the counters. */
function keyOf(position: Position): string {
  return makeFen(position).split(' ').slice(0, 4).join(' ')
}

/** The openings by position, so that transpositions get the name of where they arrive. Built on first use. */
function openBook(): Book {
  for (const _slice of readBook());
  if (book === null) throw new Error('the book of openings was not read')
  return book
}

/** Reads the book in slices, for a caller with other work to do between them. At once when it has been read. */
export function* readBook(): Generator<void> {
  if (book !== null) return
  const named = new Map<string, Named>()
  const game = startGame()
  let sans: string[] = []
  for (const [index, text] of OPENING_LINES.trim().split('\n').entries()) {
    if (index % SLICE_LINES === SLICE_LINES - 1) yield
    const { eco, shared, rest, name } = parseLine(text)
    for (let left = sans.length - shared; left > 0; left--) undoMove(game)
    sans = [...sans.slice(0, shared), ...rest]
    for (const san of rest) {
      const parsed = parseSanMove(gamePosition(game), san)
      if (!parsed.ok) throw new Error(`${name}: ${san} is not a legal move`)
      makeMove(gamePosition(game), parsed.move)
    }
    named.set(keyOf(gamePosition(game)), { eco, name })
  }
  book = named
}

function parseLine(text: string): { eco: string; shared: number; rest: string[]; name: string } {
  const [moves = '', name = ''] = text.split('|')
  const [eco = '', shared, ...rest] = moves.split(' ')
  return { eco, shared: Number(shared), rest, name }
}

/** The last named opening that a game from the usual start went through, or null. */
export function nameOpening(ucis: readonly string[]): Opening | null {
  const named = openBook()
  const replayed = replayUcis(ucis)
  if (!replayed.ok) return null
  const { game } = replayed
  for (let ply = ucis.length; ply > 0; ply--) {
    const found = named.get(keyOf(gamePosition(game)))
    if (found) return { ...found, ply }
    undoMove(game)
  }
  return null
}

/** The family of an opening: "Sicilian Defense" of "Sicilian Defense: Najdorf Variation". */
export const openingFamily = (name: string): string => (name.split(/[:,]/)[0] as string).trim()

/** `fen`: the position with which the game entered the family. */
export type OpeningPath = { name: string; family: string; fen: string }

/** The last named opening of a game from the usual start, as `nameOpening`, and where its family began. */
export function traceOpening(ucis: readonly string[]): OpeningPath | null {
  const named = openBook()
  const game = startGame()
  let path = null as OpeningPath | null
  for (const uci of ucis) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move || movePromotion(move) !== wanted?.promotion) break
    makeMove(gamePosition(game), move)
    const key = keyOf(gamePosition(game))
    const name = named.get(key)?.name
    if (name === undefined) continue
    const family = openingFamily(name)
    path = { name, family, fen: path?.family === family ? path.fen : key }
  }
  return path
}
