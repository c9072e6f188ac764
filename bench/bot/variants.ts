import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The parts of the search that can be switched off: the constant, the files it is in, and what it is. */
const PARTS = [
  ['withTable', 'negamax', 'transposition table'],
  ['withWindows', 'negamax', 'null windows (PVS)'],
  ['withFutility', 'negamax', 'futility pruning at the last ply'],
  ['withHopeless', 'negamax', 'skipping hopeless captures'],
  ['withReductions', 'negamax', 'late move reductions'],
  ['withChecks', 'negamax searchGame', 'check extensions'],
  ['withCaptures', 'order', 'captures first'],
  ['withExchanges', 'order', 'static exchange evaluation'],
  ['withKillers', 'order', 'killer moves'],
  ['withHistory', 'order', 'history heuristic'],
  ['withDeepening', 'searchGame', 'iterative deepening'],
] as const

const source = fileURLToPath(new URL('../../packages/chess/src', import.meta.url))

type Variant = {
  search: typeof import('@lance/chess/search')
  chess: typeof import('@lance/chess')
}

/** Measures copies of the package, in each of which one part of the search is switched off. */
export async function forEachPart(measure: (name: string, variant: Variant) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lance-search-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [part, files, name] of PARTS) {
      const copy = join(folder, part)
      cpSync(source, copy, { recursive: true })
      for (const name of files.split(' ')) switchOff(join(copy, 'search', `${name}.ts`), part)
      const [search, chess] = await Promise.all([
        import(pathToFileURL(join(copy, 'search', 'index.ts')).href),
        import(pathToFileURL(join(copy, 'index.ts')).href),
      ])
      measure(name, { search, chess } as Variant)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function switchOff(path: string, part: string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(`const ${part}: boolean = true`, `const ${part}: boolean = false`)
  if (after === before) throw new Error(`${path} has no ${part}`)
  writeFileSync(path, after)
}
