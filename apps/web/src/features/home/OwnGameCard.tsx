import type { GameListItem } from '@lance/contract'
import { isDaily } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { marksOf, PlayerMarks } from '../../design/PlayerMarks.tsx'
import { termsLabel } from '../../design/paceLabel.ts'
import { shownName } from '../../i18n/i18n.ts'
import { BoardPreview } from '../board/index.ts'
import { isTurnOf, splitTimeLeft } from './urgency.ts'

const TICK_MS = 30_000

export function OwnGameCard({ game, playerId }: { game: GameListItem; playerId: string }) {
  const { t, i18n } = useTranslation('ownGames')
  const isWhite = game.white_player_id === playerId
  const opponent = isWhite ? game.black_player_name : game.white_player_name
  const marks = marksOf(game, isWhite ? 'black' : 'white')
  const isOwnTurn = isTurnOf(game, playerId)
  return (
    <li>
      <Link
        to="/game/$gameId"
        params={{ gameId: game.game_id_text }}
        className="own-game"
        data-own-turn={isOwnTurn}
      >
        <span className="own-game-board" aria-hidden>
          <BoardPreview fen={game.fen} label="" orientation={isWhite ? 'white' : 'black'} />
        </span>
        <span className="min-w-0">
          <span className="flex items-center gap-2 font-semibold">
            <span className="truncate" dir="auto">
              {shownName(opponent)}
            </span>
            <PlayerMarks {...marks} />
          </span>
          <span className="own-game-turn">{t(isOwnTurn ? 'yourTurn' : 'theirTurn')}</span>
          <span className="block text-14 text-quiet">
            {termsLabel(game, i18n.language)}
            {' · '}
            {isDaily(game.timeControl) && game.dueAt !== null ? <TimeLeft dueAt={game.dueAt} /> : t('live')}
          </span>
        </span>
      </Link>
    </li>
  )
}

function TimeLeft({ dueAt }: { dueAt: number }) {
  const { t, i18n } = useTranslation('ownGames')
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const { amount, unit } = splitTimeLeft(dueAt - nowMs)
  if (amount === 0) return <>{t('lessThanMinute')}</>
  const time = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' })
    .format(amount)
    .replace(' ', '\u00a0')
  return <>{t('left', { count: amount, time })}</>
}
