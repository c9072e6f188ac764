import postcss, { type ChildNode, type Rule } from 'postcss'

/**
 * A part of a stylesheet, from which the server selects what a page needs first
 * (`apps/server/src/edges/http/firstStyles.ts`): a string that every page needs; a rule for pages that have all
 * elements, classes and data attributes of one of the lists in `needs`; a rule for when the other parts
 * contain `saying`; or parts within a condition.
 */
export type StylePart =
  | string
  | { css: string; needs: string[][] }
  | { css: string; saying: string }
  | { open: string; parts: StylePart[] }

/** Attributes that early.js sets on the root, so they are not in the HTML. */
const WRITTEN_EARLY = new Set(['data-scheme', 'data-view'])
/** States that a page can't have before its full styles arrive, and selectors for other browsers. */
const LATER =
  /:(hover|active|-moz-[\w-]+)\b|::(selection|placeholder|file-selector-button|backdrop|-webkit-[\w-]+)/
/** The elements that every page has. */
const IN_EVERY_PAGE = new Set(['html', 'body'])

/** Splits a built stylesheet into parts. Omits the web fonts, which load after the first paint. */
export function splitStyles(css: string): StylePart[] {
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
  // The fallback for browsers without `@property`: the layer keeps its position, and is filled a moment
  // later.
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

/** postcss writes the semicolon of an at-rule without a block only inside another rule. */
function writeCss(node: ChildNode): string {
  const css = node.toString()
  return node.type === 'atrule' && node.nodes === undefined ? `${css};` : css
}

/** What a selector needs: elements (`<name`), classes (`.name`), data attributes (`[name]`, `[name=value]`). */
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

/** The selector without its optional parts: `:not(…)`, and `:is(…)` and the like with alternatives. */
function withoutChoices(selector: string): string {
  const inner = /:(?:is|where)\(([^(),]*)\)|:?[\w-]*\([^()]*\)/g
  let plain = selector
  for (let last = ''; last !== plain; ) {
    last = plain
    plain = plain.replace(inner, (_all, only: string | undefined) => only ?? '')
  }
  return plain
}
