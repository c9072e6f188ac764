/** The largest frame a client may send, in bytes. */
export const MESSAGE_MAX_BYTES = 4096
/** How many neighboring matches of a round one socket may follow. */
export const LOOK_AT_MAX_MATCHES = 128
/** How long a socket may stay open without its first frame. */
export const AUTH_WITHIN_MS = 5000
/** How often the client pings ([SOCKET-3]). */
export const PING_EVERY_MS = 25_000

/** Why the server closes a socket. 1012 (restart: reconnect at once) and 1008 (flood) are standard codes. */
export const CLOSE_CODES = {
  unauthenticated: 4401,
  forbidden: 4403,
  notFound: 4404,
  flood: 1008,
  goingAway: 1012,
} as const
