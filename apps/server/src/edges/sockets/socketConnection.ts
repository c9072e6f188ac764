import { randomBytes, randomUUID } from 'node:crypto'
import {
  authMessage,
  CLOSE_CODES,
  type MessageOf,
  type ServerEvent,
  type SocketDefinition,
  type SocketErrorCode,
  type SocketName,
} from '@lance/contract'
import type { Logger } from 'pino'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller } from '../../kernel/routing.ts'
import type { TextParams } from '../../kernel/texts/fillText.ts'
import type { Endpoint, ErrorExtra, Handlers, OpenConnection } from './endpoint.ts'
import { makePingFrame, makeTextFrame } from './makeFrame.ts'
import type { SocketBounds } from './socketBounds.ts'
import { fullBucket, type TokenBucket, takeTokens } from './tokenBucket.ts'
import type { WebSocket, WebSocketListener } from './webSocket.ts'

/** What a socket needs of its server. */
export type SocketHost = {
  bounds: SocketBounds
  log: Logger
  /** Database time. */
  nowMs(): number
  /** A monotonic clock, for timeouts and rate limits. */
  monotonicMs(): number
  textOf(code: SocketErrorCode, acceptLanguage: string | undefined, params?: TextParams): string
  authenticate(token: string): Promise<Caller | null>
  /** Keeps the server from stopping before this has finished. It doesn't reject. */
  track(task: Promise<void>): void
  /** The first frame has arrived. Returns false when too many sockets are being opened already. */
  onFirstFrame(socket: SocketConnection): boolean
  /** The user is known. Returns false when the user, or the guest's network, has too many sockets. */
  onIdentified(socket: SocketConnection): boolean
  onClosed(socket: SocketConnection): void
}

type Frame = { type: string }

/** A ping, with the mark by which its pong is known. */
export type Ping = { mark: Buffer; frame: Buffer; sentAtMs: number }

/** The mark is random, so that a client can't answer before it was asked and seem closer than it is. */
export function makePing(sentAtMs: number): Ping {
  const mark = randomBytes(8)
  return { mark, frame: makePingFrame(mark), sentAtMs }
}

/** A close code of the protocol itself that we use besides the contract's. */
const INTERNAL_ERROR = 1011

