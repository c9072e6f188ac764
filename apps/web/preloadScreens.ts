import type { Plugin } from 'vite'
import { FALLBACK_LANGUAGE, LANGUAGES } from './src/i18n/languages.ts'

/**
 * The screens people arrive at from elsewhere: their paths, or the starts of them, their modules, texts, and what they
 * read; what follows a start is read too.
 */
const SCREENS = [
  { path: '/', isWhole: true, module: 'home/HomePage.tsx', namespace: 'home', reads: null },
  {
    path: '/store',
    isWhole: true,
    module: 'store/StorePage.tsx',
    namespace: 'store',
    reads: '/store/lance/products?offset=0&limit=24',
  },
  {
    path: '/product/',
    isWhole: false,
    module: 'store/ProductPage.tsx',
    namespace: 'store',
    reads: '/store/lance/products/',
  },
] as const

type Screen = { path: string; isWhole: boolean; namespace: string; files: string[]; reads: string | null }
type Table = {
  languages: readonly string[]
  fallback: string
  /** The file of each namespace, by language. */
  texts: Record<string, Record<string, string>>
  screens: Screen[]
}

/**
 * Asks for a screen's script, styles, texts and first answer together with the page, rather than one after the other
 * as each is found to be needed: on a slow line that is half a second. What to ask for stands in the page as data,
 * for inline scripts are forbidden; `early.js` reads it. It only hints: what it gets wrong costs a request.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'screens' },
          children: JSON.stringify(makeTable((bundle ?? {}) as unknown as Record<string, Chunk>)),
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}

type Chunk = {
  type: string
  fileName: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  viteMetadata?: { importedCss?: Set<string> }
}

function makeTable(bundle: Readonly<Record<string, Chunk>>): Table {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  /** A chunk with all that it needs, scripts and styles. */
  const filesOf = (chunk: Chunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
    for (const name of chunk.imports ?? []) filesOf(bundle[name], seen)
    return seen
  }
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
  const ofPage = filesOf(chunks.find(({ isEntry }) => isEntry))
  const texts: Table['texts'] = {}
  for (const { fileName, facadeModuleId } of chunks) {
    const [, language = '', namespace = ''] =
      /\/locales\/([^/]+)\/([^/]+)\.json$/.exec(facadeModuleId ?? '') ?? []
    const isNeeded = namespace === 'common' || SCREENS.some((screen) => screen.namespace === namespace)
    if (isNeeded) texts[language] = { ...texts[language], [namespace]: fileName }
  }
  const screens = SCREENS.map(({ module, ...screen }) => ({
    ...screen,
    files: [...filesOf(chunkOf(`/src/${module}`))].filter((name) => !ofPage.has(name)),
  }))
  return { languages: LANGUAGES.map(({ code }) => code), fallback: FALLBACK_LANGUAGE, texts, screens }
}
