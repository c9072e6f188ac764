import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { CollectedGame } from './collection.ts'

type GameRowProps = {
  owner: string
  game: CollectedGame
  onRemove: () => void
  /** While games are selected: whether this one is, whether it may be, and what changes it. */
  selecting: { isSelected: boolean; isFull: boolean; onToggle: () => void } | null
}

/** A game of the collection: a press opens it in the analysis. */
export function GameRow({ owner, game, onRemove, selecting }: GameRowProps) {
  const { t } = useTranslation('collection')
  const { white, black, result, event, date, eco, plies } = game
  const names = t('row.names', { white: white || '?', black: black || '?' })
  const moves = Math.ceil(plies / 2)
  const facts = [event, shownDate(date), eco, t('row.moves', { count: moves })].filter(Boolean)
  return (
    <li className="collection-row">
      {selecting !== null && (
        <label className="collection-select">
          <input
            type="checkbox"
            aria-label={t('row.select', { game: names })}
            checked={selecting.isSelected}
            disabled={selecting.isFull && !selecting.isSelected}
            onChange={selecting.onToggle}
          />
        </label>
      )}
      <Link to="/analysis" hash={`collected=${game.id}&owner=${owner}`} className="collection-open">
        <span className="collection-names" dir="auto">
          {names}
        </span>
        <span className="collection-result" dir="ltr">
          {result === '1/2-1/2' ? '½–½' : result.replace('-', '–')}
        </span>
        <span className="collection-facts text-14 text-quiet">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a game do not change
            <span key={index} dir="auto">
              {fact}
            </span>
          ))}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('row.remove', { game: names })}
        title={t('row.remove', { game: names })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </li>
  )
}

/** As far as it is known: `1886.??.??` is 1886. */
const shownDate = (date: string) => date.replace(/(\.\?+)+$/, '').replace(/^\?+$/, '')
