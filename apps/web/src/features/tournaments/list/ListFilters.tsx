import type { TournamentFilters } from '@lance/contract'
import { PLAYER_COUNTS, TOURNAMENT_FORMATS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { plainNumber } from '../../../design/numberText.ts'
import { makeFilterSearch, parseFilters } from './listFilters.ts'

/** Narrows the list of waiting tournaments; the address keeps the choice ([TOUR-46]). */
export function ListFilters({ filters }: { filters: TournamentFilters }) {
  const { t, i18n } = useTranslation('tournament')
  const navigate = useNavigate()
  const search = makeFilterSearch(filters)
  const choose = (change: Partial<Record<keyof TournamentFilters, string>>) =>
    void navigate({
      to: '/tournament',
      search: makeFilterSearch(parseFilters({ ...search, ...change })),
      replace: true,
      resetScroll: false,
    })
  const hasRoom = filters.room === 'true'
  return (
    <search className="tournament-filters" aria-label={t('list.filters.label')}>
      <FilterSelect
        label={t('fields.format')}
        value={search.format}
        onChoose={(format) => choose({ format, ...(!isSized(format) && { players: '' }) })}
      >
        <option value="">{t('list.filters.anyFormat')}</option>
        {TOURNAMENT_FORMATS.map((format) => (
          <option key={format} value={format.toLowerCase()}>
            {t(`formats.${format}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={t('fields.fee')} value={search.fee} onChoose={(fee) => choose({ fee })}>
        <option value="">{t('list.filters.anyFee')}</option>
        <option value="free">{t('free')}</option>
        <option value="paid">{t('list.filters.paid')}</option>
      </FilterSelect>
      {isSized(search.format) && (
        <FilterSelect
          label={t('fields.players')}
          value={search.players}
          onChoose={(players) => choose({ players })}
        >
          <option value="">{t('list.filters.anySize')}</option>
          {PLAYER_COUNTS.map((count) => (
            <option key={count} value={count}>
              {t('list.filters.upTo', { players: plainNumber(count, i18n.language) })}
            </option>
          ))}
        </FilterSelect>
      )}
      <button
        type="button"
        className="tournament-filter-room"
        aria-pressed={hasRoom}
        onClick={() => choose({ room: hasRoom ? '' : 'true' })}
      >
        {hasRoom && <Check size={16} aria-hidden />} {t('list.filters.room')}
      </button>
    </search>
  )
}

/** Whether tournaments of this format have sizes to choose from: all but arenas and Swiss ones. */
const isSized = (format: string | undefined) => format !== 'arena' && format !== 'swiss'

type FilterSelectProps = {
  label: string
  value: string | undefined
  onChoose: (value: string) => void
  children: ReactNode
}

function FilterSelect({ label, value = '', onChoose, children }: FilterSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-14 text-quiet">
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}
