import type { WalletHistory } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'

/** The points of the curve as a table, newest first. */
export function BalanceTable({ points }: Pick<WalletHistory, 'points'>) {
  const { t, i18n } = useTranslation('wallet')
  return (
    <details className="plot-table">
      <summary>{t('history.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <section tabIndex={0} aria-label={t('history.asTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('history.time')}</th>
              <th scope="col">{t('balance')}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, balance }) => (
              <tr key={at}>
                <th scope="row">{shortTime(at, i18n.language)}</th>
                <td>{moneyText(balance, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
