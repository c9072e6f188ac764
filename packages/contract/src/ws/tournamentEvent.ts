import { TOURNAMENT_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { gameId, userId } from '../http/shared.ts'
import { matchId } from '../http/tournaments.ts'

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** Events of a tournament, sent after the commit ([TOUR-31]); rounds count from 1. */
export const tournamentEvent = z.discriminatedUnion('type', [
  /** A game of the match begins: the first, or the second after a draw. */
  event(
    'MATCH_STARTED',
    z.object({
      matchId,
      round: z.number().int(),
      slot: z.number().int(),
      player1Id: userId,
      player2Id: userId,
      gameId,
    }),
  ),
  /** `winnerId` is null when both players are out. */
  event(
    'MATCH_COMPLETED',
    z.object({
      matchId,
      round: z.number().int(),
      slot: z.number().int(),
      player1Id: userId,
      player2Id: userId,
      winnerId: userId.nullable(),
      winnerName: z.string().nullable(),
    }),
  ),
  /** The game was drawn; a second one starts at `startsAt`. */
  event(
    'MATCH_DRAWN',
    z.object({
      matchId,
      round: z.number().int(),
      slot: z.number().int(),
      player1Id: userId,
      player2Id: userId,
      startsAt: z.number(),
    }),
  ),
  event(
    'ROUND_ADVANCED',
    z.object({
      completedRound: z.number().int(),
      nextRound: z.number().int(),
      winnersCount: z.number().int(),
    }),
  ),
  event('TOURNAMENT_FINISHED', z.object({ championId: userId, championName: z.string() })),
  event('TOURNAMENT_STATUS_CHANGED', z.object({ status: z.enum(TOURNAMENT_STATUSES) })),
  event('participant_joined', z.object({ userId, userName: z.string(), participants: z.number().int() })),
  event('participant_left', z.object({ userId, userName: z.string(), participants: z.number().int() })),
])
export type TournamentEvent = z.infer<typeof tournamentEvent>
