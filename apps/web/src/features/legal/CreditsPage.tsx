import { useTranslation } from '@lance/texts'
import credits from '../../../../../CREDITS.md?raw'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import './legal.css'

const WORKS = ['pieces', 'openings', 'looks', 'software', 'own'] as const

const notice = readNotice(credits)

/** /credits: the works of others that the site uses, and the notice that one of their licenses requires. */
export function CreditsPage() {
  const { t } = useTranslation('legal')
  usePageTitle(t('credits.title'))
  usePageDescription(t('credits.pageDescription'))
  return (
    <article className="legal">
      <h1 className="text-31 md:text-39">{t('credits.title')}</h1>
      {WORKS.map((work) => (
        <section key={work}>
          <h2>{t(`credits.${work}.heading`)}</h2>
          <p>{t(`credits.${work}.text`)}</p>
          {work === 'pieces' && (
            <details className="legal-notice">
              <summary>{t('credits.notice')}</summary>
              <blockquote lang="en" dir="ltr">
                {notice.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
            </details>
          )}
        </section>
      ))}
    </article>
  )
}

/** The quoted paragraphs of a Markdown text: the notice of a license, verbatim. */
export function readNotice(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .filter((line) => line !== '')
}
