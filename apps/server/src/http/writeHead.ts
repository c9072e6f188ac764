import type { PageHead } from '../pageHead.ts'
import { LANGUAGES } from '../texts/language.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
}

/** JSON that ends no script element, whatever is in it. A block of data is not run, so the site's policy allows it. */
function dataBlock(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script type="application/ld+json">${json}</script>`
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
    ...(data === null ? [] : [dataBlock(data)]),
  ]
  return html
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
}
