import { useTranslation } from '@lance/texts'
import { moneyChangeText, moneyText } from '../../design/numberText.ts'
import type { EndMoney } from './endChanges.ts'

/** What the player won or lost in a wagered game: the signed amount and a line that explains it. */
export function MoneyLine({ money }: { money: EndMoney }) {
  const { t, i18n } = useTranslation('game')
  const shown = (amountReais: number) => moneyText(amountReais, i18n.language)
  const change = money.kind === 'won' ? money.gainReais : money.kind === 'lost' ? -money.stakeReais : 0
  return (
    <div className="end-money">
      {change !== 0 && (
        <p className="money-change" data-change={Math.sign(change)}>
          {moneyChangeText(change, i18n.language)}
        </p>
      )}
      <p className="text-14 text-quiet">{words()}</p>
    </div>
  )

  function words(): string {
    if (money.kind === 'lost') return t('stake.lost', { stake: shown(money.stakeReais) })
    if (money.kind === 'back') return t('stake.back', { stake: shown(money.stakeReais) })
    const prize = shown(money.prizeReais)
    const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
    if (money.inReview)
      return money.reviewSinceMs === null
        ? t('stake.inReview', { prize })
        : t('stake.inReviewSince', { prize, at: format.format(money.reviewSinceMs) })
    if (money.dueAtMs === null) return t('stake.won', { prize })
    return t('stake.held', { prize, at: format.format(money.dueAtMs) })
  }
}
