import { TOURNAMENT_STATUSES } from '@lance/domain'
import { SWISS_RESULTS } from '@lance/domain/swiss'
import { z } from 'zod'
import { arenaPlayer, arenaProgress, ownArenaRow } from '../http/arenas.ts'
import { color } from '../http/games.ts'
import { gameId, userId } from '../http/shared.ts'
import { matchId } from '../http/tournaments.ts'
import { bareMessage, errorEvent, event, message, pingMessage, pong } from './messageShapes.ts'
import { LOOK_AT_MAX_MATCHES } from './socketLimits.ts'

const count = z.number().int()
const statusChange = z.object({ status: z.enum(TOURNAMENT_STATUSES) })
const entryChange = z.object({ userId, userName: z.string(), participants: count })

/** A match with both players; rounds count from 1. */
const fullMatch = z.object({
  matchId,
  round: z.number().int(),
  slot: z.number().int(),
  player1Id: userId,
  player2Id: userId,
})

/** Events of a tournament, sent after the commit ([TOUR-31]). */
export const tournamentEvent = z.discriminatedUnion('type', [
  /** A game of the match begins: the first, or the second after a draw. */
  event('MATCH_STARTED', fullMatch.extend({ gameId })),
  /**
   * `winnerId` is null when both players of a knock-out are out, and after a draw in a Swiss tournament, which sends
   * its `result`.
   */
  event(
    'MATCH_COMPLETED',
    fullMatch.extend({
      winnerId: userId.nullable(),
      winnerName: z.string().nullable(),
      result: z.enum(SWISS_RESULTS).optional(),
    }),
  ),
  /** The game was drawn; a second one starts at `startsAt`. */
  event('MATCH_DRAWN', fullMatch.extend({ startsAt: z.number() })),
  event(
    'ROUND_ADVANCED',
    z.object({
      completedRound: z.number().int(),
      nextRound: z.number().int(),
      winnersCount: z.number().int(),
    }),
  ),
  event('TOURNAMENT_FINISHED', z.object({ championId: userId, championName: z.string() })),
  event('TOURNAMENT_STATUS_CHANGED', statusChange),
  event('participant_joined', entryChange),
  event('participant_left', entryChange),
])
export type TournamentEvent = z.infer<typeof tournamentEvent>

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

/** The matches on the screen: those of a round, by slot from `offset` on. */
const visibleSlots = z.object({
  round: z.number().int().min(1).max(13),
  offset: z.number().int().min(0).max(4095),
  limit: z.number().int().min(1).max(LOOK_AT_MAX_MATCHES),
})
export type VisibleSlots = z.infer<typeof visibleSlots>

/**
 * What a client sends to `/ws/tournament/{id}`. Joining and leaving messages are accepted but change nothing:
 * the HTTP calls do.
 */
export const tournamentClientMessage = z.discriminatedUnion('type', [
  bareMessage('join_tournament'),
  bareMessage('leave_tournament'),
  message('look_at', visibleSlots),
  pingMessage,
])

/**
 * What the server sends there. While few sockets are connected, each gets every event of the tournament.
 * Beyond that, the events of a match go only to its two players and to sockets that follow it (`look_at`),
 * and joining and leaving is not reported; every socket still gets the tournament's own events and, once a
 * second, its progress.
 */
export const tournamentServerEvent = z.discriminatedUnion('type', [
  ...tournamentEvent.options,
  event('connection_confirmed', tournamentProgress.extend({ at: z.number() })),
  /** Another name for TOURNAMENT_STATUS_CHANGED: clients must act on only one of the two. */
  event('tournament_started', statusChange),
  /**
   * Something changed since this was last sent, whether or not a message was lost. A client that shows older
   * data reads it again, after a random wait of at most `spreadMs`.
   */
  event('tournament_changed', tournamentProgress.extend({ spreadMs: z.number().int() })),
  /**
   * The standings of a running arena, at most once a second: `top` only when it changed since it was last sent to
   * all, `own` only for its players.
   */
  event(
    'arena_standings',
    arenaProgress.extend({ top: z.array(arenaPlayer).optional(), own: ownArenaRow.optional() }),
  ),
  /** To both players of a game of the arena, as it begins. */
  event('arena_paired', z.object({ gameId, color, opponentId: userId })),
  event('pong', pong),
  errorEvent,
])
export type ArenaStandingsEvent = z.infer<typeof arenaProgress> & {
  top?: z.infer<typeof arenaPlayer>[] | undefined
  own?: z.infer<typeof ownArenaRow> | undefined
}
