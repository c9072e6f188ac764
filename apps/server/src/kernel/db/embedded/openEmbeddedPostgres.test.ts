import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { casesOf } from '../../../../test/turns.ts'
import { claimCluster, type Patience } from './claimCluster.ts'
import { initialiseCluster } from './initialiseCluster.ts'
import { chooseLauncher } from './launcher.ts'
import { isAlive } from './otherProcess.ts'
import { findPostgresBinaries } from './postgresBinaries.ts'
import { stopPostmaster } from './postmaster.ts'
import type { EmbeddedPostgresRefusal } from './refusal.ts'

const ownerScript = fileURLToPath(new URL('../../../../test/embeddedOwner.ts', import.meta.url))
const asRoot = process.getuid?.() === 0
const nobody = 65_534
/** Whether an ordinary user can run these tests' programs: they must be able to enter the clone's folder. */
const openToAll =
  asRoot && spawnSync(process.execPath, ['--check', ownerScript], { uid: nobody, gid: nobody }).status === 0

let base = ''
let seed = ''
/** The result of a first start in a folder with remains of an interrupted one. */
let firstStart: { settings: unknown; names: string[] }
const owners: Owner[] = []
/** A folder whose path is too long for a Unix socket. */
const LONG_NAME = 'd'.repeat(100)
const CONNECTIONS = [
  ['a Unix socket', 'data'],
  ['loopback', LONG_NAME],
] as const
/** A postmaster that starts on a busy machine still gets its usual time. */
const SHORT_FOR_OWNERS = { postmasterMs: 10_000, ownerMs: 500 }

