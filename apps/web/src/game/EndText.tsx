import { useTranslation } from 'react-i18next'
import { endWords } from './endWords.ts'
import type { RatingChange, TableEnding, TableGame } from './tableGame.ts'

/** Why the game ended, and what it did to one's rating. */
export function EndText({ game, ending }: { game: TableGame; ending: TableEnding }) {
  const { t } = useTranslation('game')
  const { text } = endWords(ending, game)
  const { white, black } = game.players
  const isWhites = ending.winner === 'white'
  const names = { winner: isWhites ? white.name : black.name, loser: isWhites ? black.name : white.name }
  return (
    <>
      <p className="mt-1 text-quiet">{t(`end.${text}`, names)}</p>
      {ending.ratingChange !== null && <RatingLine change={ending.ratingChange} />}
    </>
  )
}

function RatingLine({ change: { before, after, provisional } }: { change: RatingChange }) {
  const { t } = useTranslation('game')
  const change = after - before
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return (
    <p className="rating-change">
      <span className="text-quiet">{t('end.rating')}</span>
      <span>
        {after}
        {provisional && '?'}
      </span>
      <strong data-change={Math.sign(change)}>
        {sign}
        {Math.abs(change)}
      </strong>
    </p>
  )
}
