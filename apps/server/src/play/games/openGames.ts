import type { Color } from '@lance/chess'
import type { GameRecord, GameServerEvent } from '@lance/contract'
import type { Kysely } from 'kysely'
import { batchLoads } from '../../kernel/batchLoads.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import type { Tracing } from '../../kernel/tracing.ts'
import type { LostSocket } from '../../people/presence/index.ts'
import { applyRemoteEvent } from './applyRemoteEvent.ts'
import { declineDraw, offerDraw } from './drawOffer.ts'
import { type EndResult, endGame } from './endGame.ts'
import type { EndStep } from './endStep.ts'
import { type FlagWatch, openFlagWatch } from './flags.ts'
import { openGameCache } from './gameCache.ts'
import { withGameLock } from './gameQueue.ts'
import type { AnswerMove, LiveGame } from './gameState.ts'
import type { GameChats, GameFaults, GamesContext, IsInTournament, Leases } from './gamesContext.ts'
import { type Arrival, saveArrivals } from './gamesStore.ts'
import { type BerserkCommand, goBerserk } from './goBerserk.ts'
import { type JoiningSocket, joinGame } from './joinGame.ts'
import { findEndRefusal, type PlayerEndRequest } from './knownRefusal.ts'
import type { MoveCommand } from './moveCommand.ts'
import { type JournalFaults, openMoveJournal } from './moveJournal.ts'
import { restartAbsences, restartFirstMoves } from './outageStore.ts'
import { creditOutage } from './outages.ts'
import { playMove } from './playMove.ts'
import { premoveCommands } from './premoveCommands.ts'
import { publishMissedEvents } from './publishMissedEvents.ts'
import { readRecordFor, refreshToRead } from './readGame.ts'
import { refreshNewerGames } from './refreshNewerGames.ts'
import { requestRematch } from './requestRematch.ts'
import { gameRoutes } from './routes.ts'
import { sweepViewerAccess } from './sweepViewerAccess.ts'
import { sweepViewers } from './viewers.ts'

export type GamesOptions = {
  /** Further effects of a game's end, inside its transaction. */
  endSteps?: readonly EndStep[]
  /** Sends this server's heartbeat to the other servers. */
  sendHeartbeat(): Promise<void>
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
  onMovePublished?: Tracing['movePublished'] | undefined
}

/** How long after an outage the players of a tournament have to return to a game that had hardly begun. */
const RETURN_WITHIN_MS = 60_000
/** The least time between two heartbeats sent for commits of the journal. */
const HEARTBEAT_EVERY_MS = 1000

export type Games = ReturnType<typeof openGames>

