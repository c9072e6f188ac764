import { useTranslation } from '@lance/texts'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../design/Icon.tsx'
import { chooseScheme, currentScheme, watchScheme } from './scheme.ts'

/** Prerendering does not know the visitor's scheme; CSS picks the right icon. */
const darkAtFirst = () => 'dark' as const

export function SchemeButton() {
  const { t } = useTranslation()
  const scheme = useSyncExternalStore(watchScheme, currentScheme, darkAtFirst)
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`scheme.${other}`)}
      title={t(`scheme.${other}`)}
      onClick={() => chooseScheme(other)}
    >
      <Icon name="sun" size={18} className="only-in-dark" />
      <Icon name="moon" size={18} className="only-in-light" />
    </button>
  )
}
