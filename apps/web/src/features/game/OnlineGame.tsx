import type { GameRecord } from '@lance/contract'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { showToast, toasts } from '../../design/toast/toastStore.ts'
import { session } from '../../net/session/wiring.ts'
import {
  colorIn,
  type GameNews,
  type GameState,
  isPlaying,
  isReviewable,
  shownMessages,
} from '../room/index.ts'
import {
  EndActions,
  GameRefused,
  GameTable,
  loadChatPanel,
  type NextStep,
  Pairing,
  type TableChat,
  ViewerEndActions,
} from '../table/index.ts'
import { ArenaReturnNote, useArenaReturn } from './ArenaReturn.tsx'
import { DrawButton } from './DrawButton.tsx'
import { GameBadge } from './GameBadge.tsx'
import { GameNotices } from './GameNotices.tsx'
import { GameMissing, WatchRefused } from './gameRefusals.tsx'
import { onlineSource, playerOf } from './onlineSource.ts'
import { tournamentStep } from './tournamentExit.ts'
import { useClosingBeacon } from './useClosingBeacon.ts'
import { useDrawOffer } from './useDrawOffer.ts'
import { type UseGameRoomResult, useGameRoom } from './useGameRoom.ts'
import { usePairing } from './usePairing.ts'
import { useRematch } from './useRematch.ts'
import { useTimeUp } from './useTimeUp.ts'
import { useTournamentExit } from './useTournamentExit.ts'

/** A game between two people, kept by the server. */
export function OnlineGame({ gameId, userId }: { gameId: string; userId: string }) {
  const { t } = useTranslation('game')
  const used = useGameRoom({ gameId, userId }, useNews())
  useEndOfToasts(gameId, used.state)
  useLeaveWhenNeverOpened(used)
  useClosingBeacon(gameId, used.room)
  useTimeUp(used.state, used.room)
  useTournamentExit(used.state)
  const arenaReturn = useArenaReturn(used.state)
  const rematch = useRematch(used)
  const chat = useTableChat(gameId, used)
  const draw = useDrawOffer(used.state, used.room)
  const { state, room, refusal } = used
  const isPairingShown = usePairing(state)
  const { record, connection } = state
  if (refusal === 'missing') return <GameMissing gameId={gameId} />
  if (refusal === 'forbidden') return <GameRefused title={t('forbidden.title')} text={t('forbidden.text')} />
  if (refusal !== null) return <WatchRefused gameId={gameId} why={refusal} />
  const isViewer = record !== null && colorIn(record, userId) === null
  const hasReview = record !== null && isReviewable(record)
  return (
    <GameTable
      source={onlineSource(state, room)}
      isCut={isPlaying(state) && connection !== 'Open'}
      cover={isPairingShown ? pairingOf(state) : coverOf(state, t('waiting.title'))}
      badge={(record === null || isPlaying(state)) && <GameBadge state={state} />}
      tools={<DrawButton state={state} offer={draw} />}
      notices={room !== null && <GameNotices state={state} room={room} draw={draw} />}
      {...chat}
      endActions={
        isViewer ? (
          <ViewerEndActions gameId={gameId} hasReview={hasReview} next={tournamentStep(record)} />
        ) : (
          <>
            {arenaReturn !== null && <ArenaReturnNote {...arenaReturn} />}
            <EndActions gameId={gameId} next={nextAfter(record)} rematch={rematch} hasReview={hasReview} />
          </>
        )
      }
    />
  )
}

/**
 * After a tournament game: on in the tournament. After a wagered game: the choice of another stake. After any other
 * game: a search at the same pace.
 */
function nextAfter(record: GameRecord | null): NextStep {
  const inTournament = record && tournamentStep(record)
  if (inTournament) return inTournament
  if (record !== null && record.wager > 0) return { to: '/wager-match', says: 'newGame' }
  const { timeControl, increment } = record ?? {}
  return { to: '/matchmaking', state: { timeControl, increment, wager: 0 }, says: 'newGame' }
}

function pairingOf({ record, userId }: GameState) {
  const own = record && colorIn(record, userId)
  if (record === null || own === null) return null
  const players = { white: playerOf(record, 'white', own), black: playerOf(record, 'black', own) }
  return <Pairing players={players} own={own} />
}

/** Why the player can't move yet, or right now. */
function coverOf(state: GameState, waiting: string) {
  const { record, userId, connection } = state
  if (record === null || !isPlaying(state)) return null
  if (connection !== 'Open') return <WifiOff className="game-cut-mark" aria-hidden />
  const color = colorIn(record, userId)
  if (color === null || record.arrived[otherColor(color)]) return null
  return (
    <p className="game-waiting" role="status">
      <span className="game-waiting-dots" aria-hidden />
      {waiting}
    </p>
  )
}

/** Shows the room's events as toasts. An end also reloads the user, whose rating and points have changed. */
function useNews(): (news: GameNews) => void {
  const { t } = useTranslation('game')
  return useCallback(
    (news: GameNews) => {
      if (news.type === 'draw_declined') {
        showToast({ title: t('draw.declined'), description: t('draw.declinedText') })
      } else if (news.type === 'server_error') {
        showToast({ title: t('serverError'), description: news.message, style: 'destructive' })
      } else void session.reload()
    },
    [t],
  )
}

/** Once the game is over, no toast says that it is about to begin. */
function useEndOfToasts(gameId: string, state: GameState) {
  const isOver = state.record !== null && !isPlaying(state)
  useEffect(() => {
    if (isOver) toasts.withdraw(gameId)
  }, [isOver, gameId])
}

/** Goes home if the room never opened; waits for one that has ([GAME-31]). */
function useLeaveWhenNeverOpened({ state }: UseGameRoomResult) {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const isOver = state.record !== null && !isPlaying(state)
  const isHopeless = state.connection === 'Failed' && !state.hasOpened && !isOver
  useEffect(() => {
    if (!isHopeless) return
    showToast({ title: t('roomFailed.title'), description: t('roomFailed.text'), style: 'destructive' })
    void navigate({ to: '/', replace: true })
  }, [isHopeless, navigate, t])
}

const ChatPanel = lazyPart(loadChatPanel)

/** The chat of the table; viewers have none. */
function useTableChat(gameId: string, { state, room }: UseGameRoomResult): { chat?: TableChat } {
  const draft = useRef('')
  const { record, chat, userId } = state
  if (record !== null && colorIn(record, userId) === null) return {}
  const shown = chat === null ? [] : shownMessages(chat, userId)
  const heard = shown.filter(({ sender_id }) => sender_id !== userId).map(({ number }) => number)
  return { chat: { gameId, heard, panel: <ChatPanel state={state} room={room} draft={draft} /> } }
}
