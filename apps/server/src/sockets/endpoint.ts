import type { SocketErrorCode } from '@lance/contract'
import type { TextParams } from '../texts/fillText.ts'

/** What an endpoint may do with one socket. Everything is safe to call at any time; on a closed socket it does nothing. */
type Line = {
  readonly id: string
  /** Sends an event as JSON. A reader too slow for what was sent before is dropped instead. */
  send(event: object): void
  /** Sends what is already serialised. */
  sendRaw(serialised: string): void
  /** Sends a frame of `makeTextFrame`: one for all sockets of a game, a single write for each. */
  sendFrame(frame: Buffer): void
  /**
   * Sends an `error` event with the code's text in the speaker's language. MALFORMED is dear: a socket that sends
   * many frames of the wrong shape is closed as a flood.
   */
  sendError(code: SocketErrorCode, extra?: { moveId?: string; messageId?: string; params?: TextParams }): void
  /** `code` as in the contract's CLOSE_CODES. `closed()` has been called when this returns. */
  close(code: number, reason?: string): void
  /** The last measured round trip of the server's own ping frames in ms; null before the first. */
  lagMs(): number | null
}

/** A socket of a signed-in user. */
export type Connection = Line & { readonly userId: string; readonly sessionId: string }

/** A socket of a signed-in user or of a guest (both ids null). */
export type OpenConnection = Line & { readonly userId: string | null; readonly sessionId: string | null }

export type Handlers = {
  /**
   * A frame: a JSON object with a `type`, its shape not yet checked. `receivedAtMs` is the database's time as the
   * frame arrived. Frames come in order and are not waited for; what it throws is logged and answered INTERNAL.
   */
  message(frame: { type: string }, receivedAtMs: number): void | Promise<void>
  /** The socket is gone, whoever closed it. Called exactly once, also when it closed while it was being opened. */
  closed(): void | Promise<void>
}

/**
 * `open` runs when it is known who speaks: it sends what comes first (`connection_confirmed`) and gives the
 * handlers, or the code to close with. Frames that arrive meanwhile are kept and handed over after it. `params` are
 * the named groups of `path`; what the address's query says is a label that nobody reads.
 */
type Opened = Handlers | { close: number }
type Params = Readonly<Record<string, string>>

export type Endpoint =
  | {
      /** What its sockets are for, where they are counted. */
      name: string
      path: RegExp
      guests?: false
      open(connection: Connection, params: Params): Opened | Promise<Opened>
    }
  | {
      name: string
      path: RegExp
      guests: true
      open(connection: OpenConnection, params: Params): Opened | Promise<Opened>
    }
