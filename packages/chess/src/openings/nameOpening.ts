import { makeFen } from '../fen.ts'
import { gamePosition, replayUcis, startGame, undoMove } from '../game.ts'
import { makeMove } from '../makeMove.ts'
import { parseSanMove } from '../san.ts'
import type { Position } from '../table.ts'
import { OPENING_LINES } from './openingLines.ts'

/** `eco`: the code of the Encyclopaedia of Chess Openings. `ply`: the last ply that reached the opening. */
export type Opening = { eco: string; name: string; ply: number }

type Named = Omit<Opening, 'ply'>

let book: ReadonlyMap<string, Named> | null = null

/** The key by which two positions are the same opening: everything but the counters. */
function keyOf(position: Position): string {
  return makeFen(position).split(' ').slice(0, 4).join(' ')
}

/** The openings by position, so that transpositions get the name of where they arrive. Built on first use. */
function readBook(): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>()
  const game = startGame()
  let sans: string[] = []
  for (const text of OPENING_LINES.trim().split('\n')) {
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
  return named
}

function parseLine(text: string): { eco: string; shared: number; rest: string[]; name: string } {
  const [moves = '', name = ''] = text.split('|')
  const [eco = '', shared, ...rest] = moves.split(' ')
  return { eco, shared: Number(shared), rest, name }
}

/** The last named opening that a game from the usual start went through, or null. */
export function nameOpening(ucis: readonly string[]): Opening | null {
  book ??= readBook()
  const replayed = replayUcis(ucis)
  if (!replayed.ok) return null
  const { game } = replayed
  for (let ply = ucis.length; ply > 0; ply--) {
    const named = book.get(keyOf(gamePosition(game)))
    if (named) return { ...named, ply }
    undoMove(game)
  }
  return null
}
