import { dirname, posix } from 'node:path'
import ts from 'typescript'

const IS_TEST = /^(apps\/server|e2e)\/.*\.test\.ts$/

/**
 * The server and browser tests that a change touches, nearest first: by the number of imports in between, and
 * for the site, which browser tests do not import, by the name of its folder (`wallet/` and
 * `wallet.test.ts`). `files` are all sources as paths from the root, `read` returns a file's text, `packages`
 * maps names to entry files.
 */
export function touchedTests({ changed, files, read, packages }) {
  const importers = readImporters({ files, read, packages })
  const distances = new Map(changed.map((file) => [file, 0]))
  // The map may grow while it is iterated: this is a breadth-first search.
  for (const [file, distance] of distances) {
    const next = [...(importers.get(file) ?? []), ...testsByName(file, files)]
    for (const importer of next) if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return [...distances.keys()].filter((file) => IS_TEST.test(file) && files.includes(file))
}

/** The files that import each file. */
function readImporters({ files, read, packages }) {
  const known = new Set(files)
  const importers = new Map()
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(read(file), true, true).importedFiles) {
      const target =
        packages[fileName] ?? (fileName.startsWith('.') ? posix.join(dirname(file), fileName) : null)
      if (!known.has(target)) continue
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

function testsByName(file, files) {
  const folder = /^apps\/web\/src\/(?:features\/)?([^/]+)\//.exec(file)?.[1]
  if (folder === undefined) return []
  const stem = folder.toLowerCase().replace(/s$/, '')
  return files.filter(
    (test) => /^e2e\/[^/]+\.test\.ts$/.test(test) && test.slice(4).toLowerCase().startsWith(stem),
  )
}
