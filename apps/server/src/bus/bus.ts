import { EventEmitter } from 'node:events'
import type { GameServerEvent, PlayerServerEvent, TournamentEvent } from '@lance/contract'

/**
 * What is told between capabilities and the sockets, here and (through a later adapter) on other servers. Hints
 * only: the database is the truth, and whoever misses one finds out by version.
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

export type Bus = {
  publish(event: BusEvent): void
  subscribe(listener: (event: BusEvent) => void): () => void
}

/** Messages within one process. A listener that throws is reported and harms no other. */
export function openLocalBus({ onError }: { onError: (error: unknown) => void }): Bus {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    publish: (event) => void emitter.emit('event', event),
    subscribe(listener) {
      const guarded = (event: BusEvent) => {
        try {
          listener(event)
        } catch (error) {
          onError(error)
        }
      }
      emitter.on('event', guarded)
      return () => emitter.off('event', guarded)
    },
  }
}
