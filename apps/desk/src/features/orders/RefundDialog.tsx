import type { OrderPage } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatCents } from '../../base/format.ts'
import { Field } from '../../design/Field.tsx'
import { ActDialog } from '../acts/index.ts'

/** What is typed as an amount, in cents; null if it is none. */
function parseAmount(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Gives back what is left of an order, or a part of it. */
export function RefundDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const leftCents = order.amountCents - order.refundedCents
  const [isWhole, setWhole] = useState(true)
  const [amount, setAmount] = useState('')
  const [restocks, setRestocks] = useState(order.status === 'paid')
  const cents = isWhole ? leftCents : parseAmount(amount)
  const problem = cents === null || cents === 0 ? t('noAmount') : cents > leftCents ? t('aboveLeft') : null
  const canRestock = order.restockedAt === null && !order.isShort
  return (
    <ActDialog
      title={t('refundTitle', { number: order.number })}
      verb="refund-order"
      given={{
        order: String(order.number),
        ...(!isWhole && { amount: amount.trim() }),
        ...(canRestock && restocks && { restock: 'yes' }),
      }}
      confirm={t('refundConfirm', { amount: formatCents(problem === null ? (cents ?? 0) : 0) })}
      isGrave
      isReady={problem === null}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{t('refundWhat')}</legend>
        <label className="check tap">
          <input type="radio" name="refund" checked={isWhole} onChange={() => setWhole(true)} />
          {t('refundAll', { amount: formatCents(leftCents) })}
        </label>
        <label className="check tap">
          <input type="radio" name="refund" checked={!isWhole} onChange={() => setWhole(false)} />
          {t('refundPart')}
        </label>
      </fieldset>
      {!isWhole && (
        <Field label={t('refundAmount')} problem={amount === '' ? null : problem}>
          {(props) => (
            <input
              {...props}
              inputMode="decimal"
              maxLength={13}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
      )}
      {canRestock && (
        <label className="check tap">
          <input type="checkbox" checked={restocks} onChange={({ target }) => setRestocks(target.checked)} />
          {t('restock')}
        </label>
      )}
    </ActDialog>
  )
}
