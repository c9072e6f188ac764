import type { LatePayment } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { DataTable, type ListQuery } from '../../design/DataTable.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { ActDialog } from '../acts/index.ts'
import { PersonName } from './PersonName.tsx'

/** Payments of which nothing was heard, and events that wait. */
export function LatePayments() {
  const { t } = useTranslation('payments')
  const [asked, setAsked] = useState<LatePayment | null>(null)
  const query = useQuery({
    queryKey: ['GET /desk/api/payments/late'],
    queryFn: () => callDesk('GET /desk/api/payments/late'),
    refetchInterval: LIVE_MS,
  })
  // Both lists come whole, so neither has a next page.
  const listOf = <Row,>(rows: Row[] | undefined): ListQuery<Row> => ({
    data: rows && { pages: [{ rows }] },
    error: query.error,
    isPending: query.isPending,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => {},
    refetch: query.refetch,
  })
  return (
    <>
      <p className="hint">{t('late.about')}</p>
      <DataTable
        label={t('views.late')}
        list={listOf(query.data?.payments)}
        keyOf={({ id }) => id}
        empty={t('late.empty')}
        columns={[
          { key: 'created', header: t('late.created'), cell: ({ createdAt }) => formatTime(createdAt) },
          { key: 'kind', header: t('late.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          {
            key: 'person',
            header: t('late.person'),
            cell: ({ user }) => <PersonName user={user} none={t('guest')} />,
          },
          {
            key: 'amount',
            header: t('late.amount'),
            isNumber: true,
            cell: ({ amountCents }) => formatCents(amountCents),
          },
          { key: 'status', header: t('late.status'), cell: ({ status }) => t(`late.${status}`) },
          { key: 'next', header: t('late.next'), cell: ({ askAt }) => askAt && formatTime(askAt) },
          {
            key: 'ask',
            header: t('act'),
            cell: (payment) => (
              <button type="button" className="button" onClick={() => setAsked(payment)}>
                {t('late.ask')}
              </button>
            ),
          },
        ]}
      />
      <h2>{t('late.events')}</h2>
      <DataTable
        label={t('late.events')}
        list={listOf(query.data?.events)}
        keyOf={({ provider, eventId }) => `${provider} ${eventId}`}
        empty={t('late.eventsEmpty')}
        columns={[
          { key: 'received', header: t('parked.received'), cell: ({ receivedAt }) => formatTime(receivedAt) },
          { key: 'provider', header: t('parked.provider'), cell: ({ provider }) => provider },
          { key: 'event', header: t('parked.event'), cell: ({ eventId }) => eventId },
          { key: 'awaits', header: t('late.awaits'), cell: ({ awaitsPayment }) => awaitsPayment },
          {
            key: 'attempts',
            header: t('late.attempts'),
            isNumber: true,
            cell: ({ attempts }) => formatNumber(attempts),
          },
          { key: 'next', header: t('late.next'), cell: ({ dueAt }) => formatTime(dueAt) },
        ]}
      />
      {asked && (
        <ActDialog
          title={t('late.askTitle')}
          verb="poll-payment"
          given={{ payment: asked.id }}
          confirm={t('late.ask')}
          onClose={() => setAsked(null)}
        >
          <p>{t('late.askText')}</p>
        </ActDialog>
      )}
    </>
  )
}
