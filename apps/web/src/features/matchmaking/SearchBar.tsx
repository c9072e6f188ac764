import { useTranslation } from '@lance/texts'
import { paceLabel } from '../../design/paceLabel.ts'
import type { SearchTerms } from '../wager/index.ts'

type SearchBarProps = SearchTerms & { elapsedS: number; onCancel: () => void }

/** The search in one line, above a game that passes the time. */
export function SearchBar({ elapsedS, onCancel, ...pace }: SearchBarProps) {
  const { t, i18n } = useTranslation('matchmaking')
  const time = `${Math.floor(elapsedS / 60)}:${String(elapsedS % 60).padStart(2, '0')}`
  return (
    <div className="waiting-bar">
      <span className="spinner" aria-hidden />
      <p className="min-w-0 truncate">
        <span className="font-semibold">{`${paceLabel(pace, i18n.language)} · ${time}`}</span>{' '}
        <span className="text-quiet">{t('waiting.botKept')}</span>
      </p>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {t('waiting.cancel')}
      </button>
    </div>
  )
}
