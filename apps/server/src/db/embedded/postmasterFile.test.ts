import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPostmasterFile, retirePostmasterFile } from './postmasterFile.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lance-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('retiring the file of a postmaster', () => {
  it('needs nothing where the postmaster took it away itself since it was looked at', async () => {
    await retirePostmasterFile(folder)
    expect(await readPostmasterFile(folder)).toBeNull()
  })

  it('leaves all but who it names, so that PostgreSQL finds the old shared memory', async () => {
    const lines = [String(process.pid), folder, '1', '5432', '.', '', '  1  2', 'ready', '']
    await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'))
    await retirePostmasterFile(folder)
    const kept = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    expect(kept.slice(1)).toEqual(lines.slice(1))
    expect(kept[0]).not.toBe(lines[0])
  })

  it('takes a file away that was cut short', async () => {
    await writeFile(join(folder, 'postmaster.pid'), '12')
    await retirePostmasterFile(folder)
    expect(await readPostmasterFile(folder)).toBeNull()
  })
})
