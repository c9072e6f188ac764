import { spawn, spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import type { PostgresBinaries } from './postgresBinaries.ts'
import { type EmbeddedPostgresRefusal, refuse } from './refusal.ts'

/** How PostgreSQL's programs are started. `user` is null if they run as the same user as we do. */
export type Launcher = { prefix: string[]; user: SpareUser | null }

type SpareUser = { uid: number; gid: number; dropByPrefix: boolean }

const closedAdvice = 'Set DATA_DIR to another folder, start Lance as an ordinary user, or set DATABASE_URL.'

/**
 * PostgreSQL refuses to run as root, so root starts it as another user: the one who owns the data already,
 * else the first of `lance`, `postgres`, `nobody` that the machine knows (initdb needs a user with a name).
 * If that user may not enter the folders (a clone or data under /root), it gets one capability to pass
 * through closed folders, which is better than opening root's home to all users.
 */
export async function chooseLauncher(input: {
  binaries: PostgresBinaries
  dataDir: string
  clusterDir: string
}): Promise<{ ok: true; launcher: Launcher } | EmbeddedPostgresRefusal> {
  if (process.getuid?.() !== 0) return { ok: true, launcher: { prefix: [], user: null } }
  const user = (await ownerOf(input.clusterDir)) ?? findSpareUser()
  if (user === null) {
    return refuse(
      'NO_SPARE_USER',
      `PostgreSQL does not run as root, and none of the users lance, postgres, nobody exists. ${closedAdvice}`,
    )
  }
  const launcher = launchersFor(user).find((candidate) => canLaunch(candidate, input))
  if (launcher !== undefined) return { ok: true, launcher }
  return refuse(
    'DATA_DIR_CLOSED',
    `PostgreSQL does not run as root, and it could not be run under uid ${user.uid} instead: that user must ` +
      `be able to reach ${input.dataDir} and ${dirname(input.binaries.postgres)}. ${closedAdvice}`,
  )
}

/**
 * Runs one of the programs on a data folder until it exits. Resolves with its exit code (null if a signal
 * ended it) and output. The folder is passed in the environment, since pg_ctl passes its arguments to a shell
 * without enough quoting.
 */
export function launch(
  launcher: Launcher,
  input: { program: string; args: string[]; clusterDir: string; outputFd?: number },
): Promise<{ exitCode: number | null; output: string }> {
  const { command, args } = commandLine(launcher, [input.program, ...input.args])
  const output = input.outputFd ?? 'pipe'
  const options = spawnOptions(launcher)
  const child = spawn(command, args, {
    ...options,
    env: { ...options.env, PGDATA: input.clusterDir },
    stdio: ['ignore', output, output],
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    const ended = input.outputFd === undefined ? 'close' : 'exit'
    child.on(ended, (exitCode: number | null) => {
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8').trim() })
    })
  })
}

function commandLine(launcher: Launcher, words: string[]): { command: string; args: string[] } {
  const [command = '', ...args] = [...launcher.prefix, ...words]
  return { command, args }
}

function spawnOptions(launcher: Launcher) {
  const { user } = launcher
  return {
    // In its own session: Ctrl-C in the terminal is for the server, which then stops PostgreSQL in order.
    detached: true,
    windowsHide: true,
    cwd: parse(process.execPath).root,
    env: databaseEnvironment(),
    ...(user !== null && !user.dropByPrefix && { uid: user.uid, gid: user.gid }),
  }
}

/** Leaves out PG* settings of the user's shell, and our secrets, since the process may outlive us. */
function databaseEnvironment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
  const env: Record<string, string> = { LC_ALL: 'C', TZ: 'UTC' }
  for (const name of kept) {
    const value = process.env[name]
    if (value !== undefined) env[name] = value
  }
  return env
}

async function ownerOf(clusterDir: string): Promise<SpareUser | null> {
  const found = await stat(clusterDir).catch(() => null)
  if (found === null || found.uid === 0) return null
  return { uid: found.uid, gid: found.gid, dropByPrefix: false }
}

function findSpareUser(): SpareUser | null {
  for (const name of ['lance', 'postgres', 'nobody']) {
    const uid = readId('-u', name)
    const gid = readId('-g', name)
    if (uid !== null && gid !== null && uid !== 0) return { uid, gid, dropByPrefix: false }
  }
  return null
}

function readId(flag: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : null
}

/**
 * From the least to the most privilege: none, then reading through closed folders, then bypassing all file
 * permissions (which containers allow, unlike the second). Ambient capabilities, as in capabilities(7).
 */
function launchersFor(user: SpareUser): Launcher[] {
  const plain: Launcher = { prefix: [], user }
  if (process.platform !== 'linux') return [plain]
  const withCapability = (capability: string): Launcher => ({
    prefix: [
      'setpriv',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      // Without it access(2), which initdb uses to find postgres, would ignore the capability:
      // credentials(7).
      '--securebits=+no_setuid_fixup',
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=-all,+${capability}`,
      '--',
    ],
    user: { ...user, dropByPrefix: true },
  })
  return [plain, withCapability('dac_read_search'), withCapability('dac_override')]
}

/** Tries it for real, because modes, access lists, mounts and capabilities all matter. */
function canLaunch(launcher: Launcher, input: { binaries: PostgresBinaries; dataDir: string }): boolean {
  const share = join(dirname(dirname(input.binaries.postgres)), 'share', 'postgresql', 'postgres.bki')
  const script = '"$1" --version && cat "$2" && cd "$3"'
  const paths = [input.binaries.postgres, share, input.dataDir]
  const { command, args } = commandLine(launcher, ['/bin/sh', '-c', script, 'sh', ...paths])
  const { status } = spawnSync(command, args, {
    ...spawnOptions(launcher),
    stdio: 'ignore',
  })
  return status === 0
}
