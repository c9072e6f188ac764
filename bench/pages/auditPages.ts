import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { median } from '../interleave.ts'

/** Lighthouse's results for a page on its phone profile: scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  cls: number
  tbtMs: number
  /** What is not perfect, for a person to read. */
  remarks: string[]
}

/** Installed by `npm run bench -- pages`. */
const PROGRAM = fileURLToPath(new URL('../lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDIT_MAX_MS = 180_000

/** What we read of Lighthouse's result: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
type LighthouseResult = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>
  runtimeError?: { code: string; message: string }
}
/** Audits whose score says nothing about our code, or that are times and among the figures. */
const UNREMARKABLE =
  /^(metrics|first-|largest-contentful-paint$|speed-index|interactive|max-potential|.*-insight$)/

/** The browser lost the beginning of its own trace, which happens now and then on any page. */
const NO_TRACE = 'NO_NAVSTART'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** Runs Lighthouse on a page in the browser on this DevTools port. Throws if it writes no result. */
async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lance-lighthouse-'))
  const path = join(folder, 'result.json')
  const options = [
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${path}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]
  try {
    // It also exits with an error when its result says what went wrong.
    const failure = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], {
      timeout: AUDIT_MAX_MS,
    }).then(
      () => null,
      (error: Error) => error,
    )
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text === null) throw new Error(`Lighthouse returned nothing for ${url}`, { cause: failure })
    return JSON.parse(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Audits a page once, in a browser that has never seen it. */
async function auditOnce(url: string): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    // As in every browser: whether a page may be kept for going back is one of the audits.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const { categories, audits, runtimeError } = await runLighthouse(url, port)
    if (runtimeError?.code === NO_TRACE) return auditOnce(url)
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const score = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN))
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtMs: value('total-blocking-time'),
      remarks: Object.values(audits)
        .filter(({ id, score }) => score !== null && score < 0.9 && !UNREMARKABLE.test(id))
        .map(({ id, title }) => `${id}: ${title}`),
    }
  } finally {
    await browser.close()
  }
}

/** The medians of several audits of a page. */
export async function auditPage(url: string, rounds: number): Promise<Audit> {
  const audits: Audit[] = []
  for (let round = 0; round < rounds; round++) audits.push(await auditOnce(url))
  const middle = (read: (audit: Audit) => number) => median(audits.map(read))
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    cls: middle(({ cls }) => cls),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    remarks: [...new Set(audits.flatMap(({ remarks }) => remarks))],
  }
}
