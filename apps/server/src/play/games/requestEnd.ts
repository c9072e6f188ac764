import type { GameRecord } from '@lance/contract'
import { turnOfPly } from '@lance/domain'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { parseBeaconToken } from './beaconToken.ts'
import { decideEnd, type EndRequest } from './decideEnd.ts'
import { endGame } from './endGame.ts'
import { HOLDER_GRACE_MS, OTHERS_GRACE_MS } from './flags.ts'
import { withGameLock } from './gameQueue.ts'
import { colorOf } from './gameState.ts'
import type { GamesContext } from './gamesContext.ts'
import { closePage } from './presenceOnGame.ts'
import { makeCurrentRecord } from './readGame.ts'

/**
 * Handles a player's HTTP request to end the game. `resignation` resigns the caller, whatever else the
 * request says. `timeout` only asks the server to check its own clock; the record comes back unchanged while
 * that clock still runs.
 */
export async function requestEnd(
  context: GamesContext,
  { gameId, caller, reason }: { gameId: string; caller: Caller; reason: 'resignation' | 'timeout' },
): Promise<{ ok: true; record: GameRecord } | Refusal> {
  const game = await context.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const by = colorOf(game.facts, caller.userId)
  if (!by) return { ok: false, code: 'FORBIDDEN' }
  const result = await withGameLock(game, by, async () => {
    await context.cache.refresh(game)
    const { clock } = game.state
    const graceMs = game.localSockets[turnOfPly(clock.ply)] > 0 ? HOLDER_GRACE_MS : OTHERS_GRACE_MS
    const request: EndRequest =
      reason === 'resignation' ? { kind: 'resignation', by } : { kind: 'flag', ply: clock.ply, graceMs }
    const now = { nowMs: context.ctx.time.nowMs(), firstMoveMs: context.firstMoveMs }
    const decision = decideEnd(game, request, now)
    return decision.ok ? endGame(context, game, request) : decision
  })
  if (result === 'busy') return { ok: false, code: 'BUSY' }
  if (!result.ok && result.code === 'GAME_OVER') return { ok: false, code: 'GAME_OVER' }
  return { ok: true, record: makeCurrentRecord(context, game) }
}

/** Handles the beacon of a closed page. It has no effect on a game that is over. */
export async function handleBeacon(
  context: GamesContext,
  { gameId, beaconToken }: { gameId: string; beaconToken: string },
): Promise<{ ok: true } | Refusal> {
  const game = await context.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const sender = parseBeaconToken(game.facts, beaconToken, context.ctx.time.nowMs())
  if (!sender) return { ok: false, code: 'BEACON_REFUSED' }
  const result = await withGameLock(game, sender.color, () => closePage(context, game, sender))
  return result === 'busy' ? { ok: false, code: 'BUSY' } : result
}
