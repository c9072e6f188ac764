import { expect, it } from 'vitest'
import { splitStyles } from './firstStyles.ts'

it('lists the elements, classes and data attributes that a rule needs to match', () => {
  const needsOf = (selector: string) => {
    const [part] = splitStyles(`${selector}{gap:0}`)
    return typeof part === 'object' && 'needs' in part ? part.needs : part
  }
  expect(needsOf('.a>b .c:not(.d)')).toEqual([['<b', '.a', '.c']])
  expect(needsOf('h1,.a')).toEqual([['<h1'], ['.a']])
  expect(needsOf('.a[data-on=true]:is(.b)')).toEqual([['.a', '.b', '[data-on=true]']])
  expect(needsOf(':is(.a,.b) p:focus-visible')).toEqual([['<p']])
  expect(needsOf('.a\\:b[data-c~="d"]')).toEqual([['.a:b', '[data-c]']])
  expect(needsOf('input:where([type=button])')).toEqual([['<input']])
  // The root has this attribute before the first paint, and every page has the elements.
  expect(needsOf(':root[data-scheme=dark] body')).toBe(':root[data-scheme=dark] body{gap:0}')
  expect(needsOf('.a,*')).toBe('.a,*{gap:0}')
})

it('omits rules that have no visible effect before the full styles arrive', () => {
  expect(splitStyles('a:hover{gap:0}@media print{p{gap:0}}@font-face{src:url(a.woff2)}')).toEqual([])
  expect(splitStyles('a,a:hover{gap:0}')).toEqual([{ css: 'a{gap:0}', needs: [['<a']] }])
})

it('keeps conditions, the order of layers, and rules needed only where they are referenced', () => {
  expect(splitStyles('@layer a,b;@media (width>=1px){@layer b{*{gap:0}}}')).toEqual([
    '@layer a,b;',
    { open: '@media (width>=1px)', parts: [{ open: '@layer b', parts: ['*{gap:0}'] }] },
  ])
  expect(splitStyles('@keyframes a{to{gap:0}}@property --b{inherits:false}')).toEqual([
    { css: '@keyframes a{to{gap:0}}', saying: 'a' },
    { css: '@property --b{inherits:false}', saying: 'var(--b' },
  ])
})
