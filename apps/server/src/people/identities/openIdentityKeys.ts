import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/db/schema.ts'
import {
  type IdentityKey,
  type IdentityKeys,
  makeIdentityKey,
  parseIdentityKeys,
  SECRET_MIN_BYTES,
} from '../../kernel/identityKeys.ts'

/** The file in DATA_DIR, beside the embedded database. */
export const KEY_FILE = 'identity-key'

type IdentityKeyOptions = {
  db: Kysely<Database>
  log: Pick<Logger, 'warn'>
  /** The keys from the environment. */
  given: IdentityKeys | undefined
  dataDir: string
  /** Whether the database is the embedded one, whose folder no other server uses. */
  isEmbedded: boolean
}

/**
 * The keys of this installation: those from the environment, else the key file beside the embedded database,
 * else the key in the database itself; the latter two are created at the first start. Existing keys from the
 * other places are still used to find the hashes they made. Throws when the file is not a key.
 */
export async function openIdentityKeys(options: IdentityKeyOptions): Promise<IdentityKeys> {
  const { db, log, given, dataDir, isEmbedded } = options
  const fileKey = isEmbedded ? await readKeyFile(join(dataDir, KEY_FILE), { mayMake: !given, log }) : null
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

const makeKey = (): IdentityKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(SECRET_MIN_BYTES),
})

async function readKeyFile(
  path: string,
  { mayMake, log }: { mayMake: boolean; log: IdentityKeyOptions['log'] },
): Promise<IdentityKey | null> {
  const found = await readText(path)
  if (found === null && !mayMake) return null
  const text = found ?? (await writeKeyFile(path))
  const key = parseIdentityKeys(text)
  if (!key || key.length > 1)
    throw new Error(`${path} is no key: restore it from a backup; without it, stored exclusions are lost`)
  if (((await stat(path)).mode & 0o077) !== 0)
    log.warn(`${path} is a secret but others can read it: chmod 600`)
  return key[0]
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes the file completely or not at all. Of two servers, the first wins. Returns the text of the file. */
async function writeKeyFile(path: string): Promise<string> {
  // Not named by process id: two containers on one folder may have the same one.
  const temporaryPath = `${path}.${randomUUID()}`
  const file = await open(temporaryPath, 'w', 0o600)
  try {
    await file.writeFile(`${makeIdentityKey(makeKey())}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(temporaryPath, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporaryPath)
  return readFile(path, 'utf8')
}

/** One key for all servers on a database, created by the first of them. */
async function readStoredKey(
  db: Kysely<Database>,
  { mayMake }: { mayMake: boolean },
): Promise<IdentityKey | null> {
  const { id, secret } = makeKey()
  if (mayMake)
    await sql`insert into identity_keys (id, secret) values (${id}, ${secret}) on conflict do nothing`.execute(
      db,
    )
  const { rows } = await sql<IdentityKey>`select id, secret from identity_keys`.execute(db)
  return rows[0] ?? null
}
