import type { Plugin } from 'vite'

/**
 * Takes the site's scripts out of the page's head, where they would share a slow line with what is seen first, and a
 * slow processor with painting it. They are listed as data, for inline scripts are forbidden; `early.js` asks for them
 * once the page has been painted, or at once where it shows nothing yet.
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

/** Where a page comes with its first styles alone: the whole ones, the fonts, and the sheets that declare these. */
export type LaterStyles = { styles: readonly string[]; fonts: readonly string[]; faces: readonly string[] }

type Scripts = { entry: string; preload: string[] } & Partial<LaterStyles>

/** `more`: scripts to ask for beside the page's own. */
type Later = { more?: readonly string[] } & Partial<LaterStyles>

/** The page with its scripts in the list, and all else that is to be asked for with them. */
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
