// How much script the site's views need, according to the build's manifest: the check holds it to its bounds,
// the bench prints it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** For scripts in the language that most visitors read, gzipped. */
export const BOUNDS_KB = { home: 113.5, furtherScreen: 60 }

const HOME = 'src/features/home/HomePage.tsx'
const TEXTS = [
  'src/i18n/texts/pt-BR.ts',
  ...['common', 'home'].map((name) => `src/i18n/locales/pt-BR/${name}.json`),
]

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

export type ScriptSizes = {
  /** kB of the first view of home. */
  homeKb: number
  /** kB that each further screen adds to what home has loaded, largest first. */
  screens: readonly { name: string; addsKb: number }[]
}

export function readScriptSizes(siteDir: string): ScriptSizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(siteDir, '.vite', 'manifest.json'), 'utf8'))
  const sizes = new Map<string, number>()
  const kbOf = (file: string) => {
    const kb = sizes.get(file) ?? gzipSync(readFileSync(join(siteDir, file)), { level: 9 }).length / 1024
    sizes.set(file, kb)
    return kb
  }
  /** A module's file and the files that it imports. */
  const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the build has no ${name}`)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const other of chunk.imports ?? []) filesOf(other, seen)
    return seen
  }
  const sum = (files: Iterable<string>) =>
    [...files].filter((file) => file.endsWith('.js')).reduce((kb, file) => kb + kbOf(file), 0)
  const ofHome = new Set(['index.html', HOME, ...TEXTS].flatMap((name) => [...filesOf(name)]))
  const screens = screensOf(manifest)
    .map((name) => ({ name, addsKb: sum([...filesOf(name)].filter((file) => !ofHome.has(file))) }))
    .sort((one, other) => other.addsKb - one.addsKb)
  return { homeKb: sum(ofHome), screens }
}

/**
 * Styles that the page loads before the site's own. There may be none: the first style decides the order of all layers, and
 * a part's would let the reset win over everything.
 */
export function stylesBeforeOwn(siteDir: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(siteDir, '.vite', 'manifest.json'), 'utf8'))
  const found = (name: string): string[] =>
    (manifest[name]?.imports ?? []).flatMap((other) => [...(manifest[other]?.css ?? []), ...found(other)])
  return [...new Set(found('index.html'))]
}

/** What the routes load when they are first visited: the modules of the first script's dynamic imports. */
function screensOf(manifest: Manifest): string[] {
  const names = manifest['index.html']?.dynamicImports ?? []
  return names.filter((name) => name.endsWith('.tsx') && name !== HOME)
}
