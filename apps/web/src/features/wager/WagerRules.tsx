import { asCents, splitStakes, WIDEST_GAP_FOR_HIGH_STAKES } from '@lance/domain'
import { useTranslation } from '@lance/texts'

/** The winner's share in percent, computed from two stakes of 50 centavos, which make a hundred. */
const PRIZE_PERCENT = Number(splitStakes(asCents(50n)).payout)

/** What players should know before they play for money. */
export function WagerRules() {
  const { t } = useTranslation('wager')
  return (
    <section className="wager-rules">
      <h2 className="text-20">{t('rules.title')}</h2>
      <ul>
        <li>{t('rules.share', { percent: PRIZE_PERCENT })}</li>
        <li>{t('rules.back')}</li>
        <li>{t('rules.when')}</li>
        <li>{t('rules.gap', { count: WIDEST_GAP_FOR_HIGH_STAKES })}</li>
        <li>{t('rules.abort')}</li>
      </ul>
    </section>
  )
}
