import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span'],
    ...['ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'code'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
}

/**
 * Sanitises a catalogue's HTML: removes what could run, load or disguise, and keeps text, lists, tables and
 * links.
 */
export function makeSafeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim()
}

/** The text of HTML, as one line of plain text. */
export function makePlainText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li|\/h\d|\/tr|\/td)\b[^<>]*>/gi, ' $&')
  const bare = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return unescapeHtml(bare).replace(/\s+/g, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Decodes the few entities that the sanitizer writes. */
function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
