import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { insertKey, selectKey } from './requestKeyStore.ts'

export type KeyedRequest = {
  userId: string
  /** The endpoint, such as `POST /deposits`: the same key on another endpoint is another request. */
  call: string
  /** Null: the client sent no key, so the request is never a repeat. */
  key: string | null
  /** What was requested, as a text that is equal for equal requests. */
  content: string
}

const fingerprintOf = ({ content }: KeyedRequest) => createHash('sha256').update(content).digest()

/**
 * The id of the row that the same request made before, or null. The user is locked. Refuses KEY_REUSED for
 * other content.
 */
export async function findRepeated(
  trx: Kysely<Database>,
  request: KeyedRequest,
): Promise<{ ok: true; madeId: string | null } | { ok: false; code: 'KEY_REUSED' }> {
  const { key } = request
  const first = key === null ? null : await selectKey(trx, { ...request, key })
  if (!first) return { ok: true, madeId: null }
  return first.fingerprint.equals(fingerprintOf(request))
    ? { ok: true, madeId: first.madeId }
    : { ok: false, code: 'KEY_REUSED' }
}

/** Records, in the transaction that makes the row, that this request made it. */
export async function rememberRequest(
  trx: Kysely<Database>,
  request: KeyedRequest,
  { madeId, now }: { madeId: string; now: Date },
): Promise<void> {
  const { key } = request
  if (key !== null)
    await insertKey(trx, { ...request, key, fingerprint: fingerprintOf(request), madeId, now })
}
