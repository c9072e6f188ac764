import type { CallAnswer, CallKey } from '@lance/contract'
import { ApiError } from './apiError.ts'
import type { Credential } from './credential.ts'
import { takeAnswer } from './pageAnswers.ts'
import type { RenewSession } from './renewSession.ts'
import { type Call, noAnswer, type Sender, send } from './send.ts'

export type ApiCall<Key extends CallKey> = Call<Key> & {
  /** Makes the call without the stored credential, because it is about to get one or needs none. */
  anonymous?: boolean
}
/** Makes the call of this method and path, `PUT /users/:id`, and returns its answer; throws `ApiError`. */
export type CallApi = <Key extends CallKey>(
  key: Key,
  ...call: object extends ApiCall<Key> ? [call?: ApiCall<Key>] : [call: ApiCall<Key>]
) => Promise<CallAnswer<Key>>

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
  const callApi = async <Key extends CallKey>(key: Key, call = {} as ApiCall<Key>) => {
    const token = call.anonymous ? null : credential.token()
    const embedded = token === null && key.startsWith('GET ') ? takeAnswer(key, call) : undefined
    if (embedded !== undefined) return embedded
    try {
      return await send(sender, key, call, token)
    } catch (error) {
      if (token === null || !isTokenRefused(error)) throw error
      const renewal = await renewSession(token)
      if (renewal.status === 'renewed') return send(sender, key, call, renewal.token)
      if (renewal.status !== 'refused') throw noAnswer(sender)
      onSessionEnded()
      throw error
    }
  }
  return callApi
}

/** A wrong password also gives a 401, but does not mean that the token is invalid. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'WRONG_CREDENTIALS'
}
