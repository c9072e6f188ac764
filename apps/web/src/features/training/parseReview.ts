import { TRAINING_GRADES, type TrainingReview } from '@lance/domain/training'

const ID = /^[\w.-]{1,80}$/

/** Reads an answer that was stored or came from the server; null if anything is wrong with it. */
export function parseReview(raw: unknown): TrainingReview | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, exerciseId, atMs, day, difficulty, ...rest } = raw as Record<string, unknown>
  const grade = TRAINING_GRADES.find((known) => known === rest.grade)
  if (grade === undefined || typeof id !== 'string' || typeof exerciseId !== 'string') return null
  if (!ID.test(id) || !ID.test(exerciseId)) return null
  if (!Number.isSafeInteger(atMs) || !Number.isSafeInteger(day) || typeof difficulty !== 'number') return null
  if (!(Number(atMs) >= 0 && Number(day) >= 0 && difficulty >= 0 && difficulty <= 4000)) return null
  return { id, exerciseId, atMs: Number(atMs), day: Number(day), grade, difficulty }
}
