import type { ErrorCode } from '@lance/contract'

/** `NO_ANSWER`: there was no answer. `NOT_JSON`: the answer was not JSON, so not from our server. */
export type ApiErrorCode = ErrorCode | 'NO_ANSWER' | 'NOT_JSON' | 'UNKNOWN'

type ErrorFields = {
  code: ApiErrorCode
  /** 0 if there was no answer. */
  status: number
  /** Can be shown to the user. */
  message: string
  /** The answer's other fields (such as `game_id` of the game that prevents a new one). */
  body?: Readonly<Record<string, unknown>>
}

/** A failed call. */
export class ApiError extends Error {
  declare readonly code: ErrorFields['code']
  declare readonly status: ErrorFields['status']
  declare readonly body: Readonly<Record<string, unknown>>

  constructor({ message, ...fields }: ErrorFields) {
    super(message)
    Object.assign(this, { name: 'ApiError', body: {}, ...fields })
  }
}

/** Whether the same call is likely to succeed a moment later: no answer, or only a gateway's ([ACCOUNT-19]). */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

/** Whether there was an answer at all, if only a gateway's. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== 'NO_ANSWER'
}
