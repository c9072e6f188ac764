import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { LocalTime } from '../../../design/hydration.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import { paceLabel, paceOfGame } from '../../../design/paceLabel.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { StartsIn } from '../shared/StartsIn.tsx'
import { timeText } from '../shared/tournamentTexts.ts'
import { useRound } from './swissQueries.ts'

type SwissHeadProps = { tournament: Tournament; serverAheadMs: number }

/** What kind of tournament it is and how far: its start, its round, or when the next one is paired. */
export function SwissHead({ tournament, serverAheadMs }: SwissHeadProps) {
  const { t, i18n } = useTranslation('swiss')
  const { status, pace, currentRound, totalRounds, _count, startTime } = tournament
  const number = (value: number) => plainNumber(value, i18n.language)
  const isBegun = currentRound > 0
  return (
    <section className="swiss-head" aria-label={t('head.label')}>
      {status === 'WAITING' && (
        <div>
          <p className="tournament-countdown">
            <StartsIn startTime={startTime} className="" serverAheadMs={serverAheadMs} isAlways />
          </p>
          <p className="text-14 text-quiet">
            <LocalTime
              write={(zone) => t('head.starts', { time: timeText(startTime, i18n.language, zone) })}
            />
          </p>
        </div>
      )}
      {isBegun && (
        <p className="swiss-round">
          {t('head.round', { round: number(currentRound), rounds: number(totalRounds) })}
        </p>
      )}
      {status === 'IN_PROGRESS' && <RoundState tournament={tournament} serverAheadMs={serverAheadMs} />}
      <ul className="swiss-meta">
        <li>{t('head.system')}</li>
        {pace && <li dir="ltr">{paceLabel(paceOfGame(pace), i18n.language)}</li>}
        {!isBegun && <li>{t('head.rounds', { rounds: number(totalRounds) })}</li>}
        <li>{t('head.players', { players: number(_count.participants) })}</li>
      </ul>
    </section>
  )
}

/** How many games of the round are over, when those that wait begin, and when the next round is paired. */
function RoundState({ tournament: { id, currentRound, totalRounds, round }, serverAheadMs }: SwissHeadProps) {
  const { t, i18n } = useTranslation('swiss')
  const nextRoundAt = useRound(id, currentRound).data?.pages[0]?.nextRoundAt ?? null
  const isOver = round !== null && round.over === round.matches
  const untilMs = isOver ? nextRoundAt : (round?.beginsAt ?? null)
  const nowMs = useNow(serverAheadMs, untilMs !== null)
  if (round === null) return null
  const left = untilMs === null ? '' : countdownText(untilMs - nowMs, i18n.language)
  if (isOver && currentRound < totalRounds)
    return (
      <p className="swiss-next" role="timer">
        {untilMs !== null && untilMs > nowMs ? t('head.next', { left }) : t('head.pairing')}
      </p>
    )
  const games = {
    over: plainNumber(round.over, i18n.language),
    matches: plainNumber(round.matches, i18n.language),
  }
  return (
    <p className="swiss-next">
      {t('head.over', games)}
      {untilMs !== null && untilMs > nowMs && (
        <span className="text-quiet" role="timer">
          {' · '}
          {t('head.begins', { left })}
        </span>
      )}
    </p>
  )
}