type Owner = {
  process: ChildProcess
  result: { ok: true; superuserConnectionString: string } | EmbeddedPostgresRefusal
  nextLine(): Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** `patience`: how long it waits for others; by default as long as the product. */
async function own(
  dataDir: string,
  { patience, ...user }: { uid?: number; gid?: number; patience?: Patience } = {},
): Promise<Owner> {
  const args = patience === undefined ? [] : [JSON.stringify(patience)]
  const child = spawn(process.execPath, [ownerScript, dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => String((await lines.next()).value)
  const owner = {
    process: child,
    result: JSON.parse(await nextLine()),
    nextLine,
    kill: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
    },
  }
  owners.push(owner)
  return owner
}

function connectionStringOf(owner: Owner): string {
  if (!owner.result.ok) throw new Error(`${owner.result.code}: ${owner.result.message}`)
  return owner.result.superuserConnectionString
}

async function ask(owner: Owner, statement: string): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: connectionStringOf(owner) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A copy of the seed: a complete cluster that was shut down in order, with the table `notes`. */
async function seededFolder(name = 'data'): Promise<string> {
  const dataDir = join(await mkdtemp(join(base, 'case-')), name)
  await chmod(join(dataDir, '..'), 0o755)
  spawnSync('cp', ['-a', seed, dataDir])
  return dataDir
}

/** A copy of the seed with a pid file that names this process. */
async function folderWithPidFile(pid: number): Promise<string> {
  const dataDir = await seededFolder()
  const clusterDir = join(dataDir, 'postgres')
  const lines = [pid, clusterDir, 1_795_000_000, 5432, '.', '', '   123456   7', 'ready   ', '']
  await writeFile(join(clusterDir, 'postmaster.pid'), lines.join('\n'))
  return dataDir
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Resolves as soon as the file names a new postmaster, long before that accepts connections. */
async function nextPostmaster(dataDir: string, last: number): Promise<number> {
  for (;;) {
    const pid = await postmasterPid(dataDir).catch(() => 0)
    if (pid > 0 && pid !== last && isAlive(pid)) return pid
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function refusalOf({ result }: Owner): EmbeddedPostgresRefusal {
  if (result.ok) throw new Error('it was opened')
  return result
}

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'lance-embedded-')))
  await chmod(base, 0o755)
  seed = join(base, 'seed')
  const dead = spawnSync(process.execPath, ['--version']).pid
  await mkdir(join(seed, `postgres.init-${dead}`, 'cluster', 'base'), { recursive: true })
  const owner = await own(seed)
  const [settings] = await ask(
    owner,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
            current_setting('server_version_num')::int / 10000 as major, current_database() as name,
            (select datlocale from pg_database where datname = current_database()) as locale,
            (select count(*)::int from pg_stat_user_tables) as tables`,
  )
  firstStart = { settings, names: await readdir(seed) }
  await ask(owner, 'create table notes (note text)')
  await ask(owner, `insert into notes values ('kept')`)
  await owner.kill('SIGTERM')
  return () => rm(base, { recursive: true, force: true })
})

afterEach(async () => {
  for (const owner of owners.splice(0)) await owner.kill('SIGTERM')
})

describe('a start', () => {
  it('creates an empty database in a new folder, with durable commits and its own collation', () => {
    expect(firstStart.settings).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      major: 18,
      name: 'lance',
      locale: 'C.UTF-8',
      tables: 0,
    })
  })

  it('removes what an interrupted first start left, and begins again', () => {
    expect(firstStart.names).toEqual(['postgres'])
  })

  it('runs PostgreSQL under another user than root, finds the rows from before the last stop, and leaves no process behind', async () => {
    // A path with spaces, quotes, accents and a dollar.
    const dataDir = await seededFolder(`dados do "João" $HOME's`)
    const owner = await own(dataDir)
    expect(await ask(owner, 'select note from notes')).toEqual([{ note: 'kept' }])
    const pid = await postmasterPid(dataDir)
    if (asRoot) expect((await stat(`/proc/${pid}`)).uid).not.toBe(0)
    await owner.kill('SIGTERM')
    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  })

  it('listens on loopback with a password if the path is too long for a unix socket', async () => {
    const owner = await own(await seededFolder(LONG_NAME))
    expect(await ask(owner, 'select note from notes')).toEqual([{ note: 'kept' }])
    const url = new URL(connectionStringOf(owner))
    expect(url.hostname).toBe('127.0.0.1')
    url.password = 'wrong'
    const stranger = new pg.Client({ connectionString: url.href })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  })

  it('recovers from a kill in the middle of the first start', { timeout: 60_000 }, async () => {
    const dataDir = await killedEarly()
    const owner = await own(dataDir)
    expect(await ask(owner, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

/** A folder whose owner was killed while creating it. Retries if the kill came too late for that. */
async function killedEarly(): Promise<string> {
  const dataDir = await mkdtemp(join(base, 'killed early '))
  const early = spawn(process.execPath, [ownerScript, dataDir], { stdio: 'ignore' })
  const exited = once(early, 'exit')
  await expect.poll(() => readdir(dataDir), { interval: 5, timeout: 10_000 }).toHaveLength(1)
  early.kill('SIGKILL')
  await exited
  const left = await readdir(dataDir)
  if (left.includes(`postgres.init-${early.pid}`)) return dataDir
  // Adopts what the killed owner left running, so that it is stopped at the end.
  await own(dataDir)
  return killedEarly()
}

describe('a start after a crash', () => {
  it.each(casesOf(CONNECTIONS))(
    'adopts the postmaster that a killed owner left running, over %s',
    async (_, name) => {
      const dataDir = await seededFolder(name)
      const killed = await own(dataDir)
      await ask(killed, `insert into notes values ('before the kill')`)
      const pid = await postmasterPid(dataDir)
      await killed.kill('SIGKILL')
      const heir = await own(dataDir)
      expect(await postmasterPid(dataDir)).toBe(pid)
      expect(new URL(connectionStringOf(heir)).host).toBe(new URL(connectionStringOf(killed)).host)
      expect(await ask(heir, 'select note from notes')).toEqual([
        { note: 'kept' },
        { note: 'before the kill' },
      ])
    },
  )

  it('recovers every committed row if owner and postmaster were both killed', async () => {
    const dataDir = await seededFolder()
    const killed = await own(dataDir)
    await ask(killed, `insert into notes values ('before the kill')`)
    await killed.kill('SIGKILL')
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    const heir = await own(dataDir)
    expect(await ask(heir, 'select note from notes')).toEqual([{ note: 'kept' }, { note: 'before the kill' }])
  })

  it('ignores a pid file that names a program of another kind', async () => {
    const owner = await own(await folderWithPidFile(process.pid))
    expect(await ask(owner, 'select note from notes')).toEqual([{ note: 'kept' }])
  })

  it('ignores a pid file that names the postmaster of another folder, and runs beside it', async () => {
    const otherDir = await seededFolder()
    const other = await own(otherDir)
    const pid = await postmasterPid(otherDir)
    const dataDir = await folderWithPidFile(pid)
    const owner = await own(dataDir)
    expect(await postmasterPid(dataDir)).not.toBe(pid)
    await ask(owner, `insert into notes values ('mine')`)
    expect(await ask(other, 'select note from notes')).toEqual([{ note: 'kept' }])
  })

  it.each(casesOf(CONNECTIONS.toReversed()))(
    'restarts a postmaster that died, at the same address, while the owner is alive, over %s',
    async (_, name) => {
      const dataDir = await seededFolder(name)
      const owner = await own(dataDir)
      const dead = await postmasterPid(dataDir)
      process.kill(dead, 'SIGKILL')
      const back = () => ask(owner, 'select note from notes')
      await expect.poll(back, { timeout: 15_000 }).toEqual([{ note: 'kept' }])
      expect(await postmasterPid(dataDir)).not.toBe(dead)
    },
  )

  it.each(casesOf(['SIGKILL', 'SIGQUIT', 'SIGTERM'] as const))(
    'restarts a postmaster that %s ended while it started',
    async (signal) => {
      const dataDir = await seededFolder()
      const owner = await own(dataDir)
      const died = await postmasterPid(dataDir)
      process.kill(died, 'SIGKILL')
      const second = await nextPostmaster(dataDir, died)
      process.kill(second, signal)
      process.kill(await nextPostmaster(dataDir, second), signal)
      const back = () => ask(owner, 'select note from notes')
      await expect.poll(back, { timeout: 30_000 }).toEqual([{ note: 'kept' }])
    },
  )

  it('tells its server if a postmaster that died cannot be restarted', async () => {
    const dataDir = await seededFolder()
    const owner = await own(dataDir, { patience: { postmasterMs: 500, ownerMs: 3000 } })
    await rename(join(dataDir, 'postgres', 'global'), join(dataDir, 'postgres', 'missing'))
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    expect(await owner.nextLine()).toContain('LOST PostgreSQL did not start')
  })
})

describe('ownership', () => {
  it('is refused to a second owner with a clear message, and stays with the first', async () => {
    const dataDir = await seededFolder()
    const first = await own(dataDir)
    const second = refusalOf(await own(dataDir, { patience: SHORT_FOR_OWNERS }))
    expect(second.code).toBe('DATA_DIR_IN_USE')
    expect(second.message).toContain(`in use by another Lance (process ${first.process.pid} on `)
    expect(await ask(first, 'select note from notes')).toEqual([{ note: 'kept' }])
  })

  it('goes to one of two concurrent first starts', async () => {
    const dataDir = join(base, 'contested')
    const both = await Promise.all([1, 2].map(() => own(dataDir, { patience: SHORT_FOR_OWNERS })))
    expect(both.map(({ result }) => result.ok).sort()).toEqual([false, true])
    expect(both.map(({ result }) => !result.ok && result.code)).toContain('DATA_DIR_IN_USE')
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('is refused for a folder that was moved under a running postmaster', async () => {
    const dataDir = await seededFolder()
    const killed = await own(dataDir)
    const pid = await postmasterPid(dataDir)
    await killed.kill('SIGKILL')
    await rename(dataDir, `${dataDir} moved`)
    onTestFinished(() => {
      process.kill(pid, 'SIGINT')
    })
    expect(refusalOf(await own(`${dataDir} moved`)).code).toBe('DATA_DIR_IN_USE')
  })

  it.each([
    ['a PostgreSQL of another version', 'PG_VERSION', '17\n'],
    ['files other than a database', 'photo.jpg', 'x'],
  ])('is refused for a folder with %s, and nothing in it changes', async (_, name, text) => {
    const clusterDir = join(await mkdtemp(join(base, 'foreign-')), 'postgres')
    await mkdir(clusterDir)
    await writeFile(join(clusterDir, name), text)
    const refused = refusalOf(await own(join(clusterDir, '..')))
    expect(refused.code).toBe('DATA_DIR_FOREIGN')
    expect(await readdir(clusterDir)).toEqual([name])
    expect(await readFile(join(clusterDir, name), 'utf8')).toBe(text)
  })
})

describe.runIf(asRoot)('a start as root', () => {
  it('works in a folder that root restored from a backup and only root may enter, without opening it to others', async () => {
    const dataDir = await seededFolder()
    spawnSync('chown', ['-R', '0:0', dataDir])
    await chmod(join(dataDir, '..'), 0o700)
    const owner = await own(dataDir)
    expect(await ask(owner, 'select note from notes')).toEqual([{ note: 'kept' }])
    expect((await stat(join(dataDir, '..'))).mode & 0o777).toBe(0o700)
  })

  it('runs binaries in a folder that only root may enter', async () => {
    const closed = await mkdtemp(join(base, 'closed-'))
    const found = await findPostgresBinaries()
    if (!found.ok) throw new Error(found.message)
    spawnSync('cp', ['-a', dirname(dirname(found.binaries.postgres)), join(closed, 'native')])
    const at = (name: string) => join(closed, 'native', 'bin', name)
    const binaries = { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') }
    const paths = { dataDir: closed, clusterDir: join(closed, 'postgres') }
    const chosen = await chooseLauncher({ binaries, ...paths })
    if (!chosen.ok) throw new Error(chosen.message)
    const cluster = { ...paths, binaries, launcher: chosen.launcher, password: '' }
    expect(await initialiseCluster(cluster)).toEqual({ ok: true })
    const claim = await claimCluster({ cluster, log: { info: () => {}, warn: () => {} }, lastPort: null })
    expect(claim).toMatchObject({ ok: true })
    expect(await stopPostmaster(cluster)).toBe(true)
  })

  it.runIf(openToAll)('works for an ordinary user too, but not in the folder of another user', async () => {
    const user = { uid: nobody, gid: nobody }
    const theirs = await mkdtemp(join(base, 'ordinary-'))
    spawnSync('chown', [`${nobody}:${nobody}`, theirs])
    const owner = await own(theirs, user)
    expect(await ask(owner, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(refusalOf(await own(await seededFolder(), user)).code).toBe('DATA_DIR_CLOSED')
  })
})
