import type { GameChat, GameServerEvent } from '@lance/contract'
import { claimAtMs } from '@lance/domain'
import type { Context } from '../context.ts'
import type { Tracing } from '../tracing.ts'
import type { EndStep } from './endStep.ts'
import type { GameCache } from './gameCache.ts'
import type { GameState, LiveGame, Watcher } from './gameState.ts'
import type { MoveJournal } from './moveJournal.ts'

/** Tests stop the work between two steps here. */
export type GameFaults = {
  /** Inside the transaction that ends a game, after everything is written; what it throws rolls it back. */
  beforeEndCommit?(gameId: string): Promise<void> | void
  /** After that commit, before anybody is told; what it throws counts as its answer lost. */
  afterEndCommit?(gameId: string): Promise<void> | void
  /** The same of the transaction that asks for a rematch, or makes it. */
  beforeRematchCommit?(gameId: string): Promise<void> | void
  afterRematchCommit?(gameId: string): Promise<void> | void
}

/** What players write to each other, kept with the game by its own capability. */
export type GameChats = {
  /** `told`: the number of the last message that was told on this server. */
  attend(gameId: string): Promise<{ told(): number | null; leave(): void }>
  read(game: { gameId: string; readerId: string }): Promise<GameChat>
}

/** How sockets are written down, so that every server knows where a player is, and how many watch. */
export type Leases = {
  leaseSocket(lease: {
    socketId: string
    userId: string
    gameId: string | null
    watching?: boolean
  }): Promise<void>
  releaseSocket(socketId: string): Promise<void>
}

/** Whether this user is, or was, in this tournament: he may watch its games. */
export type IsInTournament = (asked: { tournamentId: string; userId: string }) => Promise<boolean>

/** What the verbs of this capability work with. */
export type Desk = {
  ctx: Context
  cache: GameCache
  journal: MoveJournal
  chats: GameChats
  isInTournament: IsInTournament
  /** Those on this server who look at running games of others. */
  watchers: Set<Watcher>
  endSteps: readonly EndStep[]
  /** The limit of each side's first move. */
  firstMoveMs: number
  faults: GameFaults
  /** Who follows moves; null where nobody does. */
  onMoveTold: Tracing['moveTold'] | null
}

export function publish(desk: Desk, gameId: string, event: GameServerEvent): void {
  desk.ctx.bus.publish({ topic: 'game', gameId, event })
}

/** To the sockets here alone: the other servers find it as we did. */
export function publishHere(desk: Desk, gameId: string, event: GameServerEvent): void {
  desk.ctx.bus.publishHere({ topic: 'game', gameId, event })
}

/** From when the opponent of this side may claim; null where he may not. */
export function claimableAtMs({ facts, state }: Pick<LiveGame, 'facts' | 'state'>, color: 'white' | 'black') {
  const { goneAtMs, pageClosed } = state[color]
  if (state.end) return null
  return claimAtMs({
    goneAtMs,
    pageClosed,
    timeControlS: facts.timeControlS,
    hasStake: facts.wagerCents > 0n,
    ply: state.clock.ply,
  })
}

/** Tells all who look at a game whether this player is there. */
export function publishPresenceOf(desk: Desk, game: LiveGame, color: 'white' | 'black'): void {
  const { facts, state } = game
  publish(desk, facts.id, {
    type: 'presence',
    version: state.version,
    data: {
      playerId: facts[color].id,
      online: isThere(state, color),
      arrived: state[color].arrived,
      claimAt: claimableAtMs(game, color),
    },
  })
}

/** A player who never came is not there; one who came is until he is gone. */
export function isThere(state: GameState, color: 'white' | 'black'): boolean {
  return state[color].arrived && state[color].goneAtMs === null
}
