import type { PersonReport } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { Part } from './Part.tsx'
import { PersonName } from './PersonName.tsx'

/** The latest reports about a person, and those that they made. */
export function Reports({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/reports', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/reports', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {({ about, by }) => (
        <>
          <h3>{t('reports.about')}</h3>
          <ReportRows reports={about} other="reporter" />
          <h3>{t('reports.by')}</h3>
          <ReportRows reports={by} other="reported" />
        </>
      )}
    </Part>
  )
}

function ReportRows({
  reports,
  other,
}: {
  reports: readonly PersonReport[]
  other: 'reporter' | 'reported'
}) {
  const { t } = useTranslation('people')
  if (reports.length === 0) return <p className="hint">{t('reports.none')}</p>
  return (
    <ul>
      {reports.map((report) => (
        <li key={`${report.gameId} ${report.reporter.id} ${report.kind}`} className="marks">
          <span>{formatTime(report.reportedAt)}</span>
          <span>{t(`reports.kinds.${report.kind}`)}</span>
          <PersonName person={report[other]} />
          <Badge tone={report.outcome === 'upheld' ? 'bad' : 'plain'}>
            {t(`reports.outcomes.${report.outcome ?? 'open'}`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
