import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BUILDS_KEPT, keepOldBuilds } from './keepOldBuilds.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lance-test-builds-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function layBuild(number, files) {
  const dir = join(root, String(number))
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const name of files) writeFileSync(join(dir, 'assets', name), `${name} of build ${number}`)
  return dir
}
const filesOf = (dir) => readdirSync(join(dir, 'assets')).sort()

it('keeps the files of the last builds for their open pages, and drops older ones', () => {
  let last = layBuild(1, ['index-1.js', 'board.js'])
  for (let number = 2; number <= BUILDS_KEPT + 1; number += 1) {
    const next = layBuild(number, [`index-${number}.js`, 'board.js'])
    keepOldBuilds({ from: last, to: next })
    last = next
    if (number <= BUILDS_KEPT) expect(filesOf(next)).toContain('index-1.js')
  }
  expect(filesOf(last)).toEqual(['board.js', 'index-2.js', 'index-3.js', 'index-4.js'])
  expect(readFileSync(join(last, 'assets/board.js'), 'utf8')).toBe('board.js of build 4')
})

it('adds no files if there was no build before', () => {
  const first = layBuild(1, ['index-1.js'])
  keepOldBuilds({ from: join(root, 'none'), to: first })
  expect(filesOf(first)).toEqual(['index-1.js'])
})
