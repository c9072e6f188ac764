import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'makes a text of %j, which a spreadsheet would run [DESK-64]',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

it('quotes what separates cells and lines, and leaves numbers as they are', () => {
  expect(csvLine(['a,b', 'say "no"', 'one\ntwo', -5, null])).toBe('"a,b","say ""no""","one\ntwo",-5,""\r\n')
})
