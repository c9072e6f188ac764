import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Language } from '../texts/language.ts'
import type { PageAnswers } from './pageAnswers.ts'

/** A page waits no longer than this to be rendered: it comes with its skeletons then, and the next one is whole. */
const PATIENCE_MS = 150
/** Rendered pages that are kept; the least recently asked for give way. */
const KEPT_MAX = 200
/** More than this do not wait for the thread. */
const WAITING_MAX = 20
/** A thread that ended is begun anew so often. */
const BEGUN_MAX = 5
const THREAD_MAX_MB = 128
/** A thread that has been at one page for so long will not come back from it. */
const RENDERING_MAX_MS = 10_000

export type RenderOrder = { path: string; language: Language; answers: PageAnswers }
/** What stands in the page's root, and what the page is called. */
export type Rendered = { html: string; title: string }

/** Renders pages by the site's own components, for guests alone, and keeps what came out: no page is rendered twice. */
export type PageRenderer = {
  render(order: RenderOrder): Promise<Rendered | null>
  close(): Promise<void>
}

export function openPageRenderer({ siteDir, log }: { siteDir: string; log: Logger }): PageRenderer {
  const module = join(siteDir, 'render', 'prerender.js')
  if (!existsSync(module)) return { render: async () => null, close: async () => {} }
  return new ThreadRenderer(pathToFileURL(module).href, log)
}

class ThreadRenderer implements PageRenderer {
  readonly #module: string
  readonly #log: Logger
  readonly #kept = new Map<string, Promise<Rendered | null>>()
  readonly #waiting = new Map<number, (page: Rendered | null) => void>()
  #thread: Worker | null = null
  #begun = 0
  #lastId = 0
  #isClosed = false

  constructor(module: string, log: Logger) {
    this.#module = module
    this.#log = log
  }

  async render(order: RenderOrder): Promise<Rendered | null> {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url')
    const coming = this.#kept.get(key) ?? this.#ask(order)
    if (coming === null) return null
    this.#kept.delete(key)
    this.#kept.set(key, coming)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest)
    return inTime(coming)
  }

  async close() {
    this.#isClosed = true
    await this.#thread?.terminate()
  }

  #ask(order: RenderOrder): Promise<Rendered | null> | null {
    const thread = this.#waiting.size < WAITING_MAX ? this.#begin() : null
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

  #begin(): Worker | null {
    if (this.#thread !== null) return this.#thread
    if (this.#isClosed || this.#begun >= BEGUN_MAX) return null
    this.#begun += 1
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
    thread.on('error', (error) => this.#log.error({ err: error }, 'the thread that renders pages broke'))
    thread.on('exit', () => this.#end())
    this.#thread = thread
    return thread
  }

  /** Whoever waits gets the page as the build left it. */
  #end() {
    this.#thread = null
    this.#kept.clear()
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }
}

async function inTime(coming: Promise<Rendered | null>): Promise<Rendered | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}
