import { AUTH_WITHIN_MS } from '@lance/contract'

/** Every limit of the socket server. Only tests tighten them. */
export type SocketBounds = typeof SOCKET_BOUNDS

export const SOCKET_BOUNDS = {
  /** Sockets on one server; more are refused before the handshake (503). */
  socketsMax: 20_000,
  /**
   * Unauthenticated sockets: beyond these the oldest is dropped. Enough for all clients that reconnect at
   * once after a restart, many of them from one network; about 12 KiB each.
   */
  unauthenticatedMax: 8192,
  unauthenticatedPerAddressMax: 4096,
  /** How long a socket may stay without its first frame. */
  authWithinMs: AUTH_WITHIN_MS as number,
  /** Sockets whose token is being looked up. */
  openingMax: 8192,
  /** Frames buffered for a socket while it is being opened. */
  openingFramesMax: 16,
  /** Sockets of one user on one server: some tabs, each with two. */
  perUserMax: 32,
  perGuestAddressMax: 64,
  /** How much a slow client may leave unread before it is dropped. */
  bufferedMaxBytes: 256 * 1024,
  /**
   * A token bucket for each socket's frames. The fastest player moves five times a second; this is eight
   * times that.
   */
  frameBurst: 120,
  framesPerS: 40,
  /** A malformed frame costs as much as this many good ones. */
  malformedCost: 10,
  /**
   * The server's own pings, which also measure the lag; a socket that is silent for longer than `goneAfterMs`
   * is gone.
   */
  pingEveryMs: 5000,
  goneAfterMs: 12_000,
  /** How long a closed socket may take to answer the close frame. */
  closeTimeoutMs: 2000,
  /** How long a server that stops waits for what its closed sockets have begun. */
  workTimeoutMs: 2000,
}
