import { type Exercise, parseExercise } from '@lance/chess/training'

/** An exercise in the player's list. `playedAtMs`: when its game ended, in ms since 1970. */
export type OwnExercise = Exercise & { playedAtMs: number }

/** Reads what was stored or came from the server; null if anything is wrong with it. */
export function parseOwnExercise(raw: unknown): OwnExercise | null {
  const exercise = parseExercise(raw)
  const { playedAtMs } = (raw ?? {}) as { playedAtMs?: unknown }
  if (exercise === null || !Number.isSafeInteger(playedAtMs) || Number(playedAtMs) < 0) return null
  return { ...exercise, playedAtMs: Number(playedAtMs) }
}

/** The newest games first, and of a game the worst mistake first. */
export const byNewest = (one: OwnExercise, other: OwnExercise): number =>
  other.playedAtMs - one.playedAtMs || other.lost - one.lost || one.ply - other.ply
