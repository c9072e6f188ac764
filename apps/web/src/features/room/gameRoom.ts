import type { GameClientMessage, GameRecord } from '@lance/contract'
import type { MoveInput } from '@lance/domain'
import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'
import {
  type Connection,
  type ConnectionOptions,
  type ConnectionStatus,
  openConnection,
} from '../../net/socket/connection.ts'
import type { ConnectionRefusal } from '../../net/socket/reconnectPolicy.ts'
import type { AwayWatch } from './awayWatch.ts'
import {
  type GameEffect,
  type GameState,
  isAnswerUrgent,
  isLagCredited,
  startGameState,
} from './gameState.ts'
import type { WantedMove } from './ownMove.ts'
import { type GameInput, stepGame } from './stepGame.ts'

/** Events that the room reports to its screen in addition to its state. */
export type GameNews = Extract<GameEffect, { type: 'ended' | 'draw_declined' | 'server_error' }>

export type GameRoomOptions = Pick<
  ConnectionOptions<'game'>,
  'path' | 'token' | 'refresh' | 'wake' | 'suspend'
> & {
  userId: string
  newId: () => string
  onNews: (news: GameNews) => void
  /** The server refused us entry to the room. */
  onRefused: (refusal: ConnectionRefusal) => void
  /** Runs a callback after the board has painted a move; the rest of the screen can wait that long. */
  afterPaint: (run: () => void) => void
  timers?: Timers
  /** Tracks when the page was out of sight. Without it, no move signs are sent. */
  away?: AwayWatch
}

/** A move for our next turn; `ply` is its number in the game. */
type HeldPremove = Pick<WantedMove, 'from' | 'to' | 'promotion'> & { ply: number }

/** A move as the board reports it. */
type MadeMove = Omit<WantedMove, 'moveId' | 'signs'> & { input?: MoveInput | null }

export type GameRoom = {
  state: () => GameState
  subscribe: (onChange: () => void) => () => void
  /** For the board, which is notified of a move at once; other listeners after it is painted. */
  subscribeBoard: (onChange: () => void) => () => void
  /** Takes a record that was fetched over HTTP. */
  load: (record: GameRecord) => void
  /** True when the move was played here and is on its way. */
  move: (move: MadeMove) => boolean
  /** Sends a move ahead for the server to hold, where it does; null takes it back. */
  premove: (premove: HeldPremove | null) => void
  /** Sends any request other than a move. */
  request: (message: GameClientMessage) => void
  /** Asks the server to halve our clock before our first move. */
  goBerserk: () => void
  /** Sends a chat message now or once there is a connection. Returns whether it was accepted. */
  write: (text: string) => boolean
  /** Sends a refused message again. */
  retryMessage: (messageId: string) => void
  dropMessage: (messageId: string) => void
  retry: () => void
  close: () => void
}

/** Opens a game on this page: its state, its socket, and the timers of messages to be sent again. */
export function openGameRoom(options: GameRoomOptions): GameRoom {
  return new OpenGameRoom(options)
}

class OpenGameRoom implements GameRoom {
  readonly #options: GameRoomOptions
  readonly #timers: Timers
  readonly #connection: Connection<'game'>
  readonly #listeners = new Set<() => void>()
  readonly #boards = new Set<() => void>()
  /** One timer per kind: a later one replaces the earlier. */
  readonly #due = new Map<GameInput['type'], TimerHandle>()
  #state: GameState
  #isUrgent = false
  /** The id of the move that the server holds for our next turn. */
  #premoveId: string | null = null

