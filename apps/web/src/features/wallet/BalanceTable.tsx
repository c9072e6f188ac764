import type { WalletHistory } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shortTime } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'
import { PlotTable } from '../../design/PlotTable.tsx'

/** The points of the curve as a table, newest first. */
export function BalanceTable({ points }: Pick<WalletHistory, 'points'>) {
  const { t, i18n } = useTranslation('wallet')
  const rows = points.toReversed().map(({ at, balance }) => ({
    key: at,
    cells: [shortTime(at, i18n.language), moneyText(balance, i18n.language)],
  }))
  return <PlotTable title={t('history.asTable')} columns={[t('history.time'), t('balance')]} rows={rows} />
}
