import { useTranslation } from '@lance/texts'
import { DataTable } from '../../design/DataTable.tsx'
import type { Report } from './answers.ts'
import { keyOfReport, useReportColumns } from './ReportList.tsx'
import { wholeList } from './wholeList.ts'

/** The reports about a player; one opens with the chat around it. */
export function ReportTable({
  reports,
  onOpen,
}: {
  reports: readonly Report[]
  onOpen: (report: Report) => void
}) {
  const { t } = useTranslation('fairPlay')
  return (
    <DataTable
      label={t('reportsAbout')}
      columns={useReportColumns().filter(({ key }) => key !== 'reported')}
      list={wholeList(reports)}
      keyOf={keyOfReport}
      onOpen={onOpen}
      empty={t('noReportsAbout')}
    />
  )
}
