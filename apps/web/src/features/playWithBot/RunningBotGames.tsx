import { gamePosition, makeFen } from '@lance/chess'
import { turnOfPly } from '@lance/domain'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { BoardPreview } from '../board/index.ts'
import { type BotGame, boardAfter, browserBotGames } from '../bot/index.ts'
import { DamagedGames } from './DamagedGames.tsx'

/** "Continuar partida": the unfinished games against the bot in this browser. */
export function RunningBotGames({ playerId }: { playerId: string }) {
  const { t } = useTranslation('bot')
  const [store] = useState(() => browserBotGames(playerId))
  const [{ games, damagedCount }, setKept] = useState(store.running)
  const forget = () => {
    store.deleteDamaged()
    setKept(store.running())
  }
  return (
    <>
      {damagedCount > 0 && <DamagedGames count={damagedCount} onForget={forget} />}
      {games.length > 0 && (
        <section>
          <h2 className="text-20">{t('running.title')}</h2>
          <ul className="bot-running">
            {games.map((game) => (
              <RunningGame key={game.id} game={game} />
            ))}
          </ul>
          <p className="mt-2 text-14 text-quiet">{t('running.note')}</p>
        </section>
      )}
    </>
  )
}

function RunningGame({ game }: { game: BotGame }) {
  const { t, i18n } = useTranslation('bot')
  const { id, level, timeControlS, color, ucis } = game
  const isOwnTurn = turnOfPly(ucis.length) === color
  const moves = t('running.moves', { count: Math.ceil(ucis.length / 2) })
  return (
    <li>
      <Link to="/game/$gameId" params={{ gameId: id }} className="bot-running-game">
        <span className="bot-running-board" aria-hidden>
          <BoardPreview fen={makeFen(gamePosition(boardAfter(ucis)))} label="" orientation={color} />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            {t('name', { level: t(`levels.${level}.name`) })}
          </span>
          <span className="block text-14 font-medium text-accent-text">
            {t(isOwnTurn ? 'running.yourTurn' : 'running.botsTurn')}
          </span>
          <span className="block text-14 text-quiet">
            {timeControlLabel(timeControlS, i18n.language)} · {moves}
          </span>
        </span>
      </Link>
    </li>
  )
}
