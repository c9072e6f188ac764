import { useTranslation } from '@lance/texts'
import { ArrowRight, Lock } from 'lucide-react'
import { moneyText } from '../../design/numberText.ts'
import { prizeReais } from './wagerTerms.ts'

type StakeCardProps = {
  stakeReais: number
  /** How much the balance falls short; 0 if it covers the stake or is unknown. */
  missingReais: number
  onChoose: () => void
}

/** Keeps an amount on one line of a narrow card. */
const unbroken = (amount: string) => amount.replaceAll(' ', '\u00a0')

/** A stake and its prize. A stake beyond the balance can be pressed too, to learn what is missing. */
export function StakeCard({ stakeReais, missingReais, onChoose }: StakeCardProps) {
  const { t, i18n } = useTranslation('wager')
  const isWithinReach = missingReais === 0
  return (
    <button type="button" className="stake" data-within-reach={isWithinReach} onClick={onChoose}>
      <span className="stake-amount">{moneyText(stakeReais, i18n.language, { isWhole: true })}</span>{' '}
      <span className="stake-prize">
        {t('prize')} <strong>{moneyText(prizeReais(stakeReais), i18n.language)}</strong>
      </span>{' '}
      <span className="stake-reach">
        {isWithinReach
          ? t('choose')
          : t('missing', { count: missingReais, amount: unbroken(moneyText(missingReais, i18n.language)) })}
        {isWithinReach ? (
          <ArrowRight size={16} className="rtl:-scale-x-100" aria-hidden />
        ) : (
          <Lock size={14} aria-hidden />
        )}
      </span>
    </button>
  )
}
