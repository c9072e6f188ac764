import type { BusEvent, BusSubject } from './bus.ts'

/** The number of channels for events that concern every server: a cluster spreads them over its nodes. */
const SHARED_CHANNELS = 16
const shared = (number: number) => `lance:all:${number}`

/** The channels that every server receives. */
export const SHARED: readonly string[] = Array.from({ length: SHARED_CHANNELS }, (_, number) =>
  shared(number),
)

export function channelOfSubject(subject: BusSubject): string {
  return 'gameId' in subject ? `lance:game:${subject.gameId}` : `lance:user:${subject.userId}`
}

/** The channel on which an event is published to the other servers. */
export function channelOf(event: BusEvent): string {
  switch (event.topic) {
    case 'game':
      return channelOfSubject({ gameId: event.gameId })
    case 'player':
    case 'presence':
    case 'balance':
    case 'plan':
      return channelOfSubject({ userId: event.userId })
    case 'tournament':
    case 'arena_pairs':
      return shared(hashToChannel(event.tournamentId))
    case 'queue':
    case 'sessions_revoked':
      return shared(0)
  }
}

function hashToChannel(id: string): number {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0
  return sum % SHARED_CHANNELS
}
