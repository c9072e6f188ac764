import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'

const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
const started: Started[] = []
const folders: string[] = []
/** On a busy machine any statement may be slow, and the log says so. */
const SLOW_STATEMENT = /^.*"msg":"a statement was slow".*\n/gm

type Started = {
  child: ChildProcess
  url: string
  /** Resolves with the first line on standard output, or null if the process ended without one. */
  firstLine: Promise<string | null>
  /** Everything on standard error until the end, except slow statements, and the exit code. */
  ended: Promise<{ exitCode: number | null; errors: string }>
}

/** Like `npm start` in its own terminal: a process group that can be killed as a whole. */
async function start(input: { dataDir: string; port?: number; args?: string[] }): Promise<Started> {
  const { dataDir, port, args = [] } = input
  const usedPort = port ?? (await findFreePort())
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(usedPort), DATA_DIR: dataDir }
  for (const name of ['DATABASE_URL', 'npm_lifecycle_event', 'LOG_LEVEL']) Reflect.deleteProperty(env, name)
  const child = spawn(process.execPath, [script, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const ended = once(child, 'close').then(([exitCode]) => ({
    exitCode: exitCode as number | null,
    errors: Buffer.concat(chunks).toString('utf8').replaceAll(SLOW_STATEMENT, ''),
  }))
  const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text))
  const firstLine = Promise.race([line, ended.then(() => null)])
  const result = { child, url: `http://localhost:${usedPort}`, firstLine, ended }
  started.push(result)
  return result
}

function killGroup({ child }: Started, signal: NodeJS.Signals): void {
  process.kill(-(child.pid as number), signal)
}

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lance-start-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function postmasterPid(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)
  return text?.split('\n')[0] ?? null
}

afterEach(async () => {
  for (const each of started.splice(0)) {
    if (each.child.exitCode === null && each.child.signalCode === null) killGroup(each, 'SIGTERM')
    await each.ended
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

it('serves site and API, refuses a folder or a port in use, and leaves nothing running after Ctrl+C [OPERATOR-1]', async () => {
  const dataDir = await newDataDir()
  const first = await start({ dataDir })
  expect(await first.firstLine).toBe(`Lance: ${first.url}`)
  expect(await isReady(first.url)).toBe(true)
  const page = await fetch(first.url, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<div id="root"')

  const sameFolder = await (await start({ dataDir })).ended
  expect(sameFolder.exitCode).toBe(1)
  expect(sameFolder.errors).toContain(`DATA_DIR ${dataDir} is in use by another Lance`)
  const port = Number(new URL(first.url).port)
  const unusedDir = await newDataDir()
  const samePort = await (await start({ dataDir: unusedDir, port })).ended
  expect(samePort.exitCode).toBe(1)
  expect(samePort.errors).toContain(`PORT ${port} is taken`)
  expect(await readdir(unusedDir)).toEqual([])
  expect(await isReady(first.url)).toBe(true)
  // It ends cleanly when the terminal and npm both forward the same signal.
  killGroup(first, 'SIGINT')
  expect(await first.ended).toEqual({ exitCode: 0, errors: '' })
  expect(await postmasterPid(dataDir)).toBeNull()
})

it('starts again after a kill -9 of everything, beside another one', { skip: !hasTurn(2) }, async () => {
  const dataDir = await newDataDir()
  const first = await start({ dataDir })
  await first.firstLine
  const pid = await postmasterPid(dataDir)
  killGroup(first, 'SIGKILL')
  await first.ended

  const otherDir = await newDataDir()
  const [heir, beside] = [await start({ dataDir }), await start({ dataDir: otherDir })]
  expect(await heir.firstLine).toBe(`Lance: ${heir.url}`)
  expect(await beside.firstLine).toBe(`Lance: ${beside.url}`)
  // The database of the first one was still running.
  expect(await postmasterPid(dataDir)).toBe(pid)
  heir.child.kill('SIGTERM')
  expect(await heir.ended).toEqual({ exitCode: 0, errors: '' })
  expect(await postmasterPid(dataDir)).toBeNull()
  // The server ends too when only its start script is killed. It keeps the pipes open as long as it lives.
  beside.child.kill('SIGKILL')
  await beside.ended
  expect(await isReady(beside.url)).toBe(false)
  expect(await postmasterPid(otherDir)).toBeNull()
})

it('develops on one address: Vite serves the site, the server calls and documentation, until SIGTERM', {
  skip: !hasTurn(1),
}, async () => {
  const dataDir = await newDataDir()
  const lance = await start({ dataDir, args: ['--dev'] })
  await expect.poll(() => isReady(lance.url), { timeout: 240_000 }).toBe(true)
  const asPage = { headers: { accept: 'text/html' } }
  const page = await fetch(`${lance.url}/profile`, asPage)
  expect(await page.text()).toContain('/@vite/client')
  const documentation = await fetch(`${lance.url}/docs`, asPage)
  expect(await documentation.text()).toContain('swagger-ui')
  lance.child.kill('SIGTERM')
  await lance.ended
  expect(await postmasterPid(dataDir)).toBeNull()
})
