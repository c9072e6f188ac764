import type { ErrorCode } from '@lance/contract'

/** Refusals of a stake that stand on the page of the search, each with what can be done about it. */
const HALT_CODES = [
  'ADULT_UNDECLARED',
  'PLAY_PAUSED',
  'ACCOUNT_FROZEN',
  'DEBT_OPEN',
  'ABORTED_TOO_OFTEN',
] as const satisfies ErrorCode[]

/** Why a search stands still: `message` in the server's words. */
export type SearchHalt = { code: (typeof HALT_CODES)[number]; message: string }

export function isHaltCode(code: string | null): code is SearchHalt['code'] {
  return (HALT_CODES as readonly (string | null)[]).includes(code)
}
