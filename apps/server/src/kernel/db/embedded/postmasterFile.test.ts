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

describe('retirePostmasterFile', () => {
  it('does nothing if the postmaster has removed the file itself meanwhile', async () => {
    await retirePostmasterFile(folder)
    expect(await readPostmasterFile(folder)).toBeNull()
  })

  it('changes only the pid, so that PostgreSQL finds the old shared memory', async () => {
    const lines = [String(process.pid), folder, '1', '5432', '.', '', '  1  2', 'ready', '']
    await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'))
    await retirePostmasterFile(folder)
    const kept = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    expect(kept.slice(1)).toEqual(lines.slice(1))
    expect(kept[0]).not.toBe(lines[0])
  })

  it('removes a truncated file', async () => {
    await writeFile(join(folder, 'postmaster.pid'), '12')
    await retirePostmasterFile(folder)
    expect(await readPostmasterFile(folder)).toBeNull()
  })
})
