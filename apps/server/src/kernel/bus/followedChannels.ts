/** How long a server that was alone on a channel stays silent there, unless it hears of another one. */
export const ALONE_FOR_MS = 10_000

type Followed = {
  followers: number
  /** How often another server has come to the channel. */
  arrivals: number
  /** Until then no other server follows the channel, as far as we know. */
  aloneUntilMs: number
}

/**
 * The channels of games and users that this server follows, and whether any other server does: mostly none,
 * because proxies send both players of a game to one server. What no other server would receive need not be sent.
 * Each server announces itself on a channel after subscribing; the silence ends by itself should that get
 * lost, and until then the polls of the database find what was missed.
 */
export type FollowedChannels = {
  /** Returns whether this is the first follower here. */
  add(channel: string): boolean
  /** Returns whether that was the last follower here. */
  remove(channel: string): boolean
  all(): Iterable<string>
  isAlone(channel: string): boolean
  /** Another server has subscribed to the channel. */
  onArrival(channel: string): void
  /**
   * Call before a message is sent, and the result with the number of its receivers, which includes this
   * server. A server that has arrived meanwhile counts, though the number does not have it yet.
   */
  beginSending(channel: string): (receivers: number) => void
}

export function makeFollowedChannels({ monotonicMs }: { monotonicMs: () => number }): FollowedChannels {
  const channels = new Map<string, Followed>()
  const ignore = () => {}
  return {
    add(channel) {
      const followed = channels.get(channel)
      if (followed) followed.followers++
      else channels.set(channel, { followers: 1, arrivals: 0, aloneUntilMs: Number.NEGATIVE_INFINITY })
      return followed === undefined
    },
    remove(channel) {
      const followed = channels.get(channel)
      if (!followed) return false
      followed.followers--
      if (followed.followers > 0) return false
      channels.delete(channel)
      return true
    },
    all: () => channels.keys(),
    isAlone: (channel) => monotonicMs() < (channels.get(channel)?.aloneUntilMs ?? Number.NEGATIVE_INFINITY),
    onArrival(channel) {
      const followed = channels.get(channel)
      if (!followed) return
      followed.arrivals++
      followed.aloneUntilMs = Number.NEGATIVE_INFINITY
    },
    beginSending(channel) {
      const followed = channels.get(channel)
      if (!followed) return ignore
      const { arrivals } = followed
      return (receivers) => {
        if (receivers <= 1 && followed.arrivals === arrivals)
          followed.aloneUntilMs = monotonicMs() + ALONE_FOR_MS
      }
    },
  }
}
