import type { ArenaSheet, ArenaSheetGame } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Zap } from 'lucide-react'
import { Modal } from '../../../design/Modal.tsx'
import { plainNumber } from '../../../design/numberText.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { useSheet } from './arenaQueries.ts'
import { FlameMark } from './FlameMark.tsx'

type PlayerSheetProps = { id: string; playerId: string; onClose: () => void }

/** A player's games in an arena: opponents, results, points, and a link to each. */
export function PlayerSheet({ id, playerId, onClose }: PlayerSheetProps) {
  const { t } = useTranslation('arena')
  const { data, error } = useSheet(id, playerId)
  return (
    <Modal
      title={data === undefined ? t('sheet.title') : shownName(data.player.user.name)}
      onClose={onClose}
      className="arena-sheet-modal"
      focusesItself
    >
      {data !== undefined ? (
        <LoadedSheet sheet={data} />
      ) : error !== null ? (
        <p role="alert">{error.message}</p>
      ) : (
        <div role="status" aria-label={t('sheet.loading')} className="skeleton h-40" />
      )}
      <div className="arena-sheet-ways">
        <Link to="/player/$playerId" params={{ playerId }} className="button button-quiet">
          {t('sheet.profile')}
        </Link>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('sheet.close')}
        </button>
      </div>
    </Modal>
  )
}

function LoadedSheet({ sheet: { player, games } }: { sheet: ArenaSheet }) {
  const { t, i18n } = useTranslation('arena')
  return (
    <>
      <dl className="arena-sheet-facts">
        <Fact name={t('sheet.rank')} value={player.rank} />
        <Fact name={t('sheet.points')} value={player.points} />
        <Fact name={t('sheet.performance')} value={player.performance} />
        <Fact name={t('sheet.games')} value={player.games} />
        <Fact name={t('sheet.wins')} value={player.wins} />
      </dl>
      {player.gameId !== null && (
        <Link to="/game/$gameId" params={{ gameId: player.gameId }} className="button button-quiet">
          {t('sheet.running')}
        </Link>
      )}
      {games.length === 0 && <p className="text-quiet">{t('sheet.empty')}</p>}
      <ol className="arena-sheet-games" lang={i18n.language}>
        {games.map((game) => (
          <GameRow key={game.gameId} game={game} />
        ))}
      </ol>
    </>
  )
}

function Fact({ name, value }: { name: string; value: number }) {
  const { i18n } = useTranslation()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{plainNumber(value, i18n.language)}</dd>
    </div>
  )
}

function GameRow({ game }: { game: ArenaSheetGame }) {
  const { t, i18n } = useTranslation('arena')
  const { gameId, opponent, opponentElo, color, outcome, points, isBerserk, streak } = game
  return (
    <li>
      <Link to="/game/$gameId" params={{ gameId }} className="arena-sheet-game" data-outcome={outcome}>
        <span className="arena-sheet-color" data-color={color} role="img" aria-label={t(`sheet.${color}`)} />
        <span className="arena-sheet-opponent">
          <span dir="auto">{shownName(opponent.name)}</span>{' '}
          <span className="text-quiet">{plainNumber(opponentElo, i18n.language)}</span>
        </span>
        <span className="arena-sheet-result">
          {isBerserk && (
            <span role="img" aria-label={t('sheet.berserk')} title={t('sheet.berserk')}>
              <Zap size={15} aria-hidden />
            </span>
          )}
          {streak === 'double' && (
            <span role="img" aria-label={t('onFire')} title={t('onFire')} className="arena-fire">
              <FlameMark size={15} />
            </span>
          )}
          <span>{t(`sheet.${outcome}`)}</span>
          <strong aria-hidden>{plainNumber(points, i18n.language)}</strong>
          <span className="sr-only">{t('points', { count: points })}</span>
        </span>
      </Link>
    </li>
  )
}
