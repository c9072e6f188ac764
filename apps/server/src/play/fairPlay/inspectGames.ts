import { isDaily } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { insertEvidence } from './evidenceStore.ts'
import { type GameToInspect, insertFigures, selectTimedMoves, takeGame } from './fairPlayStore.ts'
import { makePlayedGame } from './makePlayedGame.ts'
import type { Comparer } from './openComparer.ts'
import { computeSideFigures } from './sideFigures.ts'

const DAY_MS = 86_400_000
/** A game not inspected within this many days stays so. */
const BACK_DAYS = 7
/** In shorter games hardly any move is telling. */
const PLIES_MIN = 24

type InspectionContext = Pick<Context, 'db' | 'time' | 'log' | 'draining'>

/**
 * Inspects ended games one after the other until there are no more, `gamesMax` is reached or the server
 * stops. Rests after each for as long as it took, so it uses half a core at most.
 */
export async function inspectGames(
  ctx: InspectionContext,
  { comparer, gamesMax, rest }: { comparer: Comparer; gamesMax: number; rest: (ms: number) => Promise<void> },
): Promise<{ games: number; userIds: Set<string> }> {
  const userIds = new Set<string>()
  let games = 0
  while (games < gamesMax && !ctx.draining()) {
    const nowMs = ctx.time.nowMs()
    const since = new Date(nowMs - BACK_DAYS * DAY_MS)
    const game = await takeGame(ctx.db, { since, pliesMin: PLIES_MIN, now: new Date(nowMs) })
    if (!game) break
    const startedAtMs = performance.now()
    games++
    if (await inspectGame(ctx, game, comparer)) for (const id of [game.whiteId, game.blackId]) userIds.add(id)
    await rest(performance.now() - startedAtMs)
  }
  return { games, userIds }
}

async function inspectGame(
  { db, log }: InspectionContext,
  game: GameToInspect,
  comparer: Comparer,
): Promise<boolean> {
  const moves = await selectTimedMoves(db, game, { isTimed: !isDaily(game.timeControlS) })
  const compared = await comparer.compare(makePlayedGame(game, moves)).catch((error: unknown) => {
    log.error({ err: error, gameId: game.id }, 'a game could not be inspected')
    return null
  })
  if (compared === null) {
    log.warn({ gameId: game.id }, 'a game was not fully inspected')
    return false
  }
  await insertEvidence(db, { gameId: game.id, endedAt: game.endedAt, moves: compared })
  for (const color of ['white', 'black'] as const) {
    const own = compared.filter((move) => move.color === color)
    const figures = computeSideFigures(moves, { elo: game[`${color}Elo`], compared: own })
    await insertFigures(db, { gameId: game.id, userId: game[`${color}Id`], endedAt: game.endedAt, figures })
  }
  return true
}
