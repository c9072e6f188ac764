import { useTranslation } from '@lance/texts'

const QUESTIONS = ['payment', 'cancel', 'stays'] as const

/** What people ask before they pay. */
export function Answers() {
  const { t } = useTranslation('premium')
  return (
    <section className="premium-answers" aria-labelledby="premium-answers">
      <h2 id="premium-answers" className="text-20">
        {t('answers.title')}
      </h2>
      {QUESTIONS.map((question) => (
        <details key={question}>
          <summary>{t(`answers.${question}.question`)}</summary>
          <p>{t(`answers.${question}.answer`)}</p>
        </details>
      ))}
    </section>
  )
}
