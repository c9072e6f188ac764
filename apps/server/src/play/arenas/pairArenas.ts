import { type Pace, ratingClassOf } from '@lance/domain'
import { lastPairingMs, SMALL_ARENA_PLAYERS } from '@lance/domain/arena'
import { selectTournament, termsOf } from '../tournaments/index.ts'
import { type ArenaRow, selectArena } from './arenaStore.ts'
import type { ArenasContext } from './arenasContext.ts'
import { beginArenaGames, GAMES_AT_ONCE } from './beginArenaGames.ts'
import type { Pairer } from './openPairer.ts'
import { claimPairing, countActive, releasePairing, selectDuePairings, selectFree } from './pairingStore.ts'

/** How often the free players of an arena are paired. */
export const TICK_MS = 3000
/** While fewer than this are free, in an arena with more players, … */
const FEW_FREE = 8
/** … more of them gather, so that each meets a near one. */
export const SPARSE_TICK_MS = 5000
/** A server that pairs has an arena for this long. After a kill the next one goes on then. */
export const PAIRING_CLAIM_MS = 10_000
/** The most arenas in one sweep; the next sweep follows at once. */
const ARENAS_AT_ONCE = 20

/** Pairs the free players of the arenas that are due, each by one server. */
export async function pairArenas(ctx: ArenasContext, pairer: Pairer): Promise<void> {
  if (ctx.draining()) return
  const now = new Date(ctx.time.nowMs())
  for (const tournamentId of await selectDuePairings(ctx.db, { now, limit: ARENAS_AT_ONCE })) {
    await pairDue(ctx, pairer, tournamentId).catch((error: unknown) =>
      ctx.log.error({ err: error, tournamentId }, 'an arena could not be paired and will be retried'),
    )
  }
}

async function pairDue(ctx: ArenasContext, pairer: Pairer, tournamentId: string): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const claimedUntil = new Date(nowMs + PAIRING_CLAIM_MS)
  if (!(await claimPairing(ctx.db, { tournamentId, now: new Date(nowMs), until: claimedUntil }))) return
  const [row, arena] = [await selectTournament(ctx.db, tournamentId), await selectArena(ctx.db, tournamentId)]
  const terms = row && termsOf(row)
  if (terms?.format !== 'ARENA' || arena === null) return
  const { hasPaired, nextMs } = await tick(ctx, pairer, {
    tournamentId,
    pace: terms.pace,
    arena,
    claimedUntil,
  })
  // From the beginning of this tick, so that the length of its work does not add up.
  await releasePairing(ctx.db, { tournamentId, claimedUntil, dueAt: new Date(nowMs + nextMs), hasPaired })
}

type Tick = { tournamentId: string; pace: Pace; arena: ArenaRow; claimedUntil: Date }

async function tick(
  ctx: ArenasContext,
  pairer: Pairer,
  { tournamentId, pace, arena, claimedUntil }: Tick,
): Promise<{ hasPaired: boolean; nextMs: number }> {
  const nowMs = ctx.time.nowMs()
  const isLate = nowMs >= lastPairingMs({ endsAtMs: arena.endsAt.getTime(), pace })
  const speed = ratingClassOf({ ...pace, variant: 'standard' })
  const free = isLate ? [] : await selectFree(ctx.db, { tournamentId, speed })
  if (free.length < 2) return { hasPaired: false, nextMs: TICK_MS }
  const activePlayers = await countActive(ctx.db, tournamentId)
  const pairings = await pairer.pair({ free, isOpening: !arena.hasPaired, activePlayers, nowMs })
  let begun = 0
  for (let from = 0; from < pairings.length; from += GAMES_AT_ONCE) {
    // Another server may have taken the arena over: it pairs the players that this one leaves.
    if (ctx.time.nowMs() >= claimedUntil.getTime()) break
    const some = pairings.slice(from, from + GAMES_AT_ONCE)
    begun += (await beginArenaGames(ctx, { tournamentId, pace, pairings: some })).length
  }
  const isSparse = free.length < FEW_FREE && activePlayers > SMALL_ARENA_PLAYERS
  return { hasPaired: begun > 0, nextMs: isSparse ? SPARSE_TICK_MS : TICK_MS }
}
