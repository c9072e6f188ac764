import type { MatchNotice, TournamentProgress } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { advanceDue, advanceTournament } from './advanceRound.ts'
import { fillCalendar } from './fillCalendar.ts'
import { openMatchNoticeWatch, sweepMatchNotices } from './matchNotices.ts'
import { postponeMatches } from './matchStore.ts'
import { type OwnMatchWatch, openOwnMatchWatch } from './ownMatchWatch.ts'
import { openPrizeWatch, type PrizeWatch } from './prizeWatch.ts'
import { remindPlayers } from './remindPlayers.ts'
import { tournamentRoutes } from './routes.ts'
import { type EndedMatchGame, makeEndStep, type SettledMatch } from './settleMatch.ts'
import { selectStandings } from './standingStore.ts'
import { startDueMatches } from './startDueMatches.ts'
import { startDue } from './startTournament.ts'
import { selectIsEntered } from './tournamentStore.ts'
import type { TournamentPorts, TournamentsContext } from './tournamentsContext.ts'
import type { UnseenWatch } from './unseenWatch.ts'

export type Tournaments = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** What the end of a game does to its match, inside that transaction. */
  endStep: {
    lockFirst(trx: Kysely<Database>, game: { gameId: string; tournamentId: string | null }): Promise<void>
    settle(trx: Kysely<Database>, game: EndedMatchGame): Promise<SettledMatch>
  }
  /** Whether this user is entered in this tournament, and so may watch its games. */
  isInTournament(asked: { tournamentId: string; userId: string }): Promise<boolean>
  /** The current standings of these tournaments; omits unknown ids. */
  readStandings(ids: readonly string[]): Promise<ReadonlyMap<string, TournamentProgress>>
  /** Notifies a player of their waiting match. */
  watchMatches: OwnMatchWatch['watch']
  /** Tells a player of the prizes that they have not seen. */
  watchPrizes: PrizeWatch['watch']
  /** Tells a player of the matches that ended without them, until they have seen it. */
  watchMatchNotices: UnseenWatch<MatchNotice>['watch']
  /**
   * Call after the boot is recorded. Fills the calendar. If no other server is alive, there was an outage: the time for starting
   * matches begins again.
   */
  start(service: { othersAlive: boolean }): Promise<void>
  close(): void
  /** Call when no more games end. Resolves when the rounds that results advanced are done. */
  stop(): Promise<void>
}

/** Opens tournaments on a server. */
export function openTournaments(
  base: Context,
  ports: TournamentPorts,
  { siteUrl }: { siteUrl: () => string },
): Tournaments {
  const ctx: TournamentsContext = { ...base, ports }
  const series = ctx.config.CALENDAR
  const ownMatches = openOwnMatchWatch(ctx)
  const prizes = openPrizeWatch(ctx)
  const unseen = openMatchNoticeWatch(ctx)
  const rounds = openRounds(ctx)
  return {
    routes: tournamentRoutes(ctx, {
      onPrizeSeen: prizes.recheck,
      onMatchSeen: unseen.recheck,
      series,
      siteUrl,
    }),
    sweeps: [
      { name: 'calendar', everyMs: 60_000, run: () => fillCalendar(ctx, series) },
      { name: 'tournament starts', everyMs: 250, run: () => startDue(ctx) },
      { name: 'tournament matches', everyMs: 500, run: () => startDueMatches(ctx) },
      { name: 'tournament rounds', everyMs: 1000, run: () => advanceDue(ctx) },
      { name: 'tournament reminders', everyMs: 10_000, run: () => remindPlayers(ctx) },
      { name: 'matches of players here', everyMs: 2000, run: ownMatches.poll },
      { name: 'prizes of players here', everyMs: 2000, run: prizes.poll },
      { name: 'match notices of players here', everyMs: 2000, run: unseen.poll },
      { name: 'old match notices', everyMs: 600_000, run: () => sweepMatchNotices(ctx) },
    ],
    endStep: makeEndStep(ctx, { onCompleted: rounds.nudge }),
    isInTournament: (asked) => selectIsEntered(ctx.db, asked),
    readStandings: (ids) => selectStandings(ctx.db, ids),
    watchMatches: ownMatches.watch,
    watchPrizes: prizes.watch,
    watchMatchNotices: unseen.watch,
    async start({ othersAlive }) {
      // A new site has tournaments at once. The sweep makes up for a failure here.
      await fillCalendar(ctx, series).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'the calendar could not be filled yet'),
      )
      if (othersAlive) return
      const nowMs = ctx.time.nowMs()
      const until = new Date(nowMs + ctx.config.TOURNAMENT_NO_SHOW_S * 1000)
      await postponeMatches(ctx.db, { until, now: new Date(nowMs) })
    },
    close() {
      ownMatches.close()
      prizes.close()
      unseen.close()
    },
    stop: rounds.settled,
  }
}

/**
 * Advances a tournament as soon as a result may have been the last of its round: one attempt at a time, and
 * one more for results that come meanwhile. The sweep makes up for failures here.
 */
function openRounds(ctx: TournamentsContext) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  async function advance(id: string): Promise<void> {
    do {
      again.delete(id)
      await advanceTournament(ctx, id).catch((error: unknown) =>
        ctx.log.warn(
          { err: error, tournamentId: id },
          'a round could not be started; the sweep retries within a second',
        ),
      )
    } while (again.has(id))
    running.delete(id)
  }
  return {
    nudge(id: string): void {
      if (running.has(id)) again.add(id)
      else running.set(id, advance(id))
    },
    async settled(): Promise<void> {
      await Promise.all(running.values())
    },
  }
}