function parseFrame(text: string): Frame | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isFrame(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isFrame(value: unknown): value is Frame {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/**
 * One socket. It is silent until its first frame authenticates it, then opening while the endpoint gets
 * ready, then open with the endpoint's handlers, then closed. No frame can make it throw.
 */
export class SocketConnection implements OpenConnection<SocketDefinition>, WebSocketListener {
  readonly id = randomUUID()
  readonly address: string
  readonly openedAtMs: number
  userId: string | null = null
  sessionId: string | null = null

  readonly #host: SocketHost
  readonly #ws: WebSocket
  readonly #endpoint: Endpoint
  readonly #params: Readonly<Record<string, string>>
  readonly #acceptLanguage: string | undefined
  readonly #bucket: TokenBucket
  #stage: 'silent' | 'opening' | 'open' | 'closed' = 'silent'
  #handlers: Handlers<SocketDefinition> | null = null
  #bufferedFrames: { frame: Frame; receivedAtMs: number }[] = []
  #lastActivityMs: number
  #pingDueAtMs: number
  #ping: Ping | null = null
  #lagMs: number | null = null

  constructor(
    open: (listener: WebSocketListener) => WebSocket,
    from: {
      endpoint: Endpoint
      params: Readonly<Record<string, string>>
      address: string
      acceptLanguage: string | undefined
    },
    host: SocketHost,
  ) {
    this.#host = host
    this.#endpoint = from.endpoint
    this.#params = from.params
    this.#acceptLanguage = from.acceptLanguage
    this.address = from.address
    this.openedAtMs = host.monotonicMs()
    this.#lastActivityMs = this.openedAtMs
    this.#pingDueAtMs = this.openedAtMs
    this.#bucket = fullBucket({ burst: host.bounds.frameBurst, nowMs: this.openedAtMs })
    // Last: it may hear of the socket's end at once.
    this.#ws = open(this)
  }

  get endpointName(): string {
    return this.#endpoint.name
  }

  send(event: { type: string }): void {
    if (this.#mayWrite()) this.#ws.write(makeTextFrame(JSON.stringify(event)))
  }

  sendFrame(frame: Buffer): boolean {
    if (!this.#mayWrite()) return true
    this.#ws.write(frame)
    return this.#ws.unsentBytes === 0
  }

  #mayWrite(): boolean {
    if (this.#stage === 'closed' || !this.#ws.isOpen) return false
    if (this.#ws.unsentBytes <= this.#host.bounds.bufferedMaxBytes) return true
    // A close frame would queue behind everything unread.
    this.drop()
    return false
  }

  sendError(code: SocketErrorCode, extra: ErrorExtra = {}): void {
    if (code === 'MALFORMED' && !this.#spendTokens(this.#host.bounds.malformedCost - 1)) return
    this.#sendErrorEvent(code, extra)
  }

  close(code: number, reason?: string): void {
    if (this.#stage === 'closed') return
    this.#ws.close(code, reason)
    this.#finish()
  }

  /** Ends the connection without a close frame, for clients that are gone or do not read. */
  drop(): void {
    this.#ws.terminate()
    this.#finish()
  }

  lagMs(): number | null {
    return this.#lagMs
  }

  /**
   * Checks the socket's timeouts: is its first frame overdue, is it gone, is a ping due? Times are monotonic.
   * `ping` is what to send, one for all sockets that are checked together.
   */
  checkTimeouts(ping: Ping): void {
    const { authWithinMs, goneAfterMs } = this.#host.bounds
    const { sentAtMs: nowMs } = ping
    if (this.#stage === 'closed') return
    if (this.#stage === 'silent') {
      if (nowMs - this.openedAtMs >= authWithinMs) this.#refuse('UNAUTHENTICATED')
      return
    }
    if (nowMs - this.#lastActivityMs > goneAfterMs) this.drop()
    else if (nowMs >= this.#pingDueAtMs) this.#sendPing(ping)
  }

  /** The server itself was stalled until now, so the silence was not the client's fault. */
  forgiveSilence(nowMs: number): void {
    this.#lastActivityMs = nowMs
  }

  #sendPing(ping: Ping): void {
    const { pingEveryMs } = this.#host.bounds
    // Without the spread, sockets that connected together (after a restart) would always be pinged together.
    const spreadMs = this.#ping === null ? Math.random() * pingEveryMs * 0.5 : 0
    this.#pingDueAtMs = ping.sentAtMs + pingEveryMs - spreadMs
    this.#ping = ping
    this.#ws.write(ping.frame)
  }

  #sendErrorEvent(code: SocketErrorCode, { params, ...names }: ErrorExtra = {}): void {
    const message = this.#host.textOf(code, this.#acceptLanguage, { id: this.id, ...params })
    const event: ServerEvent<SocketName, 'error'> = { type: 'error', data: { message, code, ...names } }
    this.send(event)
  }

  onPing(): void {
    this.#onActivity(1)
  }

  onPong(bytes: Buffer, from: number, to: number): void {
    if (!this.#onActivity(1) || this.#ping === null) return
    if (this.#ping.mark.compare(bytes, from, to) === 0)
      this.#lagMs = this.#host.monotonicMs() - this.#ping.sentAtMs
  }

  onClosed(): void {
    this.#finish()
  }

  onBinary(): void {
    this.#onFrame(null, this.#host.nowMs())
  }

  onText(bytes: Buffer, from: number, to: number): void {
    const receivedAtMs = this.#host.nowMs()
    const message = this.#stage === 'open' ? (this.#endpoint.readFrame?.(bytes, from, to) ?? null) : null
    if (message === null) this.#onFrame(parseFrame(bytes.toString('utf8', from, to)), receivedAtMs)
    else if (this.#onActivity(1)) this.#handle(message, receivedAtMs)
  }

  /** `frame` null: what arrived is no message of ours. */
  #onFrame(frame: Frame | null, receivedAtMs: number): void {
    if (!this.#onActivity(frame ? 1 : this.#host.bounds.malformedCost)) return
    if (this.#stage === 'silent') this.#host.track(this.#open(frame))
    else if (frame === null) this.#sendErrorEvent('MALFORMED')
    else if (this.#stage === 'open') this.#deliver(frame, receivedAtMs)
    else if (this.#bufferedFrames.length < this.#host.bounds.openingFramesMax)
      this.#bufferedFrames.push({ frame, receivedAtMs })
    else this.#endFlood()
  }

  /**
   * Data arrived, so the other end is alive. Charges its cost; false if it exceeded the rate limit and the
   * socket was closed.
   */
  #onActivity(cost: number): boolean {
    if (this.#stage === 'closed') return false
    this.#lastActivityMs = this.#host.monotonicMs()
    return this.#spendTokens(cost)
  }

  #spendTokens(cost: number): boolean {
    const { frameBurst: burst, framesPerS: perS } = this.#host.bounds
    if (takeTokens(this.#bucket, { cost, nowMs: this.#host.monotonicMs(), burst, perS })) return true
    this.#endFlood()
    return false
  }

  #endFlood(): void {
    this.#logSecurityEvent('socket_limit_hit', 'BUSY')
    this.close(CLOSE_CODES.flood, 'flood')
  }

  /** From silent to open: identifies the user and opens the endpoint. */
  async #open(frame: Frame | null): Promise<void> {
    this.#stage = 'opening'
    try {
      if (!this.#host.onFirstFrame(this)) return this.#refuse('BUSY', INTERNAL_ERROR)
      if (!(await this.#identify(frame))) return this.#refuse('UNAUTHENTICATED')
      if (this.#isClosed()) return
      if (!this.#host.onIdentified(this)) {
        this.#logSecurityEvent('socket_limit_hit', 'BUSY')
        return this.#refuse('BUSY', CLOSE_CODES.flood)
      }
      // Guests never reach endpoints for users: #identify has refused them.
      const opened = await this.#endpoint.open(
        this as OpenConnection<SocketDefinition> as never,
        this.#params,
      )
      if ('close' in opened) {
        if (opened.close === CLOSE_CODES.forbidden) this.#logSecurityEvent('socket_refused', 'FORBIDDEN')
        return this.close(opened.close)
      }
      this.#start(opened)
    } catch (error) {
      this.#host.log.error({ err: error, socket: this.id }, 'a socket could not be opened')
      this.#refuse('BUSY', INTERNAL_ERROR)
    }
  }

  async #identify(frame: Frame | null): Promise<boolean> {
    const auth = authMessage.safeParse(frame)
    if (!auth.success) return false
    if (auth.data.token === null) return this.#endpoint.guests === true
    const caller = await this.#host.authenticate(auth.data.token)
    this.userId = caller?.userId ?? null
    this.sessionId = caller?.sessionId ?? null
    return caller !== null
  }

  #start(handlers: Handlers<SocketDefinition>): void {
    this.#handlers = handlers
    if (this.#isClosed()) {
      this.#notifyClosed()
      return
    }
    this.#stage = 'open'
    const frames = this.#bufferedFrames
    this.#bufferedFrames = []
    for (const { frame, receivedAtMs } of frames) this.#deliver(frame, receivedAtMs)
  }

  #deliver(frame: Frame, receivedAtMs: number): void {
    if (this.#isClosed()) return
    const message = this.#endpoint.socket.clientMessage.safeParse(frame)
    if (!message.success) {
      this.sendError('MALFORMED')
      return
    }
    this.#handle(message.data, receivedAtMs)
  }

  #handle(message: MessageOf<SocketDefinition>, receivedAtMs: number): void {
    try {
      const answered = this.#handlers?.message(message, receivedAtMs)
      if (answered) this.#host.track(answered.catch((error: unknown) => this.#fail(error, message)))
    } catch (error) {
      this.#fail(error, message)
    }
  }

  #fail(error: unknown, { type }: MessageOf<SocketDefinition>): void {
    this.#host.log.error({ err: error, socket: this.id, type }, 'a message failed')
    this.sendError('INTERNAL')
  }

  #refuse(code: SocketErrorCode, closeCode: number = CLOSE_CODES.unauthenticated): void {
    if (closeCode === CLOSE_CODES.unauthenticated) this.#logSecurityEvent('socket_refused', code)
    this.sendError(code)
    this.close(closeCode, code)
  }

  #logSecurityEvent(event: 'socket_refused' | 'socket_limit_hit', code: SocketErrorCode): void {
    const who = this.userId === null ? {} : { userId: this.userId }
    writeSecurityEvent(this.#host.log, {
      event,
      socket: this.id,
      endpoint: this.#endpoint.name,
      code,
      ...who,
    })
  }

  // A method, because the compiler does not know that the stage can change during an await.
  #isClosed(): boolean {
    return this.#stage === 'closed'
  }

  #finish(): void {
    if (this.#stage === 'closed') return
    this.#stage = 'closed'
    this.#bufferedFrames = []
    this.#host.onClosed(this)
    this.#notifyClosed()
  }

  #notifyClosed(): void {
    const handlers = this.#handlers
    this.#handlers = null
    const failed = (error: unknown) => this.#host.log.error({ err: error }, 'closing a socket failed')
    try {
      const closed = handlers?.closed()
      if (closed) this.#host.track(closed.catch(failed))
    } catch (error) {
      failed(error)
    }
  }
}
