import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../texts/language.ts'

const DAY_MS = 86_400_000

/**
 * What the build says of the pages it has rendered: where each stands, its files, which take turns day by day, its
 * stylesheets, the calls that it makes first, and whether it can be rendered with their answers. `at` with `*` for its last part: all those addresses; in a call `*` is that part.
 */
type KnownPage = {
  at: string
  files: readonly string[]
  sheets?: readonly string[]
  calls?: readonly string[]
  isFrame?: boolean
  isFilled?: boolean
}

export type StillPages = {
  /** The addresses that are one page's alone. */
  paths: readonly string[]
  /** The calls that the page at an address makes first, whether it is rendered with their answers, and its stylesheets. */
  contentOf(path: string): { calls: readonly string[]; isFilled: boolean; sheets: readonly string[] }
  /** The HTML for an address, as the build left it. */
  read(page: { path: string; language: Language; nowMs: number }): Promise<string>
}

/** The pages that the build has rendered, kept once they are read: some dozens of files for each language. */
export async function openStillPages(siteDir: string): Promise<StillPages> {
  const known: readonly KnownPage[] = JSON.parse(await readFile(join(siteDir, 'pages', 'pages.json'), 'utf8'))
  const kept = new Map<string, Promise<string>>()
  return {
    paths: known.filter(({ at, isFrame }) => !at.endsWith('*') && !isFrame).map(({ at }) => at),
    contentOf(path) {
      const { calls = [], isFilled = false, sheets = [] } = known.find(({ at }) => standsAt(at, path)) ?? {}
      return {
        calls: calls.map((call) => call.replace('*', () => lastPart.exec(path)?.[0] ?? '')),
        isFilled,
        sheets,
      }
    },
    read({ path, language, nowMs }) {
      const { files } = known.find(({ at }) => standsAt(at, path)) ?? { files: [] }
      const file = files[Math.floor(nowMs / DAY_MS) % files.length]
      if (file === undefined) throw new Error(`the build has no page for ${path}`)
      const name = join(siteDir, 'pages', language, file)
      const html = kept.get(name) ?? readFile(name, 'utf8')
      kept.set(name, html)
      return html
    },
  }
}

const lastPart = /[^/]*$/

function standsAt(at: string, path: string): boolean {
  return at === '*' || path === at || (at.endsWith('/*') && path.replace(lastPart, '*') === at)
}
