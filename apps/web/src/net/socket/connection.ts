import {
  type AuthMessage,
  CLOSE_CODES,
  type ClientMessage,
  PING_EVERY_MS,
  type PingMessage,
  type ServerEvent,
  type SocketName,
} from '@lance/contract'
import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'
import { type ConnectionRefusal, decideAfterClose } from './reconnectPolicy.ts'
import { listenForWake, type WakeSource } from './wake.ts'

/**
 * `Waiting`: a socket is being opened. `Open`: the server has confirmed it. `Error`: it was lost and an
 * attempt is due. `Failed`: the attempts are used up, and it keeps trying slowly. `Closed`: by us, or for
 * good by the server.
 */
export type ConnectionStatus = 'Closed' | 'Open' | 'Error' | 'Failed' | 'Waiting'

export type ConnectionOptions<Name extends SocketName> = {
  /** A path on our own origin, or a full ws: address. */
  path: string
  /** The current access token; null for a guest. */
  token: () => string | null
  /** Gets a new token: true on success, false if the session has ended; rejects if there is no answer. */
  refresh: () => Promise<boolean>
  onMessage: (event: ServerEvent<Name>) => void
  onStatus: (status: ConnectionStatus) => void
  /** An open socket has left a ping unanswered for two seconds, or is heard again. */
  onSilence?: (isSilent: boolean) => void
  /** The server refuses us; no further attempts are made. */
  onRefused?: (refusal: ConnectionRefusal) => void
  timers?: Timers
  wake?: WakeSource
  suspend?: SuspensionSource
}

export type Connection<Name extends SocketName> = {
  /** Sends nothing and returns false unless the connection is `Open`. */
  send: (message: ClientMessage<Name>) => boolean
  /** While urgent, the server is pinged once it has not been heard for 2.5 s, so that silence shows within 5 s. */
  setUrgent: (isUrgent: boolean) => void
  /** Tries now; does nothing while a socket is open or being opened. */
  retry: () => void
  close: () => void
}

/** While urgent: how long after the last message. */
const URGENT_PING_AFTER_MS = 2500
const SILENT_AFTER_MS = 2000
const ANSWER_WITHIN_MS = 10_000
const CONFIRM_WITHIN_MS = 10_000
const RETRY_WHEN_FAILED_EVERY_MS = 15_000
/** Our own close code for a socket that stopped answering; the browser would take minutes to notice. */
const SILENT = 4000

/** Opens an authenticated socket and keeps it open ([SOCKET-3] to [SOCKET-5]). */
export function openConnection<Name extends SocketName>(options: ConnectionOptions<Name>): Connection<Name> {
  return new ReconnectingConnection(options)
}

class ReconnectingConnection<Name extends SocketName> implements Connection<Name> {
  readonly #options: ConnectionOptions<Name>
  readonly #timers: Timers
  readonly #stopListening: (() => void)[]
  #socket: WebSocket | null = null
  #status: ConnectionStatus | null = null
  #attempts = 0
  #wasRefreshed = false
  #refreshing = false
  #closedByUs = false
  #isSuspended = false
  #isUrgent = false
  #isSilent = false
  #dueTimer: TimerHandle | null = null
  #pingTimer: TimerHandle | null = null
  /** Reports the silence. */
  #silenceTimer: TimerHandle | null = null
  /** Gives the socket up. */
  #lossTimer: TimerHandle | null = null

