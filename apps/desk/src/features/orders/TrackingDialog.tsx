import type { OrderPage } from '@lance/contract/desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../design/Field.tsx'
import { ActDialog } from '../acts/index.ts'
import { TRACKING_MAX } from './SendDialog.tsx'

type TrackingDialogProps = { order: Pick<OrderPage, 'number' | 'tracking'>; onClose: () => void }

/** Corrects the tracking code of an order that was sent; an empty one takes it away. */
export function TrackingDialog({ order: { number, tracking }, onClose }: TrackingDialogProps) {
  const { t } = useTranslation('orders')
  const [code, setCode] = useState(tracking ?? '')
  const right = code.trim()
  return (
    <ActDialog
      title={t('correctTracking')}
      verb="correct-tracking"
      given={{ order: String(number), ...(right !== '' && { tracking: right }) }}
      confirm={t('correctTracking')}
      isReady={right !== (tracking ?? '')}
      onClose={onClose}
    >
      <Field label={t('trackingCode')} hint={t('correctTrackingHint')}>
        {(field) => (
          <input
            {...field}
            value={code}
            maxLength={TRACKING_MAX}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
    </ActDialog>
  )
}
