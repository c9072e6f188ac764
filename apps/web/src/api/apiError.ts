import type { ErrorCode } from '@lance/contract'

/** `NO_ANSWER`: nobody answered. `NOT_JSON`: somebody did, in words that aren't the server's. */
export type ApiErrorCode = ErrorCode | 'NO_ANSWER' | 'NOT_JSON' | 'UNKNOWN'

/** A call that failed; `message` is a text to show. `status` is 0 where there was no answer. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  /** What the answer held besides (`game_id` of a game that stands in the way). */
  readonly body: Readonly<Record<string, unknown>>

  constructor(fields: {
    code: ApiErrorCode
    status: number
    message: string
    body?: Readonly<Record<string, unknown>>
  }) {
    super(fields.message)
    this.name = 'ApiError'
    this.code = fields.code
    this.status = fields.status
    this.body = fields.body ?? {}
  }
}

const GATEWAY_ERRORS = [502, 503, 504]

/** Whether the same call may well succeed a moment later. Specification, part 1, section 9. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NO_ANSWER' || GATEWAY_ERRORS.includes(error.status))
}

/** Whether the server gave an answer of its own, rather than the network or a gateway in its place. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== 'NO_ANSWER'
}
