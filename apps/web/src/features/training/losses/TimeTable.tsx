import type { TimeRow } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { LossTable } from './LossTable.tsx'

/** What a move loses by the time that was left. */
export function TimeTable({ rows }: { rows: readonly TimeRow[] }) {
  const { t } = useTranslation('losses')
  const named = rows.map(({ band, mean }) => ({
    key: band,
    name: t(`time.names.${band}`),
    mean,
    expected: null,
  }))
  return <LossTable heading={t('time.column')} rows={named} />
}
