import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
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
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (result === undefined) throw new Error(`Lighthouse returned nothing for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
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
