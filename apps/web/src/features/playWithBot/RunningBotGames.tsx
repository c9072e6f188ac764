import { gamePosition, makeFen } from '@lance/chess'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MarkedName } from '../../design/BotMark.tsx'
import { ConfirmActions } from '../../design/ConfirmActions.tsx'
import { Modal } from '../../design/Modal.tsx'
import { termsLabel } from '../../design/paceLabel.ts'
import { BoardPreview } from '../board/index.ts'
import { type BotGame, boardAfter, botName, botStart, browserBotGames, moverAfter } from '../bot/index.ts'

/** More of them would push the choices for a new game below the fold. */
const SHOWN_AT_FIRST = 2

/** "Continuar partida": the unfinished games against the bot in this browser. */
export function RunningBotGames({ playerId }: { playerId: string }) {
  const { t } = useTranslation('bot')
  const [store] = useState(() => browserBotGames(playerId))
  const [{ games, damagedCount }, setKept] = useState(store.running)
  const [isAllShown, setAllShown] = useState(false)
  const [removing, setRemoving] = useState<BotGame | null>(null)
  const forget = () => {
    store.deleteDamaged()
    setKept(store.running())
  }
  const remove = ({ id }: BotGame) => {
    store.deleteRunning(id)
    setRemoving(null)
    setKept(store.running())
  }
  return (
    <>
      {damagedCount > 0 && <DamagedGames count={damagedCount} onForget={forget} />}
      {games.length > 0 && (
        <section>
          <h2 className="text-20">{t('running.title')}</h2>
          <ul className="bot-running">
            {games.slice(0, isAllShown ? games.length : SHOWN_AT_FIRST).map((game) => (
              <RunningGame key={game.id} game={game} onRemove={() => setRemoving(game)} />
            ))}
          </ul>
          {games.length > SHOWN_AT_FIRST && !isAllShown && (
            <button type="button" className="button button-quiet mt-3" onClick={() => setAllShown(true)}>
              {t('finished.more', { count: games.length })}
            </button>
          )}
          <p className="mt-2 text-14 text-quiet">{t('running.note')}</p>
        </section>
      )}
      {removing !== null && (
        <RemoveDialog game={removing} onRemove={() => remove(removing)} onClose={() => setRemoving(null)} />
      )}
    </>
  )
}

function RunningGame({ game, onRemove }: { game: BotGame; onRemove: () => void }) {
  const { t } = useTranslation('bot')
  const { id, level, color, ucis } = game
  const isOwnTurn = moverAfter(game, ucis.length) === color
  const opponent = botName(t, level)
  const facts = useFacts(game)
  return (
    <li className="bot-running-row">
      <Link to="/game/$gameId" params={{ gameId: id }} className="bot-running-game">
        <span className="bot-running-board" aria-hidden>
          <BoardPreview fen={makeFen(gamePosition(boardAfter(game)))} label="" orientation={color} />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            <MarkedName name={opponent} />
          </span>
          <span className="block text-14 font-medium text-accent-text">
            {t(isOwnTurn ? 'running.yourTurn' : 'running.botsTurn')}
          </span>
          <span className="block text-14 text-quiet">{facts}</span>
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('running.remove', { opponent })}
        title={t('damaged.forget')}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden />
      </button>
    </li>
  )
}

/** The time control and the number of moves. */
function useFacts({ timeControlS, incrementS, ucis, position, ...start }: BotGame): string {
  const { t, i18n } = useTranslation('bot')
  const moves = t('running.moves', { count: Math.ceil(ucis.length / 2) })
  const { variant } = botStart({ ...start, position })
  const terms = termsLabel({ timeControl: timeControlS, increment: incrementS, variant }, i18n.language)
  return [terms, ...(position === null ? [] : [t('fromPosition')]), moves].join(' · ')
}

type RemoveDialogProps = { game: BotGame; onRemove: () => void; onClose: () => void }

function RemoveDialog({ game, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('bot')
  const facts = useFacts(game)
  return (
    <Modal title={t('running.removeTitle')} onClose={onClose}>
      <p className="mt-2">
        {botName(t, game.level)} · {facts}
      </p>
      <p className="mt-2 text-quiet">{t('running.removeText')}</p>
      <ConfirmActions
        cancel={t('running.keep')}
        confirm={t('damaged.forget')}
        isBusy={false}
        isDanger
        onCancel={onClose}
        onConfirm={onRemove}
      />
    </Modal>
  )
}

/** Says that stored games could not be read, and offers to delete them. */
export function DamagedGames({ count, onForget }: { count: number; onForget: () => void }) {
  const { t } = useTranslation('bot')
  return (
    <div className="bot-damaged" role="alert">
      <p>{t('damaged.text', { count })}</p>
      <button type="button" className="button button-quiet" onClick={onForget}>
        {t('damaged.forget')}
      </button>
    </div>
  )
}
