import type { GameSearch } from '@lance/contract'
import { GAME_RESULTS, RATING_CLASSES } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useEffect, useId, useState } from 'react'

/** The search waits until the user has stopped typing for this long. */
const DEBOUNCE_MS = 300
const COLORS = ['white', 'black'] as const

type GameSearchFormProps = { search: GameSearch; onSearch: (search: GameSearch) => void }

/** Filters a member's games; each choice takes effect at once. */
export function GameSearchForm({ search, onSearch }: GameSearchFormProps) {
  const { t } = useTranslation(['ownData', 'player'])
  const choose = (change: Partial<Record<keyof GameSearch, string>>) => {
    const next = Object.entries({ ...search, ...change }).filter(([, wanted]) => wanted)
    onSearch(Object.fromEntries(next) as GameSearch)
  }
  return (
    <search className="game-search">
      <OpponentField opponent={search.opponent ?? ''} onOpponent={(opponent) => choose({ opponent })} />
      <SearchSelect
        label={t('search.result')}
        all={GAME_RESULTS}
        chosen={search.result}
        onChoose={(result) => choose({ result })}
      >
        {(result) => t(`player:games.${result}`)}
      </SearchSelect>
      <SearchSelect
        label={t('search.speed')}
        all={RATING_CLASSES}
        chosen={search.speed}
        onChoose={(speed) => choose({ speed })}
      >
        {(speed) => t(`player:ratings.${speed}`)}
      </SearchSelect>
      <SearchSelect
        label={t('search.color')}
        all={COLORS}
        chosen={search.color}
        onChoose={(color) => choose({ color })}
      >
        {(color) => t(`player:record.${color}`)}
      </SearchSelect>
    </search>
  )
}

function OpponentField({ opponent, onOpponent }: { opponent: string; onOpponent: (name: string) => void }) {
  const { t } = useTranslation('ownData')
  const id = useId()
  const [typed, setTyped] = useState(opponent)
  // The search may be cleared from outside this field.
  useEffect(() => setTyped(opponent), [opponent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (typed.trim() === opponent) return
    const timer = setTimeout(() => onOpponent(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="game-search-name">
      <label htmlFor={id}>{t('search.opponent')}</label>
      <input
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        maxLength={30}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

type SearchSelectProps<One extends string> = {
  label: string
  all: readonly One[]
  chosen: One | undefined
  onChoose: (one: string) => void
  children: (one: One) => string
}

function SearchSelect<One extends string>({
  label,
  all,
  chosen,
  onChoose,
  children,
}: SearchSelectProps<One>) {
  const { t } = useTranslation('ownData')
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('search.any')}</option>
        {all.map((one) => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
