// `npm start` and `npm run dev`: installs and builds what is missing, then runs Lance until told to stop.
import './lib/requireNode.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureSiteBuilt } from './lib/buildSite.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { pickNode } from './lib/node.mjs'
import { exitCodeOf } from './lib/run.mjs'

const serverProgram = join(root, 'apps', 'server', 'src', 'main.ts')
const endWithParent = new URL('./lib/endWithParent.mjs', import.meta.url).href

async function start() {
  await ensureInstalled()
  const node = pickNode()
  await ensureSiteBuilt(node)
  await keepRunning([startProgram(node, [serverProgram], quietly(process.env))])
}

/** Runs Vite with the site on PORT, and behind it the server on its own port; both follow every change. */
async function develop() {
  await ensureInstalled()
  const node = pickNode()
  const sitePort = process.env.PORT || '3000'
  const serverPort = String(await findFreePort())
  const watch = ['--watch', '--watch-preserve-output', serverProgram]
  const server = {
    ...quietly(process.env),
    PORT: serverPort,
    DEV_SITE_URL: `http://localhost:${sitePort}`,
    DEMO_USERS: 'on',
  }
  const site = { ...process.env, SITE_PORT: sitePort, SERVER_PORT: serverPort }
  const devSite = join(root, 'scripts', 'lib', 'devSite.mjs')
  await keepRunning([startProgram(node, watch, server), startProgram(node, [devSite], site)])
}

/** On a developer's own machine only warnings are logged; a published server logs by its configuration. */
function quietly(env) {
  return { ...env, LOG_LEVEL: env.LOG_LEVEL || (env.PUBLIC_URL ? 'info' : 'warn') }
}

function startProgram(node, args, env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return spawn(node, ['--import', endWithParent, ...args], { cwd: root, env, stdio })
}

/** Waits until one child ends, then ends the others and exits with its code. Forwards signals to all. */
async function keepRunning(children) {
  let isEnding = false
  const forwardSignal = (signal) => {
    isEnding = true
    for (const child of children) child.kill(signal)
  }
  process.on('SIGTERM', forwardSignal)
  process.on('SIGINT', forwardSignal)
  endWithNpm(() => forwardSignal('SIGTERM'))
  const ends = children.map(
    (child) =>
      new Promise((resolve, reject) => {
        child.on('error', reject)
        child.on('exit', (code, signal) => {
          if (signal !== null && !isEnding) console.error(`Lance was ended by ${signal}`)
          resolve(exitCodeOf(code, signal))
        })
      }),
  )
  process.exitCode = await Promise.race(ends)
  // Not twice: a server that gets a second signal some time after the first stops at once.
  if (!isEnding) forwardSignal('SIGTERM')
  await Promise.all(ends)
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

try {
  await (process.argv.includes('--dev') ? develop() : start())
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
