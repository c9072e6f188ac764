import type { SocketErrorCode } from '@lance/contract'
import type { ApiErrorCode } from '../api/apiError.ts'

/** Why somebody may not look at a running game of others: nobody knows who he is, his plan, or there is no room. */
export type WatchRefusal = 'guest' | 'premium' | 'tournament' | 'tooMany' | 'full'

const refusals: Partial<Record<SocketErrorCode | ApiErrorCode, WatchRefusal>> = {
  UNAUTHENTICATED: 'guest',
  WATCH_PREMIUM_ONLY: 'premium',
  WATCH_TOURNAMENT_ONLY: 'tournament',
  WATCH_TOO_MANY: 'tooMany',
  WATCH_FULL: 'full',
}

/** What a code of the server's means for somebody who wants to watch; null where it is none of these. */
export const watchRefusalOf = (code: string): WatchRefusal | null =>
  refusals[code as keyof typeof refusals] ?? null
