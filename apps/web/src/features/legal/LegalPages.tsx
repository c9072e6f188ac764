import { type TextResources, useTranslation } from '@lance/texts'
import { usePageDescription, usePageTitle } from '../../design/usePageHead.ts'
import './legal.css'

type PageName = 'terms' | 'privacy' | 'fairPlay' | 'responsiblePlay'

/** When each page's text was last changed. */
const CHANGED_ON: Readonly<Record<PageName, string>> = {
  terms: '2026-11-22',
  privacy: '2026-11-28',
  fairPlay: '2026-11-22',
  responsiblePlay: '2026-11-23',
}

/** /terms */
export const TermsPage = () => <LegalPage name="terms" />
/** /privacy */
export const PrivacyPage = () => <LegalPage name="privacy" />
/** /fair-play */
export const FairPlayPage = () => <LegalPage name="fairPlay" />
/** /responsible-play */
export const ResponsiblePlayPage = () => <LegalPage name="responsiblePlay" />

function LegalPage({ name }: { name: PageName }) {
  const { t, i18n } = useTranslation('legal')
  const sections = i18n.part('legal', `${name}.sections`) as TextResources['legal'][typeof name]['sections']
  usePageTitle(t(`${name}.title`))
  usePageDescription(t(`${name}.pageDescription`))
  const changedOn = new Date(`${CHANGED_ON[name]}T12:00:00Z`)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    changedOn,
  )
  return (
    <article className="legal">
      <header>
        <h1 className="text-31 md:text-39">{t(`${name}.title`)}</h1>
        <p className="mt-2 text-14 text-quiet">
          <time dateTime={CHANGED_ON[name]}>{t('updated', { date })}</time>
        </p>
        <p className="legal-draft">{t('draft')}</p>
      </header>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{i18n.fill(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{i18n.fill(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
