import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseScheme, currentScheme } from './scheme.ts'

export function SchemeButton() {
  const { t } = useTranslation()
  const [scheme, setScheme] = useState(currentScheme)
  const other = scheme === 'dark' ? 'light' : 'dark'
  const Picture = other === 'light' ? Sun : Moon
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
      <Picture size={18} aria-hidden />
    </button>
  )
}
