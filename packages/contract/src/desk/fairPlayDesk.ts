import { END_REASONS } from '@lance/domain'
import { z } from 'zod'
import { variant } from '../http/shared.ts'
import { defineDeskCall } from './defineDeskCall.ts'
import { cursor, pageOf } from './page.ts'

/** What a suspicion rests on. */
export const SUSPICION_KINDS = [
  'engine',
  'timing',
  'trading',
  'dumping',
  'ring',
  'chips',
  'arranged',
  'reported',
] as const
/** How the queue may be ordered. `urgent`: money at stake times the evidence. */
export const SUSPICION_ORDERS = ['urgent', 'strongest', 'oldest'] as const
/** What became of a win or prize that is judged before it is paid. */
export const JUDGEMENT_STATES = [
  'waiting',
  'judging',
  'clean',
  'held',
  'released',
  'failed',
  'missed',
  'undone',
] as const
/** Which judgements are listed: those to come, those that hold a payout, those that were not made, and all others. */
export const JUDGEMENT_VIEWS = ['waiting', 'held', 'unjudged', 'settled'] as const
/** How an operator may judge a suspicion. */
export const SUSPICION_VERDICTS = ['clean', 'guilty', 'unclear'] as const
export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const

const FAIR_PLAY = ['owner', 'fair_play'] as const
const REPORTS = ['owner', 'fair_play', 'support'] as const
const PAYOUTS = ['owner', 'finance', 'fair_play'] as const

/** The most games, messages, reports and accounts that a screen shows at once. */
const GAMES_MAX = 20
const MESSAGES_MAX = 500
const REPORTS_MAX = 100
const ACCOUNTS_MAX = 50
const FLOWS_MAX = 200

const time = z.string()
const cents = z.int()
const gameId = z.string().max(40)

/** A player; the name is null once their account is closed. */
const player = z.object({ id: z.string(), name: z.string().nullable() })

const suspicion = z.object({
  id: z.string(),
  kind: z.enum(SUSPICION_KINDS),
  player,
  /** The other of a pair. */
  other: player.nullable(),
  /** How far from what is usual. */
  weight: z.number(),
  /** The share of honest players who look like this or worse by chance; null where it is not known. */
  falseAlarmRate: z.number().nullable(),
  /** The money that it is about. */
  stakeCents: cents,
  raisedAt: time,
  renewedAt: time,
  verdict: z.enum(SUSPICION_VERDICTS).nullable(),
  closedAt: time.nullable(),
  isFrozen: z.boolean(),
  /** Wins and prizes of the player that wait for an operator. */
  waitingCents: cents,
})

const game = z.object({
  id: z.string(),
  white: player,
  black: player,
  whiteElo: z.int(),
  blackElo: z.int(),
  winnerId: z.string().nullable(),
  status: z.string(),
  reason: z.enum(END_REASONS).nullable(),
  plies: z.int(),
  isRated: z.boolean(),
  stakeCents: cents,
  timeControlS: z.int(),
  incrementS: z.int(),
  variant: variant.optional(),
  /** Where it began, if not as standard chess does. */
  startFen: z.string().nullable().optional(),
  tournamentId: z.string().nullable(),
  endedAt: time.nullable(),
  /** Whether the engine has been through its moves. */
  hasEvidence: z.boolean(),
  /** What the winner of a game with stakes gets: paid, waiting until it is due, or held by an operator. */
  win: z
    .object({ amountCents: cents, dueAt: time, state: z.enum(['waiting', 'held', 'paid', 'undone']) })
    .nullable(),
  /** Whether the win of this very game is held, not only those of its winner. */
  isHeld: z.boolean(),
})

