import type { PageHead } from '../../kernel/pageHead.ts'
import { LANGUAGES } from '../../kernel/texts/language.ts'
import type { PageAnswers } from './pageAnswers.ts'
import type { Rendered } from './pageRenderer.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

/** JSON that can't end its script element. Data blocks don't run, so the site's policy allows them. */
function dataBlock(data: object, attributes: string): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script ${attributes}>${json}</script>`
}

/** The tags for a page's address, and for its address in each language. */
function addressTags(url: string): string[] {
  const link = (rel: string, href: string, language?: string) =>
    `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" />`
  return [
    link('canonical', url),
    ...LANGUAGES.map((language) => link('alternate', `${url}?lang=${language}`, language)),
    link('alternate', url, 'x-default'),
  ]
}

/** Adds only the address to a page of the site, which has the rest of its metadata from the build. */
export function writeAddress(html: string, url: string): string {
  return html.replace('</head>', () => `${addressTags(url).join('\n')}\n</head>`)
}

/** Puts a page's own metadata into the site's page. */
export function writeHead(
  html: string,
  { title, description, url, image, kind, data, status }: PageHead,
): string {
  const property = (name: string, value: string) =>
    `<meta property="og:${name}" content="${escapeHtml(value)}" />`
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(status === 404 ? ['<meta name="robots" content="noindex" />'] : addressTags(url)),
    property('title', title),
    property('description', description),
    property('type', kind),
    property('url', url),
    ...(image === null ? [] : [property('image', image)]),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}" />`,
    ...(data === null ? [] : [dataBlock(data, 'type="application/ld+json"')]),
  ]
  return html
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
}

/** Adds the answers to a page's first calls, at its end, so that visible content comes first. */
export function writeAnswers(html: string, answers: PageAnswers): string {
  if (Object.keys(answers).length === 0) return html
  const block = dataBlock(answers, 'type="application/json" id="answers"')
  return html.replace('</body>', () => `${block}\n</body>`)
}

const ROOT = '<div id="root">'
const AFTER_ROOT = '</div>\n<div id="waiting">'

/** Replaces the skeleton screen of a page by the screen rendered with the answers. */
export function writeScreen(html: string, { html: screen, title }: Rendered): string {
  const [start, end] = [html.indexOf(ROOT), html.indexOf(AFTER_ROOT)]
  if (start < 0 || end < start) return html
  return `${html.slice(0, start)}<div id="root" data-filled>${screen}${html.slice(end)}`.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeHtml(title)}</title>`,
  )
}
