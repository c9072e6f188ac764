import type { BusEvent, BusSubject } from './bus.ts'

/** Of what concerns every server there are so many channels: a cluster spreads them over its nodes. */
const SHARED_CHANNELS = 16
const shared = (number: number) => `lance:all:${number}`

/** The channels that every server hears. */
export const SHARED: readonly string[] = Array.from({ length: SHARED_CHANNELS }, (_, number) =>
  shared(number),
)

export function channelOfSubject(subject: BusSubject): string {
  return 'gameId' in subject ? `lance:game:${subject.gameId}` : `lance:user:${subject.userId}`
}

/** Where an event is told to the other servers. */
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
      return shared(spread(event.tournamentId))
    case 'queue':
    case 'sessions_revoked':
      return shared(0)
  }
}

function spread(id: string): number {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0
  return sum % SHARED_CHANNELS
}
