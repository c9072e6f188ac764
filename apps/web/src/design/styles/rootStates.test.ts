import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'

const sources = fileURLToPath(new URL('../../', import.meta.url))
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)

/** Nesting is written out for this browser, so that each rule has its whole selector. */
const BROWSER_WITHOUT_NESTING = { chrome: 105 << 16 }

/** Runs `visit` for each selector of a style sheet of the site. */
function visitSelectors(path: string, visit: (selector: Selector) => void): void {
  const options = { filename: path, errorRecovery: true }
  const { code } = transform({
    ...options,
    code: readFileSync(`${sources}${path}`),
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

describe('the states of the whole page', () => {
  it('reaches only elements with a class from what the page contains: else each change styles the whole page again', () => {
    const found: string[] = []
    for (const path of sheets)
      visitSelectors(path, (selector) => {
        const parts = compounds(selector)
        const root = parts.find((compound) => compound.some(saysHas))
        const subject = parts.at(-1) ?? []
        const isOfRoot =
          root?.some(({ type, ...part }) => type === 'type' || 'kind' in part) &&
          !root.some((part) => part.type === 'class')
        if (root !== undefined && isOfRoot && root !== subject && !subject.some(isNamed))
          found.push(`${path}: ${JSON.stringify(selector)}`)
      })
    expect(found).toEqual([])
  })
})
