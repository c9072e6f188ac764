import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const headlessCommands = ['chromium-headless-shell', 'chrome-headless-shell']
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const advice = `The browser tests need Chromium, and none was found on this machine. Any of these will do:
  - Debian:            apt-get install chromium chromium-headless-shell
  - any system:        npx playwright-core install --with-deps chromium
  - another place:     CHROMIUM_PATH=/path/to/chrome npm test`

/**
 * The environment variables that the browser tests need: CHROMIUM_PATH, a Chromium or Chrome that starts,
 * and, if there is one, HEADLESS_SHELL_PATH, which draws in less than half the CPU time but has no
 * back-forward cache. Looks on the machine, also among the downloads of Playwright and Puppeteer, and then
 * installs Debian's if it may. If CHROMIUM_PATH is set, uses it for everything. If it finds none, throws an
 * error that says what to install.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (starts(given)) return { CHROMIUM_PATH: given }
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start as Chromium or Chrome`)
  }
  if (findChromium() === null) await installByApt('chromium')
  if (findHeadless() === null) await installByApt('chromium-headless-shell')
  const chromium = findChromium()
  if (chromium === null) throw new Error(advice)
  const headless = findHeadless()
  return { CHROMIUM_PATH: chromium, ...(headless !== null && { HEADLESS_SHELL_PATH: headless }) }
}

function findChromium() {
  return findFirst([...onPath(commands), ...installedPlaces(), ...downloadedPlaces(windowedPrograms)])
}

function findHeadless() {
  return findFirst([...onPath(headlessCommands), ...downloadedPlaces(headlessPrograms)])
}

function findFirst(paths) {
  return paths.find((path) => isExecutable(path) && starts(path)) ?? null
}

/** Runs each command: it may be a stub that asks to install a snap. On Windows, that would open a window. */
function starts(path) {
  if (!isExecutable(path)) return false
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /Chrom|Edge/.test(stdout)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
}

function installedPlaces() {
  if (process.platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    const roots = ['/Applications', join(homedir(), 'Applications')]
    return roots.flatMap((folder) =>
      names.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = process.env
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    const roots = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined)
    return roots.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome']
}

const headlessPrograms = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
]
const windowedPrograms = [
  ...['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-win/chrome.exe', 'chrome-win64/chrome.exe'],
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/** Browsers that Playwright or Puppeteer downloaded for other projects, newest first. */
function downloadedPlaces(programs) {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
    ...['chrome-headless-shell', 'chrome'].map((name) => join(homedir(), '.cache', 'puppeteer', name)),
  ]
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .sort()
        .reverse()
        .map((name) => join(cache, name)),
    )
    .flatMap((folder) => programs.map((program) => join(folder, program)))
}

async function installByApt(name) {
  if (!existsSync('/etc/debian_version') || !succeeds('apt-get', ['--version'])) return
  const asRoot = process.getuid() === 0
  if (!asRoot && !succeeds('sudo', ['-n', 'true'])) return
  console.error(`Installing ${name} for the browser tests by apt-get…`)
  const apt = (...args) => {
    const words = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet=2', ...args]
    const [command, ...rest] = asRoot ? words : ['sudo', '-n', ...words]
    return run(command, rest)
  }
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', name, 'fonts-liberation')
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
