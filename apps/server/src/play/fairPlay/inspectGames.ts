import type { Context } from '../../kernel/context.ts'
import { analyseStoredGame } from './analyseStoredGame.ts'
import { takeGame } from './fairPlayStore.ts'
import type { Analyst } from './openAnalyst.ts'
import { PLIES_MIN, selectStoredGames } from './storedGame.ts'

const DAY_MS = 86_400_000
/** A game not inspected within this many days stays so. */
const BACK_DAYS = 7

/**
 * Analyses ended games one after the other until there are no more, `gamesMax` is reached or the server stops. The analyst
 * rests as long as it works. Returns how many games it took.
 */
export async function inspectGames(
  ctx: Pick<Context, 'db' | 'time' | 'log' | 'draining'>,
  { analyst, gamesMax }: { analyst: Analyst; gamesMax: number },
): Promise<number> {
  let games = 0
  while (games < gamesMax && !ctx.draining()) {
    const nowMs = ctx.time.nowMs()
    const since = new Date(nowMs - BACK_DAYS * DAY_MS)
    const gameId = await takeGame(ctx.db, { since, pliesMin: PLIES_MIN, now: new Date(nowMs) })
    if (gameId === null) break
    games++
    await inspectGame(ctx, gameId, analyst)
  }
  return games
}

async function inspectGame(
  ctx: Pick<Context, 'db' | 'time' | 'log'>,
  gameId: string,
  analyst: Analyst,
): Promise<void> {
  const [game] = await selectStoredGames(ctx.db, [gameId])
  if (!game) return
  try {
    const isDone = await analyseStoredGame(ctx, game, { analyst, look: 1 })
    if (!isDone) ctx.log.warn({ gameId }, 'a game was not fully inspected')
  } catch (error) {
    ctx.log.error({ err: error, gameId }, 'a game could not be inspected')
  }
}
