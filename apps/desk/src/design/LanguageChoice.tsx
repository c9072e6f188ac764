import { useTranslation } from '@lance/texts'
import { chooseLanguage, currentLanguage, LANGUAGES } from '../base/i18n.ts'

export function LanguageChoice() {
  const { t } = useTranslation('common')
  const current = currentLanguage()
  return (
    <fieldset className="languages">
      <legend className="sr-only">{t('language')}</legend>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className="link"
          aria-pressed={code === current}
          onClick={() => void chooseLanguage(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
