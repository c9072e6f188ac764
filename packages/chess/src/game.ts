import { inCheck } from './checks.ts'
import { type FenOptions, makeFen, parseFen, START_FEN } from './fen.ts'
import { canMove, findMove } from './legalMoves.ts'
import { make, moveOfPly, unmakeMove } from './makeMove.ts'
import { type Move, movePromotion } from './move.ts'
import { decideOutcome, type Outcome } from './outcome.ts'
import { makeSanBody } from './san.ts'
import { loadPosition, MAX_PLIES, type Position, pliesMade } from './table.ts'
import { makeUci, parseUci } from './uci.ts'

/** A running game: the position with the moves that led to it. */
export type Game = { readonly position: Position }

/**
 * Starts a game, optionally from a position or by the rules of Chess960 (see `chess960Start`). Throws on an invalid
 * FEN: check it with `parseFen` first.
 */
export function startGame(fen: string = START_FEN, options: FenOptions = {}): Game {
  const parsed = parseFen(fen, options)
  if (!parsed.ok) throw new RangeError(parsed.message)
  return { position: parsed.position }
}

/** The game's live position: it changes with every move played. */
export function gamePosition(game: Game): Position {
  return game.position
}

/** Plies played since the start of the game: 1 after White's first move. */
export function gamePly(game: Game): number {
  loadPosition(game.position)
  return pliesMade()
}

/** The move that was played at a ply (from 1), or null if it has not been. */
export function moveAtPly(game: Game, ply: number): Move | null {
  loadPosition(game.position)
  return ply >= 1 && ply <= pliesMade() ? moveOfPly(ply) : null
}

/**
 * Plays a legal move (from `findMove`) and returns its notation, the position after it, and the outcome if it
 * ended the game.
 */
export function playMove(
  game: Game,
  move: Move,
): { san: string; uci: string; fen: string; outcome: Outcome | null } {
  const { position } = game
  loadPosition(position)
  const body = makeSanBody(move)
  make(move)
  const check = inCheck()
  const stuck = !canMove()
  return {
    san: check ? body + (stuck ? '#' : '+') : body,
    uci: makeUci(move),
    fen: makeFen(position),
    outcome: decideOutcome({ check, stuck }),
  }
}

/** Undoes the last move. Throws if there is none. */
export function undoMove(game: Game): void {
  unmakeMove(game.position)
}

/**
 * Replays a stored game. Fails at the first move (`ply`, from 1) that is not legal or not UCI. Checks only
 * the rules of movement, not whether a draw would have ended the game earlier.
 */
export function replayUcis(
  ucis: readonly string[],
  fen: string = START_FEN,
  options: FenOptions = {},
): { ok: true; game: Game } | { ok: false; ply: number } {
  const game = startGame(fen, options)
  const { position } = game
  if (ucis.length > MAX_PLIES) return { ok: false, ply: MAX_PLIES + 1 }
  for (let at = 0; at < ucis.length; at++) {
    const wanted = parseUci(ucis[at]!)
    const move = wanted && findMove(position, wanted)
    if (!wanted || move === null || movePromotion(move) !== wanted.promotion)
      return { ok: false, ply: at + 1 }
    make(move)
  }
  return { ok: true, game }
}
