import { LOG_EXPORT_ROWS_MAX, type LoggedAct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber, formatSecond } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useFailureText } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { fetchDeskFile, saveFile } from '../../net/callDesk.ts'
import { ActDetails } from './ActDetails.tsx'
import { LogFilters, NO_FILTERS } from './LogFilters.tsx'
import { ProveDialog } from './ProveDialog.tsx'
import { Subject } from './Subject.tsx'
import { summariseChange } from './showLogged.ts'
import { useLoggedWords } from './useLoggedWords.ts'
import { useReason } from './useReason.ts'
import { useVerbName } from './useVerbName.ts'

/** Who the server says did what it does by itself. */
const THE_SERVER = 'the server'

function useColumns(): Column<LoggedAct>[] {
  const { t } = useTranslation('log')
  const nameOf = useVerbName()
  const reasonOf = useReason()
  const findWords = useLoggedWords()
  return [
    { key: 'at', header: t('columns.at'), cell: ({ at }) => formatSecond(at) },
    {
      key: 'who',
      header: t('columns.who'),
      cell: ({ who }) => (who === THE_SERVER ? t('senders.server') : who),
    },
    {
      key: 'verb',
      header: t('columns.verb'),
      cell: ({ verb, isDone, given, changed }) => (
        <>
          {nameOf(verb)} {!isDone && <Badge tone="warning">{t('notDone')}</Badge>}
          {changed?.waits !== undefined && <Badge tone="warning">{t('asksForSecond')}</Badge>}
          {given.confirms !== undefined && <Badge tone="good">{t('confirms')}</Badge>}
        </>
      ),
    },
    { key: 'about', header: t('columns.about'), cell: (act) => <Subject act={act} /> },
    { key: 'why', header: t('columns.why'), cell: ({ why }) => reasonOf(why) },
    {
      key: 'changed',
      header: t('columns.changed'),
      cell: ({ changed }) => changed && summariseChange(changed, findWords),
    },
  ]
}

/** Every act of the operators: who, why, when, what was given and what changed. */
export function LogPage() {
  const { t } = useTranslation('log')
  const failureText = useFailureText()
  const [filters, setFilters] = useFilters(NO_FILTERS)
  const [opened, setOpened] = useState<string | null>(null)
  const [isProving, setProving] = useState(false)
  const { readings, ...others } = filters
  const query = readings === 'hidden' ? { ...others, readings: 'hidden' as const } : others
  const list = useDeskList('GET /desk/api/log', query)
  const exporting = useMutation({
    mutationFn: async () => saveFile(await fetchDeskFile('GET /desk/api/log/export', { query })),
  })
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <button
            type="button"
            className="button"
            disabled={exporting.isPending}
            title={t('exportHint', { number: formatNumber(LOG_EXPORT_ROWS_MAX) })}
            onClick={() => exporting.mutate()}
          >
            {exporting.isPending ? t('exporting') : t('export')}
          </button>
          <button type="button" className="button" onClick={() => setProving(true)}>
            {t('prove.open')}
          </button>
        </>
      }
    >
      {exporting.error && (
        <p className="problem" role="alert">
          {failureText(exporting.error)}
        </p>
      )}
      <LogFilters filters={filters} onChange={setFilters} />
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        keyOf={({ actId }) => actId}
        onOpen={({ actId }) => setOpened(actId)}
        empty={t('empty')}
      />
      {opened !== null && <ActDetails actId={opened} onClose={() => setOpened(null)} />}
      {isProving && <ProveDialog onClose={() => setProving(false)} />}
    </Page>
  )
}
