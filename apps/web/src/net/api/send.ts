import { ApiError, type ApiErrorCode } from './apiError.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  /** The format of a successful answer; JSON by default. */
  answers?: 'json' | 'text'
  /** Identifies a request that moves money, so that the server recognizes a retry. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Lets the call outlive its page. */
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
export async function send<Answer>(sender: Sender, call: Call, token: string | null): Promise<Answer> {
  const reply = await request(sender, call, token)
  if (reply.status === 204) return undefined as Answer
  if (reply.ok && call.answers === 'text') return (await readText(sender, reply)) as Answer
  const body = await readJson(sender, reply)
  if (reply.ok) return body as Answer
  throw refusal(sender, reply.status, body)
}

async function request(sender: Sender, call: Call, token: string | null): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': sender.language(),
    // Identifies the call in the server's log; the server's internal errors quote it.
    'X-Request-Id': crypto.randomUUID(),
  }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (call.body !== undefined) headers['Content-Type'] = 'application/json'
  if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey
  try {
    return await sender.fetch(sender.origin + call.path, {
      method: call.method,
      headers,
      credentials: 'same-origin',
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: call.signal,
      keepalive: call.keepalive,
    })
  } catch (error) {
    if (call.signal?.aborted) throw error
    throw noAnswer(sender)
  }
}

export function noAnswer({ texts }: Sender): ApiError {
  return new ApiError({ code: 'NO_ANSWER', status: 0, message: texts.requestFailed() })
}

async function readText(sender: Sender, reply: Response): Promise<string> {
  try {
    return await reply.text()
  } catch {
    // The connection broke halfway.
    throw noAnswer(sender)
  }
}

async function readJson(sender: Sender, reply: Response): Promise<unknown> {
  try {
    if (reply.headers.get('Content-Type')?.includes('json')) return await reply.json()
  } catch {
    // The body was cut off, or only claims to be JSON.
  }
  throw new ApiError({ code: 'NOT_JSON', status: reply.status, message: sender.texts.notJson() })
}

function refusal(sender: Sender, status: number, body: unknown): ApiError {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const { error, code } = fields
  return new ApiError({
    code: typeof code === 'string' ? (code as ApiErrorCode) : 'UNKNOWN',
    status,
    message: typeof error === 'string' && error !== '' ? error : sender.texts.httpError(status),
    body: fields,
  })
}
