import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { Tracing } from '../kernel/tracing.ts'
import type { Watch } from '../kernel/watch.ts'
import { openWagers } from '../money/wagers/index.ts'
import type { Presence } from '../people/presence/index.ts'
import { openArenas } from '../play/arenas/index.ts'
import { openChat } from '../play/chat/index.ts'
import { openCollection } from '../play/collection/index.ts'
import { openExplorer } from '../play/explorer/index.ts'
import { openFairPlay } from '../play/fairPlay/index.ts'
import { createGame, createTournamentGames, openGames, readClocks } from '../play/games/index.ts'
import { openHallOfFame } from '../play/hallOfFame/index.ts'
import { openInvitations } from '../play/invitations/index.ts'
import { openLobby } from '../play/lobby/index.ts'
import { endSearches, openMatchmaking } from '../play/matchmaking/index.ts'
import { openPuzzles } from '../play/puzzles/index.ts'
import { openReviews } from '../play/reviews/index.ts'
import { openSwiss, swissLateEntry } from '../play/swiss/index.ts'
import { openTournaments, type TournamentPorts } from '../play/tournaments/index.ts'
import { openTraining } from '../play/training/index.ts'
import type { ServerOptions } from './serverOptions.ts'

type PlayPorts = {
  siteUrl: () => string
  presence: Presence
  watch: Watch | null
  tracing: Tracing | null
  options: Pick<ServerOptions, 'games' | 'fairPlay'>
}

/** Opens games and tournaments, what leads to them, and what comes after them. */
export function openPlay(ctx: Context, { siteUrl, presence, watch, tracing, options }: PlayPorts) {
  const chat = openChat(ctx)
  const wagers = openWagers(ctx)
  const endSearchesOf = (trx: Kysely<Database>, search: { userIds: readonly string[]; nowMs: number }) =>
    endSearches(ctx, trx, search)
  const making = { createGames: createTournamentGames, endSearches: endSearchesOf }
  const arenas = openArenas(ctx, making)
  const ports: TournamentPorts = {
    ...making,
    readClocks: (gameIds) => readClocks(ctx, gameIds),
    lateEntries: { ARENA: arenas.lateEntry, SWISS: swissLateEntry },
  }
  const tournaments = openTournaments(ctx, ports, { siteUrl })
  const swiss = openSwiss(ctx, ports)
  const { endSteps = [], ...gamesOptions } = options.games ?? {}
  const games = openGames(ctx, {
    leases: presence,
    chats: chat,
    sendHeartbeat: presence.sendHeartbeat,
    siteUrl,
    endSteps: [tournaments.endStep, swiss.endStep, arenas.endStep, wagers.endStep, ...endSteps],
    isInTournament: tournaments.isInTournament,
    ...(watch && { onBatch: watch.movesStored }),
    onMovePublished: tracing?.movePublished,
    ...gamesOptions,
  })
  const hallOfFame = openHallOfFame(ctx)
  return {
    chat,
    games,
    matchmaking: openMatchmaking(ctx, { createGame }),
    invitations: openInvitations(ctx),
    reviews: openReviews(ctx),
    training: openTraining(ctx),
    puzzles: openPuzzles(ctx),
    collection: openCollection(ctx),
    tournaments,
    swiss,
    arenas,
    hallOfFame,
    lobby: openLobby(ctx, { readLiveGames: hallOfFame.readLiveGames }),
    explorer: openExplorer(ctx),
    fairPlay: openFairPlay(ctx, {
      ...(options.fairPlay && { open: options.fairPlay.openAnalyst }),
      ...(watch && { onAnalysed: watch.analysed }),
    }),
  }
}
