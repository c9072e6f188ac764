import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { hashToken } from '../accounts/index.ts'
import { type ChallengeKind, insertChallenge, takeChallenge } from './challengeStore.ts'

/** How long a proof counts in its session. */
export const PROOF_MS = 5 * 60_000
/** How long a question waits for its answer. */
export const CHALLENGE_MS = 5 * 60_000
/** Questions of one user that wait; the oldest makes room for the next. */
export const CHALLENGES_MAX = 10
/** Questions of sign-ins by passkey that wait, on all servers: they belong to no known user yet. */
export const OPEN_SIGN_INS_MAX = 20_000

/** Stores a question, which one answer within five minutes may take. Refuses BUSY when too many wait. */
export async function keepChallenge(
  db: Kysely<Database>,
  { text, kind, userId, nowMs }: { text: string; kind: ChallengeKind; userId: string | null; nowMs: number },
): Promise<{ ok: true } | Refusal> {
  const [at, expiresAt] = [new Date(nowMs), new Date(nowMs + CHALLENGE_MS)]
  const challenge = { hash: hashToken(text), kind, userId, at, expiresAt }
  const bounds = { keep: CHALLENGES_MAX, openMax: OPEN_SIGN_INS_MAX }
  return (await insertChallenge(db, challenge, bounds))
    ? { ok: true }
    : { ok: false, code: 'BUSY', retryAfterS: 60 }
}

/** Takes the question that an answer names. Refuses STEP_ENDED when it was answered, is too old or not the user's. */
export async function useChallenge(
  db: Kysely<Database>,
  {
    text,
    kind,
    userId,
    nowMs,
  }: { text: string | null; kind: ChallengeKind; userId: string | null; nowMs: number },
): Promise<{ ok: true; challenge: string } | Refusal> {
  const ended = { ok: false, code: 'STEP_ENDED' } as const
  if (text === null) return ended
  const taken = await takeChallenge(db, { hash: hashToken(text), kind, now: new Date(nowMs) })
  return taken && taken.userId === userId ? { ok: true, challenge: text } : ended
}
