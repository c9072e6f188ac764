import { fillParagraphs, fillText, type TextParams } from './fillText.ts'

/** A mail's subject and text, from its template, filled. */
export function wordMail(
  { subject, body }: { subject: string; body: readonly string[] },
  language: string,
  facts: TextParams,
): { subject: string; text: string } {
  return { subject: fillText(subject, language, facts), text: fillParagraphs(body, language, facts) }
}
