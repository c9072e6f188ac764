import type { OrderRow } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { ActDialog } from '../acts/index.ts'

/** The longest tracking code, in characters; the server refuses more. */
export const TRACKING_MAX = 100

type SendDialogProps = {
  orders: readonly Pick<OrderRow, 'number' | 'recipient'>[]
  onClose: () => void
  onDone?: () => void
}

/** Marks orders as sent, each with its tracking code; their buyers get a mail. */
export function SendDialog({ orders, onClose, onDone }: SendDialogProps) {
  const { t } = useTranslation('orders')
  // As chosen when the dialog opened: the list goes on living behind it.
  const [shown] = useState(orders)
  const [codes, setCodes] = useState<Readonly<Record<number, string>>>({})
  const given = shown.map(({ number }) => {
    const tracking = (codes[number] ?? '').trim()
    return { order: String(number), ...(tracking !== '' && { tracking }) }
  })
  return (
    <ActDialog
      title={t('sendTitle', { count: shown.length })}
      verb="send-order"
      given={given}
      confirm={t('markSent', { count: shown.length })}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>{t('sendMail', { count: shown.length })}</p>
      <ul className="send-list">
        {shown.map(({ number, recipient }) => (
          <li key={number}>
            <label htmlFor={`tracking-${number}`} dir="auto">
              {t('trackingOf', { number, recipient: recipient ?? '–' })}
            </label>
            <input
              id={`tracking-${number}`}
              maxLength={TRACKING_MAX}
              value={codes[number] ?? ''}
              onChange={({ target }) => setCodes({ ...codes, [number]: target.value })}
            />
          </li>
        ))}
      </ul>
    </ActDialog>
  )
}
