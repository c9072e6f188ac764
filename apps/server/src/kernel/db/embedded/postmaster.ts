import { chown, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { type Address, isSocket } from './connect.ts'
import { launch } from './launcher.ts'

/** sun_path holds 108 bytes on Linux and 104 elsewhere, including the terminating zero. */
const socketPathMaxBytes = process.platform === 'linux' ? 107 : 103
const socketPort = 5432
const logMaxBytes = 10 * 1024 * 1024
/** Recovery after a crash reads the log since the last checkpoint: usually seconds, at worst minutes. */
const startTimeoutS = 120

/**
 * Starts the postmaster and waits until it accepts connections. `failed` may be temporary: an earlier
 * postmaster is not quite gone yet, another start was quicker, or this one was ended while it recovered.
 */
export async function startPostmaster(
  cluster: Cluster,
  address: Address,
): Promise<{ ok: true } | { ok: false; code: 'noSocket' | 'failed'; output: string }> {
  const logPath = join(cluster.clusterDir, 'postmaster.log')
  await keepLogSmall(logPath)
  const log = await open(logPath, 'a', 0o600)
  try {
    const { user } = cluster.launcher
    if (user !== null) await chown(logPath, user.uid, user.gid)
    const { size: before } = await log.stat()
    const { exitCode } = await launch(cluster.launcher, {
      program: cluster.binaries.pgCtl,
      args: [
        ...['start', '--silent', '--wait', '--timeout', String(startTimeoutS)],
        ...['--options', makeOptions(address, cluster)],
      ],
      clusterDir: cluster.clusterDir,
      // The postmaster keeps it open: a pipe to us would break if it outlives us.
      outputFd: log.fd,
    })
    if (exitCode === 0) return { ok: true }
    const output = (await readFile(logPath)).subarray(before).toString('utf8').trim()
    return { ok: false, code: classifyFailure(output), output }
  } finally {
    await log.close()
  }
}

/** Fast shutdown: ends sessions, writes all to disk. If it takes too long, immediate: as safe as a crash. */
export async function stopPostmaster(cluster: Cluster): Promise<boolean> {
  for (const mode of ['fast', 'immediate']) {
    const { exitCode } = await launch(cluster.launcher, {
      program: cluster.binaries.pgCtl,
      args: ['stop', '--silent', '--wait', '--timeout', '4', '--mode', mode],
      clusterDir: cluster.clusterDir,
    })
    if (exitCode === 0) return true
  }
  return false
}

/**
 * A unix socket in the data folder if its path fits and the platform supports it, else loopback on a free
 * port. A port that was used before is kept, so that connection strings stay valid.
 */
export async function chooseAddress(
  cluster: Cluster,
  input: { socketAllowed: boolean; lastPort: number | null },
): Promise<Address> {
  const { clusterDir, password } = cluster
  const socketPath = join(clusterDir, `.s.PGSQL.${socketPort}`)
  const fits = Buffer.byteLength(socketPath) <= socketPathMaxBytes
  if (input.socketAllowed && fits && process.platform !== 'win32') {
    return { host: clusterDir, port: socketPort, password }
  }
  return { host: '127.0.0.1', port: input.lastPort ?? (await findFreePort()), password }
}

/**
 * Passed at every start, not written into the cluster, so that a new version of Lance can change them. fsync,
 * full_page_writes and synchronous_commit keep PostgreSQL's default: on. The socket's folder is relative to
 * the data folder, which avoids quoting and the server's length limit. pg_ctl passes this to a shell: no
 * value here may come from outside.
 */
function makeOptions({ host, port }: Address, { maxConnections = 100 }: Cluster): string {
  const settings = {
    unix_socket_directories: isSocket(host) ? '.' : '',
    unix_socket_permissions: '0700',
    listen_addresses: isSocket(host) ? '' : '127.0.0.1',
    port: String(port),
    max_connections: String(maxConnections),
    shared_buffers: '128MB',
    min_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function classifyFailure(output: string): 'noSocket' | 'failed' {
  return /could not (bind|create|set permissions of|chmod).*unix/i.test(output) ? 'noSocket' : 'failed'
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function keepLogSmall(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null || found.size < logMaxBytes) return
  await rm(`${path}.old`, { force: true })
  await rename(path, `${path}.old`)
}
