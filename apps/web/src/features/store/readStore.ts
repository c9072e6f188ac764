import type { CallAnswer, CallInput, CallKey } from '@lance/contract'
import { currentLanguage, i18n } from '../../i18n/i18n.ts'
import { takeAnswer } from '../../net/api/pageAnswers.ts'
import { addressOf } from '../../net/api/send.ts'

/** Which store, among the parameters of its calls. */
export const STORE = { storeId: 'lance' }

type StoreKey = Extract<CallKey, `GET /store/${string}`>

/**
 * Reads public data of the store, which needs no credential. Throws an error whose message names the status;
 * the message is empty if the store gave no valid answer ([STORE-4]).
 */
export async function readStore<Key extends StoreKey>(
  key: Key,
  input: CallInput<Key>,
  signal: AbortSignal,
): Promise<CallAnswer<Key>> {
  const preloaded = takeAnswer(key, input)
  if (preloaded !== undefined) return preloaded
  const headers = { Accept: 'application/json', 'Accept-Language': currentLanguage() }
  let reply: Response
  try {
    reply = await fetch(listedAddress(key, input), { headers, credentials: 'same-origin', signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new StoreError(0, '')
  }
  const { status, statusText } = reply
  if (!reply.ok) throw new StoreError(status, i18n.t('store:http', { status, statusText }).trim())
  try {
    return await reply.json()
  } catch {
    throw new StoreError(0, '')
  }
}

/** The address with its lists as the server reads them: one parameter for each value. */
function listedAddress<Key extends StoreKey>(key: Key, { params, query }: CallInput<Key>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value ?? []].flat()) search.append(name, `${one}`)
  const path = addressOf(key, { params } as CallInput<Key>)
  return search.size ? `${path}?${search}` : path
}

/** `status` is 0 if there was no valid answer. */
export class StoreError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'StoreError'
    this.status = status
  }
}

const RETRIES = 2
/** Whether to retry: not if the store answered with an error of its own, such as 404. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof StoreError && (error.status === 0 || error.status >= 502)
}

/** Products are described in Portuguese, whatever the user's language; screen readers need to know it. */
export const STORE_LANGUAGE = 'pt-BR'
