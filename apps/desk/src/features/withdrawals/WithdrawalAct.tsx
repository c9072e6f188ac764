import type { WithdrawalDetails } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatCents } from '../../base/format.ts'
import { TextField } from '../../design/TextField.tsx'
import { ActDialog } from '../acts/index.ts'

/** The longest text that a player is told, and the longest transfer number, in characters. */
const TELL_MAX = 300
const RECEIPT_MAX = 100

const VERBS = {
  approve: 'approve-withdrawal',
  unapprove: 'unapprove-withdrawal',
  send: 'send-withdrawal',
  paid: 'withdrawal-paid',
  failed: 'withdrawal-failed',
  refuse: 'refuse-withdrawal',
} as const

export type ActName = keyof typeof VERBS

/** What may be done with a withdrawal now. An approval that waits for its second operator is not asked for again. */
export function actsOf({ withdrawal, waiting }: WithdrawalDetails): readonly ActName[] {
  switch (withdrawal.status) {
    case 'asked':
      return waiting ? ['refuse'] : ['approve', 'refuse']
    case 'approved':
      return ['send', 'unapprove', 'refuse']
    case 'sending':
      return ['paid', 'failed']
    default:
      return []
  }
}

type ActProps = { name: ActName; details: WithdrawalDetails; onClose: () => void }

/** Asks for the reason of a step and takes it. */
export function WithdrawalAct({ name, details, onClose }: ActProps) {
  const { t } = useTranslation('withdrawals')
  const [tell, setTell] = useState('')
  const [receipt, setReceipt] = useState('')
  const { withdrawal, needsSecond } = details
  const { id, pixKey: key } = withdrawal
  const amount = formatCents(withdrawal.amountCents)
  const titles = {
    approve: t('acts.approveTitle', { amount }),
    unapprove: t('acts.unapprove'),
    send: t('acts.sendTitle', { amount }),
    paid: t('acts.paid'),
    failed: t('acts.failed'),
    refuse: t('acts.refuseTitle', { amount }),
  }
  const told = name === 'refuse' ? tell.trim() : ''
  const number = name === 'paid' ? receipt.trim() : ''
  return (
    <ActDialog
      title={titles[name]}
      verb={VERBS[name]}
      given={{
        withdrawal: id,
        ...(told !== '' && { tell: told }),
        ...(number !== '' && { receipt: number }),
      }}
      confirm={t(`acts.${name}`)}
      isGrave={name === 'refuse' || name === 'failed'}
      onClose={onClose}
    >
      <p dir="auto">{t(`acts.${name}Text`, { key })}</p>
      {name === 'approve' && needsSecond && <p className="notice">{t('acts.approveSecond')}</p>}
      {name === 'paid' && (
        <TextField
          label={t('acts.receipt')}
          hint={t('acts.receiptHint')}
          value={receipt}
          maxLength={RECEIPT_MAX}
          onChange={setReceipt}
        />
      )}
      {name === 'refuse' && (
        <TextField
          label={t('acts.tell')}
          hint={t('acts.tellHint')}
          value={tell}
          maxLength={TELL_MAX}
          onChange={setTell}
        />
      )}
    </ActDialog>
  )
}
