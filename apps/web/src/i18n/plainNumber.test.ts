import { expect, it } from 'vitest'
import { plainNumber } from './plainNumber.ts'

it.each([
  ['pt-BR', '1853'],
  ['ar', '1853'],
  ['bn', '১৮৫৩'],
])('writes a rating in %s as %s', (language, text) => {
  expect(plainNumber(1853, language)).toBe(text)
})
