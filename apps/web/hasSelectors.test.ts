import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// A browser looks at every change of a page for what `:has()` may ask about. One that asks about an attribute or a state of
// any element, or that stands alone, makes each change restyle the whole page: 10 ms for a move at a large study.

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
