import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Field } from '../../design/Field.tsx'
import { ActDialog } from '../acts/index.ts'

const EMPTY = { from: '', to: '', amount: '', for: '', answers: '' }

/** Moves an amount between two accounts, to correct a mistake. The server checks what the fields name. */
export function CorrectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payments')
  const [given, setGiven] = useState(EMPTY)
  const { answers, ...required } = given
  const isReady = Object.values(required).every((value) => value.trim() !== '')
  const hints = {
    from: t('ledger.accountHint'),
    to: t('ledger.accountHint'),
    amount: '',
    for: t('ledger.proofHint'),
    answers: t('ledger.answersHint'),
  }
  return (
    <ActDialog
      title={t('ledger.correct')}
      verb="correct"
      given={{ ...required, ...(answers.trim() !== '' && { answers }) }}
      isReady={isReady}
      isGrave
      confirm={t('ledger.correct')}
      onClose={onClose}
    >
      {(Object.keys(EMPTY) as (keyof typeof EMPTY)[]).map((name) => (
        <Field key={name} label={t(`ledger.${name}`)} hint={hints[name]}>
          {(field) => (
            <input
              {...field}
              value={given[name]}
              required={name !== 'answers'}
              inputMode={name === 'amount' ? 'decimal' : 'text'}
              maxLength={200}
              onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </ActDialog>
  )
}
