import type { SocketErrorCode } from '@lance/contract'
import type { ApiErrorCode } from '../../net/api/apiError.ts'

/** Why a user may not watch a running game: not signed in, not covered by their plan, or too many viewers. */
export type WatchRefusal = 'guest' | 'premium' | 'tournament' | 'tooMany' | 'full'

const refusals: Partial<Record<SocketErrorCode | ApiErrorCode, WatchRefusal>> = {
  UNAUTHENTICATED: 'guest',
  WATCH_PREMIUM_ONLY: 'premium',
  WATCH_TOURNAMENT_ONLY: 'tournament',
  WATCH_TOO_MANY: 'tooMany',
  WATCH_FULL: 'full',
}

/** Maps an error code of the server to a watch refusal; null for any other code. */
export const watchRefusalOf = (code: string): WatchRefusal | null =>
  refusals[code as keyof typeof refusals] ?? null
