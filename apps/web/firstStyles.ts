import postcss, { type ChildNode, type Rule } from 'postcss'

/**
 * A part of a stylesheet, for the server to choose from what a page needs first (`apps/server/src/http/firstStyles.ts`):
 * what every page needs; what a page needs that has all of one of these lists of elements, classes and data attributes;
 * what is needed where the rest says these words; or parts within a condition.
 */
export type StylePart =
  | string
  | { css: string; needs: string[][] }
  | { css: string; saying: string }
  | { open: string; parts: StylePart[] }

/** What early.js writes at the root, so that no page has it yet. */
const WRITTEN_EARLY = new Set(['data-scheme', 'data-view'])
/** What nobody can do to a page within the moment until its whole styles are there, and what belongs to other browsers. */
const LATER =
  /:(hover|active|-moz-[\w-]+)\b|::(selection|placeholder|file-selector-button|backdrop|-webkit-[\w-]+)/
/** Elements that every page has. */
const IN_EVERY_PAGE = new Set(['html', 'body'])

/** Takes a built stylesheet apart. Faces are left out: pages are painted before they come, and they would be in the way. */
export function takeApart(css: string): StylePart[] {
  return partsOf(postcss.parse(css).nodes)
}

const partsOf = (nodes: readonly ChildNode[]): StylePart[] => nodes.flatMap(partOf)

function partOf(node: ChildNode): StylePart[] {
  if (node.type === 'rule') return partOfRule(node)
  if (node.type !== 'atrule') return []
  const css = writeCss(node)
  if (node.name === 'font-face') return css.includes('url(') ? [] : [css]
  if (node.name === 'keyframes') return [{ css, saying: node.params }]
  if (node.name === 'property') return [{ css, saying: `var(${node.params}` }]
  if (node.nodes === undefined) return [css]
  // What stands in for `@property` in browsers without it: the layer keeps its place, and is filled a moment later.
  if (node.name === 'layer' && node.params === 'properties') return ['@layer properties;']
  if (node.name === 'media' && /^print\b/.test(node.params)) return []
  const parts = partsOf(node.nodes)
  return parts.length === 0 ? [] : [{ open: `@${node.name} ${node.params}`, parts }]
}

function partOfRule(rule: Rule): StylePart[] {
  const selectors = rule.selectors.filter((selector) => !LATER.test(selector))
  if (selectors.length === 0) return []
  const needs = selectors.map(needsOf)
  const css = writeCss(rule.clone({ selectors }))
  return [needs.some((need) => need.length === 0) ? css : { css, needs }]
}

/** At-rules without a block end with their semicolon only within others. */
function writeCss(node: ChildNode): string {
  const css = node.toString()
  return node.type === 'atrule' && node.nodes === undefined ? `${css};` : css
}

/** The elements (`<name`), classes (`.name`) and data attributes (`[name]`, `[name=value]`) without which a selector is idle. */
function needsOf(selector: string): string[] {
  const plain = withoutChoices(selector)
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => `.${unescapeCss(name)}`)
  const attributes = [...plain.matchAll(/\[(data-[\w-]+)([~|^$*]?=)?["']?([^"'\]]*)["']?\]/g)]
    .filter(([, name = '']) => !WRITTEN_EARLY.has(name))
    .map(([, name, operator, value]) => (operator === '=' ? `[${name}=${value}]` : `[${name}]`))
  const elements = [...plain.matchAll(/(?<![\w.#:[="'\\-])[a-z][a-z\d]*(?![\w-]*["'\]])/g)]
    .filter(([name]) => !IN_EVERY_PAGE.has(name))
    .map(([name]) => `<${name}`)
  return [...elements, ...classes, ...attributes]
}

const unescapeCss = (name: string) => name.replace(/\\(.)/g, '$1')

/** The selector without what need not be there: `:not(…)`, and `:is(…)` and the like where they leave a choice. */
function withoutChoices(selector: string): string {
  const inner = /:(?:is|where)\(([^(),]*)\)|:?[\w-]*\([^()]*\)/g
  let plain = selector
  for (let last = ''; last !== plain; ) {
    last = plain
    plain = plain.replace(inner, (_all, only: string | undefined) => only ?? '')
  }
  return plain
}
