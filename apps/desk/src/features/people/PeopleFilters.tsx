import { IDENTITY_ROLES, PERSON_STATUSES, type PersonStatus, SUSPICION_ROLES } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { type FormEvent, useEffect, useState } from 'react'
import { mayDo, useOperator } from '../../net/session.ts'

export const NO_FILTERS = { text: '', status: '', since: '' }
type Filters = typeof NO_FILTERS

const SECRET: readonly PersonStatus[] = ['holds', 'suspicions']

/** Search, status and the day they joined. What is typed counts on Enter or with the button. */
export function PeopleFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}) {
  const { t } = useTranslation('people')
  const { t: common } = useTranslation('common')
  const { roles } = useOperator()
  const [text, setText] = useState(filters.text)
  useEffect(() => setText(filters.text), [filters.text])
  const statuses = PERSON_STATUSES.filter(
    (status) => !SECRET.includes(status) || mayDo(roles, SUSPICION_ROLES),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ text: text.trim() })
  }
  return (
    <form className="filters" onSubmit={submit}>
      <label>
        {t('filters.text')}
        <input
          type="search"
          value={text}
          maxLength={120}
          size={32}
          placeholder={mayDo(roles, IDENTITY_ROLES) ? t('filters.textHintCpf') : t('filters.textHint')}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        {t('filters.status')}
        <select value={filters.status} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">{common('all')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('filters.since')}
        <input
          type="date"
          value={filters.since}
          onChange={({ target }) => onChange({ since: target.value })}
        />
      </label>
      <button type="submit" className="button">
        {common('search')}
      </button>
    </form>
  )
}
