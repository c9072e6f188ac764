import type { LossReport } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { LossTable } from './LossTable.tsx'

/** What a move loses in each phase, beside what is expected of the player's rating. */
export function PhaseTable({ report: { phases } }: { report: LossReport }) {
  const { t } = useTranslation('losses')
  const rows = phases.map(({ phase, mean, excess }) => ({
    key: phase,
    name: t(`phases.names.${phase}`),
    mean,
    expected: excess?.expected ?? null,
  }))
  return <LossTable heading={t('phases.column')} rows={rows} />
}
