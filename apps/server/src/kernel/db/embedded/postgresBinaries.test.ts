import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { restoreLinks } from './postgresBinaries.ts'

it('creates the links that a package without install scripts lacks, and keeps existing ones', async () => {
  const packageRoot = await mkdtemp(join(tmpdir(), 'lance-links-'))
  onTestFinished(() => rm(packageRoot, { recursive: true }))
  await mkdir(join(packageRoot, 'native', 'lib'), { recursive: true })
  await writeFile(join(packageRoot, 'native', 'lib', 'libpq.so.5.18'), 'a library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(packageRoot, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  await restoreLinks(packageRoot)
  await restoreLinks(packageRoot)
  expect(await readFile(join(packageRoot, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('a library')
})
