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
  return (
    <details className="wallet-resting">
      <summary>{t('resting.total', { amount: moneyText(totalOf(resting), i18n.language) })}</summary>
      <Parts resting={resting} />
    </details>
  )
}

/** The same, open. */
export function RestingParts({ resting }: Pick<WalletState, 'resting'>) {
  const { t, i18n } = useTranslation('wallet')
  return (
    <div className="wallet-resting">
      <p>{t('resting.total', { amount: moneyText(totalOf(resting), i18n.language) })}</p>
      <Parts resting={resting} />
    </div>
  )
}

const totalOf = (resting: WalletState['resting']) =>
  resting.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

function Parts({ resting }: Pick<WalletState, 'resting'>) {
  const { t, i18n } = useTranslation('wallet')
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <>
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
    </>
  )
}
