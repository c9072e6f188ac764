import { type Color, canMate, parseFen } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { isDaily, otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  colorIn,
  type GameRoom,
  type GameState,
  isBeginning,
  isPlaying,
  isUnsent,
  secondsUntil,
  shownGame,
  startOf,
  useServerNow,
} from '../room/index.ts'
import type { DrawOffer } from './useDrawOffer.ts'

type GameNoticesProps = { state: GameState; room: GameRoom; draw: DrawOffer }

/** Shows what needs an answer or has a deadline, one at a time, the most important first. */
export function GameNotices({ state, room, draw }: GameNoticesProps) {
  const { t } = useTranslation('game')
  const { record, connection, userId, hasOpened, isSilent } = state
  if (record === null || !isPlaying(state)) return null
  if (isUnsent(state) || isSilent || (hasOpened && connection !== 'Open')) {
    return <ConnectionNotice state={state} room={room} />
  }
  const color = colorIn(record, userId)
  if (color === null) return null
  if (draw.isAsked) return <Notice>{t('draw.pressAgain')}</Notice>
  const { drawOffer } = record
  const { claimAt, online } = record.presence[otherColor(color)]
  if (drawOffer !== null && drawOffer.playerId !== userId) {
    return <DrawNotice offerId={drawOffer.offerId} room={room} />
  }
  if (!online && claimAt !== null)
    return <ClaimNotice state={state} record={record} color={color} room={room} claimAt={claimAt} />
  if (drawOffer !== null) return <Notice>{t('draw.waiting')}</Notice>
  const dueAt = record.firstMoveDueAt
  if (dueAt !== null && isBeginning(record) && !isDaily(record.timeControl) && state.pending === null) {
    return <FirstMoveNotice state={state} dueAt={dueAt} isOurs={shownGame(record, null).turn === color} />
  }
  return null
}

function Notice({ children, kind }: { children: ReactNode; kind?: 'danger' | 'ask' }) {
  return (
    <div className="game-notice" data-kind={kind} role={kind === undefined ? 'status' : 'alert'}>
      {children}
    </div>
  )
}

/** What is wrong with the connection, what that means for our move, and a way to try again at once. */
function ConnectionNotice({ state, room }: { state: GameState; room: GameRoom }) {
  const { t } = useTranslation('game')
  const { connection, isSilent } = state
  const isLost = connection !== 'Open'
  const hasUnsent = isUnsent(state)
  return (
    <Notice kind="danger">
      {isLost && <p>{t('connection.offline')}</p>}
      {!isLost && isSilent && !hasUnsent && <p>{t('connection.silent')}</p>}
      {hasUnsent && <p>{t('connection.unsent')}</p>}
      {(connection === 'Failed' || connection === 'Closed') && (
        <button type="button" className="button button-quiet connection-retry" onClick={room.retry}>
          <RotateCw size={16} aria-hidden />
          {t('connection.retry')}
        </button>
      )}
    </Notice>
  )
}

function DrawNotice({ offerId, room }: { offerId: string; room: GameRoom }) {
  const { t } = useTranslation('game')
  return (
    <Notice kind="ask">
      <p>{t('draw.offered')}</p>
      <div className="game-notice-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => room.request({ type: 'draw_accept', data: { offerId } })}
        >
          {t('draw.accept')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => room.request({ type: 'draw_decline' })}
        >
          {t('draw.decline')}
        </button>
      </div>
    </Notice>
  )
}

type ClaimNoticeProps = {
  state: GameState
  record: GameRecord
  color: Color
  room: GameRoom
  claimAt: number
}

/** The opponent left: the player may end the game from `claimAt`. A win needs the material to mate. */
function ClaimNotice({ state, record, color, room, claimAt }: ClaimNoticeProps) {
  const { t } = useTranslation('game')
  const seconds = secondsUntil(claimAt, useServerNow(state.serverAheadMs))
  if (seconds > 0) return <Notice>{t('claim.countdown', { seconds })}</Notice>
  const parsed = parseFen(record.fen, { variant: startOf(record).variant })
  const mayWin = parsed.ok && canMate(parsed.position, color)
  const claim = (result: 'win' | 'draw') => room.request({ type: 'claim', data: { result } })
  return (
    <Notice kind="ask">
      <p>{t('claim.now')}</p>
      <div className="game-notice-actions">
        {mayWin && (
          <button type="button" className="button button-primary" onClick={() => claim('win')}>
            {t('claim.win')}
          </button>
        )}
        {record.tournament_id === null && (
          <button type="button" className="button button-quiet" onClick={() => claim('draw')}>
            {t('claim.draw')}
          </button>
        )}
      </div>
    </Notice>
  )
}

function FirstMoveNotice({ state, dueAt, isOurs }: { state: GameState; dueAt: number; isOurs: boolean }) {
  const { t } = useTranslation('game')
  const seconds = secondsUntil(dueAt, useServerNow(state.serverAheadMs))
  const isLost = state.record?.tournament_id != null
  if (!isOurs) return <Notice>{t('firstMove.theirs', { seconds })}</Notice>
  return <Notice>{t(isLost ? 'firstMove.yoursOrLost' : 'firstMove.yours', { seconds })}</Notice>
}
