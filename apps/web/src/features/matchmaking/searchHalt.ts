import type { ErrorCode } from '@lance/contract'

/** Refusals of a stake that the search screen shows, each with what the player can do about it. */
const HALT_CODES = [
  'ADULT_UNDECLARED',
  'PLAY_PAUSED',
  'ACCOUNT_FROZEN',
  'DEBT_OPEN',
  'ABORTED_TOO_OFTEN',
] as const satisfies ErrorCode[]

/** Why a search is halted; `message` comes from the server. */
export type SearchHalt = { code: (typeof HALT_CODES)[number]; message: string }

export function isHaltCode(code: string | null): code is SearchHalt['code'] {
  return (HALT_CODES as readonly (string | null)[]).includes(code)
}
