import type { DeskCallAnswer, DeskCallInput, DeskCallKey, DeskErrorCode } from '@lance/contract/desk'
import { signCall } from './browserKey.ts'

/** A refused call. `UNREACHABLE`: the server did not answer. */
export class DeskError extends Error {
  readonly code: DeskErrorCode | 'UNREACHABLE'
  readonly status: number
  /** Seconds until another try may succeed, where the server says so. */
  readonly retryAfterS: number | null
  constructor(code: DeskErrorCode | 'UNREACHABLE', status = 0, retryAfterS: number | null = null) {
    super(code)
    this.code = code
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** Path and query of a call. Leaves out what is undefined or empty. */
export function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '' && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)])
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`
}

async function send(key: DeskCallKey, parts: Parts): Promise<Response> {
  const [method = '', path = ''] = key.split(' ', 2)
  const url = urlOf(path, parts)
  const body = parts.body === undefined ? '' : JSON.stringify(parts.body)
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(await signCall({ method, url, body })),
  }
  const answer = await fetch(url, { method, headers, ...(body && { body }) }).catch(() => {
    throw new DeskError('UNREACHABLE')
  })
  if (answer.ok) return answer
  const refusal: { code?: DeskErrorCode } = await answer.json().catch(() => ({}))
  const retryAfter = answer.headers.get('retry-after')
  throw new DeskError(
    refusal.code ?? 'INTERNAL',
    answer.status,
    retryAfter === null ? null : Number(retryAfter),
  )
}

type Args<Key extends DeskCallKey> =
  object extends DeskCallInput<Key> ? [input?: DeskCallInput<Key>] : [input: DeskCallInput<Key>]

/** Makes the call of this method and path, signed by this browser; throws `DeskError`. */
export async function callDesk<Key extends DeskCallKey>(
  key: Key,
  ...args: Args<Key>
): Promise<DeskCallAnswer<Key>> {
  return (await send(key, partsOf(args))).json()
}

/** The types of all inputs at once are too many for the compiler. */
const partsOf = (args: readonly unknown[]): Parts => args[0] ?? {}

/** The file that a call answers with. */
export async function fetchDeskFile<Key extends DeskCallKey>(
  key: Key,
  ...args: Args<Key>
): Promise<{ name: string; content: Blob }> {
  const answer = await send(key, partsOf(args))
  const disposition = answer.headers.get('content-disposition') ?? ''
  return { name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file', content: await answer.blob() }
}

/** Saves a file on the operator's computer. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
