import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { callDesk } from '../../net/callDesk.ts'
import { useVerbName } from './useVerbName.ts'

export const NO_FILTERS = { verb: '', who: '', person: '', from: '', to: '', words: '', readings: '' }
export type LogFilterValues = typeof NO_FILTERS

const UUID = '[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}'

/** What is typed counts on Enter or with the button, what is chosen at once. */
export function LogFilters({
  filters,
  onChange,
}: {
  filters: LogFilterValues
  onChange: (change: Partial<LogFilterValues>) => void
}) {
  const { t } = useTranslation('log')
  const { t: common } = useTranslation('common')
  const nameOf = useVerbName()
  const { data } = useQuery({
    queryKey: ['log', 'verbs'],
    queryFn: () => callDesk('GET /desk/api/log/verbs'),
    staleTime: 60_000,
  })
  const { who, person, words } = filters
  const [typed, setTyped] = useState({ who, person, words })
  useEffect(() => setTyped({ who, person, words }), [who, person, words])
  const field = (name: keyof typeof typed, maxLength: number) => ({
    value: typed[name],
    maxLength,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ who: typed.who.trim(), person: typed.person.trim(), words: typed.words.trim() })
  }
  const verbs = [...new Set([...(data?.verbs ?? []), ...(filters.verb === '' ? [] : [filters.verb])])]
  return (
    <form className="filters" onSubmit={submit}>
      <label>
        {t('filters.verb')}
        <select value={filters.verb} onChange={({ target }) => onChange({ verb: target.value })}>
          <option value="">{common('all')}</option>
          {verbs
            .map((verb) => ({ verb, name: nameOf(verb) }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ verb, name }) => (
              <option key={verb} value={verb}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label>
        {t('filters.who')}
        <input type="search" {...field('who', 100)} />
      </label>
      <label>
        {t('filters.words')}
        <input type="search" {...field('words', 100)} />
      </label>
      <label>
        {t('filters.person')}
        <input type="search" pattern={UUID} title={t('filters.personHint')} {...field('person', 36)} />
      </label>
      <label>
        {t('filters.from')}
        <input
          type="date"
          value={filters.from}
          max={filters.to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </label>
      <label>
        {t('filters.to')}
        <input
          type="date"
          value={filters.to}
          min={filters.from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </label>
      <label className="check tap">
        <input
          type="checkbox"
          checked={filters.readings === 'hidden'}
          onChange={({ target }) => onChange({ readings: target.checked ? 'hidden' : '' })}
        />
        {t('filters.readings')}
      </label>
      <button type="submit" className="button">
        {common('search')}
      </button>
      <button type="button" className="button" onClick={() => onChange(NO_FILTERS)}>
        {t('filters.clear')}
      </button>
    </form>
  )
}
