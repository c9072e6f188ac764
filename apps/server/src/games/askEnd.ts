import type { GameRecord } from '@lance/contract'
import { turnOfPly } from '@lance/domain'
import type { Refusal, Speaker } from '../routing.ts'
import { parseBeaconToken } from './beaconToken.ts'
import { decideEnd, type EndRequest } from './decideEnd.ts'
import type { Desk } from './desk.ts'
import { endGame } from './endGame.ts'
import { HOLDER_WAITS_MS, OTHERS_WAIT_MS } from './flags.ts'
import { colorOf } from './gameState.ts'
import { inTurn } from './gameTurn.ts'
import { closePage } from './presenceOnGame.ts'
import { recordNow } from './readGame.ts'

/**
 * Handles a player's HTTP request to end the game. `resignation` resigns the caller, whatever else the
 * request says. `timeout` only asks the server to check its own clock; the record comes back unchanged while
 * that clock still runs.
 */
export async function askEnd(
  desk: Desk,
  { gameId, speaker, reason }: { gameId: string; speaker: Speaker; reason: 'resignation' | 'timeout' },
): Promise<{ ok: true; record: GameRecord } | Refusal> {
  const game = await desk.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const by = colorOf(game.facts, speaker.userId)
  if (!by) return { ok: false, code: 'FORBIDDEN' }
  const result = await inTurn(game, by, async () => {
    await desk.cache.refresh(game)
    const { clock } = game.state
    const graceMs = game.here[turnOfPly(clock.ply)] > 0 ? HOLDER_WAITS_MS : OTHERS_WAIT_MS
    const request: EndRequest =
      reason === 'resignation' ? { kind: 'resignation', by } : { kind: 'flag', ply: clock.ply, graceMs }
    const now = { nowMs: desk.ctx.time.nowMs(), firstMoveMs: desk.firstMoveMs }
    const decision = decideEnd(game, request, now)
    return decision.ok ? endGame(desk, game, request) : decision
  })
  if (result === 'busy') return { ok: false, code: 'BUSY' }
  if (!result.ok && result.code === 'GAME_OVER') return { ok: false, code: 'GAME_OVER' }
  return { ok: true, record: recordNow(desk, game) }
}

/** Handles the beacon of a closed page. It has no effect on a game that is over. */
export async function takeBeacon(
  desk: Desk,
  { gameId, beaconToken }: { gameId: string; beaconToken: string },
): Promise<{ ok: true } | Refusal> {
  const game = await desk.cache.open(gameId)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  const speaker = parseBeaconToken(game.facts, beaconToken, desk.ctx.time.nowMs())
  if (!speaker) return { ok: false, code: 'BEACON_REFUSED' }
  const result = await inTurn(game, speaker.color, () => closePage(desk, game, speaker))
  return result === 'busy' ? { ok: false, code: 'BUSY' } : result
}
