import {
  findMove,
  findOutcome,
  gamePly,
  gamePosition,
  isCheck,
  legalMoves,
  makeFen,
  makeUci,
  moveFrom,
  moveTo,
  parseUci,
  pieceAt,
  playMove,
  startGame,
  turn,
} from '@lance/chess'
import type { Engine, SearchLimits, SearchLine } from '../src/index.ts'
import { packPosition, setResult } from './packedPosition.ts'
import type { Random } from './randomizer.ts'

// Rules of a game: it begins with random plies, and ends by the rules of chess or when the score has long said how.
const RANDOM_PLIES = 8
const OPENING_CENTIPAWNS = 250
const WON_CENTIPAWNS = 2500
const WON_PLIES = 5
const DRAWN_CENTIPAWNS = 8
const DRAWN_PLIES = 10
const DRAWN_FROM_PLY = 80
const PLIES_MOST = 300

/**
 * Plays a game of the engine against itself, so many nodes a move, and returns its quiet positions, packed. Empty: the
 * opening was lost for one side.
 */
export function playTrainingGame(engine: Engine, random: Random, nodes: number): Uint8Array[] {
  const game = startGame()
  const position = gamePosition(game)
  const ucis: string[] = []
  // Either side may be the first to think.
  const plies = RANDOM_PLIES + random(2)
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position)
    const move = moves[random(moves.length)]
    if (move === undefined || findOutcome(position) !== null) return []
    ucis.push(playMove(game, move).uci)
  }
  if (findOutcome(position) !== null) return []
  engine.forget()
  engine.setGame({ ucis })
  const found: Uint8Array[] = []
  let won = 0
  let drawn = 0
  while (gamePly(game) < PLIES_MOST) {
    const side = turn(position)
    const best = findBest(engine, { maxNodes: nodes }) ?? findBest(engine, { depthPlies: 1 })
    const wanted = best && parseUci(best.pv[0] ?? '')
    const move = wanted && findMove(position, wanted)
    if (!best || !move) throw new Error(`no move after ${ucis.join(' ')}`)
    const score = best.score.kind === 'mate' ? Math.sign(best.score.moves) * 20_000 : best.score.value
    if (ucis.length === plies && Math.abs(score) > OPENING_CENTIPAWNS) return []
    const isQuiet = pieceAt(position, moveTo(move)) === null && makeUci(move).length === 4
    const isPawnPassing =
      pieceAt(position, moveFrom(move))?.role === 'pawn' && (moveFrom(move) & 7) !== (moveTo(move) & 7)
    if (isQuiet && !isPawnPassing && !isCheck(position) && Math.abs(score) < 10_000)
      found.push(packPosition({ fen: makeFen(position), score }))
    const { outcome, uci } = playMove(game, move)
    engine.play(uci)
    ucis.push(uci)
    if (outcome) return end(found, outcome.kind !== 'checkmate' ? 1 : outcome.winner === 'white' ? 2 : 0)
    const forWhite = side === 'white' ? score : -score
    won = Math.abs(forWhite) >= WON_CENTIPAWNS ? won + 1 : 0
    drawn = gamePly(game) > DRAWN_FROM_PLY && Math.abs(score) <= DRAWN_CENTIPAWNS ? drawn + 1 : 0
    if (won >= WON_PLIES) return end(found, forWhite > 0 ? 2 : 0)
    if (drawn >= DRAWN_PLIES) return end(found, 1)
  }
  return end(found, 1)
}

/** The best line; null if not one move could be searched to its end. */
function findBest(engine: Engine, limits: SearchLimits): SearchLine | null {
  const search = engine.startSearch(limits)
  while (!search.advance(100_000));
  return search.report()?.lines[0] ?? null
}

function end(found: Uint8Array[], halfPoints: 0 | 1 | 2): Uint8Array[] {
  for (const position of found) setResult(position, halfPoints)
  return found
}
