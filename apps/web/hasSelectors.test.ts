import { globSync, readFileSync } from 'node:fs'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { expect, it } from 'vitest'

// A browser looks at every change of a page for what `:has()` may ask about. One that asks about an attribute or a state of
// any element, or that stands alone, makes each change restyle the whole page: 10 ms for a move at a large study. So does one of
// the root whose rule may mean any element.

const styles = globSync('src/**/*.css', { cwd: import.meta.dirname })

/** Each `:has()` with what stands directly before it, and its argument. */
function listHas(css: string): { before: string; argument: string }[] {
  return [
    ...css.replaceAll(':not(:has(', ':has(').matchAll(/([^\s,(>+~]*):has\(((?:[^()]|\([^()]*\))*)\)/g),
  ].map(([, before = '', argument = '']) => ({ before, argument }))
}

it('asks by `:has()` about named elements or the states of controls only, and for named elements only', () => {
  const states = /^:(checked|disabled|focus-visible)$/
  const found = styles.flatMap((file) => listHas(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  expect(found.length).toBeGreaterThan(20)
  const broad = found.filter(
    ({ before, argument }) => before === '' || !(argument.includes('.') || states.test(argument)),
  )
  expect(broad).toEqual([])
})

/** Nesting is written out for this browser, so that each rule has its whole selector. */
const BROWSER_WITHOUT_NESTING = { chrome: 105 << 16 }

/** Runs `visit` for each selector of a style sheet of the site. */
function visitSelectors(path: string, visit: (selector: Selector) => void): void {
  const options = { filename: path, errorRecovery: true }
  const { code } = transform({
    ...options,
    code: readFileSync(`${import.meta.dirname}/${path}`),
    targets: BROWSER_WITHOUT_NESTING,
  })
  transform({ ...options, code, visitor: { Selector: (selector) => visit(selector) } })
}

const saysHas = (part: SelectorComponent) => JSON.stringify(part).includes('"kind":"has"')
const isNamed = (part: SelectorComponent) =>
  ['class', 'attribute', 'id'].includes(part.type) || JSON.stringify(part).includes('"type":"class"')

/** The compound selectors of a complex one, the subject last. */
function compounds(selector: Selector): SelectorComponent[][] {
  const found: SelectorComponent[][] = [[]]
  for (const part of selector) {
    if (part.type === 'combinator') found.push([])
    else found.at(-1)?.push(part)
  }
  return found
}

it('reaches from the root only elements with a class', () => {
  const found: string[] = []
  for (const path of styles)
    visitSelectors(path, (selector) => {
      const parts = compounds(selector)
      const asking = parts.find((compound) => compound.some(saysHas))
      const subject = parts.at(-1) ?? []
      const isOfRoot = asking !== undefined && !asking.some(({ type }) => type === 'class')
      if (isOfRoot && asking !== subject && !subject.some(isNamed))
        found.push(`${path}: ${JSON.stringify(selector)}`)
    })
  expect(found).toEqual([])
})