/** Opens the games of a server. */
export function openGames(ctx: Context, options: GamesOptions) {
  const { endSteps = [], leases, chats, isInTournament = async () => false, faults = {} } = options
  let heartbeatAtMs = ctx.time.nowMs()
  let heartbeatDueAtMs = heartbeatAtMs + HEARTBEAT_EVERY_MS
  const sendHeartbeat = async () => {
    const nowMs = ctx.time.nowMs()
    await options.sendHeartbeat()
    heartbeatAtMs = nowMs
  }
  const context: GamesContext = {
    ctx,
    chats,
    // Thousands of players join their games at once after a restart.
    saveArrival: batchLoads((arrivals: readonly Arrival[]) => saveArrivals(ctx.db, arrivals)),
    isInTournament,
    viewers: new Set(),
    endSteps,
    faults,
    onMovePublished: options.onMovePublished ?? null,
    firstMoveMs: ctx.config.FIRST_MOVE_S * 1000,
    cache: openGameCache(ctx, { onNewer: (game, known) => publishMissedEvents(context, game, known) }),
    journal: openMoveJournal({
      ctx,
      faults,
      ...(options.journal && { bounds: options.journal }),
      onCommit(batch) {
        options.onBatch?.(batch)
        const nowMs = ctx.time.nowMs()
        if (nowMs < heartbeatDueAtMs) return
        heartbeatDueAtMs = nowMs + HEARTBEAT_EVERY_MS
        sendHeartbeat().catch((error: unknown) =>
          ctx.log.warn({ err: error }, 'a heartbeat could not be written'),
        )
      },
    }),
  }
  const unsubscribe = ctx.bus.subscribe((event, from) => {
    if (from === 'elsewhere') applyRemoteEvent(context, event)
  })
  const flags = openFlagWatch(context, { sendHeartbeat, lastHeartbeatMs: () => heartbeatAtMs })

  return {
    routes: gameRoutes(context, { siteUrl: options.siteUrl }),
    sweeps: gameSweeps(context, flags),
    /** Call after the server's boot row is inserted. If no server was alive until now, that was an outage. */
    async start({ othersAlive }: { othersAlive: boolean }): Promise<void> {
      if (othersAlive) return
      const nowMs = ctx.time.nowMs()
      await restartAbsences(ctx.db, nowMs)
      await restartFirstMoves(ctx.db, { untilMs: nowMs + RETURN_WITHIN_MS })
    },
    /** For presence: servers are gone, and these were their sockets. */
    onLost: (trx: Kysely<Database>, lost: readonly LostSocket[]) => creditOutage(context, trx, lost),
    /** Call when no more moves come: stores those in progress. */
    stop() {
      unsubscribe()
      return context.journal.close()
    },
    join: (socket: JoiningSocket, enter: (events: readonly GameServerEvent[]) => void) =>
      joinGame(context, leases, socket, enter),
    playMove: (game: LiveGame, command: MoveCommand, answer: AnswerMove) =>
      playMove(context, game, command, answer),
    ...premoveCommands(context),
    offerDraw: (game: LiveGame, by: Color) => withGameLock(game, by, () => offerDraw(context, game, by)),
    acceptDraw: (game: LiveGame, acceptance: { by: Color; offerId: string }) =>
      endByPlayer(context, game, { kind: 'agreement', ...acceptance }),
    declineDraw: (game: LiveGame, by: Color) => withGameLock(game, by, () => declineDraw(context, game, by)),
    goBerserk: (game: LiveGame, command: BerserkCommand) => goBerserk(context, game, command),
    resign: (game: LiveGame, by: Color) => endByPlayer(context, game, { kind: 'resignation', by }),
    claim: (game: LiveGame, claim: { by: Color; result: 'win' | 'draw' }) =>
      endByPlayer(context, game, { kind: 'claim', ...claim }),
    requestRematch: (game: LiveGame, by: Color) =>
      withGameLock(game, by, () => requestRematch(context, game, by)),
    /**
     * The whole record as stored now and as this user may see it: never older than what their socket has
     * already received.
     */
    async read(game: LiveGame, userId: string): Promise<GameRecord> {
      for (;;) {
        const refreshed = await refreshToRead(context, game)
        const record = await readRecordFor(context, game, userId)
        if (refreshed === 'busy' || game.publishedVersion <= record.version) return record
      }
    },
    /** Games in memory, and moves on their way to disk. */
    countGames: () => context.cache.count(),
    countWaitingMoves: () => context.journal.count(),
  }
}

/** What a server with games does periodically. */
function gameSweeps(context: GamesContext, flags: FlagWatch) {
  return [
    { name: 'flags of games here', everyMs: 100, run: flags.flagLocalGames },
    { name: 'games that are due', everyMs: 1000, run: flags.sweepDue },
    {
      name: 'newer games',
      everyMs: 2000,
      run: (inSlices: InSlices) => refreshNewerGames(context, inSlices),
    },
    { name: 'viewers', everyMs: 2000, run: () => sweepViewers(context) },
    { name: 'watchers', everyMs: 2000, run: (inSlices: InSlices) => sweepViewerAccess(context, inSlices) },
    { name: 'idle games', everyMs: 10_000, run: async () => context.cache.evictIdle() },
  ]
}

/** Handles a player's request to end the game, unless it is refused by what is known of the game. */
function endByPlayer(
  context: GamesContext,
  game: LiveGame,
  request: PlayerEndRequest,
): Promise<EndResult | 'busy'> {
  return withGameLock(game, request.by, async () => {
    const refusal = await findEndRefusal(context, game, request)
    return refusal ?? endGame(context, game, request)
  })
}

export type { LiveGame }
