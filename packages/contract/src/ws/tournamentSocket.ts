import { TOURNAMENT_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { tournamentEvent } from './tournamentEvent.ts'

/** How many neighboring matches of a round one socket may follow. */
export const LOOK_AT_MAX_MATCHES = 128

const count = z.number().int()

/**
 * The progress of a tournament. `version` rises with every change of the tournament itself, not of its
 * matches. `pending`, `running` and `completed` count the matches of the current round, byes as completed.
 */
export const tournamentProgress = z.object({
  version: count,
  status: z.enum(TOURNAMENT_STATUSES),
  /** 0 before it starts. */
  currentRound: count,
  participants: count,
  pending: count,
  running: count,
  completed: count,
  /** How many of these went to a second game. */
  replayed: count,
})
export type TournamentProgress = z.infer<typeof tournamentProgress>

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/**
 * While few sockets are connected, each gets every event of the tournament. Beyond that, the events of a
 * match go only to its two players and to sockets that follow it (`look_at`), and joining and leaving is not
 * reported; every socket still gets the tournament's own events and, once a second, its progress.
 */
export const tournamentServerEvent = z.union([
  tournamentEvent,
  event('connection_confirmed', tournamentProgress.extend({ at: z.number() })),
  /** Another name for TOURNAMENT_STATUS_CHANGED: clients must act on only one of the two. */
  event('tournament_started', z.object({ status: z.enum(TOURNAMENT_STATUSES) })),
  /**
   * Something changed since this was last sent, whether or not a message was lost. A client that shows older
   * data reads it again, after a random wait of at most `spreadMs`.
   */
  event('tournament_changed', tournamentProgress.extend({ spreadMs: z.number().int() })),
  event('pong', z.object({ at: z.number() })),
  event('error', z.object({ message: z.string(), code: z.string() })),
])
export type TournamentServerEvent = z.infer<typeof tournamentServerEvent>

const bare = <T extends string>(type: T) => z.object({ type: z.literal(type), data: z.unknown().optional() })

/** Joining and leaving messages are accepted but change nothing: the HTTP calls do. */
export const tournamentClientMessage = z.discriminatedUnion('type', [
  bare('join_tournament'),
  bare('leave_tournament'),
  /** The matches on the screen: those of a round, by slot from `offset` on. */
  z.object({
    type: z.literal('look_at'),
    data: z.object({
      round: z.number().int().min(1).max(13),
      offset: z.number().int().min(0).max(4095),
      limit: z.number().int().min(1).max(LOOK_AT_MAX_MATCHES),
    }),
  }),
  bare('ping'),
])
export type TournamentClientMessage = z.infer<typeof tournamentClientMessage>
