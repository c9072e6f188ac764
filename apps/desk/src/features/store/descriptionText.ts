// A description is HTML. One that is only paragraphs is edited as plain text.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML that is only paragraphs and line breaks; null where it is more. */
export function readPlainText(html: string): string | null {
  const text = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<br\s*\/?>\s*/g, '\n')
    .replace(/^\s*<p>|<\/p>\s*$/g, '')
  if (/[<>]/.test(text)) return null
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text as HTML: an empty line begins a paragraph. */
export function writeParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('')
}
