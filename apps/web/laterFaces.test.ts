import { expect, it } from 'vitest'
import { splitFaces } from './laterFaces.ts'

it('extracts every font face from a stylesheet, and leaves the rest unchanged', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@layer a;@media print{@font-face{font-family:B}p{gap:0}}b{gap:0}'
  expect(splitFaces(css)).toEqual({
    faces: '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B}',
    rest: '@layer a;@media print{p{gap:0}}b{gap:0}',
  })
})
