import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { splitStyles } from './firstStyles.ts'
import { type Chunk, type FilesOfView, type FirstView, filesOfView, VIEWS } from './firstViews.ts'
import { FACES } from './laterFaces.ts'
import { type LaterStyles, listScripts } from './laterScripts.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './src/i18n/languages.ts'

const webDir = fileURLToPath(new URL('.', import.meta.url))

type Still = typeof import('./src/prerender.tsx')
type StillPage = Awaited<ReturnType<Still['renderStill']>>

/**
 * Renders the first view of the public pages for guests, in each language, into `pages/LANGUAGE/NAME.html`,
 * and a frame for all others. `pages/pages.json` maps addresses to these files; the server reads it.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }, bundle) {
        const still = await buildStill(join(dir, 'render'))
        const early = await minifyEarlyScript()
        const template = readTemplate(readFileSync(join(dir, 'index.html'), 'utf8'), early)
        const chunks = bundle as unknown as Record<string, Chunk>
        for (const { code } of LANGUAGES) {
          mkdirSync(join(dir, 'pages', code), { recursive: true })
          for (const view of VIEWS)
            for (let variant = 0; variant < variantsOf(view, still); variant++) {
              const page =
                view.path === null ? null : await still.renderStill(view.path, { language: code, variant })
              const files = filesOfView(chunks, { view, language: code })
              writeFileSync(
                join(dir, 'pages', code, fileOf(view, variant)),
                writePage(template, { view, variant, language: code, page, files }),
              )
            }
        }
        const sheetsOf = (view: FirstView) => [
          ...template.faces,
          ...template.styles,
          ...filesOfView(chunks, { view, language: FALLBACK_LANGUAGE }).styles,
        ]
        const write = (name: string, text: string) => writeFileSync(join(dir, 'pages', name), text)
        write('pages.json', JSON.stringify(tableOf(still, sheetsOf), null, 2))
        const splitSheet = (name: string) => [name, splitStyles(readFileSync(join(dir, name), 'utf8'))]
        const sheets = [...new Set(VIEWS.flatMap(sheetsOf))]
        write('styles.json', JSON.stringify(Object.fromEntries(sheets.map(splitSheet))))
        write('early.js', early)
      },
    },
  }
}

const variantsOf = (view: FirstView, still: Still) => (view.hasVariants ? still.HOME_VARIANTS : 1)
const fileOf = (view: FirstView, variant: number) =>
  variant === 0 ? `${view.name}.html` : `${view.name}.${variant}.html`

function tableOf(still: Still, sheetsOf: (view: FirstView) => string[]) {
  return VIEWS.map((view) => ({
    at: view.at,
    calls: view.calls ?? [],
    sheets: sheetsOf(view),
    isFrame: view.path === null,
    isFilled: view.isFilled ?? false,
    isLive: view.isLive ?? false,
    files: Array.from({ length: variantsOf(view, still) }, (_, variant) => fileOf(view, variant)),
  }))
}

/** Builds the site for rendering without a browser, and imports it. */
async function buildStill(outDir: string): Promise<Still> {
  await build({
    root: webDir,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), asInBrowser()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      ssrEmitAssets: false,
    },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Still
}

/** On a server of its own kind, the router renders other boundaries, which a browser could not hydrate. */
function asInBrowser(): Plugin {
  const name = '@tanstack/router-core/isServer'
  return {
    name: 'as-in-browser',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? 'export const isServer = undefined, loadServerRoute = undefined' : null,
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)

/** The early script, minified because every page contains it inline. */
async function minifyEarlyScript(): Promise<string> {
  const result = await build({
    root: webDir,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: join(webDir, 'public/early.js'), output: { format: 'iife' } },
    },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the early script was not built')
  return chunk.code.trim()
}

type Template = { html: string } & LaterStyles

const EARLY = /<script src="[^"]*\/early-[^"]*"><\/script>/
const STYLE = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const FONT = /\s*<link rel="preload" as="font"[^>]* href="([^"]+)"[^>]*>/g

/**
 * The template of all rendered pages: the early script inline, and a place for the first styles. They come
 * before the script, which may add the full styles at once: those must come after, or a first rule would win
 * over a full one that overrides it. Everything else is listed, to be requested after the first paint.
 */
function readTemplate(page: string, early: string): Template {
  const hrefs = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, href = '']) => href)
  const html = page
    .replace(STYLE, '')
    .replace(FONT, '')
    .replace(EARLY, () => `<style></style>\n<script>${early}</script>`)
  const sheets = hrefs(STYLE)
  return {
    html,
    fonts: hrefs(FONT),
    styles: sheets.filter((name) => !FACES.test(name)),
    faces: sheets.filter((name) => FACES.test(name)),
  }
}

type PageParts = {
  view: FirstView
  variant: number
  language: Language
  page: StillPage | null
  files: FilesOfView
}

/** The attributes that `early.js` reads: the page's address, and the parameters it must not have. */
function dataOf({ at, asks = [] }: FirstView, page: StillPage | null): string {
  const asked = asks.length > 0 ? ` data-asks="${asks.join(' ')}"` : ''
  return page === null ? 'data-at="*"' : `data-at="${at}"${asked}`
}

function writePage(template: Template, { view, variant, language, page, files }: PageParts): string {
  const direction = page?.direction ?? (language === 'ar' ? 'rtl' : 'ltr')
  const { fonts, faces } = template
  const styles = [...template.styles, ...files.styles]
  const whole = [...styles, ...faces].map((name) => `<link rel="stylesheet" href="${name}">`).join('')
  const links = [
    ...files.pictures.map((name) => `<link rel="preload" as="image" href="${name}" fetchpriority="high">`),
    `<noscript>${whole}</noscript>`,
  ].join('\n')
  const framed = listScripts(template.html, {
    more: files.scripts,
    worker: files.worker,
    styles,
    fonts,
    faces,
  })
    .replace(/<html [^>]*>/, `<html lang="${language}" dir="${direction}" ${dataOf(view, page)}>`)
    .replace('</head>', () => `${links}\n</head>`)
  if (page === null) return framed
  const variantAttribute = view.hasVariants ? ` data-turn="${variant}"` : ''
  return framed
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(page.description)}" />`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"${variantAttribute}>${page.html}</div>\n<div id="waiting">${page.waitingHtml}</div>`,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${escapeHtml(page.needsScript)}</noscript>`)
}
