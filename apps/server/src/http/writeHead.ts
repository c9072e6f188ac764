import type { PageHead } from '../pageHead.ts'
import { LANGUAGES } from '../texts/language.ts'
import type { PageAnswers } from './pageAnswers.ts'
import type { Rendered } from './pageRenderer.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

/** JSON that ends no script element, whatever is in it. A block of data is not run, so the site's policy allows it. */
function dataBlock(data: object, attributes: string): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script ${attributes}>${json}</script>`
}

/** Where a page stands, and where it stands in each language. */
function addressTags(url: string): string[] {
  const link = (rel: string, href: string, language?: string) =>
    `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" />`
  return [
    link('canonical', url),
    ...LANGUAGES.map((language) => link('alternate', `${url}?lang=${language}`, language)),
    link('alternate', url, 'x-default'),
  ]
}

/** The site's page with nothing but its address added: it says the rest by itself. */
export function writeAddress(html: string, url: string): string {
  return html.replace('</head>', () => `${addressTags(url).join('\n')}\n</head>`)
}

/** The site's page with what one page of it says of itself. */
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

/** The page with the answers to its first calls: at its end, for what is seen comes before what is read. */
export function writeAnswers(html: string, answers: PageAnswers): string {
  if (Object.keys(answers).length === 0) return html
  const block = dataBlock(answers, 'type="application/json" id="answers"')
  return html.replace('</body>', () => `${block}\n</body>`)
}

const ROOT = '<div id="root">'
const AFTER_ROOT = '</div>\n<div id="waiting">'

/** The page with its screen as it is with the answers, in place of that with skeletons. */
export function writeScreen(html: string, { html: screen, title }: Rendered): string {
  const [start, end] = [html.indexOf(ROOT), html.indexOf(AFTER_ROOT)]
  if (start < 0 || end < start) return html
  return `${html.slice(0, start)}<div id="root" data-filled>${screen}${html.slice(end)}`.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeHtml(title)}</title>`,
  )
}
