import type { SocketErrorCode } from '@lance/contract'
import type { TextParams } from '../../kernel/texts/fillText.ts'

/**
 * What an endpoint may do with one socket. All methods are safe at any time and do nothing on a closed
 * socket.
 */
type BaseConnection = {
  readonly id: string
  /** Sends an event as JSON. Drops the client instead if it is too slow in reading earlier events. */
  send(event: object): void
  /** Sends an already serialized event. */
  sendRaw(serialised: string): void
  /** Sends a frame of `makeTextFrame`: one frame for all sockets of a game, one write for each. */
  sendFrame(frame: Buffer): void
  /**
   * Sends an `error` event with the code's text in the user's language. MALFORMED is expensive: a socket that
   * sends many malformed frames is closed as a flood.
   */
  sendError(code: SocketErrorCode, extra?: { moveId?: string; messageId?: string; params?: TextParams }): void
  /** `code` is one of the contract's CLOSE_CODES. `closed()` has been called when this returns. */
  close(code: number, reason?: string): void
  /** The last round trip of the server's own ping frames in ms; null before the first. */
  lagMs(): number | null
}

/** A socket of a signed-in user. */
export type Connection = BaseConnection & { readonly userId: string; readonly sessionId: string }

/** A socket of a signed-in user or of a guest (both ids null). */
export type OpenConnection = BaseConnection & {
  readonly userId: string | null
  readonly sessionId: string | null
}

export type Handlers = {
  /**
   * Handles a frame: a JSON object with a `type`, its shape not yet checked. `receivedAtMs` is the database
   * time at which it arrived. Frames come in order, and the next does not wait for a returned promise; an
   * error is logged and answered with INTERNAL.
   */
  message(frame: { type: string }, receivedAtMs: number): void | Promise<void>
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
type OpenResult = Handlers | { close: number }
type Params = Readonly<Record<string, string>>

export type Endpoint =
  | {
      /** What its sockets are for; a label of the metrics. */
      name: string
      path: RegExp
      guests?: false
      open(connection: Connection, params: Params): OpenResult | Promise<OpenResult>
    }
  | {
      name: string
      path: RegExp
      guests: true
      open(connection: OpenConnection, params: Params): OpenResult | Promise<OpenResult>
    }
