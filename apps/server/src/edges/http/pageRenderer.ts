import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Language } from '../../kernel/texts/language.ts'
import type { PageAnswers } from './pageAnswers.ts'

/** How long a request waits for rendering before it gets a page with skeletons; later ones get it whole. */
const TIMEOUT_MS = 150
/** How many rendered pages are kept; the least recently requested are evicted. */
const KEPT_MAX = 200
/** How many pages may wait for the thread; others are not rendered. */
const WAITING_MAX = 20
/** How many times the thread is started, including restarts. */
const STARTS_MAX = 5
const THREAD_MAX_MB = 128
/** A thread that works on one page for this long hangs, and is ended. */
const RENDERING_MAX_MS = 10_000

export type RenderRequest = { path: string; language: Language; answers: PageAnswers }
/** The HTML of the page's root element, and the page's title. */
export type Rendered = { html: string; title: string }

/** Renders pages as guests see them, with the site's components. Caches them: none is rendered twice. */
export type PageRenderer = {
  /** Loads the site's components, so that the first visitor need not wait for them. */
  start(): void
  render(order: RenderRequest): Promise<Rendered | null>
  close(): Promise<void>
}

export function openPageRenderer({ siteDir, log }: { siteDir: string; log: Logger }): PageRenderer {
  const module = join(siteDir, 'render', 'prerender.js')
  if (!existsSync(module)) return { start() {}, render: async () => null, close: async () => {} }
  return new ThreadRenderer(pathToFileURL(module).href, log)
}

class ThreadRenderer implements PageRenderer {
  readonly #module: string
  readonly #log: Logger
  readonly #kept = new Map<string, Promise<Rendered | null>>()
  readonly #waiting = new Map<number, (page: Rendered | null) => void>()
  #thread: Worker | null = null
  #starts = 0
  #lastId = 0
  #isClosed = false

  constructor(module: string, log: Logger) {
    this.#module = module
    this.#log = log
  }

  start() {
    this.#startThread()
  }

  async render(order: RenderRequest): Promise<Rendered | null> {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
    const pending = this.#kept.get(key) ?? this.#request(order)
    if (pending === null) return null
    this.#kept.delete(key)
    this.#kept.set(key, pending)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest)
    return withTimeout(pending)
  }

  async close() {
    this.#isClosed = true
    await this.#thread?.terminate()
  }

  #request(order: RenderRequest): Promise<Rendered | null> | null {
    const thread = this.#waiting.size < WAITING_MAX ? this.#startThread() : null
    if (thread === null) return null
    const id = ++this.#lastId
    const timer = setTimeout(() => void thread.terminate(), RENDERING_MAX_MS).unref()
    return new Promise((resolve) => {
      this.#waiting.set(id, (page) => {
        clearTimeout(timer)
        resolve(page)
      })
      thread.postMessage({ id, ...order })
    })
  }

  #startThread(): Worker | null {
    if (this.#thread !== null) return this.#thread
    if (this.#isClosed || this.#starts >= STARTS_MAX) return null
    this.#starts += 1
    const thread = new Worker(new URL('./stillWorker.ts', import.meta.url), {
      workerData: { module: this.#module },
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MAX_MB },
    })
    thread.unref()
    thread.on('message', ({ id, page, error }: { id: number; page: Rendered | null; error?: string }) => {
      if (error !== undefined) this.#log.warn({ error }, 'a page could not be rendered')
      this.#waiting.get(id)?.(page)
      this.#waiting.delete(id)
    })
    thread.on('error', (error) => this.#log.error({ err: error }, 'the page renderer thread failed'))
    thread.on('exit', () => this.#end())
    this.#thread = thread
    return thread
  }

  /** Requests that are waiting get the page as built. */
  #end() {
    this.#thread = null
    this.#kept.clear()
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }
}

async function withTimeout(pending: Promise<Rendered | null>): Promise<Rendered | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null)
  })
  return Promise.race([pending, late]).finally(() => clearTimeout(timer))
}
