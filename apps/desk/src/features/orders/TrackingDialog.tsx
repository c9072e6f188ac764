import type { OrderPage } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { TextField } from '../../design/TextField.tsx'
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
      <TextField
        label={t('trackingCode')}
        hint={t('correctTrackingHint')}
        value={code}
        maxLength={TRACKING_MAX}
        onChange={setCode}
      />
    </ActDialog>
  )
}
