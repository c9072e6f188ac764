import { type WithdrawalFilter, withdrawalFilter } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { type FormEvent, useEffect, useState } from 'react'
import { parseCents } from './parseCents.ts'

type Filters = { status: WithdrawalFilter; text: string; amount: string }

/** Status, text and amount. What is typed counts on Enter or with the button. */
export function WithdrawalFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}) {
  const { t } = useTranslation('withdrawals')
  const [typed, setTyped] = useState({ text: filters.text, amount: filters.amount })
  const { text, amount } = filters
  useEffect(() => setTyped({ text, amount }), [text, amount])
  const isBad = typed.amount.trim() !== '' && parseCents(typed.amount) === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBad) onChange({ text: typed.text.trim(), amount: typed.amount.trim() })
  }
  return (
    <form className="filters" onSubmit={submit}>
      <label>
        {t('filters.status')}
        <select
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value as WithdrawalFilter })}
        >
          {withdrawalFilter.options.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('filters.text')}
        <input
          type="search"
          value={typed.text}
          maxLength={120}
          placeholder={t('filters.textHint')}
          onChange={({ target }) => setTyped({ ...typed, text: target.value })}
        />
      </label>
      <label>
        {t('filters.amount')}
        <input
          inputMode="decimal"
          value={typed.amount}
          maxLength={12}
          aria-invalid={isBad}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        />
      </label>
      <button type="submit" className="button">
        {t('filters.apply')}
      </button>
      {isBad && (
        <p className="problem" role="alert">
          {t('filters.amountBad')}
        </p>
      )}
    </form>
  )
}
