import type { CallInput, CallKey } from '@lance/contract'

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
