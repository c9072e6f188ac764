import { TOURNAMENT_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { tournamentEvent } from './tournamentEvent.ts'

/** How many neighbouring matches of a round one socket may look at. */
export const LOOK_MAX_MATCHES = 128

const count = z.number().int()

/**
 * Where a tournament stands. `version` rises with every change of its own, not with its matches'; these are counted:
 * those of the current round that wait, run and are over (byes too).
 */
export const tournamentStanding = z.object({
  version: count,
  status: z.enum(TOURNAMENT_STATUSES),
  /** 0 before it starts. */
  currentRound: count,
  participants: count,
  pending: count,
  running: count,
  completed: count,
  /** Of these, how many came to a second game. */
  replayed: count,
})
export type TournamentStanding = z.infer<typeof tournamentStanding>

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/**
 * While few are connected, every event of a tournament is told to all. Beyond that a match's go to its two players
 * and to those who look at it (`look_at`), and who came or left is told to nobody; what all are told is how the
 * tournament moves on, and once a second where it stands.
 */
export const tournamentServerEvent = z.union([
  tournamentEvent,
  event('connection_confirmed', tournamentStanding.extend({ at: z.number() })),
  /** The same as TOURNAMENT_STATUS_CHANGED, under its other name: to be acted on once. */
  event('tournament_started', z.object({ status: z.enum(TOURNAMENT_STATUSES) })),
  /**
   * Something changed since this was told last, also where a message was lost. Who shows what is older reads it
   * again, after a random wait of at most `spreadMs`.
   */
  event('tournament_changed', tournamentStanding.extend({ spreadMs: z.number().int() })),
  event('pong', z.object({ at: z.number() })),
  event('error', z.object({ message: z.string(), code: z.string() })),
])
export type TournamentServerEvent = z.infer<typeof tournamentServerEvent>

const bare = <T extends string>(type: T) => z.object({ type: z.literal(type), data: z.unknown().optional() })

/** Joining and leaving are accepted and change nothing: the calls do. */
export const tournamentClientMessage = z.discriminatedUnion('type', [
  bare('join_tournament'),
  bare('leave_tournament'),
  /** What is on the screen: matches of a round, by slot from `offset` on. */
  z.object({
    type: z.literal('look_at'),
    data: z.object({
      round: z.number().int().min(1).max(13),
      offset: z.number().int().min(0).max(4095),
      limit: z.number().int().min(1).max(LOOK_MAX_MATCHES),
    }),
  }),
  bare('ping'),
])
export type TournamentClientMessage = z.infer<typeof tournamentClientMessage>
