import { awardArenaPrizes, HIGHLIGHTS_MAX, selectBestGames, selectFastestMates } from '@lance/domain/arena'
import {
  decideTitle,
  lockTournament,
  payOutTournament,
  publishCancelled,
  sumEntries,
  writeCancelled,
} from '../tournaments/index.ts'
import { asArenaGame, selectCandidates } from './arenaGameStore.ts'
import { selectArena } from './arenaStore.ts'
import type { ArenasContext, Trx } from './arenasContext.ts'
import { selectOver, selectPlaced, updateHighlights, updatePlaces } from './finishStore.ts'

/** The most arenas that one sweep ends; the next sweep follows at once. */
const ENDS_AT_ONCE = 20
/** The most places that bring a prize. */
const PRIZES_MAX = 4
/** From how many games the highlights are chosen: more than are shown. */
const CANDIDATES = 50

/** Ends the arenas whose time is up, each once. Running games are played on and no longer count. */
export async function finishArenas(ctx: ArenasContext): Promise<void> {
  if (ctx.draining()) return
  for (const id of await selectOver(ctx.db, { now: new Date(ctx.time.nowMs()), limit: ENDS_AT_ONCE })) {
    try {
      const publish = await ctx.db.transaction().execute((trx) => finish(ctx, trx, id))
      publish?.()
    } catch (error) {
      ctx.log.error({ err: error, tournamentId: id }, 'an arena could not be ended and will be retried')
    }
  }
}

/**
 * Ends an arena under its lock, which no result holds any more: final places, highlights, prizes. Without a point there is
 * no winner: it is cancelled, and every fee goes back.
 */
async function finish(ctx: ArenasContext, trx: Trx, id: string): Promise<(() => void) | null> {
  const row = await lockTournament(trx, id)
  const arena = await selectArena(trx, id)
  const nowMs = ctx.time.nowMs()
  if (row?.status !== 'IN_PROGRESS' || arena === null || arena.endsAt.getTime() > nowMs) return null
  await updatePlaces(trx, { tournamentId: id, now: new Date(nowMs) })
  const standings = await selectPlaced(trx, { tournamentId: id, limit: PRIZES_MAX })
  const paid = await sumEntries(trx, id)
  const awarded = awardArenaPrizes({ paid, distribution: row.prizeDistribution, standings })
  const championId = standings[0]?.playerId
  if (!awarded.ok || championId === undefined) {
    const paidBack = await writeCancelled(trx, row, { cancelledBy: 'no_points', nowMs })
    return () => publishCancelled(ctx, id, paidBack)
  }
  await storeHighlights(trx, id)
  const championTitle = await decideTitle(trx, row, championId)
  const { prizes, fee } = awarded
  return payOutTournament(ctx, trx, row, { championId, championTitle, prizes, fee })
}

async function storeHighlights(trx: Trx, tournamentId: string): Promise<void> {
  const { best, mates } = await selectCandidates(trx, { tournamentId, limit: CANDIDATES })
  const idsOf = (games: readonly { gameId: string }[]) => games.map(({ gameId }) => gameId)
  await updateHighlights(trx, {
    tournamentId,
    bestGameIds: idsOf(selectBestGames(best.map(asArenaGame), { count: HIGHLIGHTS_MAX })),
    fastestMateIds: idsOf(selectFastestMates(mates.map(asArenaGame), { count: HIGHLIGHTS_MAX })),
  })
}
