import { randomUUID } from 'node:crypto'
import { link, open, readFile, rm, stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { generateKey, makeNamedKey, type NamedKey, parseNamedKeys } from './namedKeys.ts'

type KeyFileOptions = {
  path: string
  /** Whether a missing file is created, with a new key. */
  mayMake: boolean
  /** What is lost without the key, for the message about a broken file. */
  loss: string
  log: Pick<Logger, 'warn'>
}

/** Reads the key of a file that only its owner may read; null if there is none. Throws if it isn't a key. */
export async function readKeyFile({ path, mayMake, loss, log }: KeyFileOptions): Promise<NamedKey | null> {
  const found = await readText(path)
  if (found === null && !mayMake) return null
  const text = found ?? (await writeKeyFile(path))
  const key = parseNamedKeys(text)
  if (!key || key.length > 1)
    throw new Error(`${path} is no key: restore it from a backup; without it, ${loss}`)
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
    await file.writeFile(`${makeNamedKey(generateKey())}\n`)
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