  constructor(options: GameRoomOptions) {
    this.#options = options
    this.#timers = options.timers ?? browserTimers
    this.#state = startGameState(options.userId)
    this.#connection = openConnection<'game'>({
      ...options,
      timers: this.#timers,
      onMessage: (event) => this.#step({ type: 'event', event }),
      onStatus: (status: ConnectionStatus) => this.#step({ type: 'connection', status }),
      onSilence: (isSilent) => this.#step({ type: 'silence', isSilent }),
    })
  }

  state = () => this.#state

  subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  subscribeBoard = (onChange: () => void) => {
    this.#boards.add(onChange)
    return () => this.#boards.delete(onChange)
  }

  load = (record: GameRecord) => this.#step({ type: 'loaded', record })

  move({ input = null, ...move }: MadeMove): boolean {
    // A premove that the server holds has its id already.
    const moveId = (move.isPremove && this.#premoveId) || this.#options.newId()
    this.#premoveId = null
    const absence = this.#options.away?.since(this.#state.receivedAtMs, this.#timers.nowMs())
    const signs = absence && { input, ...absence }
    this.#step({ type: 'move', move: { ...move, moveId, ...(signs && { signs }) } })
    return this.#state.pending?.moveId === moveId
  }

  premove(premove: HeldPremove | null) {
    const { record, connection } = this.#state
    if (record === null || connection !== 'Open' || !isLagCredited(record)) return
    if (premove === null && this.#premoveId === null) return
    this.#premoveId = premove && this.#options.newId()
    if (premove === null || this.#premoveId === null) this.#send({ type: 'premove_cancel' })
    else this.#send({ type: 'premove', data: { ...premove, moveId: this.#premoveId } })
  }

  request(message: GameClientMessage) {
    this.#step({ type: 'ask', message })
  }

  goBerserk = () => this.request({ type: 'berserk', data: { berserkId: this.#options.newId() } })

  write(text: string): boolean {
    const messageId = this.#options.newId()
    this.#step({ type: 'write', message: { messageId, text } })
    return this.#state.chat?.outgoing.some((one) => one.messageId === messageId) ?? false
  }

  retryMessage = (messageId: string) => this.#step({ type: 'retry_written', messageId })
  dropMessage = (messageId: string) => this.#step({ type: 'drop_written', messageId })

  retry = () => this.#connection.retry()

  close() {
    this.#options.away?.stop()
    this.#connection.close()
    for (const timer of this.#due.values()) this.#timers.clear(timer)
    this.#due.clear()
  }

  #step(input: GameInput) {
    const { state, effects } = stepGame(this.#state, input, this.#timers.nowMs())
    const isChanged = state !== this.#state
    this.#state = state
    if (isChanged) this.#notify(input)
    for (const effect of effects) this.#run(effect)
    this.#showUrgency()
  }

  #showUrgency() {
    const isUrgent = isAnswerUrgent(this.#state)
    if (isUrgent === this.#isUrgent) return
    this.#isUrgent = isUrgent
    this.#connection.setUrgent(isUrgent)
  }

  #notify(input: GameInput) {
    // The board has already drawn our own move before any listener is notified.
    const isOwnMove = input.type === 'move'
    const isMove = isOwnMove || (input.type === 'event' && input.event.type === 'move')
    const notifyBoards = () => runAll(this.#boards)
    const notifyListeners = () => runAll(this.#listeners)
    if (!isOwnMove) notifyBoards()
    if (!isMove) return notifyListeners()
    this.#options.afterPaint(() => {
      if (isOwnMove) notifyBoards()
      notifyListeners()
    })
  }

  #run(effect: GameEffect) {
    if (effect.type === 'send') this.#send(effect.message)
    else if (effect.type === 'resend_chat') this.#later({ type: 'resend_chat' }, effect.afterMs)
    else if (effect.type === 'resend_move' || effect.type === 'expect_answer') {
      this.#later({ type: effect.type, moveId: effect.moveId }, effect.afterMs)
    } else if (effect.type === 'repeat_request') this.#later({ type: 'repeat_request' }, effect.afterMs)
    else this.#options.onNews(effect)
  }

  /** Each message carries time and sender; the server ignores both ([GAME-1]). */
  #send(message: GameClientMessage) {
    const { userId } = this.#options
    const stamped = { ...message, timestamp: this.#timers.nowMs(), userId }
    this.#connection.send(stamped)
  }

  #later(input: GameInput, afterMs: number) {
    const earlier = this.#due.get(input.type)
    if (earlier !== undefined) this.#timers.clear(earlier)
    this.#due.set(
      input.type,
      this.#timers.set(() => this.#step(input), afterMs),
    )
  }
}

function runAll(listeners: ReadonlySet<() => void>) {
  for (const listener of listeners) listener()
}
