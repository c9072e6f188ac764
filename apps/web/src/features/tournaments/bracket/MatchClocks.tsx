import type { TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { countdownText, useNow } from '../shared/countdown.ts'

type MatchClocksProps = { match: TournamentMatch; serverAheadMs: number }

/** Both clocks of a running game, in the order of the match's players. */
export function MatchClocks({ match: { clocks, player1 }, serverAheadMs }: MatchClocksProps) {
  const { t, i18n } = useTranslation('tournament')
  const nowMs = useNow(serverAheadMs, clocks !== null)
  if (clocks === null) return null
  const { whiteId, whiteMs, blackMs, turn, running, at } = clocks
  const passedMs = running ? Math.max(0, nowMs - at) : 0
  const white = { color: 'white', leftMs: turn === 'white' ? whiteMs - passedMs : whiteMs } as const
  const black = { color: 'black', leftMs: turn === 'black' ? blackMs - passedMs : blackMs } as const
  const sides = whiteId === player1?.id ? [white, black] : [black, white]
  return (
    <span className="match-clocks" role="timer" aria-label={t('bracket.clocks')}>
      {sides.map(({ color, leftMs }) => (
        <span key={color} data-running={(running && turn === color) || undefined}>
          {countdownText(leftMs, i18n.language)}
        </span>
      ))}
    </span>
  )
}
