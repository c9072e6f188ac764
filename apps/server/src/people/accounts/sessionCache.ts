import type { Caller } from '../../kernel/routing.ts'

/** How long a token is cached, in ms: short enough that a session revoked elsewhere ends within 2 s. */
export const CACHED_MS = 1500
/** Cached tokens per process; each takes some 300 bytes. */
const TOKENS_MAX = 20_000

type Entry = { caller: Caller; expiresAtMs: number; readAtMs: number }

/** The user and session of recently read tokens, by the token's hash. Bounded. */
export type SessionCache = {
  find(key: string, nowMs: number): Caller | null
  keep(key: string, entry: Entry): void
  dropSessions(sessionIds: readonly string[]): void
}

export function openSessionCache({ tokensMax = TOKENS_MAX }: { tokensMax?: number } = {}): SessionCache {
  const entries = new Map<string, Entry>()
  return {
    find(key, nowMs) {
      const entry = entries.get(key)
      if (!entry) return null
      const age = nowMs - entry.readAtMs
      return age >= 0 && age < CACHED_MS && nowMs < entry.expiresAtMs ? entry.caller : null
    },
    keep(key, entry) {
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > tokensMax) {
        const [oldest] = entries.keys()
        if (oldest !== undefined) entries.delete(oldest)
      }
    },
    dropSessions(sessionIds) {
      const dropped = new Set(sessionIds)
      for (const [key, { caller }] of entries) if (dropped.has(caller.sessionId)) entries.delete(key)
    },
  }
}