  constructor(options: ConnectionOptions<Name>) {
    this.#options = options
    this.#timers = options.timers ?? browserTimers
    const { wake = listenForWake, suspend = listenForSuspension } = options
    this.#stopListening = [
      wake(() => this.#wakeUp()),
      suspend({ onSuspend: () => this.#suspend(), onReturn: () => this.#return() }),
    ]
    this.retry()
  }

  send(message: ClientMessage<Name>): boolean {
    if (this.#status !== 'Open' || this.#socket?.readyState !== WebSocket.OPEN) return false
    write<ClientMessage<Name>>(this.#socket, message)
    return true
  }

  setUrgent(isUrgent: boolean): void {
    if (isUrgent === this.#isUrgent) return
    this.#isUrgent = isUrgent
    if (this.#status === 'Open') this.#schedulePing()
  }

  retry(): void {
    if (this.#socket !== null || this.#refreshing || this.#closedByUs || this.#isSuspended) return
    this.#setStatus('Waiting')
    this.#connect()
  }

  close(): void {
    this.#closedByUs = true
    for (const stop of this.#stopListening) stop()
    this.#hangUp()
    this.#setStatus('Closed')
  }

  #hangUp() {
    this.#stopTimers()
    const open = this.#socket
    this.#socket = null
    open?.close(1000)
  }

  /** The page enters the back/forward cache. To the server the user has left, even if the page returns. */
  #suspend() {
    if (this.#status === 'Closed') return
    this.#isSuspended = true
    this.#hangUp()
    this.#setStatus('Waiting')
  }

  #return() {
    if (!this.#isSuspended) return
    this.#isSuspended = false
    this.#attempts = 0
    this.retry()
  }

  #connect() {
    this.#stopTimers()
    const opened = new WebSocket(socketAddress(this.#options.path))
    this.#socket = opened
    opened.onopen = () => write<AuthMessage>(opened, { type: 'auth', token: this.#options.token() })
    opened.onmessage = ({ data }) => {
      if (opened === this.#socket) this.#receive(data)
    }
    opened.onclose = ({ code }) => {
      if (opened === this.#socket) this.#lose(code)
    }
    this.#lossTimer = this.#timers.set(() => this.#abandon(opened), CONFIRM_WITHIN_MS)
  }

  #receive(data: unknown) {
    const event = parseEvent<Name>(data)
    if (event === null) return
    if (this.#status === 'Open') this.#hear()
    if (event.type === 'connection_confirmed') this.#confirm()
    this.#options.onMessage(event)
  }

  /** Any message shows that the server is there. */
  #hear() {
    for (const timer of [this.#silenceTimer, this.#lossTimer]) if (timer !== null) this.#timers.clear(timer)
    this.#silenceTimer = this.#lossTimer = null
    this.#setSilent(false)
    if (this.#isUrgent) this.#schedulePing()
  }

  #confirm() {
    this.#stopTimers()
    this.#attempts = 0
    this.#wasRefreshed = false
    this.#setStatus('Open')
    this.#schedulePing()
  }

  #schedulePing() {
    if (this.#pingTimer !== null) this.#timers.clear(this.#pingTimer)
    const delayMs = this.#isUrgent ? URGENT_PING_AFTER_MS : PING_EVERY_MS
    this.#pingTimer = this.#timers.set(() => this.#ping(), delayMs)
  }

  #ping() {
    const pinged = this.#socket
    if (this.#status !== 'Open' || pinged === null) return
    if (pinged.readyState === WebSocket.OPEN) write<PingMessage>(pinged, { type: 'ping' })
    this.#schedulePing()
    this.#silenceTimer ??= this.#timers.set(() => this.#setSilent(true), SILENT_AFTER_MS)
    this.#lossTimer ??= this.#timers.set(() => this.#abandon(pinged), ANSWER_WITHIN_MS)
  }

  #abandon(silent: WebSocket) {
    if (silent !== this.#socket) return
    silent.close(SILENT)
    this.#lose(SILENT)
  }

  #lose(code: number) {
    const decision = decideAfterClose({
      code,
      attempts: this.#attempts,
      wasConfirmed: this.#status === 'Open',
      wasRefreshed: this.#wasRefreshed,
    })
    this.#socket = null
    this.#stopTimers()
    if (decision.next === 'refresh') void this.#refreshThenConnect()
    else if (decision.next === 'connect') this.retry()
    else if (decision.next === 'stop') {
      this.#setStatus('Closed')
      if (decision.refusal !== null) this.#options.onRefused?.(decision.refusal)
    } else if (decision.next === 'wait') {
      this.#setStatus('Error')
      this.#attempts += 1
      this.#dueTimer = this.#timers.set(() => this.retry(), decision.delayMs)
    } else {
      this.#setStatus('Failed')
      this.#dueTimer = this.#timers.set(() => this.#connect(), RETRY_WHEN_FAILED_EVERY_MS)
    }
  }

  async #refreshThenConnect() {
    this.#setStatus('Waiting')
    this.#refreshing = true
    const refreshed = await this.#options.refresh().catch(() => null)
    this.#refreshing = false
    if (this.#closedByUs || this.#isSuspended) return
    this.#wasRefreshed = refreshed !== null
    if (refreshed === true) this.#connect()
    else this.#lose(refreshed === false ? CLOSE_CODES.unauthenticated : SILENT)
  }

  #wakeUp() {
    if (this.#status === 'Open') this.#ping()
    else if (this.#status === 'Failed' || this.#status === 'Error') this.retry()
  }

  #setSilent(isSilent: boolean) {
    if (isSilent === this.#isSilent) return
    this.#isSilent = isSilent
    this.#options.onSilence?.(isSilent)
  }

  #setStatus(status: ConnectionStatus) {
    if (status === this.#status) return
    this.#status = status
    this.#options.onStatus(status)
  }

  #stopTimers() {
    for (const timer of [this.#dueTimer, this.#pingTimer, this.#silenceTimer, this.#lossTimer]) {
      if (timer !== null) this.#timers.clear(timer)
    }
    this.#dueTimer = this.#pingTimer = this.#silenceTimer = this.#lossTimer = null
    this.#setSilent(false)
  }
}

function socketAddress(path: string): string {
  if (/^wss?:/.test(path)) return path
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

const write = <Message extends object>(socket: WebSocket, message: Message) =>
  socket.send(JSON.stringify(message))

/** The server sends what the contract says, so only the type is checked here. */
function parseEvent<Name extends SocketName>(data: unknown): ServerEvent<Name> | null {
  if (typeof data !== 'string') return null
  try {
    const event: unknown = JSON.parse(data)
    const hasType = typeof event === 'object' && event !== null && 'type' in event
    return hasType && typeof event.type === 'string' ? (event as ServerEvent<Name>) : null
  } catch {
    return null
  }
}

/** Calls back when the page enters and leaves the back/forward cache; returns how to stop. */
type SuspensionSource = (page: { onSuspend: () => void; onReturn: () => void }) => () => void

/** Browsers keep a page in the back/forward cache only if it holds no socket. */
const listenForSuspension: SuspensionSource = ({ onSuspend, onReturn }) => {
  const whenSuspended = ({ persisted }: PageTransitionEvent) => persisted && onSuspend()
  const whenBack = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
  window.addEventListener('pagehide', whenSuspended)
  window.addEventListener('pageshow', whenBack)
  return () => {
    window.removeEventListener('pagehide', whenSuspended)
    window.removeEventListener('pageshow', whenBack)
  }
}
