import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon.tsx'
import { chooseScheme, currentScheme } from './scheme.ts'

export function SchemeButton() {
  const { t } = useTranslation()
  const [scheme, setScheme] = useState(currentScheme)
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`scheme.${other}`)}
      title={t(`scheme.${other}`)}
      onClick={() => {
        chooseScheme(other)
        setScheme(other)
      }}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} size={18} />
    </button>
  )
}
