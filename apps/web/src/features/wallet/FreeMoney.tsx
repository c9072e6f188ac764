import type { WalletState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'

type FreeMoneyProps = Pick<WalletState, 'withdrawable'> & Partial<Pick<WalletState, 'resting'>>

/**
 * What can be withdrawn now and what later, from when; renders nothing if all of it can be withdrawn now. A
 * server of the previous version does not send `resting`.
 */
export function FreeMoney({ withdrawable, resting = [] }: FreeMoneyProps) {
  const { t } = useTranslation('wallet')
  if (resting.length === 0) return null
  return (
    <section aria-labelledby="wallet-free">
      <h2 id="wallet-free" className="text-20">
        {t('resting.title')}
      </h2>
      <FreeSteps withdrawable={withdrawable} resting={resting} />
    </section>
  )
}

type FreeStepsProps = Pick<WalletState, 'resting'> & { withdrawable?: number }

/**
 * The parts of a balance in the order in which they can be withdrawn, and why some of them rest. Without
 * `withdrawable` only what rests.
 */
export function FreeSteps({ withdrawable, resting }: FreeStepsProps) {
  const { t, i18n } = useTranslation('wallet')
  const shown = (amount: number) => moneyText(amount, i18n.language)
  return (
    <>
      <ol className="free-steps">
        {withdrawable !== undefined && (
          <li data-step="now">{t('resting.now', { amount: shown(withdrawable) })}</li>
        )}
        {resting.map(({ amount, until }) =>
          until === null ? (
            <li key="disputed" data-step="disputed">
              {t('resting.disputed', { amount: shown(amount) })}
            </li>
          ) : (
            <li key={until}>
              {t('resting.from', { amount: shown(amount), time: shortTime(until, i18n.language) })}
            </li>
          ),
        )}
      </ol>
      <p className="free-why">{t('resting.why')}</p>
    </>
  )
}
