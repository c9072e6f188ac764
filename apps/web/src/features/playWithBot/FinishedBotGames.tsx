import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { MarkedName } from '../../design/BotMark.tsx'
import { termsLabel } from '../../design/paceLabel.ts'
import {
  type BotGame,
  botName,
  botStart,
  browserBotGames,
  makeBotGamePgn,
  savePgnFile,
} from '../bot/index.ts'
import { DamagedGames } from './RunningBotGames.tsx'
import './bot.css'

const SHOWN_AT_FIRST = 10

/** The finished games against the bot in this browser, to review or to download as PGN. */
export function FinishedBotGames({ user }: { user: User }) {
  const { t } = useTranslation('bot')
  const [store] = useState(() => browserBotGames(user.id))
  const [{ games: kept, damagedCount }, setKept] = useState(store.finished)
  const [isAllShown, setAllShown] = useState(false)
  const games = kept.filter(({ ending }) => ending !== null && ending.reason !== 'aborted')
  const pgnOf = (game: BotGame) =>
    makeBotGamePgn(game, {
      own: displayName(user),
      bot: botName(t, game.level),
      siteUrl: location.origin,
    })
  const forget = () => {
    store.deleteDamaged()
    setKept(store.finished())
  }
  return (
    <section className="bot-games">
      <h2 className="text-20">{t('finished.title')}</h2>
      {damagedCount > 0 && <DamagedGames count={damagedCount} onForget={forget} />}
      {games.length === 0 ? (
        <NoGames />
      ) : (
        <>
          <p className="mt-1 text-14 text-quiet">{t('finished.note')}</p>
          <ul className="bot-games-list">
            {games.slice(0, isAllShown ? games.length : SHOWN_AT_FIRST).map((game) => (
              <FinishedGame
                key={game.id}
                game={game}
                onSave={() => savePgnFile(pgnOf(game), { name: game.id })}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {games.length > SHOWN_AT_FIRST && !isAllShown && (
              <button type="button" className="button button-quiet" onClick={() => setAllShown(true)}>
                {t('finished.more', { count: games.length })}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => savePgnFile(games.map(pgnOf).join('\n'), { name: 'bot' })}
            >
              {t('finished.allPgn')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function NoGames() {
  const { t } = useTranslation('bot')
  return (
    <p className="mt-2 text-quiet">
      {t('finished.empty')}{' '}
      <Link to="/play-with-bot" className="link inline-block py-3">
        {t('finished.play')}
      </Link>
    </p>
  )
}

function FinishedGame({ game, onSave }: { game: BotGame; onSave: () => void }) {
  const { t, i18n } = useTranslation('bot')
  const { id, level, timeControlS, incrementS, color, ucis, startedAtMs, position } = game
  const winner = game.ending?.winner ?? null
  const side = winner === null ? 'drawn' : winner === color ? 'won' : 'lost'
  const opponent = botName(t, level)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(
    startedAtMs,
  )
  const label = t('finished.pgnOf', { opponent, date })
  const moves = t('running.moves', { count: Math.ceil(ucis.length / 2) })
  const { variant } = botStart(game)
  const terms = termsLabel({ timeControl: timeControlS, increment: incrementS, variant }, i18n.language)
  return (
    <li className="bot-games-row">
      <Link to="/game/$gameId/review" params={{ gameId: id }}>
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            <MarkedName name={opponent} />
          </span>
          <span className="block text-14 text-quiet">
            {[date, terms, ...(position === null ? [] : [t('fromPosition')]), moves].join(' · ')}
          </span>
        </span>
        <span className="bot-games-result" data-side={side}>
          {t(`finished.${side}`)}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={t('finished.pgn')}
        onClick={onSave}
      >
        <Download size={20} aria-hidden />
      </button>
    </li>
  )
}
