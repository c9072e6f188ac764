import {
  JUDGED_GAMES_MAX,
  type JudgedGame,
  type JudgedPlayer,
  type Judgement,
  PRIOR_GAMES_MAX,
} from '@lance/domain/fairPlay'
import type { Context } from '../../kernel/context.ts'
import { analyseStoredGame } from './analyseStoredGame.ts'
import { type Look, selectAnalysed, selectSides } from './judgedSideStore.ts'
import type { Analyst } from './openAnalyst.ts'
import { selectStoredGames } from './storedGame.ts'
import { selectLastClosed, selectReports } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** How far back a player's games are judged together. What came before says how they usually play. */
export const JUDGED_DAYS = 60
/** How long analysed games and the signs of their moves are kept. */
export const KEPT_DAYS = 90
/** The games that the second look is for: those that speak most for help. */
const SECOND_GAMES_MAX = 8

export type JudgingContext = Pick<Context, 'db' | 'time' | 'config' | 'draining'>

export type JudgingTools = {
  analyst: Analyst
  /** Called before each game that is analysed. False: the judgement is wanted no more. */
  mayGoOn: () => Promise<boolean>
}

/**
 * What was found about a player. `second`: after the second look, which follows only if the first raised them. Without
 * complaints: rivals never hold a payout. `withComplaints`: the last one with them, for the operator.
 */
export type Findings = {
  first: Judgement
  second: Judgement | null
  withComplaints: Judgement
  complaints: number
  isSuspect: boolean
}

/**
 * Judges a player by the games that were analysed, and looks a second time, with ten times the nodes, if the first look
 * raises them. Null if it stopped on the way.
 */
export async function judgeOne(
  ctx: JudgingContext,
  userId: string,
  tools: JudgingTools,
): Promise<Findings | null> {
  const isRaised = ({ falseAlarmRate }: Judgement) => falseAlarmRate <= ctx.config.FAIR_PLAY_FALSE_ALARM_RATE
  const firstGames = await selectJudged(ctx, userId, 1)
  const first = await tools.analyst.judge({ ...firstGames, complaints: 0 })
  if (!first) return null
  const complaints = await countComplaints(ctx, userId)
  if (!isRaised(first)) return { first, second: null, withComplaints: first, complaints, isSuspect: false }
  if (!(await lookAgain(ctx, { userId, first, games: firstGames.games }, tools))) return null
  const games = await selectJudged(ctx, userId, 2)
  const second = await tools.analyst.judge({ ...games, complaints: 0 })
  const withComplaints = second && (await tools.analyst.judge({ ...games, complaints }))
  if (!second || !withComplaints) return null
  return { first, second, withComplaints, complaints, isSuspect: isRaised(second) }
}

/** The games that are judged, and the player's own earlier ones. Those that an operator has judged are earlier ones. */
async function selectJudged(
  { db, time }: JudgingContext,
  userId: string,
  look: Look,
): Promise<Pick<JudgedPlayer, 'games' | 'priorGames'>> {
  const nowMs = time.nowMs()
  const closedAt = await selectLastClosed(db, { kind: 'engine', userId })
  const since = new Date(Math.max(nowMs - JUDGED_DAYS * DAY_MS, closedAt?.getTime() ?? 0))
  const games = await selectSides(db, {
    ...{ userId, look, since },
    until: new Date(nowMs),
    limit: JUDGED_GAMES_MAX,
  })
  const oldest = games.at(-1)
  const priorGames = await selectSides(db, {
    ...{ userId, look },
    since: new Date(nowMs - KEPT_DAYS * DAY_MS),
    // A game belongs to one of the two.
    until: oldest ? new Date(oldest.endedAtMs - 1) : since,
    limit: PRIOR_GAMES_MAX,
  })
  return { games, priorGames }
}

async function countComplaints({ db, time }: JudgingContext, userId: string): Promise<number> {
  const since = new Date(time.nowMs() - KEPT_DAYS * DAY_MS)
  return (await selectReports(db, { userId, since })).byKind.fair_play ?? 0
}

/** False if it stopped on the way; what was analysed until then is stored. */
async function lookAgain(
  ctx: JudgingContext,
  { userId, first, games }: { userId: string; first: Judgement; games: readonly JudgedGame[] },
  { analyst, mayGoOn }: JudgingTools,
): Promise<boolean> {
  const known = new Set(games.map(({ gameId }) => gameId))
  const strongest = first.games
    .filter(({ gameId }) => known.has(gameId))
    .toSorted((one, other) => other.nats - one.nats)
    .slice(0, SECOND_GAMES_MAX)
    .map(({ gameId }) => gameId)
  const seen = await selectAnalysed(ctx.db, { gameIds: strongest, look: 2, userId })
  const stored = await selectStoredGames(
    ctx.db,
    strongest.filter((id) => !seen.has(id)),
  )
  for (const game of stored) {
    if (ctx.draining() || !(await mayGoOn())) return false
    const side = game.whiteId === userId ? 'white' : 'black'
    if (!(await analyseStoredGame(ctx, game, { analyst, look: 2, side }))) return false
  }
  return true
}
