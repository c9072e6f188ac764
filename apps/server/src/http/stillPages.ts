import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../texts/language.ts'

const DAY_MS = 86_400_000

/** What the build says of the pages it has rendered: where each stands, and its files, which take turns day by day. */
type KnownPage = { at: string; files: readonly string[] }

export type StillPages = {
  /** The addresses that are one page's alone. */
  paths: readonly string[]
  /** The HTML for an address, as the build left it. */
  read(page: { path: string; language: Language; nowMs: number }): Promise<string>
}

/** The pages that the build has rendered, kept once they are read: some dozens of files for each language. */
export async function openStillPages(siteDir: string): Promise<StillPages> {
  const known: readonly KnownPage[] = JSON.parse(await readFile(join(siteDir, 'pages', 'pages.json'), 'utf8'))
  const kept = new Map<string, Promise<string>>()
  return {
    paths: known.map(({ at }) => at).filter((at) => !at.endsWith('*')),
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

/** `at`: one address, or with `*` at its end all that begin so. */
function standsAt(at: string, path: string): boolean {
  return at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at
}
