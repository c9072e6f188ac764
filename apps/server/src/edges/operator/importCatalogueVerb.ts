import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { catalogueFile, importCatalogue, PICTURE_MAX_BYTES } from '../../store/index.ts'
import type { Verb } from './verb.ts'

/** The largest catalogue, in bytes. */
const CATALOGUE_MAX_BYTES = 33_554_432
const PROBLEMS_SHOWN_MAX = 20

/** Reads a file of at most `maxBytes` bytes; null if it is missing or larger. */
async function readBounded(path: string, maxBytes: number): Promise<Buffer | null> {
  try {
    return (await stat(path)).size > maxBytes ? null : await readFile(path)
  } catch {
    return null
  }
}

export const importCatalogueVerb: Verb = {
  says: 'Imports the articles of a catalogue into the store: all of them, or none if anything in it is wrong.',
  takes: [
    { name: 'file', says: 'the catalogue, a JSON file; its pictures are in the same folder' },
    { name: 'replace', says: 'yes: articles that are not in it are no longer sold', optional: true },
  ],
  changes: true,
  transactions: 'several',
  async run({ db, time }, { file = '', replace }) {
    const text = await readBounded(file, CATALOGUE_MAX_BYTES)
    if (!text) return { ok: false, lines: [`There is no catalogue ${file}, or it is larger than 32 MB.`] }
    const read = catalogueFile.safeParse(parseJson(text.toString('utf8')))
    if (!read.success) {
      const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return { ok: false, lines: ['It is no catalogue:', ...problems.slice(0, PROBLEMS_SHOWN_MAX)] }
    }
    const folder = resolve(dirname(file))
    const readPicture = async (name: string) => {
      const path = resolve(folder, name)
      return path.startsWith(folder + sep) ? readBounded(path, PICTURE_MAX_BYTES) : null
    }
    const mode = replace === 'yes' ? 'replace' : 'add'
    const done = await importCatalogue(db, read.data, { readPicture, mode, now: new Date(time.nowMs()) })
    if (!done.ok) return { ok: false, lines: [`Nothing was imported: ${done.problem}.`] }
    const { products, variants, removed } = done
    return { ok: true, lines: [`${products} articles with ${variants} variants are in, ${removed} are out.`] }
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
