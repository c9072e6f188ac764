import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDone } from './readDone.ts'

it('finds the games of a file, and removes a line that was cut off', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lab-')), 'games-made.jsonl')
  expect(readDone(file)).toEqual(new Set())
  writeFileSync(file, '{"id":"one"}\n{"id":"two é"}\n{"id":"thr')
  expect(readDone(file)).toEqual(new Set(['one', 'two é']))
  expect(readFileSync(file, 'utf8')).toBe('{"id":"one"}\n{"id":"two é"}\n')
  writeFileSync(file, '{"id":"o')
  expect(readDone(file)).toEqual(new Set())
  expect(readFileSync(file, 'utf8')).toBe('')
})
