import type { ParkedEvent } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatTime } from '../../base/format.ts'
import { i18n } from '../../base/i18n.ts'
import { Badge } from '../../design/Badge.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { ActDialog } from '../acts/index.ts'

const reasonText = (reason: string): string => {
  const key = `payments:reasons.${reason}`
  return i18n.exists(key) ? (i18n.t(key as never) as string) : reason
}

/** Sets out a JSON text in lines; leaves any other as it is. */
function layOut(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}

/** Events that contradict what is stored, with what did not fit. */
export function ParkedEvents() {
  const { t } = useTranslation('payments')
  const [opened, setOpened] = useState<ParkedEvent | null>(null)
  const [retried, setRetried] = useState<ParkedEvent | null>(null)
  const list = useDeskList('GET /desk/api/payments/parked', {}, { isLive: true })
  return (
    <>
      <p className="hint">{t('parked.about')}</p>
      <DataTable
        label={t('views.parked')}
        list={list}
        keyOf={({ provider, eventId }) => `${provider} ${eventId}`}
        onOpen={setOpened}
        empty={t('parked.empty')}
        columns={[
          { key: 'received', header: t('parked.received'), cell: ({ receivedAt }) => formatTime(receivedAt) },
          { key: 'provider', header: t('parked.provider'), cell: ({ provider }) => provider },
          {
            key: 'reason',
            header: t('parked.reason'),
            cell: ({ reason, isScrubbed }) => (
              <>
                {reasonText(reason)} {isScrubbed && <Badge>{t('parked.scrubbed')}</Badge>}
              </>
            ),
          },
          { key: 'event', header: t('parked.event'), cell: ({ eventId }) => eventId },
          {
            key: 'retry',
            header: t('act'),
            cell: (event) => (
              <button type="button" className="button" onClick={() => setRetried(event)}>
                {t('parked.retry')}
              </button>
            ),
          },
        ]}
      />
      {opened && (
        <Dialog title={reasonText(opened.reason)} onClose={() => setOpened(null)} wide>
          <p>
            {opened.provider} {opened.eventId}
          </p>
          <h3>{t('parked.payload')}</h3>
          <pre className="payload">{layOut(opened.payload)}</pre>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setOpened(null)}>
              {t('parked.close')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setRetried(opened)
                setOpened(null)
              }}
            >
              {t('parked.retry')}
            </button>
          </div>
        </Dialog>
      )}
      {retried && (
        <ActDialog
          title={t('parked.retryTitle', { event: retried.eventId })}
          verb="retry-payment"
          given={{ event: retried.eventId }}
          confirm={t('parked.retry')}
          onClose={() => setRetried(null)}
        >
          <p>{t('parked.retryText')}</p>
        </ActDialog>
      )}
    </>
  )
}
