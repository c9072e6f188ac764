import { EventEmitter } from 'node:events'
import type { Variant } from '@lance/chess'
import type { GameServerEvent, PlayerServerEvent, TournamentEvent } from '@lance/contract'

/**
 * Events between capabilities and sockets, on this server and others. Hints only: the database is the truth,
 * and a receiver that misses one finds out by version.
 */
export type BusEvent =
  /** `to`: only for these users, of all at the game. */
  | { topic: 'game'; gameId: string; event: GameServerEvent; to?: readonly string[] }
  | { topic: 'player'; userId: string; event: PlayerServerEvent }
  | { topic: 'tournament'; tournamentId: string; event: TournamentEvent }
  /** These games of an arena begin: tell their players. */
  | {
      topic: 'arena_pairs'
      tournamentId: string
      games: readonly { gameId: string; whiteId: string; blackId: string }[]
    }
  /** This player's row changed in the database: send it to their sockets again. */
  | { topic: 'presence'; userId: string; version: number }
  /** This user's wallet balance changed: send it to their sockets. */
  | { topic: 'balance'; userId: string }
  /** This user's plan changed: send it to their sockets. */
  | { topic: 'plan'; userId: string }
  /** These sessions are over: their sockets close. */
  | { topic: 'sessions_revoked'; sessionIds: string[] }
  /** A search was entered: its pool should be swept now. */
  | { topic: 'queue'; timeControlS: number; incrementS?: number; variant?: Variant; wagerCents: string }

/** Whether this server or another one published the event. */
export type Origin = 'here' | 'elsewhere'
export type BusListener = (event: BusEvent, from: Origin) => void

export type Bus = {
  /** Publishes to the listeners here at once, and to the other servers that follow the subject. */
  publish(event: BusEvent): void
  /** Publishes to the listeners here only: for what other servers find out by themselves. */
  publishLocally(event: BusEvent): void
  subscribe(listener: BusListener): () => void
  /**
   * Receives what other servers publish about this game or user, until the returned function is called. Every
   * server receives events about tournaments, searches and ended sessions.
   */
  follow(subject: BusSubject): () => void
}

export type BusSubject = { gameId: string } | { userId: string }

/** A bus that can also deliver events of other servers. */
export type LocalBus = Bus & { deliver(event: BusEvent, from: Origin): void }

/** Opens a bus within one process. A listener that throws is reported and does not affect the others. */
export function openLocalBus({ onError }: { onError: (error: unknown) => void }): LocalBus {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const deliver = (event: BusEvent, from: Origin) => void emitter.emit('event', event, from)
  return {
    deliver,
    publish: (event) => deliver(event, 'here'),
    publishLocally: (event) => deliver(event, 'here'),
    subscribe(listener) {
      const guarded: BusListener = (event, from) => {
        try {
          listener(event, from)
        } catch (error) {
          onError(error)
        }
      }
      emitter.on('event', guarded)
      return () => emitter.off('event', guarded)
    },
    follow: () => () => {},
  }
}
