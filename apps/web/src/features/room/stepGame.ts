import type { GameClientMessage, GameRecord, GameServerEvent, ServerEvent } from '@lance/contract'
import type { ConnectionStatus } from '../../net/socket/connection.ts'
import {
  addChatMessage,
  type ChatInput,
  mergeRecordChat,
  refuseChat,
  sendWaiting,
  stepChat,
} from './chatStep.ts'
import { handleError } from './gameError.ts'
import {
  colorIn,
  type GameEffect,
  type GameState,
  isBerserk,
  isPlaying,
  sendMessage,
  watchRefusalOf,
} from './gameState.ts'
import { makeOwnMove, sendPending, type WantedMove } from './ownMove.ts'
import { changeRecord, type GameChange } from './recordChange.ts'

export type GameInput =
  | { type: 'event'; event: GameServerEvent }
  /** The record was fetched over HTTP. */
  | { type: 'loaded'; record: GameRecord }
  | { type: 'connection'; status: ConnectionStatus }
  | { type: 'silence'; isSilent: boolean }
  | { type: 'move'; move: WantedMove }
  | { type: 'ask'; message: GameClientMessage }
  | { type: 'resend_move'; moveId: string }
  | { type: 'expect_answer'; moveId: string }
  | { type: 'repeat_request' }
  | ChatInput

export type GameStep = { state: GameState; effects: GameEffect[] }

/** A requested record that does not arrive within this time is requested again. */
const SYNC_RETRY_MS = 3000

/**
 * One step of a game on this page: from an input at `nowMs` by this browser's clock to the next state and the
 * side effects. Our own move counts as played only when the server says so, and is not forgotten before.
 */
export function stepGame(state: GameState, input: GameInput, nowMs: number): GameStep {
  const step = handleInput(state, input, nowMs)
  const hasEnded = isPlaying(state) && step.state.record !== null && !isPlaying(step.state)
  return hasEnded ? { ...step, effects: [...step.effects, { type: 'ended' }] } : step
}

function handleInput(state: GameState, input: GameInput, nowMs: number): GameStep {
  switch (input.type) {
    case 'event':
      return handleEvent(state, input.event, nowMs)
    case 'loaded':
      return applyRecord(state, input.record, nowMs)
    case 'connection':
      return withoutEffects(applyStatus(state, input.status))
    case 'silence':
      return withoutEffects({ ...state, isSilent: input.isSilent })
    case 'move':
      return makeOwnMove(state, input.move, nowMs)
    case 'ask':
      return sendRequest(state, input.message)
    case 'resend_move': {
      const isDue = state.pending?.moveId === input.moveId && state.connection === 'Open'
      return { state, effects: isDue && state.pending ? sendPending(state.pending) : [] }
    }
    case 'expect_answer':
      return withoutEffects(markLate(state, input.moveId))
    case 'repeat_request':
      return { state, effects: state.request === null ? [] : [sendMessage(state.request)] }
    default:
      return stepChat(state, input)
  }
}

function markLate(state: GameState, moveId: string): GameState {
  const { pending } = state
  return pending?.moveId === moveId ? { ...state, pending: { ...pending, isLate: true } } : state
}

/** A rematch can be requested after the game, anything else during it. */
function sendRequest(state: GameState, message: GameClientMessage): GameStep {
  const isInTime = isPlaying(state) !== (message.type === 'rematch')
  if (state.record === null || !isInTime || state.connection !== 'Open') return withoutEffects(state)
  return { state: { ...state, request: message, rematchRefusal: null }, effects: [sendMessage(message)] }
}

const withoutEffects = (state: GameState): GameStep => ({ state, effects: [] })

function applyStatus(state: GameState, connection: ConnectionStatus): GameState {
  const hasOpened = state.hasOpened || connection === 'Open'
  // Requests on a lost socket get no answer; the next one begins with the whole record.
  return { ...state, connection, hasOpened, syncAskedAtMs: null, request: null }
}

function handleEvent(state: GameState, event: GameServerEvent, nowMs: number): GameStep {
  switch (event.type) {
    case 'connection_confirmed': {
      const { beaconToken, state: record } = event.data
      // The number of viewers follows if there are any.
      const opened = { ...state, beaconToken, viewers: 0, watchRefusal: null, syncAskedAtMs: null }
      const step = applyRecord(opened, record, nowMs)
      return { ...step, effects: [...step.effects, ...sendWaiting(step.state)] }
    }
    case 'state':
      return applyRecord({ ...state, syncAskedAtMs: null }, event.data, nowMs)
    case 'pong':
      return isNewer(state, event.version) ? sync(state, nowMs) : withoutEffects(state)
    case 'error': {
      const watchRefusal = watchRefusalOf(event.data.code)
      if (watchRefusal !== null) return withoutEffects({ ...state, watchRefusal })
      if (event.data.messageId !== undefined) return refuseChat(state, event.data)
      // Before the room is open, an error precedes a close, which repeats the reason and is shown.
      if (state.connection !== 'Open') return withoutEffects(state)
      return handleError(state, event.data, (next) => sync(next, nowMs))
    }
    case 'rematch':
    case 'rematch_ready':
      // The record has the rematch too.
      return isNewer(state, event.version) ? sync(state, nowMs) : withoutEffects(state)
    case 'viewers':
      return withoutEffects({ ...state, viewers: event.data.count })
    case 'chat':
      return withoutEffects(addChatMessage(state, event.data))
    case 'resign':
      // A `game_end` with the same version follows and says more.
      return withoutEffects(state)
    default:
      return handleChange(state, event, nowMs)
  }
}

