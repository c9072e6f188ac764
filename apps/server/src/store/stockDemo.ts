import { readFile } from 'node:fs/promises'
import type { Context } from '../kernel/context.ts'
import { catalogueFile } from './catalogueFile.ts'
import { hasProducts } from './catalogueStore.ts'
import { importCatalogue } from './importCatalogue.ts'

const folder = new URL('./demo/', import.meta.url)

/** Fills a store that never had an article with the articles of `demo/`. */
export async function stockDemo({ db, time }: Pick<Context, 'db' | 'time'>): Promise<void> {
  if (await hasProducts(db)) return
  const file = catalogueFile.parse(JSON.parse(await readFile(new URL('catalogue.json', folder), 'utf8')))
  const readPicture = (name: string) => readFile(new URL(name, folder))
  const imported = await importCatalogue(db, file, {
    readPicture,
    mode: 'first',
    now: new Date(time.nowMs()),
  })
  if (!imported.ok) throw new Error(`the demo catalogue could not be imported: ${imported.problem}`)
}
