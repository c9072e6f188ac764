import { useTranslation } from 'react-i18next'
import { moneyText } from '../../design/moneyText.ts'
import type { TableStake } from './tableGame.ts'

/** The stake and the prize of a running game, in small print beside the board. */
export function StakeLine({ stake: { stakeReais, prizeReais } }: { stake: TableStake }) {
  const { t, i18n } = useTranslation('game')
  return (
    <p className="stake-line">
      <span>
        {t('stake.stake')} <strong>{moneyText(stakeReais, i18n.language)}</strong>
      </span>{' '}
      <span>
        {t('stake.prize')} <strong data-prize>{moneyText(prizeReais, i18n.language)}</strong>
      </span>
    </p>
  )
}
