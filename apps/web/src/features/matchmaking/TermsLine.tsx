import { isBasicPace, isDaily } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { moneyText } from '../../design/numberText.ts'
import { CHESS960, paceLabel } from '../../design/paceLabel.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { prizeReais, type SearchTerms } from '../wager/index.ts'

/** The terms of the search; with a stake, also the prize and the remaining balance. */
export function TermsLine({ timeControlS, incrementS, variant, wagerReais }: SearchTerms) {
  const { t, i18n } = useTranslation('matchmaking')
  const { user } = useAuth()
  const label = paceLabel({ timeControlS, incrementS }, i18n.language)
  const suffix = variant === 'chess960' ? ` · ${CHESS960}` : ''
  const money = (amountReais: number) => moneyText(amountReais, i18n.language)
  const isBasic = isBasicPace({ timeControlS, incrementS })
  const free = isDaily(timeControlS) ? 'daily' : isBasic ? 'live' : 'paced'
  const kind = wagerReais > 0 ? 'wagered' : free
  return (
    <>
      <p className="mt-8 text-14 font-medium text-accent-text">{t(`terms.${kind}`, { label }) + suffix}</p>
      {wagerReais > 0 && (
        <dl className="stake-terms">
          <StakeTerm name={t('stake.stake')} amount={money(wagerReais)} />
          <StakeTerm name={t('stake.prize')} amount={money(prizeReais(wagerReais))} isPrize />
          <StakeTerm name={t('stake.balance')} amount={money(user.balance)} />
        </dl>
      )}
    </>
  )
}

function StakeTerm({ name, amount, isPrize }: { name: string; amount: string; isPrize?: boolean }) {
  return (
    <div data-prize={isPrize}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
