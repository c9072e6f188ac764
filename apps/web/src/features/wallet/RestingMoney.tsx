import type { WalletState } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'

/**
 * How much can be withdrawn later, and from when; renders nothing if all of it can be withdrawn now. A server
 * of the previous version does not send `resting`.
 */
export function RestingMoney({ resting = [] }: Partial<Pick<WalletState, 'resting'>>) {
  const { t, i18n } = useTranslation('wallet')
  if (resting.length === 0) return null
  const shown = (amount: number) => moneyText(amount, i18n.language)
  const total = resting.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  return (
    <details className="wallet-resting">
      <summary>{t('resting.total', { amount: shown(total) })}</summary>
      <ul>
        {resting.map(({ amount, until }) => (
          <li key={until ?? 'disputed'}>
            {until === null
              ? t('resting.disputed', { amount: shown(amount) })
              : t('resting.from', { amount: shown(amount), time: shortTime(until, i18n.language) })}
          </li>
        ))}
      </ul>
      <p>{t('resting.why')}</p>
    </details>
  )
}
