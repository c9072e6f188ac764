import { EventEmitter } from 'node:events'
import type { GameServerEvent, PlayerServerEvent, TournamentEvent } from '@lance/contract'

/**
 * What is told between capabilities and the sockets, here and on other servers. Hints only: the database is the truth,
 * and whoever misses one finds out by version.
 */
export type BusEvent =
  /** `to`: for these users alone, of all who look at the game. */
  | { topic: 'game'; gameId: string; event: GameServerEvent; to?: readonly string[] }
  | { topic: 'player'; userId: string; event: PlayerServerEvent }
  | { topic: 'tournament'; tournamentId: string; event: TournamentEvent }
  /** Something of this player changed in the database: tell his sockets his row again. */
  | { topic: 'presence'; userId: string; version: number }
  /** What is in this user's wallet changed: tell his sockets. */
  | { topic: 'balance'; userId: string }
  /** This user's plan changed: tell his sockets. */
  | { topic: 'plan'; userId: string }
  /** These sessions are over: their sockets close. */
  | { topic: 'sessions_revoked'; sessionIds: string[] }
  /** A search was entered: its pool should be swept now. */
  | { topic: 'queue'; timeControlS: number; wagerCents: string }

/** Whether this server told it, or another one. */
export type Origin = 'here' | 'elsewhere'
export type BusListener = (event: BusEvent, from: Origin) => void

export type Bus = {
  /** Tells the listeners here at once, and those on other servers who follow what it is about. */
  publish(event: BusEvent): void
  /** Tells the listeners here alone: what the other servers find out by themselves. */
  publishHere(event: BusEvent): void
  subscribe(listener: BusListener): () => void
  /**
   * What other servers tell of this game or this user is heard here too, until the answer is called. Of tournaments,
   * searches and ended sessions every server hears.
   */
  follow(subject: BusSubject): () => void
}

export type BusSubject = { gameId: string } | { userId: string }

/** What has both: the messages within this process. */
export type LocalBus = Bus & { deliver(event: BusEvent, from: Origin): void }

/** Messages within one process. A listener that throws is reported and harms no other. */
export function openLocalBus({ onError }: { onError: (error: unknown) => void }): LocalBus {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const deliver = (event: BusEvent, from: Origin) => void emitter.emit('event', event, from)
  return {
    deliver,
    publish: (event) => deliver(event, 'here'),
    publishHere: (event) => deliver(event, 'here'),
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
