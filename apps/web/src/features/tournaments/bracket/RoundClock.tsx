import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { countdownText, useNow } from '../shared/countdown.ts'

type RoundClockProps = { tournament: Tournament; serverAheadMs: number }

/** Which round runs, how many of its matches are over, and when those that wait begin, or since when it runs ([TOUR-49]). */
export function RoundClock({ tournament, serverAheadMs }: RoundClockProps) {
  const { t, i18n } = useTranslation('tournament')
  const { round, currentRound, totalRounds } = tournament
  const nowMs = useNow(serverAheadMs, round !== null)
  if (round === null) return null
  const { startedAt, matches, over, beginsAt } = round
  const number = (value: number) => plainNumber(value, i18n.language)
  const time = (ms: number) => countdownText(ms, i18n.language)
  return (
    <ul className="round-clock">
      <li>{t('match.round', { round: currentRound, rounds: totalRounds })}</li>
      <li>{t('bracket.clock.over', { over: number(over), matches: number(matches) })}</li>
      <li>
        <span role="timer">
          {beginsAt !== null && beginsAt > nowMs
            ? t('bracket.clock.beginsIn', { left: time(beginsAt - nowMs) })
            : t('bracket.clock.since', { passed: time(nowMs - startedAt) })}
        </span>
      </li>
    </ul>
  )
}
