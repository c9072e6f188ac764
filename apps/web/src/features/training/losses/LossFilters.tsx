import { SPEEDS } from '@lance/domain'
import { type GameSummary, LAST_GAMES, type LossFilter, SUMMARY_SOURCES } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { type ReactNode, useId } from 'react'

type LossFiltersProps = {
  games: readonly GameSummary[]
  filter: LossFilter
  onFilter: (filter: LossFilter) => void
}

/** Which games are looked at. Only what there are games of can be chosen. */
export function LossFilters({ games, filter, onFilter }: LossFiltersProps) {
  const { t } = useTranslation(['losses', 'player'])
  const speeds = SPEEDS.filter((speed) => games.some((game) => game.speed === speed))
  const sources = SUMMARY_SOURCES.filter((source) => games.some((game) => game.source === source))
  return (
    <div className="loss-filters">
      <Filter
        label={t('filter.speed')}
        value={filter.speed ?? ''}
        onChoose={(value) => onFilter({ ...filter, speed: speeds.find((one) => one === value) ?? null })}
      >
        <option value="">{t('filter.anySpeed')}</option>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t(`player:ratings.${speed}`)}
          </option>
        ))}
      </Filter>
      <Filter
        label={t('filter.source')}
        value={filter.source ?? ''}
        onChoose={(value) => onFilter({ ...filter, source: sources.find((one) => one === value) ?? null })}
      >
        <option value="">{t('filter.anySource')}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {t(`filter.sources.${source}`)}
          </option>
        ))}
      </Filter>
      <Filter
        label={t('filter.games')}
        value={filter.isLastOnly ? 'last' : ''}
        onChoose={(value) => onFilter({ ...filter, isLastOnly: value === 'last' })}
      >
        <option value="">{t('filter.allGames')}</option>
        <option value="last">{t('filter.lastGames', { number: String(LAST_GAMES) })}</option>
      </Filter>
    </div>
  )
}

type FilterProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Filter({ label, value, onChoose, children }: FilterProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-14 text-quiet">
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}