const isNewer = ({ record }: GameState, version: number) => record === null || version > record.version

/** A whole record replaces ours unless ours is newer. Our pending move is settled by it or sent again. */
function applyRecord(state: GameState, record: GameRecord, nowMs: number): GameStep {
  const isOlder = state.record !== null && record.version < state.record.version
  const read = mergeRecordChat(state, record)
  const next = isOlder
    ? read
    : {
        ...settlePending(read, record),
        ...settleRematch(state, record),
        record,
        receivedAtMs: nowMs,
        serverAheadMs: record.at - nowMs,
      }
  const isUnanswered = next.pending !== null && next.connection === 'Open'
  return { state: next, effects: isUnanswered && next.pending ? sendPending(next.pending) : [] }
}

/** Our move stays pending only while it would be the next move of a running game. */
function settlePending(state: GameState, record: GameRecord): GameState {
  const { pending } = state
  if (pending === null) return state
  const isNext = record.status === 'playing' && pending.ply === record.ply + 1
  return isNext ? state : { ...state, pending: null }
}

/** Our request for a rematch is answered once the record has it, or has the new game. */
function settleRematch({ request, rematchRefusal, userId }: GameState, { rematch }: GameRecord) {
  const isAnswered = rematch?.status === 'ready' || rematch?.playerId === userId
  const hasRematch = rematch !== null
  return {
    request: request?.type === 'rematch' && isAnswered ? null : request,
    rematchRefusal: hasRematch ? null : rematchRefusal,
  }
}

/** Versions of changes count up by one: an old one is already known, and a gap shows that one was missed. */
function handleChange(state: GameState, event: GameChange, nowMs: number): GameStep {
  const { record } = state
  if (record === null) return sync(state, nowMs)
  const isOld = event.version < record.version
  const isMissed = event.version > record.version + 1
  // Presence is not part of the version count: it applies whenever it arrives.
  if (event.type === 'presence') {
    const withPresence = { ...state, record: changeRecord(record, event) }
    return isOld || event.version === record.version
      ? withoutEffects(withPresence)
      : sync(withPresence, nowMs)
  }
  // The answer to a repeat has the version of the game as it is now.
  if (event.type === 'berserk' && isKnownBerserk(record, event)) {
    const answered = state.request?.type === 'berserk' ? { ...state, request: null } : state
    return isNewer(state, event.version) ? sync(answered, nowMs) : withoutEffects(answered)
  }
  const answered = event.type === 'move' ? clearAnsweredMove(state, event.data.moveId) : state
  if (isOld) return withoutEffects(answered)
  if (isMissed) return sync(state, nowMs)
  if (event.type === 'move' && event.data.ply !== record.ply + 1) {
    return event.data.ply <= record.ply ? withoutEffects(answered) : sync(state, nowMs)
  }
  return applyChange(answered, { ...changeRecord(record, event), version: event.version }, event, nowMs)
}

function isKnownBerserk(record: GameRecord, { data }: ServerEvent<'game', 'berserk'>): boolean {
  const color = colorIn(record, data.playerId)
  return color !== null && isBerserk(record, color)
}

function applyChange(state: GameState, record: GameRecord, event: GameChange, nowMs: number): GameStep {
  const hasClocks = event.type === 'move' || event.type === 'game_end'
  const next: GameState = {
    ...settlePending(state, record),
    record,
    receivedAtMs: hasClocks ? nowMs : state.receivedAtMs,
    request: null,
  }
  // The last move and the end have one version, so a missed move would go unnoticed. The record has both.
  if (event.type === 'game_end') return sync(next, nowMs)
  const isDeclined = event.type === 'draw_declined' && event.data.playerId !== state.userId
  return { state: next, effects: isDeclined ? [{ type: 'draw_declined' }] : [] }
}

function clearAnsweredMove(state: GameState, moveId: string): GameState {
  return state.pending?.moveId === moveId ? { ...state, pending: null } : state
}

/** Requests the whole record, once until it arrives. Every new connection begins with it anyway. */
function sync(state: GameState, nowMs: number): GameStep {
  const isAsked = state.syncAskedAtMs !== null && nowMs - state.syncAskedAtMs < SYNC_RETRY_MS
  if (isAsked || state.connection !== 'Open') return withoutEffects(state)
  return { state: { ...state, syncAskedAtMs: nowMs }, effects: [sendMessage({ type: 'sync' })] }
}
