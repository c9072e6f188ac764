import { COUNTED_PLIES, SCORED_GAMES_PER_DAY } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../design/numberText.ts'
import type { EndPoints } from './endChanges.ts'
import { endSummary } from './endSummary.ts'
import { MatchLine } from './MatchLine.tsx'
import { MoneyLine } from './MoneyLine.tsx'
import type { RatingChange, TableEnding, TableGame } from './tableGame.ts'

/** Why the game ended, and how it changed the user's points and rating. */
export function EndText({ game, ending }: { game: TableGame; ending: TableEnding }) {
  const reason = useEndReason(game, ending)
  const { points, ratingChange, money } = ending
  return (
    <>
      <p className="mt-1 text-quiet">{reason}</p>
      <MatchLine game={game} ending={ending} />
      {money !== null && <MoneyLine money={money} />}
      {(points?.kind === 'brought' || ratingChange !== null) && (
        <div className="end-gains">
          {points?.kind === 'brought' && <PointsLine change={points.change} />}
          {ratingChange !== null && <RatingLine change={ratingChange} />}
        </div>
      )}
      {points !== null && <PointsNote points={points} />}
    </>
  )
}

/** Why the game ended, in words. */
export function useEndReason(game: TableGame, ending: TableEnding): string {
  const { t } = useTranslation('game')
  const { white, black } = game.players
  const isWhites = ending.winner === 'white'
  return t(`end.${endSummary(ending, game).text}`, {
    winner: isWhites ? white.name : black.name,
    loser: isWhites ? black.name : white.name,
    idle: game.players[game.turn].name,
  })
}

function PointsLine({ change }: { change: number }) {
  const { t, i18n } = useTranslation('game')
  const signed = change.toLocaleString(i18n.language, { signDisplay: 'exceptZero' })
  return (
    <p className="points-change" data-change={Math.sign(change)}>
      {t('end.points', { count: Math.abs(change), change: signed })}
    </p>
  )
}

/** Why the game brought no points, or took fewer than shown. */
function PointsNote({ points }: { points: EndPoints }) {
  const { t } = useTranslation('game')
  if (points.kind === 'brought') return points.isAtFloor && <Note>{t('end.pointsAtFloor')}</Note>
  if (points.why === 'pairLimit') return <Note>{t('end.pairLimit', { count: SCORED_GAMES_PER_DAY })}</Note>
  return <Note>{t('end.tooShort', { count: COUNTED_PLIES / 2 })}</Note>
}

const Note = ({ children }: { children: string }) => <p className="end-note">{children}</p>

function RatingLine({ change: { before, after, provisional } }: { change: RatingChange }) {
  const { t, i18n } = useTranslation('game')
  const change = after - before
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return (
    <p className="rating-change">
      <span className="text-quiet">{t('end.rating')}</span>
      <span dir="ltr">
        {plainNumber(after, i18n.language)}
        {provisional && '?'}
      </span>
      <strong data-change={Math.sign(change)} dir="ltr">
        {sign}
        {plainNumber(Math.abs(change), i18n.language)}
      </strong>
    </p>
  )
}
