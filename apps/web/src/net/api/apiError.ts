import type { ErrorCode } from '@lance/contract'

/** `NO_ANSWER`: there was no answer. `NOT_JSON`: the answer was not JSON, so not from our server. */
export type ApiErrorCode = ErrorCode | 'NO_ANSWER' | 'NOT_JSON' | 'UNKNOWN'

/** A failed call; `message` can be shown to the user. `status` is 0 if there was no answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  /** The answer's other fields (such as `game_id` of the game that prevents a new one). */
  readonly body: Readonly<Record<string, unknown>>

  constructor({
    code,
    status,
    message,
    body = {},
  }: {
    code: ApiErrorCode
    status: number
    message: string
    body?: Readonly<Record<string, unknown>>
  }) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.body = body
  }
}

/** Whether the same call is likely to succeed a moment later ([ACCOUNT-19]). */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NO_ANSWER' || [502, 503, 504].includes(error.status))
}

/** Whether there was an answer at all, if only a gateway's. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== 'NO_ANSWER'
}