const report = z.object({
  gameId: z.string(),
  kind: z.enum(['chat', 'fair_play']),
  reporter: player,
  reported: player,
  reportedAt: time,
  /** How many messages the reported player wrote in the game. */
  messages: z.int(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  resolvedAt: time.nullable(),
  /** The operator who resolved it, and their reason. */
  who: z.string().nullable(),
  why: z.string().nullable(),
})

const evidence = z.array(
  z.object({
    ply: z.int(),
    /** The engine's move, in UCI. */
    best: z.string(),
    isMatch: z.boolean(),
    /** What a glance shows is good. */
    isPlain: z.boolean(),
    /** Winning chances thrown away compared with the engine's move, in percentage points. */
    lost: z.number(),
    /** By how much the move speaks for help, above 0, or against it. */
    nats: z.number(),
    /** How likely an honest player of this level plays it, and one with help. */
    chanceHonest: z.number(),
    chanceHelped: z.number(),
  }),
)

/** A judgement of a win or prize before it is paid. Times in ISO 8601. */
const judgement = z.object({
  state: z.enum(JUDGEMENT_STATES),
  askedAt: time,
  begunAt: time.nullable(),
  endedAt: time.nullable(),
  /** How often it was begun. */
  tries: z.int(),
  nats: z.number().nullable(),
  falseAlarmRate: z.number().nullable(),
  tookMs: z.int().nullable(),
})

const payout = z.object({
  gameId: z.string().nullable(),
  tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
  amountCents: cents,
  dueAt: time,
  inReview: z.boolean(),
  /** Whether the game or tournament itself is held, rather than the player alone. */
  isHeldAlone: z.boolean(),
  /** Null where it isn't judged. */
  judgement: judgement.nullable(),
})

export const fairPlayDeskCalls = {
  listSuspicions: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/suspicions',
    roles: FAIR_PLAY,
    query: z.object({
      status: z.enum(['open', 'judged']).optional(),
      kind: z.enum(SUSPICION_KINDS).optional(),
      order: z.enum(SUSPICION_ORDERS).optional(),
      cursor,
    }),
    answer: pageOf(suspicion),
  }),
  readSuspicion: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/suspicions/:suspicionId',
    roles: FAIR_PLAY,
    params: z.object({ suspicionId: z.uuid() }),
    answer: z.object({
      suspicion,
      /** The figures of the night that raised it, by name. */
      figures: z.record(z.string(), z.unknown()),
      /** The act of the verdict. */
      verdictAct: z.object({ who: z.string(), why: z.string() }).nullable(),
      /** The games it rests on, the latest first. */
      games: z.array(game).max(GAMES_MAX),
      /** What each game adds to the evidence, where that is known. */
      gameNats: z.record(z.string(), z.number()),
      /** The accounts among which money went, and what went from one to another: of rings and the like. */
      accounts: z.array(player).max(ACCOUNTS_MAX),
      flows: z
        .array(
          z.object({
            fromId: z.string(),
            toId: z.string(),
            games: z.int(),
            netCents: cents,
            expectedCents: cents,
          }),
        )
        .max(FLOWS_MAX),
      /** Whether all wins and prizes of the player are held. */
      isAccountHeld: z.boolean(),
      /** The player's unpaid wins and prizes, the first due first. */
      payouts: z.array(payout),
      reports: z.array(report).max(REPORTS_MAX),
      /** Other suspicions of the player, the latest first. */
      others: z.array(suspicion),
    }),
  }),
  readGame: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/games/:gameId',
    roles: REPORTS,
    params: z.object({ gameId }),
    /** The moves as this suspicion has judged them, if it rests on the game. */
    query: z.object({ suspicion: z.uuid().optional() }),
    answer: z.object({
      game,
      moves: z.array(
        z.object({
          uci: z.string(),
          /** The mover's clock after the move. */
          clockMs: z.int(),
          /** Null in daily games. */
          thinkMs: z.int().nullable(),
          /** What the page told of the move: how it was made, and for how long the page was out of sight. */
          signs: z
            .object({ input: z.string().nullable(), awayMs: z.int(), backMs: z.int().nullable() })
            .nullable(),
        }),
      ),
      /** The moves that count, beside the engine's; null until the engine has been through them. */
      evidence: evidence.nullable(),
      chat: z
        .array(z.object({ number: z.int(), senderId: z.string(), message: z.string(), sentAt: time }))
        .max(MESSAGES_MAX),
      reports: z.array(report),
    }),
  }),
  lookAtGame: defineDeskCall({
    method: 'POST',
    path: '/desk/api/fair-play/games/:gameId/look',
    roles: FAIR_PLAY,
    perMinute: 20,
    params: z.object({ gameId }),
    answer: z.object({ evidence }),
  }),
  listReports: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/reports',
    roles: REPORTS,
    query: z.object({
      status: z.enum(['open', 'resolved']).optional(),
      kind: z.enum(['chat', 'fair_play']).optional(),
      cursor,
    }),
    answer: pageOf(report),
  }),
  listJudgements: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/judgements',
    roles: PAYOUTS,
    query: z.object({ view: z.enum(JUDGEMENT_VIEWS).optional(), cursor }),
    answer: pageOf(
      judgement.extend({
        id: z.string(),
        gameId: z.string().nullable(),
        tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
        player,
        amountCents: cents,
        suspicionId: z.string().nullable(),
      }),
    ).extend({
      /** Of all: those that wait and since when, those that are held, and those of a day that were not judged. */
      counts: z.object({
        waiting: z.int(),
        oldestAt: time.nullable(),
        held: z.int(),
        missed: z.int(),
        failed: z.int(),
      }),
    }),
  }),
  listHolds: defineDeskCall({
    method: 'GET',
    path: '/desk/api/fair-play/holds',
    roles: PAYOUTS,
    query: z.object({ cursor }),
    answer: pageOf(
      z.object({
        /** The act that placed it. */
        actId: z.string(),
        /** What is held: the win of a game, the prizes of a tournament, or all that an account wins. */
        gameId: z.string().nullable(),
        tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
        accountId: z.string().nullable(),
        /** The account, or the winner of the game once it is over. */
        player: player.nullable(),
        heldAt: time,
        who: z.string(),
        why: z.string(),
        waitingCents: cents,
        payouts: z.int(),
        /** The strongest open suspicion about the player. */
        suspicionId: z.string().nullable(),
      }),
    ),
  }),
}
