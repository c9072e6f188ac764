import { useTranslation } from '@lance/texts'
import { secondsUntil, useServerNow } from '../room/index.ts'
import type { TableEnding, TableGame, TableMatch } from './tableGame.ts'

/** What follows in the match of a tournament's game, where its result does not say it ([TOUR-40]). */
export function MatchLine({ game, ending: { match, winner } }: { game: TableGame; ending: TableEnding }) {
  const { t } = useTranslation('game')
  if (match === null) return null
  if (match.outcome === 'replayed') return <Replay match={match} game={game} />
  if (match.outcome === 'undone') return <p className="end-match">{t('end.match.undone')}</p>
  if (winner !== null || match.winner === null) return null
  return <p className="end-match">{t('end.match.secondDraw', { name: game.players[match.winner].name })}</p>
}

type ReplayProps = { match: Extract<TableMatch, { outcome: 'replayed' }>; game: TableGame }

/** The second game of a drawn match: its clocks and colors, and when it starts. */
function Replay({ match: { startsAtMs, whiteMs, blackMs }, game: { color } }: ReplayProps) {
  const { t, i18n } = useTranslation('game')
  const seconds = secondsUntil(startsAtMs, useServerNow(0))
  const minutes = (ms: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
      ms / 60_000,
    )
  return (
    <div className="end-match">
      {seconds > 0 && (
        <p className="end-match-left" role="timer">
          {t('end.match.startsIn', { seconds })}
        </p>
      )}
      <p>{t('end.match.clocks', { whiteTime: minutes(whiteMs), blackTime: minutes(blackMs) })}</p>
      {color !== null && <p>{t(color === 'white' ? 'end.match.asBlack' : 'end.match.asWhite')}</p>}
      <p>{t('end.match.thenBlack')}</p>
    </div>
  )
}
