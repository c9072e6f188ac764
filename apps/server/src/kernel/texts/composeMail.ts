import { fillParagraphs, fillText, type TextParams } from './fillText.ts'

/** Fills the template of a mail, and returns its subject and text. */
export function composeMail(
  { subject, body }: { subject: string; body: readonly string[] },
  language: string,
  facts: TextParams,
): { subject: string; text: string } {
  return { subject: fillText(subject, language, facts), text: fillParagraphs(body, language, facts) }
}
