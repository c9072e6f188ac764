import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../kernel/texts/language.ts'

const DAY_MS = 86_400_000

/**
 * The build's record of a rendered page: its address, its files, which alternate from day to day, its
 * stylesheets, its first calls, whether it can be rendered with their answers, and whether these change all the time. `*` as the last part of
 * `at` matches any value; in a call, `*` stands for that value.
 */
type KnownPage = {
  at: string
  files: readonly string[]
  sheets?: readonly string[]
  calls?: readonly string[]
  isFrame?: boolean
  isFilled?: boolean
  isLive?: boolean
}

type PageContent = {
  calls: readonly string[]
  isFilled: boolean
  isLive: boolean
  sheets: readonly string[]
}

export type BuiltPages = {
  /** The addresses that belong to exactly one page. */
  paths: readonly string[]
  /** The first calls of a page, whether it is rendered with their answers, and its stylesheets. */
  contentOf(path: string): PageContent
  /** The HTML for an address, as built. */
  read(page: { path: string; language: Language; nowMs: number }): Promise<string>
}

/** The pages that the build rendered, kept in memory once read: a few dozen files for each language. */
export async function openBuiltPages(siteDir: string): Promise<BuiltPages> {
  const known: readonly KnownPage[] = JSON.parse(await readFile(join(siteDir, 'pages', 'pages.json'), 'utf8'))
  const kept = new Map<string, Promise<string>>()
  return {
    paths: known.filter(({ at, isFrame }) => !at.endsWith('*') && !isFrame).map(({ at }) => at),
    contentOf(path) {
      const {
        calls = [],
        isFilled = false,
        isLive = false,
        sheets = [],
      } = known.find(({ at }) => matchesPath(at, path)) ?? {}
      return {
        calls: calls.map((call) => call.replace('*', () => lastPart.exec(path)?.[0] ?? '')),
        isFilled,
        isLive,
        sheets,
      }
    },
    read({ path, language, nowMs }) {
      const { files } = known.find(({ at }) => matchesPath(at, path)) ?? { files: [] }
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

function matchesPath(at: string, path: string): boolean {
  return at === '*' || path === at || (at.endsWith('/*') && path.replace(lastPart, '*') === at)
}
