import type { CallAnswer, CallInput, CallKey, CallOf } from '@lance/contract'
import { ApiError, type ApiErrorCode } from './apiError.ts'

/** What any call may be given; the type of the call says what it must be given. */
type AnyInput = { params?: Readonly<Record<string, string>>; query?: Record<string, string> }

/** The address of a call: its path with the parameters filled in, then its query, which holds no lists. */
export function addressOf<Key extends CallKey>(
  key: Key,
  ...[input]: object extends CallInput<Key> ? [input?: CallInput<Key>] : [input: CallInput<Key>]
): string
export function addressOf(key: string, { params, query }: AnyInput = {}): string {
  // The method goes, as a parameter without a name.
  const path = key.replace(/.* |:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams(query)
  return search.size ? `${path}?${search}` : path
}

/** The format of a successful answer; JSON by default. */
type Format<Key extends CallKey> =
  CallAnswer<Key> extends string ? { answers: 'text' } : { answers?: undefined }
/** Identifies a request that moves money, so that the server recognizes a retry. */
type Retry<Key extends CallKey> =
  CallOf<Key> extends { idempotent: true } ? { idempotencyKey?: string } : { idempotencyKey?: undefined }

/** What a call is given: parameters, query and body by its definition, and how it is sent. */
export type Call<Key extends CallKey> = CallInput<Key> &
  Format<Key> &
  Retry<Key> & {
    signal?: AbortSignal
    /** Lets the call outlive its page. */
    keepalive?: boolean
  }

/** The parts of a call that are sent the same way whatever the call. */
type AnyCall = {
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal
  keepalive?: boolean
}

/** The client's own three error texts ([SITE-7]). */
export type ApiTexts = {
  requestFailed: () => string
  notJson: () => string
  httpError: (status: number) => string
}

export type Sender = {
  fetch: typeof fetch
  /** Prefixed to every path: empty in the browser, where site and API share one origin. */
  origin: string
  language: () => string
  texts: ApiTexts
}

/** Sends one call and reads its answer. Throws `ApiError` unless it succeeds as expected (or with 204). */
export async function send<Key extends CallKey>(
  sender: Sender,
  key: Key,
  call: Call<Key>,
  token: string | null,
): Promise<CallAnswer<Key>> {
  const { body, idempotencyKey, signal, keepalive }: AnyCall = call
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': sender.language(),
    // Identifies the call in the server's log; the server's internal errors quote it.
    'X-Request-Id': crypto.randomUUID(),
  }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const reply = await sender
    .fetch(sender.origin + addressOf(key, call), {
      method: key.replace(/ .*/, ''),
      headers,
      body: JSON.stringify(body),
      signal,
      keepalive,
    })
    .catch((error: unknown) => {
      throw signal?.aborted ? error : noAnswer(sender)
    })
  // The answer is what the definition of the call says.
  if (reply.status === 204) return undefined as CallAnswer<Key>
  const answer = await readAnswer(sender, reply, reply.ok && call.answers === 'text')
  if (reply.ok) return answer as CallAnswer<Key>
  throw refusal(sender, reply.status, answer)
}

export function noAnswer({ texts }: Sender): ApiError {
  return new ApiError({ code: 'NO_ANSWER', status: 0, message: texts.requestFailed() })
}

async function readAnswer(sender: Sender, reply: Response, isText: boolean): Promise<unknown> {
  try {
    if (isText) return await reply.text()
    if (reply.headers.get('Content-Type')?.includes('json')) return await reply.json()
  } catch {
    // The body was cut off, or only claims to be JSON.
    if (isText) throw noAnswer(sender)
  }
  throw new ApiError({ code: 'NOT_JSON', status: reply.status, message: sender.texts.notJson() })
}

function refusal(sender: Sender, status: number, body: unknown): ApiError {
  // JSON that is no object has no fields.
  const fields: Record<string, unknown> = Object(body)
  const { error, code } = fields
  return new ApiError({
    code: typeof code === 'string' ? (code as ApiErrorCode) : 'UNKNOWN',
    status,
    message: (typeof error === 'string' && error) || sender.texts.httpError(status),
    body: fields,
  })
}
