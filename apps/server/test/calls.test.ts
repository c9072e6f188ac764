import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCalls } from '@lance/contract'
import { expect, it } from 'vitest'

const keys = allCalls().map(({ method, path }) => `${method} ${path}`)

it('defines each call once', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('names a parameter in the path for each call that has some', () => {
  const wrong = allCalls().filter(({ path, params }) => path.includes('/:') !== (params !== undefined))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('has every perMinute of a call in docs/limits.md', () => {
  const limits = readFileSync(fileURLToPath(new URL('../../../docs/limits.md', import.meta.url)), 'utf8')
  const [row = ''] = /^\| routes with a `perMinute` .*$/m.exec(limits) ?? []
  const told = [...row.matchAll(/(\d+) \(/g)].map(([, number]) => Number(number))
  const defined = allCalls().flatMap(({ perMinute }) => perMinute ?? [])
  expect(told.sort((a, b) => a - b)).toEqual([...new Set(defined)].sort((a, b) => a - b))
})
