import type { PlayRules } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { DepositLimitForm } from './DepositLimitForm.tsx'
import { PausePlay } from './PausePlay.tsx'
import { useWalletState } from './walletQueries.ts'

/** The limits users set on their own play: collapsed, with the current ones in the heading. */
export function ResponsiblePlay({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  const { data } = useWalletState(userId)
  return (
    <details className="play-rules">
      <summary>
        <h2 className="text-20">{t('play.title')}</h2>
        <span className="text-14 text-quiet">
          {data !== undefined && <RulesSummary rules={data.rules} />}
        </span>
      </summary>
      {data !== undefined && (
        <div className="play-rules-body">
          <DepositLimitForm userId={userId} rules={data.rules} />
          <PausePlay userId={userId} rules={data.rules} />
        </div>
      )}
    </details>
  )
}

function RulesSummary({ rules: { pausedUntil, dailyDeposit } }: { rules: PlayRules }) {
  const { t, i18n } = useTranslation('wallet')
  const { language } = i18n
  if (pausedUntil !== null) return t('play.pausedUntil', { time: shortTime(pausedUntil, language) })
  if (dailyDeposit.limit === null) return t('play.noRules')
  return t('play.limitIs', { amount: moneyText(dailyDeposit.limit, language) })
}
