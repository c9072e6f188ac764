import type { Game } from '../game.ts'
import { unmake } from '../makeMove.ts'
import type { Move } from '../move.ts'
import { hashHalf, loadPosition } from '../table.ts'
import { evaluate } from './evaluate.ts'
import { type BotLevel, LEVEL_DEPTH_PLIES, LEVEL_TEMPER, type Temper } from './levels.ts'
import { advance, beginLine, FULL, PLACEMENT } from './line.ts'
import { INFINITE, MATE_BOUND } from './score.ts'
import { makeResult, type RootMove, type SearchResult, searchRoot } from './searchGame.ts'

/**
 * The move that a level of play chooses, null only where there is none. The same game, level and seed give the same
 * move. The strongest level's move depends on the seed only among moves of exactly equal worth.
 */
export function chooseLevelMove(input: {
  game: Game
  level: BotLevel
  seed: number
  signal?: { readonly aborted: boolean }
}): SearchResult {
  const { game, level, seed, signal } = input
  const temper = LEVEL_TEMPER[level]
  loadPosition(game.position)
  const random = randomizer(seed ^ hashHalf(0))
  const limits = { depthPlies: LEVEL_DEPTH_PLIES[level], ...(signal && { signal }) }
  const searched = searchRoot(game, limits, {
    margin: 2 * temper.misjudgedCentipawns,
    arrange: (moves) => shuffle(moves, random),
  })
  const chosen = temper.misjudgedCentipawns === 0 ? 0 : misjudge(game, searched.moves, temper, random)
  const moves = chosen === 0 ? searched.moves : searched.moves.slice(chosen)
  return makeResult({ ...searched, moves })
}

/** Numbers from 0 up to 1, the same for the same seed. */
function randomizer(seed: number): () => number {
  return () => {
    seed = (seed + 0x9e3779b9) | 0
    let mixed = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

function shuffle(moves: readonly Move[], random: () => number): Move[] {
  const keyed = moves.map((move) => ({ move, key: random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ move }) => move)
}

/**
 * Which of the moves, the best first, seems the best to someone of that temper. The best itself is never overlooked:
 * what goes wrong is that another looks better than it is.
 */
function misjudge(game: Game, moves: readonly RootMove[], temper: Temper, random: () => number): number {
  if (moves.length === 0 || moves[0]!.value > MATE_BOUND) return 0
  loadPosition(game.position)
  beginLine()
  let chosen = 0
  let most = -INFINITE
  moves.forEach(({ move, value }, at) => {
    const overlooked = random() * 100 < temper.overlookedPercent && at > 0
    // Two throws: small errors are likelier than great ones.
    const error = (random() + random() - 1) * temper.misjudgedCentipawns
    const seeming = (overlooked ? glance(move) : value) + error
    if (seeming <= most) return
    most = seeming
    chosen = at
  })
  return chosen
}

/** What the position looks like right after the move. */
function glance(move: Move): number {
  advance(move, 0)
  const seen = 0 - evaluate(PLACEMENT[1]!, FULL[1]!)
  unmake()
  return seen
}
