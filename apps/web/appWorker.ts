import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { type Build, SHELL } from './src/app/pwa/worker/cachedFiles.ts'

type Part = {
  type: string
  fileName: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  originalFileNames?: string[]
  viteMetadata?: { importedCss?: Set<string>; importedAssets?: Set<string> }
}

/** The folders of screens that need the network; all other screens are cached, with their imports. */
const ONLINE_SCREENS =
  /\/src\/features\/(adult|chat|hallOfFame|invitation|legal|liveGames|matchmaking|premium|store|tournaments|wager|wallet)\//
/** Modules elsewhere that only online screens use, or that are too large: all flags of the world. */
const ONLINE_PARTS = /\/(RatingPlot|NumbersView|OwnDataView|UpdatePasswordPage|PlayerPage|flagFiles)\.tsx?$/

/**
 * Writes the app's service worker beside the pages (`/sw.js`), with the list of files it caches, and the page
 * that replaces all others offline (`/shell.html`).
 */
export function appWorker(): Plugin {
  return {
    name: 'app-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir = '.' }, bundle) {
        copyFileSync(join(dir, 'index.html'), join(dir, SHELL))
        const list = makeBuild(bundle as unknown as Record<string, Part>)
        writeFileSync(join(dir, 'sw.js'), await bundleWorker(list))
      },
    },
  }
}

const earlyScript = readFileSync(join(import.meta.dirname, 'public/early.js'))
const earlyFile = `assets/early-${createHash('sha256').update(earlyScript).digest('hex').slice(0, 8)}.js`

/** Gives the early script a hashed name too, so that it can be cached forever like the others. */
export function hashEarlyScript(): Plugin {
  return {
    name: 'hash-early-script',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: earlyFile, source: earlyScript })
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('"/early.js"', `"/${earlyFile}"`) },
  }
}

async function bundleWorker(list: Build): Promise<string> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(list) },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/app/pwa/worker/serviceWorker.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the worker was not built')
  return chunk.code
}

/** What the worker caches and serves, from the build's output. */
function makeBuild(bundle: Readonly<Record<string, Part>>): Build {
  const parts = Object.values(bundle)
  const entry = parts.find(({ isEntry, type }) => type === 'chunk' && isEntry)
  if (!entry) throw new Error('the build has no entry script')
  const cached = new Set<string>()
  const addWithImports = (part: Part | undefined) => {
    if (!part || cached.has(part.fileName)) return
    cached.add(part.fileName)
    for (const css of part.viteMetadata?.importedCss ?? []) cached.add(css)
    for (const name of part.imports ?? []) addWithImports(bundle[name])
  }
  const texts: Record<string, string[]> = {}
  for (const part of parts) {
    const language = languageOf(part.facadeModuleId ?? '')
    if (language !== undefined) texts[language] = [...(texts[language] ?? []), `/${part.fileName}`]
    else if (part.type === 'chunk' && isCached(part)) addWithImports(part)
  }
  for (const { type, fileName, originalFileNames = [] } of parts) {
    if (type === 'chunk') continue
    // Engine and openings have their own workers, and the engine a program and a network; the pictures are the board's
    // and the logo.
    const isScript = fileName === earlyFile || /(Worker-[^/]+\.js|\.wasm|\.network)$/.test(fileName)
    const isPicture = originalFileNames.some((name) => /^src\/.*\.svg$/.test(name))
    if (isScript || isPicture || /\/(inter-latin-wght|young-serif-latin-400)-/.test(fileName))
      cached.add(fileName)
  }
  const files = [...cached].sort().map((name) => `/${name}`)
  return { page: `/${entry.fileName}`, files, texts, screens: readScreens() }
}

/** The language of a file of texts, and of the names of openings; undefined for what all languages need. */
function languageOf(module: string): string | undefined {
  if (/\/openings\/portugueseName\.ts$/.test(module)) return 'pt-BR'
  return /\/locales\/([^/]+)\/[^/]+\.json$/.exec(module)?.[1]
}

/** Chunks without their own module are cached with those that import them. */
function isCached({ isEntry, facadeModuleId }: Part): boolean {
  if (isEntry) return true
  return !!facadeModuleId && !ONLINE_SCREENS.test(facadeModuleId) && !ONLINE_PARTS.test(facadeModuleId)
}

/** The first path segment of every address in `routes.tsx`. */
function readScreens(): string[] {
  const routes = readFileSync(join(import.meta.dirname, 'src/app/routes.tsx'), 'utf8')
  const starts = [...routes.matchAll(/path: '\/([^/']*)/g)].map(([, start = '']) => start)
  if (!starts.includes('') || !starts.includes('game'))
    throw new Error('could not find the paths in routes.tsx')
  return [...new Set(starts)]
}
