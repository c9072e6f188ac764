import type { Color } from '@lance/chess'
import type { GameRecord, GameServerEvent } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { LostSocket } from '../presence/index.ts'
import type { Tracing } from '../tracing.ts'
import { announceNewer } from './announceNewer.ts'
import { askRematch } from './askRematch.ts'
import type { MoveCommand } from './decideMove.ts'
import type { Desk, GameChats, GameFaults, IsInTournament, Leases } from './desk.ts'
import { declineDraw, offerDraw } from './drawOffer.ts'
import { type EndResult, endGame } from './endGame.ts'
import type { EndStep } from './endStep.ts'
import { findNewer } from './findNewer.ts'
import { openFlagWatch } from './flags.ts'
import { followElsewhere } from './followElsewhere.ts'
import { openGameCache } from './gameCache.ts'
import type { LiveGame } from './gameState.ts'
import { inTurn } from './gameTurn.ts'
import { type Comer, joinGame } from './joinGame.ts'
import { findEndRefusal, type PlayersEndRequest } from './knownRefusal.ts'
import { type JournalFaults, openMoveJournal } from './moveJournal.ts'
import { restartAbsences, restartFirstMoves } from './outageStore.ts'
import { creditOutage } from './outages.ts'
import { type MoveAnswer, playMove } from './playMove.ts'
import { recordFor, refreshToRead } from './readGame.ts'
import { gameRoutes } from './routes.ts'
import { sweepViewers } from './viewers.ts'
import { sweepWatchers } from './watchers.ts'

export type GamesOptions = {
  /** Further effects of a game's end, inside its transaction. */
  endSteps?: readonly EndStep[]
  /** Sends this server's heartbeat to the other servers. */
  giveSign(): Promise<void>
  leases: Leases
  chats: GameChats
  isInTournament?: IsInTournament
  /** The base URL of the site. */
  siteUrl(): string
  journal?: Parameters<typeof openMoveJournal>[0]['bounds']
  /** Moves are on disk, `ms` after they were sent. */
  onBatch?(batch: { count: number; ms: number }): void
  faults?: GameFaults & JournalFaults
  /** A move that did not end its game has been published. */
  onMoveTold?: Tracing['moveTold'] | undefined
}

/** How long after an outage the players of a tournament have to return to a game that had hardly begun. */
const BACK_WITHIN_MS = 60_000
/** The least time between two heartbeats sent for commits of the journal. */
const SIGN_EVERY_MS = 1000

export type Games = ReturnType<typeof openGames>

/** Opens the games of a server. */
export function openGames(ctx: Context, options: GamesOptions) {
  const { endSteps = [], leases, chats, isInTournament = async () => false, faults = {} } = options
  let signedAtMs = ctx.time.nowMs()
  let signDueAtMs = signedAtMs + SIGN_EVERY_MS
  const giveSign = async () => {
    const nowMs = ctx.time.nowMs()
    await options.giveSign()
    signedAtMs = nowMs
  }
  const desk: Desk = {
    ctx,
    chats,
    isInTournament,
    watchers: new Set(),
    endSteps,
    faults,
    onMoveTold: options.onMoveTold ?? null,
    firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
    cache: openGameCache(ctx, { onNewer: (game, known) => announceNewer(desk, game, known) }),
    journal: openMoveJournal({
      ctx,
      faults,
      ...(options.journal && { bounds: options.journal }),
      onCommit(batch) {
        options.onBatch?.(batch)
        const nowMs = ctx.time.nowMs()
        if (nowMs < signDueAtMs) return
        signDueAtMs = nowMs + SIGN_EVERY_MS
        giveSign().catch((error: unknown) => ctx.log.warn({ err: error }, 'a heartbeat could not be written'))
      },
    }),
  }
  const unsubscribe = ctx.bus.subscribe((event, from) => {
    if (from === 'elsewhere') followElsewhere(desk, event)
  })
  const flags = openFlagWatch(desk, { giveSign, lastSignMs: () => signedAtMs })

  return {
    routes: gameRoutes(desk, { siteUrl: options.siteUrl }),
    sweeps: [
      { name: 'flags of games here', everyMs: 100, run: flags.flagHere },
      { name: 'games that are due', everyMs: 1000, run: flags.sweepDue },
      { name: 'newer games', everyMs: 2000, run: () => findNewer(desk) },
      { name: 'viewers', everyMs: 2000, run: () => sweepViewers(desk) },
      { name: 'watchers', everyMs: 2000, run: () => sweepWatchers(desk) },
      { name: 'idle games', everyMs: 10_000, run: async () => desk.cache.evictIdle() },
    ],
    /** Call after the server's boot row is inserted. If no server was alive until now, that was an outage. */
    async start({ othersAlive }: { othersAlive: boolean }): Promise<void> {
      if (othersAlive) return
      const nowMs = ctx.time.nowMs()
      await restartAbsences(ctx.db, nowMs)
      await restartFirstMoves(ctx.db, { untilMs: nowMs + BACK_WITHIN_MS })
    },
    /** For presence: servers are gone, and these were their sockets. */
    onLost: (trx: Kysely<Database>, lost: readonly LostSocket[]) => creditOutage(desk, trx, lost),
    /** Call when no more moves come: stores those in progress. */
    stop() {
      unsubscribe()
      return desk.journal.close()
    },
    join: (comer: Comer, enter: (first: readonly GameServerEvent[]) => void) =>
      joinGame(desk, leases, comer, enter),
    playMove: (game: LiveGame, command: MoveCommand, answer: (answer: MoveAnswer) => void) =>
      playMove(desk, game, command, answer),
    offerDraw: (game: LiveGame, by: Color) => inTurn(game, by, () => offerDraw(desk, game, by)),
    acceptDraw: (game: LiveGame, acceptance: { by: Color; offerId: string }) =>
      end(desk, game, { kind: 'agreement', ...acceptance }),
    declineDraw: (game: LiveGame, by: Color) => inTurn(game, by, () => declineDraw(desk, game, by)),
    resign: (game: LiveGame, by: Color) => end(desk, game, { kind: 'resignation', by }),
    claim: (game: LiveGame, claim: { by: Color; result: 'win' | 'draw' }) =>
      end(desk, game, { kind: 'claim', ...claim }),
    askRematch: (game: LiveGame, by: Color) => inTurn(game, by, () => askRematch(desk, game, by)),
    /**
     * The whole record as stored now and as this user may see it: never older than what their socket has
     * already received.
     */
    async read(game: LiveGame, userId: string): Promise<GameRecord> {
      for (;;) {
        const taken = await refreshToRead(desk, game)
        const record = await recordFor(desk, game, userId)
        if (taken === 'busy' || game.heardVersion <= record.version) return record
      }
    },
    /** Games in memory, and moves on their way to disk. */
    countGames: () => desk.cache.count(),
    countWaitingMoves: () => desk.journal.count(),
  }
}

/** Handles a player's request to end the game, unless it is refused by what is known of the game. */
function end(desk: Desk, game: LiveGame, request: PlayersEndRequest): Promise<EndResult | 'busy'> {
  return inTurn(game, request.by, async () => {
    const refusal = await findEndRefusal(desk, game, request)
    return refusal ?? endGame(desk, game, request)
  })
}

export type { LiveGame, MoveAnswer, MoveCommand }
