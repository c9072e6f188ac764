import type { Theme } from '@lance/chess/training'
import type { ThemeRow } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useLossNumbers } from './useLossNumbers.ts'

type ThemeTableProps = {
  rows: readonly ThemeRow[]
  /** The themes of which there are exercises. */
  trained: ReadonlySet<Theme>
}

/** The mistakes by theme; the names lead to the exercises. */
export function ThemeTable({ rows, trained }: ThemeTableProps) {
  const { t } = useTranslation(['losses', 'training'])
  const { count } = useLossNumbers()
  const most = rows[0]?.mistakes ?? 1
  return (
    <table className="loss-table">
      <thead>
        <tr>
          <th scope="col">{t('themes.column')}</th>
          <td aria-hidden />
          <th scope="col">{t('column.mistakes')}</th>
          <th scope="col">{t('column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, mistakes, lost }) => (
          <tr key={theme}>
            <th scope="row">
              {trained.has(theme) ? (
                <Link
                  to="/train"
                  hash={`theme=${theme}`}
                  className="link"
                  aria-label={t('train', { theme: t(`training:themes.${theme}`) })}
                >
                  {t(`training:themes.${theme}`)}
                </Link>
              ) : (
                t(`training:themes.${theme}`)
              )}
            </th>
            <td aria-hidden>
              <div className="loss-bar">
                <span className="loss-bar-own" style={{ inlineSize: `${(100 * mistakes) / most}%` }} />
              </div>
            </td>
            <td>{count(mistakes)}</td>
            <td>{count(Math.round(lost))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
