import type { Move } from '../move.ts'
import type { Color } from '../position.ts'

/** What a move is, as bits that add up: signs of how natural it looks to a person. */
export const MOVE_KINDS = {
  capture: 1,
  /** Onto the square of the piece that was just taken there. */
  recapture: 2,
  check: 4,
  castling: 8,
  /** A piece, not a pawn, that goes back towards its own side. */
  retreat: 16,
  pawn: 32,
  king: 64,
  /** The piece that this side moved last. */
  again: 128,
} as const

/**
 * A move that a player could have chosen, in numbers alone, so that a game's moves fit into a small JSON. `chance`: the
 * mover's winning chances by the whole search, in thousandths. `glance`: the same by a search of one ply; `look`: by one of
 * three plies, at most what the worst move that it sees is worth. `kinds`: the sum of its `MOVE_KINDS`.
 */
export type CandidateMove = readonly [move: Move, chance: number, glance: number, look: number, kinds: number]

/**
 * A move that counts as evidence, and what else could have been played. `choices`: legal moves. `candidates`: the best ones,
 * the best first, then those that a glance prefers: so many are `listed`, whatever was played. If that is none of them, it
 * follows. `played`: its index there.
 */
export type AnalysedMove = {
  ply: number
  color: Color
  choices: number
  listed: number
  played: number
  candidates: readonly CandidateMove[]
}
