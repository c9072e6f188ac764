import type { Plugin } from 'vite'
import type { EarlyWorker } from './firstViews.ts'

/**
 * Removes the site's scripts from the page's head, where they would compete with the first view for a slow
 * connection and a slow processor. They are listed as data, because inline scripts are forbidden; `early.js`
 * requests them once the page has been painted, or at once if it shows nothing yet.
 */
export function laterScripts(): Plugin {
  return {
    name: 'later-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => listScripts(html, {}) },
  }
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g
const LIST = /<script type="application\/json" id="scripts">([^<]*)<\/script>/

/** For a page sent with only its first styles: the full styles, the fonts, and the fonts' stylesheets. */
export type LaterStyles = { styles: readonly string[]; fonts: readonly string[]; faces: readonly string[] }

type Scripts = { entry: string; preload: string[]; worker?: EarlyWorker | undefined } & Partial<LaterStyles>

/** `more`: scripts to request beside the page's own. */
type Later = { more?: readonly string[]; worker?: EarlyWorker | undefined } & Partial<LaterStyles>

/** Moves the page's scripts into the list, with everything else to be requested together with them. */
export function listScripts(html: string, { more = [], ...later }: Later): string {
  const listed: Scripts | null = JSON.parse(LIST.exec(html)?.[1] ?? 'null')
  const entry = listed?.entry ?? ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('the page has no script')
  const found = [...html.matchAll(PRELOAD)].map(([, href = '']) => href)
  const scripts: Scripts = { entry, preload: [...(listed?.preload ?? []), ...found, ...more], ...later }
  const list = `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`
  if (listed !== null) return html.replace(LIST, () => list)
  return html
    .replace(ENTRY, '')
    .replace(PRELOAD, '')
    .replace('<script src="/early.js">', () => `${list}\n    <script src="/early.js">`)
}
