import { makeReais, PREMIUM_PRICE } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../design/moneyText.ts'

/** The price of a month. */
export function Price() {
  const { t, i18n } = useTranslation('premium')
  return (
    <p className="premium-price">
      <strong>{moneyText(makeReais(PREMIUM_PRICE), i18n.language)}</strong> <span>{t('aMonth')}</span>
    </p>
  )
}
