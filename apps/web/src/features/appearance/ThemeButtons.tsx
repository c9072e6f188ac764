import { useTranslation } from '@lance/texts'
import { CHOICES, type Settings, useSettings } from '../settings/index.ts'
import { ThemePreview } from './ThemePreview.tsx'
import './appearance.css'

/** All board themes as buttons: one press chooses. */
export function ThemeButtons({ onChoose }: { onChoose: (theme: Settings['boardTheme']) => void }) {
  const { t } = useTranslation('appearance')
  const { boardTheme } = useSettings()
  return (
    <div className="theme-buttons">
      {CHOICES.boardTheme.map((theme) => (
        <button
          key={theme}
          type="button"
          className="theme-button"
          aria-current={theme === boardTheme || undefined}
          onClick={() => onChoose(theme)}
        >
          <ThemePreview theme={theme} />
          <span className="theme-button-name">{t(`themes.${theme}`)}</span>
        </button>
      ))}
    </div>
  )
}
