import { END_REASONS, MOVE_INPUTS } from '@lance/domain'
import { z } from 'zod'
import { chatMessage } from '../http/chat.ts'
import {
  color,
  drawOffer,
  gameRecord,
  promotionLetter,
  requestedRematch,
  sidePresence,
} from '../http/games.ts'
import { clientId, gameId, userId } from '../http/shared.ts'
import { bareMessage, errorEvent, gameEvent, message, pingMessage, pong } from './messageShapes.ts'

/** No turn lasts longer than two days. */
const AWAY_MAX_MS = 172_800_000

/** The move's number in the game. */
const ply = z.number().int().min(1).max(20_000)

const square = z.string().regex(/^[a-h][1-8]$/)

/**
 * Used for fair play only, in rated and wagered games: how the move was made, for how many ms the page was
 * out of sight or focus during the turn, and how long after its return the move came. Never affects the move;
 * invalid signs are ignored.
 */
const moveSigns = z
  .object({
    input: z.enum(MOVE_INPUTS).nullable(),
    awayMs: z.number().min(0).max(AWAY_MAX_MS),
    backMs: z.number().min(0).max(AWAY_MAX_MS).nullable(),
  })
  .optional()
  .catch(undefined)

/** What a client sends to `/ws/game/{gameId}`. */
export const gameClientMessage = z.discriminatedUnion('type', [
  /**
   * `ply` is the move's number in the game (1 is White's first), `moveId` the client's id for it; a repeat of
   * the same (player, ply, move) gets the first answer.
   */
  message(
    'move',
    z.object({
      from: square,
      to: square,
      promotion: promotionLetter.nullish(),
      ply,
      moveId: clientId,
      /**
       * How long the player thought, in ms by the page's clock: from when the opponent's move was shown. Only for
       * games in which the time of the network is credited.
       */
      thinkMs: z.number().min(0).max(AWAY_MAX_MS).optional(),
      signs: moveSigns,
    }),
  ),
  /** A move for the player's next turn, which the server plays as soon as that begins. A later one replaces it. */
  message(
    'premove',
    z.object({ from: square, to: square, promotion: promotionLetter.nullish(), ply, moveId: clientId }),
  ),
  bareMessage('premove_cancel'),
  bareMessage('resign'),
  bareMessage('draw_offer'),
  message('draw_accept', z.object({ offerId: z.string().max(64) })),
  bareMessage('draw_decline'),
  message('claim', z.object({ result: z.enum(['win', 'draw']) })),
  /**
   * Halves the player's clock and drops their increment, before their first move in a game that allows it.
   * `berserkId` is the client's id for it; a repeat gets the same answer.
   */
  message('berserk', z.object({ berserkId: clientId })),
  bareMessage('rematch'),
  /** A `messageId` lets the client send a message again without its being stored twice. */
  message('chat', z.object({ message: z.string().max(4000), messageId: clientId.optional() })),
  bareMessage('sync'),
  pingMessage,
])

/** What the server sends there. */
export const gameServerEvent = z.discriminatedUnion('type', [
  gameEvent(
    'connection_confirmed',
    z.object({ color: color.nullable(), beaconToken: z.string().nullable(), state: gameRecord }),
  ),
  /** Also sent to the mover as the acknowledgement, and only after the commit. */
  gameEvent(
    'move',
    z.object({
      fen: z.string(),
      from: z.string(),
      to: z.string(),
      playerId: userId,
      promotion: promotionLetter.nullable(),
      san: z.string(),
      uci: z.string(),
      ply: z.number().int(),
      whiteMs: z.number().int(),
      blackMs: z.number().int(),
      at: z.number(),
      moveId: z.string(),
    }),
  ),
  gameEvent('state', gameRecord),
  gameEvent('draw_offer', drawOffer),
  gameEvent('draw_declined', z.object({ playerId: userId })),
  /** This player went berserk: their clock stands at `leftMs`, and earns no increment. */
  gameEvent('berserk', z.object({ playerId: userId, leftMs: z.number().int(), berserkId: z.string() })),
  gameEvent('presence', sidePresence.extend({ playerId: userId, arrived: z.boolean() })),
  gameEvent(
    'game_end',
    gameRecord
      .pick({
        status: true,
        whiteMs: true,
        blackMs: true,
        ratings: true,
        score: true,
        scoreBooked: true,
        payoutDueAt: true,
        payoutInReview: true,
        payoutReviewSince: true,
        match: true,
      })
      .extend({
        reason: z.enum(END_REASONS),
        winner: userId.nullable(),
        /** The winner's payout of a wagered game, in R$. */
        payout: z.number().nullable(),
      }),
  ),
  gameEvent('resign', z.object({ winner: userId.nullable() })),
  /** The game begins when the opponent requests a rematch too. */
  gameEvent('rematch', requestedRematch),
  gameEvent('rematch_ready', z.object({ gameId })),
  /** Sent only to the two players; the sender learns that it is stored. Does not raise the game's version. */
  gameEvent('chat', chatMessage),
  /** How many viewers the running game has. */
  gameEvent('viewers', z.object({ count: z.number().int() })),
  gameEvent('pong', pong),
  errorEvent,
])
