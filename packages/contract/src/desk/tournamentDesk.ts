import { PRIZE_DISTRIBUTIONS } from '@lance/domain'
import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import { cursor, pageOf } from './page.ts'

const TOURNAMENTS = ['owner', 'fair_play', 'support'] as const

/** The most tournaments without progress that are listed. */
const STUCK_MAX = 200

const time = z.string()
const cents = z.int()
const tournamentId = z.uuid()
const player = z.object({ id: z.string(), name: z.string().nullable() })

const tournament = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED']),
  startAt: time,
  endedAt: time.nullable(),
  participants: z.int(),
  playerCount: z.int(),
  entryCents: cents,
  currentRound: z.int(),
  totalRounds: z.int(),
})

/** A player of a match, with their seed. */
const seat = player.extend({ seed: z.int() })

const match = z.object({
  id: z.string(),
  round: z.int(),
  slot: z.int(),
  status: z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'BYE']),
  player1: seat.nullable(),
  player2: seat.nullable(),
  winnerId: z.string().nullable(),
  gameId: z.string().nullable(),
  /** 2 for the game played again after a draw. */
  gameNumber: z.int(),
  /** When the server starts its next game. */
  dueAt: time.nullable(),
  /** The operator who corrected the result last, and their reason. */
  correctedBy: z.object({ who: z.string(), why: z.string() }).nullable(),
  /** Whether the result may still be corrected. */
  isCorrectable: z.boolean(),
})

export const tournamentDeskCalls = {
  listTournaments: defineDeskCall({
    method: 'GET',
    path: '/desk/api/tournaments',
    roles: TOURNAMENTS,
    query: z.object({ when: z.enum(['running', 'next', 'over']).optional(), cursor }),
    answer: pageOf(tournament),
  }),
  listStuck: defineDeskCall({
    method: 'GET',
    path: '/desk/api/tournaments/stuck',
    roles: TOURNAMENTS,
    answer: z.object({
      rows: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            status: z.enum(['WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED']),
            currentRound: z.int(),
            openMatches: z.int(),
            participants: z.int(),
            /** Since when nothing has happened. */
            since: time,
            escrowCents: cents,
          }),
        )
        .max(STUCK_MAX),
    }),
  }),
  readTournament: defineDeskCall({
    method: 'GET',
    path: '/desk/api/tournaments/:tournamentId',
    roles: TOURNAMENTS,
    params: z.object({ tournamentId }),
    answer: z.object({
      tournament,
      creator: player,
      champion: player.nullable(),
      cancelledBy: z.enum(['creator', 'too_few', 'operator', 'no_points']).nullable(),
      prizeDistribution: z.enum(PRIZE_DISTRIBUTIONS),
      money: z.object({
        /** What players paid of their own, and what the platform paid for members. */
        fromPlayersCents: cents,
        fromHouseCents: cents,
        /** How many entries each paid. */
        paidByPlayers: z.int(),
        paidByHouse: z.int(),
        escrowCents: cents,
      }),
      prizes: z.array(
        z.object({
          place: z.int(),
          player,
          amountCents: cents,
          state: z.enum(['paid', 'waiting', 'held']),
        }),
      ),
      /** Whether an operator holds the prizes of this tournament. */
      arePrizesHeld: z.boolean(),
      runningGames: z.int(),
      /** Matches of each round, the first first. */
      rounds: z.array(z.object({ round: z.int(), matches: z.int(), open: z.int() })),
    }),
  }),
  listMatches: defineDeskCall({
    method: 'GET',
    path: '/desk/api/tournaments/matches',
    roles: TOURNAMENTS,
    query: z.object({ tournamentId, round: z.coerce.number().int().min(1).max(20), cursor }),
    answer: pageOf(match),
  }),
  listEntries: defineDeskCall({
    method: 'GET',
    path: '/desk/api/tournaments/entries',
    roles: TOURNAMENTS,
    query: z.object({ tournamentId, cursor }),
    answer: pageOf(
      z.object({
        player,
        seed: z.int().nullable(),
        enteredAt: time,
        paidCents: cents,
        /** Null: the tournament is free. */
        paidBy: z.enum(['wallet', 'house']).nullable(),
        prizeCents: cents.nullable(),
      }),
    ),
  }),
}
