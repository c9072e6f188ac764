import type { ClosingCode } from '@lance/contract'
import { ApiError } from '../api/apiError.ts'

/** Where each thing that holds an account is settled; null: not on a page. */
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

/** All that the server says holds an account, and until when a bank may take back a deposit; none where it refused for another reason. */
export function closingReasons(error: unknown): { codes: ClosingCode[]; untilMs: number | null } {
  if (!(error instanceof ApiError)) return { codes: [], untilMs: null }
  const { reasons, until } = error.body
  const isKnown = (code: unknown): code is ClosingCode => typeof code === 'string' && code in CLOSING_PAGES
  return {
    codes: Array.isArray(reasons) ? reasons.filter(isKnown) : [],
    untilMs: typeof until === 'number' ? until : null,
  }
}
