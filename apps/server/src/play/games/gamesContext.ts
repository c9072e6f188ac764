import type { GameChat, GameServerEvent } from '@lance/contract'
import { claimAtMs } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Tracing } from '../../kernel/tracing.ts'
import type { EndStep } from './endStep.ts'
import type { GameCache } from './gameCache.ts'
import type { GameState, LiveGame, Viewer } from './gameState.ts'
import type { Arrival } from './gamesStore.ts'
import type { MoveJournal } from './moveJournal.ts'

/** Tests pause the work between two steps here. */
export type GameFaults = {
  /**
   * Inside the transaction that ends a game, after everything is written; an error thrown here rolls it back.
   */
  beforeEndCommit?(gameId: string): Promise<void> | void
  /** After that commit, before anything is published; an error thrown here stands for a lost confirmation. */
  afterEndCommit?(gameId: string): Promise<void> | void
  /** The same for the transaction that requests or creates a rematch. */
  beforeRematchCommit?(gameId: string): Promise<void> | void
  afterRematchCommit?(gameId: string): Promise<void> | void
}

/** The players' chat messages, which the chat capability keeps. */
export type GameChats = {
  /** Follows a game's chat; knows the number of the last message published on this server. */
  follow(gameId: string): Promise<{ lastNumber(): number | null; leave(): void }>
  read(game: { gameId: string; readerId: string }): Promise<GameChat>
}

/** Leases of sockets, by which every server knows where a player is and how many viewers a game has. */
export type Leases = {
  leaseSocket(lease: {
    socketId: string
    userId: string
    gameId: string | null
    watching?: boolean
  }): Promise<void>
  releaseSocket(socketId: string): Promise<void>
}

/** Whether this user is or was in this tournament, and so may watch its games. */
export type IsInTournament = (query: { tournamentId: string; userId: string }) => Promise<boolean>

/** What the functions of this capability need. */
export type GamesContext = {
  ctx: Context
  cache: GameCache
  journal: MoveJournal
  chats: GameChats
  /** Stores a player's arrival, together with others at the same time. False: it was not stored. */
  saveArrival(arrival: Arrival): Promise<boolean>
  isInTournament: IsInTournament
  /** The viewers of running games on this server. */
  viewers: Set<Viewer>
  endSteps: readonly EndStep[]
  /** The limit of each side's first move. */
  firstMoveMs: number
  faults: GameFaults
  /** Traces moves; null when tracing is off. */
  onMovePublished: Tracing['movePublished'] | null
}

export function publish(context: GamesContext, gameId: string, event: GameServerEvent): void {
  context.ctx.bus.publish({ topic: 'game', gameId, event })
}

/** Publishes to the sockets of this server only: the other servers find it out as we did. */
export function publishLocally(context: GamesContext, gameId: string, event: GameServerEvent): void {
  context.ctx.bus.publishLocally({ topic: 'game', gameId, event })
}

/** From when this side's opponent may claim; null when they may not. */
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

/** Publishes to the sockets of a game whether this player is present. */
export function publishPresenceOf(context: GamesContext, game: LiveGame, color: 'white' | 'black'): void {
  const { facts, state } = game
  publish(context, facts.id, {
    type: 'presence',
    version: state.version,
    data: {
      playerId: facts[color].id,
      online: isPresent(state, color),
      arrived: state[color].arrived,
      claimAt: claimableAtMs(game, color),
    },
  })
}

/** A player counts as present from their first arrival until they are gone. */
export function isPresent(state: GameState, color: 'white' | 'black'): boolean {
  return state[color].arrived && state[color].goneAtMs === null
}
