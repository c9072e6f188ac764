import type { PersonAct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { formatSecond } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useVerbName } from '../log/useVerbName.ts'

/** What operators did to the account, who and why, the latest first. */
export function ActList({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { t: log } = useTranslation('log')
  const nameOf = useVerbName()
  const list = useDeskList('GET /desk/api/people/acts', { userId })
  const columns: Column<PersonAct>[] = [
    { key: 'at', header: log('columns.at'), cell: ({ at }) => formatSecond(at) },
    {
      key: 'verb',
      header: log('columns.verb'),
      cell: ({ verb, isDone }) => (
        <>
          {nameOf(verb)} {!isDone && <Badge tone="warning">{log('notDone')}</Badge>}
        </>
      ),
    },
    { key: 'who', header: log('columns.who'), cell: ({ who }) => who },
    { key: 'why', header: log('columns.why'), cell: ({ why }) => why },
  ]
  return (
    <DataTable
      label={t('parts.acts')}
      columns={columns}
      list={list}
      keyOf={({ actId }) => actId}
      empty={t('actsNone')}
    />
  )
}
