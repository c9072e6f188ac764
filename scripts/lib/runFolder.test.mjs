import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const runFolder = new URL('./runFolder.mjs', import.meta.url).href
const embeddedOwner = fileURLToPath(new URL('../../apps/server/test/embeddedOwner.ts', import.meta.url))
/** A program that ignores SIGTERM, and doesn't end with its parent. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(JSON.stringify({ ok: true }))`

const runs = []
afterEach(() => {
  for (const { pids } of runs.splice(0))
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

/** Starts a run that starts a program, reports its pid and folder, and waits for a line or to be killed. */
async function begin(args) {
  const source = `
    import { spawn } from 'node:child_process'
    import { once } from 'node:events'
    import { withRunFolder } from '${runFolder}'
    await withRunFolder(async (env) => {
      const args = ${JSON.stringify(args)}.map((one) => one.replace('FOLDER', env.TMPDIR))
      const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
      await once(child.stdout, 'data')
      child.stdout.destroy()
      child.unref()
      console.log(JSON.stringify({ pid: child.pid, folder: env.TMPDIR }))
      await once(process.stdin, 'data')
      process.stdin.destroy()
    }, { stepMs: 200 })`
  const run = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: run.stdout }), 'line')
  const { pid, folder } = JSON.parse(line)
  const begun = { run, folder, pids: [pid] }
  runs.push(begun)
  return begun
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // A zombie has ended, though its parent has not waited for it yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function expectNothingLeft({ folder, pids }) {
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false)
  await expectEnded(pids)
}

/** A process that was killed lets go of its folder a moment before it has ended. */
async function expectEnded(pids) {
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([])
}

describe.runIf(process.platform === 'linux')('a run with its own folder', () => {
  it('leaves no process and no file when it is done', async () => {
    const begun = await begin(['--eval', STUBBORN])
    const exited = once(begun.run, 'exit')
    begun.run.stdin.write('\n')
    expect(await exited).toEqual([0, null])
    expect(existsSync(begun.folder)).toBe(false)
    await expectEnded(begun.pids)
  }, 30_000)

  it.each(['SIGTERM', 'SIGKILL'])(
    'leaves none when %s ends it',
    async (signal) => {
      const begun = await begin(['--eval', STUBBORN])
      begun.run.kill(signal)
      await expectNothingLeft(begun)
    },
    30_000,
  )

  it('leaves no PostgreSQL whose owner was killed with it', async () => {
    const begun = await begin([embeddedOwner, 'FOLDER'])
    const [pid] = readFileSync(join(begun.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    begun.pids.push(Number(pid))
    begun.run.kill('SIGKILL')
    process.kill(begun.pids[0], 'SIGKILL')
    await expectNothingLeft(begun)
  }, 60_000)
})
