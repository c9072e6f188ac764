import { AUTH_WITHIN_MS } from '@lance/contract'

/** Every bound of the socket server. Tests tighten them; nothing else does. */
export type SocketBounds = typeof SOCKET_BOUNDS

export const SOCKET_BOUNDS = {
  /** Sockets on one server; more are refused before the handshake (503). */
  socketsMax: 20_000,
  /**
   * Sockets that have not said who they are: beyond these the oldest of them goes. So wide that all who come back
   * at once after a restart, many from one address, find room; some 12 KiB each.
   */
  silentMax: 8192,
  silentPerAddressMax: 4096,
  /** How long a socket may stay without its first frame. */
  authWithinMs: AUTH_WITHIN_MS as number,
  /** Sockets whose token is being looked up. */
  openingMax: 8192,
  /** Frames kept for a socket while it is being opened. */
  openingFramesMax: 16,
  /** Sockets of one user on one server: some tabs, each with two. */
  perUserMax: 32,
  perGuestAddressMax: 64,
  /** What a slow reader may leave unread before it is dropped. */
  bufferedMaxBytes: 256 * 1024,
  /** A bucket for each socket's frames. The fastest player moves five times a second; this is eight times that. */
  frameBurst: 120,
  framesPerS: 40,
  /** A frame that means nothing costs as much as this many good ones. */
  malformedCost: 10,
  /** The server's own pings, which also measure the lag; who is silent for longer is gone. */
  pingEveryMs: 5000,
  goneAfterMs: 12_000,
  /** How long a closed socket may take to say goodbye too. */
  farewellMs: 2000,
}
