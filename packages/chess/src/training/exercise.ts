import type { Variant } from '../position.ts'
import type { Theme } from './theme.ts'

/** Where the game of an exercise comes from. */
export const EXERCISE_SOURCES = ['bot', 'online', 'imported', 'historic'] as const
export type ExerciseSource = (typeof EXERCISE_SOURCES)[number]

/** A move that counts as found, in UCI, and the winning chances that it leaves its player, 0 to 100. */
export type AcceptedMove = { uci: string; chances: number }

/** More good moves than these leave nothing to find. */
export const ACCEPTED_MAX = 3
/** How many plies of a line are kept. */
export const LINE_PLIES_MAX = 12

/** A mistake made into a question: what was better here? */
export type Exercise = {
  /** Game and ply of the mistake: a mistake found twice is one exercise. */
  id: string
  source: ExerciseSource
  gameId: string
  variant: Variant
  /** The position before the mistake. */
  fen: string
  /** The ply of the mistake, from 1. */
  ply: number
  /** The mistake in UCI. */
  played: string
  /** The winning chances that the mistake threw away, in percentage points. */
  lost: number
  /** The best move first. */
  accepted: readonly AcceptedMove[]
  /** What both sides are expected to play after the best move, which begins it. */
  line: readonly string[]
  /** How the other side punishes the mistake. */
  refutation: readonly string[]
  themes: readonly Theme[]
  /** How hard it seems, on the scale of ratings, before anybody has tried it. */
  difficulty: number
}

export const exerciseId = ({ gameId, ply }: Pick<Exercise, 'gameId' | 'ply'>): string => `${gameId}.${ply}`
