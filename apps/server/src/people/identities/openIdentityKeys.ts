import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/schema.ts'
import { readKeyFile } from '../../kernel/keyFile.ts'
import { generateKey, type NamedKey, type NamedKeys } from '../../kernel/namedKeys.ts'

/** The file in DATA_DIR, beside the embedded database. */
const KEY_FILE = 'identity-key'
const LOSS = 'stored exclusions are lost'

type IdentityKeyOptions = {
  db: Kysely<Database>
  log: Pick<Logger, 'warn'>
  /** The keys from the environment. */
  given: NamedKeys | undefined
  dataDir: string
  /** Whether the database is the embedded one, whose folder no other server uses. */
  isEmbedded: boolean
}

/**
 * The keys of this installation: those from the environment, else the key file beside the embedded database,
 * else the key in the database itself; the latter two are created at the first start. Existing keys from the
 * other places are still used to find the hashes they made. Throws when the file is not a key.
 */
export async function openIdentityKeys(options: IdentityKeyOptions): Promise<NamedKeys> {
  const { db, log, given, dataDir, isEmbedded } = options
  const fileKey = isEmbedded
    ? await readKeyFile({ path: join(dataDir, KEY_FILE), mayMake: !given, loss: LOSS, log })
    : null
  const storedKey = await readStoredKey(db, { mayMake: !given && !fileKey })
  if (storedKey && !given && !fileKey) {
    log.warn(
      'IDENTITY_KEYS is not set: the key for the hashes that keep self-exclusions is in the database, so a copy of the ' +
        'database is enough to try addresses against them. Set IDENTITY_KEYS (docs/operating.md); existing hashes stay valid.',
    )
  }
  const [first, ...more] = [...(given ?? []), fileKey, storedKey].filter((key) => key !== null)
  if (!first) throw new Error('there is no identity key')
  return [first, ...more.filter(({ id }) => id !== first.id)]
}

/** One key for all servers on a database, created by the first of them. */
async function readStoredKey(
  db: Kysely<Database>,
  { mayMake }: { mayMake: boolean },
): Promise<NamedKey | null> {
  const { id, secret } = generateKey()
  if (mayMake)
    await sql`insert into identity_keys (id, secret) values (${id}, ${secret}) on conflict do nothing`.execute(
      db,
    )
  const { rows } = await sql<NamedKey>`select id, secret from identity_keys`.execute(db)
  return rows[0] ?? null
}
