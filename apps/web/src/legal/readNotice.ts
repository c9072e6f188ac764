/** The paragraphs of a Markdown text's quotation: the notice of a licence, word for word. */
export function readNotice(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .filter((line) => line !== '')
}
