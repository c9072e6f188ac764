import type {
  EventOf,
  MessageOf,
  ServerEvent,
  SocketDefinition,
  SocketErrorCode,
  SocketName,
} from '@lance/contract'
import type { TextParams } from '../../kernel/texts/fillText.ts'

/**
 * What an endpoint may do with one socket. All methods are safe at any time and do nothing on a closed
 * socket.
 */
type BaseConnection<Socket extends SocketDefinition> = {
  readonly id: string
  /** Sends an event as JSON. Drops the client instead if it is too slow in reading earlier events. */
  send(event: EventOf<Socket>): void
  /**
   * Sends a complete text frame: one frame for all sockets of a game, one write for each. Returns whether its
   * bytes may be changed now; if not, the connection still holds them.
   */
  sendFrame(frame: Buffer): boolean
  /**
   * Sends an `error` event with the code's text in the user's language. MALFORMED is expensive: a socket that
   * sends many malformed frames is closed as a flood.
   */
  sendError(code: SocketErrorCode, extra?: ErrorExtra): void
  /** `code` is one of the contract's CLOSE_CODES. `closed()` has been called when this returns. */
  close(code: number, reason?: string): void
  /** The last round trip of the server's own ping frames in ms; null before the first. */
  lagMs(): number | null
}

type ErrorData = ServerEvent<SocketName, 'error'>['data']

/** What was refused, and the values of the text. */
export type ErrorExtra = Pick<ErrorData, 'moveId' | 'messageId' | 'berserkId'> & {
  params?: TextParams | undefined
}

/** A socket of a signed-in user. */
export type Connection<Socket extends SocketDefinition> = BaseConnection<Socket> & {
  readonly userId: string
  readonly sessionId: string
}

/** A socket of a signed-in user or of a guest (both ids null). */
export type OpenConnection<Socket extends SocketDefinition> = BaseConnection<Socket> & {
  readonly userId: string | null
  readonly sessionId: string | null
}

export type Handlers<Socket extends SocketDefinition> = {
  /**
   * Handles a message, whose shape has been checked. `receivedAtMs` is the database time at which it arrived.
   * Messages come in order, and the next does not wait for a returned promise; an error is logged and answered
   * with INTERNAL.
   */
  message(message: MessageOf<Socket>, receivedAtMs: number): void | Promise<void>
  /**
   * The socket is gone, whichever side closed it. Called exactly once, also when it closed while it was being
   * opened.
   */
  closed(): void | Promise<void>
}

/**
 * `open` runs once the user is known: it sends the first events (`connection_confirmed`) and returns the
 * handlers, or the code to close with. Frames that arrive meanwhile are buffered and handed over afterwards.
 * `params` are the named groups of `path`; the query of the address is ignored.
 */
type OpenResult<Socket extends SocketDefinition> = Handlers<Socket> | { close: number }
type Params = Readonly<Record<string, string>>
type MaybePromise<Value> = Value | Promise<Value>

type BaseEndpoint<Socket extends SocketDefinition> = {
  /** What its sockets are for; a label of the metrics. */
  name: string
  path: RegExp
  /** The shapes of its messages; any other message is answered with MALFORMED. */
  socket: Socket
  /**
   * Reads its most frequent message where it lies, from `from` to `to`, without parsing JSON. Returns null for
   * all other frames.
   */
  readFrame?(bytes: Buffer, from: number, to: number): MessageOf<Socket> | null
}

export type Endpoint<Socket extends SocketDefinition = SocketDefinition> = BaseEndpoint<Socket> &
  (
    | {
        guests?: false
        open(connection: Connection<Socket>, params: Params): MaybePromise<OpenResult<Socket>>
      }
    | {
        guests: true
        open(connection: OpenConnection<Socket>, params: Params): MaybePromise<OpenResult<Socket>>
      }
  )
