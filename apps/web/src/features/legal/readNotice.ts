/** The quoted paragraphs of a Markdown text: the notice of a license, verbatim. */
export function readNotice(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .filter((line) => line !== '')
}
