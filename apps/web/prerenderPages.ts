import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { type Chunk, type FilesOfView, type FirstView, filesOfView, VIEWS } from './firstViews.ts'
import { listScripts } from './laterScripts.ts'
import { LANGUAGES, type Language } from './src/i18n/languages.ts'

const webDir = fileURLToPath(new URL('.', import.meta.url))

type Still = typeof import('./src/prerender.tsx')
type StillPage = Awaited<ReturnType<Still['renderStill']>>

/**
 * Renders what a guest sees first of the public pages, in each language, into `pages/LANGUAGE/NAME.html`, and a frame
 * for all others. `pages/pages.json` says which of them belongs to which address; the server reads it.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '.' }, bundle) {
        const still = await buildStill(join(dir, 'render'))
        const template = readFileSync(join(dir, 'index.html'), 'utf8')
        const chunks = bundle as unknown as Record<string, Chunk>
        for (const { code } of LANGUAGES) {
          mkdirSync(join(dir, 'pages', code), { recursive: true })
          for (const view of VIEWS)
            for (let turn = 0; turn < turnsOf(view, still); turn++) {
              const page =
                view.path === null ? null : await still.renderStill(view.path, { language: code, turn })
              const files = filesOfView(chunks, { view, language: code })
              writeFileSync(
                join(dir, 'pages', code, fileOf(view, turn)),
                writePage(template, { view, turn, language: code, page, files }),
              )
            }
        }
        writeFileSync(join(dir, 'pages', 'pages.json'), JSON.stringify(tableOf(still), null, 2))
      },
    },
  }
}

const turnsOf = (view: FirstView, still: Still) => (view.takesTurns ? still.HOME_TURNS : 1)
const fileOf = (view: FirstView, turn: number) =>
  turn === 0 ? `${view.name}.html` : `${view.name}.${turn}.html`

function tableOf(still: Still) {
  return VIEWS.map((view) => ({
    at: view.at,
    calls: view.calls ?? [],
    isFrame: view.path === null,
    isFilled: view.isFilled ?? false,
    files: Array.from({ length: turnsOf(view, still) }, (_, turn) => fileOf(view, turn)),
  }))
}

/** Builds the site for where no browser is, and loads it. */
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

/** The router renders other boundaries for a server of its own kind than a browser does, which could not take them over. */
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

type PageParts = {
  view: FirstView
  turn: number
  language: Language
  page: StillPage | null
  files: FilesOfView
}

/** What `early.js` reads: where the page stands, and what its address may not ask for. */
function dataOf({ at, asks = [] }: FirstView, page: StillPage | null): string {
  const asked = asks.length > 0 ? ` data-asks="${asks.join(' ')}"` : ''
  return page === null ? 'data-at="*"' : `data-at="${at}"${asked}`
}

function writePage(template: string, { view, turn, language, page, files }: PageParts): string {
  const direction = page?.direction ?? (language === 'ar' ? 'rtl' : 'ltr')
  const links = [
    ...files.styles.map((name) => `<link rel="stylesheet" crossorigin href="${name}">`),
    // Else they are known of when the styles have come, which on a slow line is a fifth of a second later.
    ...files.pictures.map((name) => `<link rel="preload" as="image" href="${name}" fetchpriority="high">`),
  ].join('\n')
  const framed = listScripts(template, files.scripts)
    .replace(/<html [^>]*>/, `<html lang="${language}" dir="${direction}" ${dataOf(view, page)}>`)
    .replace('</head>', () => `${links}\n</head>`)
  if (page === null) return framed
  const turned = view.takesTurns ? ` data-turn="${turn}"` : ''
  return framed
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(page.description)}" />`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${turned}>${page.html}</div>\n<div id="waiting">${page.waitingHtml}</div>`,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${escapeHtml(page.needsScript)}</noscript>`)
}
