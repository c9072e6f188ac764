import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The parts of the search that can be taken out: the constant, where it stands, and what it is. */
const PARTS = [
  ['withTable', 'negamax', 'transposition table'],
  ['withWindows', 'negamax', 'null windows (PVS)'],
  ['withFutility', 'negamax', 'futility at the last ply'],
  ['withHopeless', 'negamax', 'hopeless captures left out'],
  ['withReductions', 'negamax', 'late answers less deep'],
  ['withChecks', 'negamax searchGame', 'checks not counted as plies'],
  ['withCaptures', 'order', 'captures first'],
  ['withExchanges', 'order', 'exchanges weighed'],
  ['withKillers', 'order', 'killer moves'],
  ['withHistory', 'order', 'history of moves'],
  ['withDeepening', 'searchGame', 'iterative deepening'],
] as const

const source = fileURLToPath(new URL('../../packages/chess/src', import.meta.url))

type Variant = {
  search: typeof import('@lance/chess/search')
  chess: typeof import('@lance/chess')
}

/** Does something with copies of the package, in each of which one part of the search is switched off. */
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
