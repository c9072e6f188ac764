/**
 * Every error the product answers with: its stable code and its HTTP status.
 * 400 malformed, 401 who are you, 403 not yours, 404 no such thing, 409 the state forbids it,
 * 413 too large, 421 wrong host, 422 a rule refuses it, 429 too often, 503 not now.
 */
export const ERROR_STATUS = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  BEACON_REFUSED: 403,
  WATCH_PREMIUM_ONLY: 403,
  WATCH_TOURNAMENT_ONLY: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  GAME_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  ALREADY_IN_GAME: 409,
  MATCH_WAITING: 409,
  TOO_MANY_DAILY_GAMES: 409,
  GAME_OVER: 409,
  GAME_NOT_READY: 409,
  OPPONENT_IN_GAME: 409,
  OPPONENT_GONE: 409,
  OPPONENT_TOO_MANY_DAILY_GAMES: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  WRONG_HOST: 421,
  EMAIL_INVALID: 422,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_LONG: 422,
  NAME_TOO_SHORT: 422,
  NAME_TOO_LONG: 422,
  NAME_FORBIDDEN: 422,
  TOKEN_USED: 422,
  TIME_CONTROL_UNKNOWN: 422,
  WAGER_UNKNOWN: 422,
  WAGER_TIME_CONTROL: 422,
  WAGER_UNAVAILABLE: 422,
  BALANCE_TOO_LOW: 422,
  STATUS_REFUSED: 422,
  REASON_UNKNOWN: 422,
  ROLE_REFUSED: 422,
  NOTHING_TO_REPORT: 422,
  TOO_OFTEN: 429,
  INTERNAL: 500,
  BUSY: 503,
  DRAINING: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

/** Refusals that only a socket gives; those above may come over a socket too. */
export const SOCKET_ONLY_CODES = [
  'STALE_PLY',
  'NOT_YOUR_TURN',
  'ILLEGAL_MOVE',
  'NOT_A_PLAYER',
  'NO_SUCH_OFFER',
  'OFFER_OPEN',
  'TOO_MANY_OFFERS',
  'CLAIM_TOO_EARLY',
  'NOTHING_TO_REFUSE',
  'DRAWS_REFUSED',
  'GAME_RUNNING',
  'REMATCH_REFUSED',
  'REMATCH_CLOSED',
  'WATCH_TOO_MANY',
  'WATCH_FULL',
  'CHAT_OFF',
  'CHAT_EMPTY',
  'CHAT_TOO_LONG',
  'CHAT_CHARACTERS',
  'CHAT_TOO_OFTEN',
  'CHAT_FULL',
  'CHAT_CLOSED',
] as const
export type SocketErrorCode = ErrorCode | (typeof SOCKET_ONLY_CODES)[number]

/** Codes the client mends by itself (asks again, sends again): they never show a toast. */
export const SELF_MENDING_CODES = [
  'STALE_PLY',
  'BUSY',
  'NOT_YOUR_TURN',
  'NO_SUCH_OFFER',
  'OFFER_OPEN',
  'GAME_OVER',
] as const
