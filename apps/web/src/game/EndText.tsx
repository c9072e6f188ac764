import type { GameRecord } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { endWords } from './endWords.ts'
import { colorIn } from './gameState.ts'

/** Why the game ended, and what it did to one's rating. */
export function EndText({ record, userId }: { record: GameRecord; userId: string }) {
  const { t } = useTranslation('game')
  const { text } = endWords(record, userId)
  const { white_player_name: white, black_player_name: black } = record
  const isWhites = record.winner_id === record.white_player_id
  const names = { winner: isWhites ? white : black, loser: isWhites ? black : white }
  return (
    <>
      <p className="mt-1 text-quiet">{t(`end.${text}`, names)}</p>
      <RatingChange record={record} userId={userId} />
    </>
  )
}

function RatingChange({ record, userId }: { record: GameRecord; userId: string }) {
  const { t } = useTranslation('game')
  const color = colorIn(record, userId)
  if (record.ratings === null || color === null) return null
  const { before, after, provisional } = record.ratings[color]
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
