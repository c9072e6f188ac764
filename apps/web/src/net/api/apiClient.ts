import { ApiError } from './apiError.ts'
import type { Credential } from './credential.ts'
import { takeAnswer } from './pageAnswers.ts'
import type { RenewSession } from './renewSession.ts'
import { type Call, noAnswer, type Sender, send } from './send.ts'

export type ApiCall = Call & {
  /** Makes the call without the stored credential, because it is about to get one or needs none. */
  anonymous?: boolean
}
/** Makes a call and returns its answer; throws `ApiError`. */
export type CallApi = <Answer>(call: ApiCall) => Promise<Answer>

/**
 * Makes calls with the stored credential. A call whose token is refused is repeated once with a new token. If
 * the renewal is refused too, the session ends.
 */
export function createCallApi(parts: {
  sender: Sender
  credential: Credential
  renewSession: RenewSession
  onSessionEnded: () => void
}): CallApi {
  const { sender, credential, renewSession, onSessionEnded } = parts
  return async <Answer>(call: ApiCall): Promise<Answer> => {
    const token = call.anonymous ? null : credential.token()
    const embedded = token === null && call.method === 'GET' ? takeAnswer<Answer>(call.path) : undefined
    if (embedded !== undefined) return embedded
    try {
      return await send<Answer>(sender, call, token)
    } catch (error) {
      if (token === null || !isTokenRefused(error)) throw error
      const renewal = await renewSession(token)
      if (renewal.status === 'refused') onSessionEnded()
      if (renewal.status === 'renewed') return send<Answer>(sender, call, renewal.token)
      throw renewal.status === 'refused' ? error : noAnswer(sender)
    }
  }
}

/** A wrong password also gives a 401, but does not mean that the token is invalid. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'WRONG_CREDENTIALS'
}
