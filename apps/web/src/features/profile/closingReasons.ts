import type { ClosingCode } from '@lance/contract'
import { ApiError } from '../../net/api/apiError.ts'

/** The page where each reason that keeps an account open can be settled; null if there is none. */
export const CLOSING_PAGES = {
  CLOSING_BALANCE: '/wallet',
  CLOSING_HOLD: '/wallet',
  CLOSING_DEBT: '/wallet',
  CLOSING_DEPOSIT: '/wallet',
  CLOSING_REVERSIBLE: null,
  CLOSING_WITHDRAWAL: '/wallet',
  CLOSING_FROZEN: null,
  CLOSING_GAME: '/',
  CLOSING_DAILY_GAME: '/',
  CLOSING_TOURNAMENT: '/tournament',
  CLOSING_ORDER: '/store',
  CLOSING_SUBSCRIPTION: '/premium',
} as const satisfies Record<ClosingCode, string | null>

/**
 * All reasons for which the server keeps an account open, and until when a bank may take back a deposit.
 * Empty if it refused for another cause.
 */
export function closingReasons(error: unknown): { codes: ClosingCode[]; untilMs: number | null } {
  if (!(error instanceof ApiError)) return { codes: [], untilMs: null }
  const { reasons, until } = error.body
  const isKnown = (code: unknown): code is ClosingCode => typeof code === 'string' && code in CLOSING_PAGES
  return {
    codes: Array.isArray(reasons) ? reasons.filter(isKnown) : [],
    untilMs: typeof until === 'number' ? until : null,
  }
}
