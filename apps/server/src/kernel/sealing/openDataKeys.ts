import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import { readKeyFile } from '../keyFile.ts'
import type { NamedKey, NamedKeys } from '../namedKeys.ts'
import { insertDataKey, lockDataKeys, selectDataKeys } from './dataKeyStore.ts'
import { deriveKey } from './sealer.ts'

/** The file in DATA_DIR, beside the embedded database. */
const DATA_KEY_FILE = 'data-key'
const LOSS = 'CPFs and Pix keys are lost'

type DataKeyOptions = {
  db: Kysely<Database>
  log: Pick<Logger, 'warn'>
  config: Pick<Config, 'DATA_DIR' | 'DATA_KEYS'>
  nowMs: number
}

/** Shows that a key is the one that the database knows by this id, without revealing it. */
const proofOf = (key: NamedKey) => createHmac('sha256', deriveKey(key, 'proof')).update('data key').digest()

/**
 * The keys that seal this database's personal data: those from the environment, then the key file in
 * DATA_DIR, which is created only for a database that no key has sealed yet. Throws if a key that sealed
 * something is missing or another one: a server without it would seal what the others can't open.
 */
export async function openDataKeys({ db, log, config, nowMs }: DataKeyOptions): Promise<NamedKeys> {
  const path = join(config.DATA_DIR, DATA_KEY_FILE)
  return db.transaction().execute(async (trx) => {
    await lockDataKeys(trx)
    const known = await selectDataKeys(trx)
    const given = config.DATA_KEYS ?? []
    const mayMake = given.length === 0 && known.length === 0
    const fileKey = await readKeyFile({ path, mayMake, loss: LOSS, log })
    const keys = [...given, ...(fileKey && !given.some(({ id }) => id === fileKey.id) ? [fileKey] : [])]
    requireKnown({ known, keys, path })
    const [first, ...more] = keys
    if (!first) throw new Error('there is no data key')
    await insertDataKey(trx, { id: first.id, proof: proofOf(first), now: new Date(nowMs) })
    return [first, ...more]
  })
}

function requireKnown({
  known,
  keys,
  path,
}: {
  known: readonly { id: string; proof: Buffer }[]
  keys: readonly NamedKey[]
  path: string
}): void {
  for (const { id, proof } of known) {
    const key = keys.find((one) => one.id === id)
    if (key && proofOf(key).equals(proof)) continue
    const problem = key
      ? 'the given one is another key of this name'
      : `it is neither in DATA_KEYS nor ${path}`
    throw new Error(
      `the data key "${id}" sealed personal data in this database, and ${problem}: ` +
        'restore it from a backup (docs/operating.md#the-data-key)',
    )
  }
}
