import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A part of a stylesheet, as the build splits it (`apps/web/firstStyles.ts`). */
type StylePart =
  | string
  | { css: string; needs: readonly (readonly string[])[] }
  | { css: string; saying: string }
  | { open: string; parts: readonly StylePart[] }

export type FirstStyles = {
  /** Puts the styles of its first view into a page, and gives their hash for the site's policy. */
  write(page: { html: string; sheets: readonly string[] }): { html: string; hash: string | null }
  /** The hash of the script that runs before the first paint. */
  scriptHash: string | null
}

const PLACEHOLDER = '<style></style>'

/** The name by which a Content-Security-Policy allows an inline block with exactly this text. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Chooses the styles that a page needs for its first paint, so that it needn't wait for any stylesheet. */
export async function openFirstStyles(siteDir: string): Promise<FirstStyles> {
  const read = (name: string) => readFile(join(siteDir, 'pages', name), 'utf8').catch(() => null)
  const [stored, script] = await Promise.all([read('styles.json'), read('early.js')])
  const known = new Map(Object.entries(JSON.parse(stored ?? '{}') as Record<string, StylePart[]>))
  return {
    write({ html, sheets }) {
      if (!html.includes(PLACEHOLDER)) return { html, hash: null }
      const css = chooseStyles(
        sheets.flatMap((name) => known.get(name) ?? []),
        html,
      )
      return { html: html.replace(PLACEHOLDER, () => `<style>${css}</style>`), hash: hashOf(css) }
    },
    scriptHash: script === null ? null : hashOf(script),
  }
}

/** The text of those parts that a page needs. */
function chooseStyles(parts: readonly StylePart[], html: string): string {
  const has = tokensOf(html)
  const write = (part: StylePart, kept: string | null): string => {
    if (typeof part === 'string') return part
    if ('saying' in part) return kept === null || kept.includes(part.saying) ? part.css : ''
    if ('needs' in part) return part.needs.some((need) => need.every((one) => has.has(one))) ? part.css : ''
    const inside = part.parts.map((one) => write(one, kept)).join('')
    return inside === '' ? '' : `${part.open}{${inside}}`
  }
  const isPlain = (part: StylePart) => typeof part === 'string' || !('saying' in part)
  const plain = parts.filter(isPlain).map((part) => write(part, ''))
  const kept = plain.join('')
  return parts.map((part) => write(part, kept)).join('')
}

/** The elements, classes and data attributes of a page, in the notation that the parts use. */
function tokensOf(html: string): Set<string> {
  const tokens = new Set(html.match(/<[a-z][a-z\d]*/g))
  for (const [, name = '', value = ''] of html.matchAll(/\s(class|data-[\w-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const one of unescapeHtml(value).split(' ')) tokens.add(`.${one}`)
    else tokens.add(`[${name}]`).add(`[${name}=${unescapeHtml(value)}]`)
  }
  return tokens
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescapeHtml = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
