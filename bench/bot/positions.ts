import {
  type Game,
  gamePosition,
  legalMoves,
  makeUci,
  parseSan,
  playMove,
  START_FEN,
  startGame,
} from '@lance/chess'
import { famousGames } from '@lance/chess/famousGames'
import type { Engine } from '@lance/engine'
import { loadEngine } from '@lance/engine/node'

/** Integers from 0 to `below` - 1, the same for the same random seed. */
export function randomizer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

const MIDDLE_PLIES = [24, 35]

/** Fifty positions from the middle of known games. */
export function middleGames(): string[] {
  const fens = famousGames
    .filter(({ fen = START_FEN }) => fen === START_FEN)
    .flatMap(({ moves }) => {
      const game = startGame()
      return moves
        .trim()
        .split(/\s+/)
        .flatMap((san, at) => {
          const move = parseSan(gamePosition(game), san)
          if (move === null) throw new Error(`${san} is not legal`)
          const { fen, outcome } = playMove(game, move)
          return MIDDLE_PLIES.includes(at + 1) && outcome === null ? [fen] : []
        })
    })
  if (fens.length < 50) throw new Error('too few games')
  return fens.slice(0, 50)
}

const OPENING_PLIES = 8
/** An opening is fair if a search of so many plies sees no greater advantage, in centipawns. */
const FAIR_CENTIPAWNS = 60
const FAIR_PLIES = 8
const SLICE_NODES = 1_000_000

/** Openings of random moves that leave both sides about equal, as UCI. */
export async function openings(count: number): Promise<string[][]> {
  const engine = await loadEngine()
  const random = randomizer(1)
  const found: string[][] = []
  while (found.length < count) {
    const game = startGame()
    const ucis = Array.from({ length: OPENING_PLIES }, () => playAny(game, random))
    if (isFair(engine, ucis)) found.push(ucis)
  }
  return found
}

function isFair(engine: Engine, ucis: readonly string[]): boolean {
  engine.forget()
  engine.setGame({ ucis })
  const search = engine.startSearch({ depthPlies: FAIR_PLIES })
  while (!search.advance(SLICE_NODES));
  const score = search.report()?.lines[0]?.score
  return score?.kind === 'centipawns' && Math.abs(score.value) <= FAIR_CENTIPAWNS
}

function playAny(game: Game, random: (below: number) => number): string {
  const moves = legalMoves(gamePosition(game))
  const move = moves[random(moves.length)] ?? 0
  playMove(game, move)
  return makeUci(move)
}
