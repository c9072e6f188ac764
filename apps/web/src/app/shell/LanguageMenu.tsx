import { useTranslation } from '@lance/texts'
import { Icon } from '../../design/Icon.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { chooseLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts'

/** The native select, which works best on a phone and needs no script. */
export function LanguageMenu() {
  const { t } = useTranslation()
  return (
    <span className="language-menu relative inline-flex items-center text-quiet focus-within:text-text hover:text-text">
      <Icon name="globe" size={18} className="language-globe pointer-events-none absolute start-3" />
      <select
        className="select-bare"
        aria-label={t('language')}
        value={currentLanguage()}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return
          chooseLanguage(target.value).catch(() =>
            showToast({ style: 'destructive', title: t('errors.request') }),
          )
        }}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
