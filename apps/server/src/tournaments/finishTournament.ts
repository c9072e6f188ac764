import {
  asCents,
  awardPrizes,
  type Cents,
  NO_CENTS,
  type Prize,
  placesOf,
  shownName,
  splitEntries,
} from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { escrowOf, FEES, postTransfers, type Transfer, walletOf } from '../ledger/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { asDecided } from './asDecided.ts'
import { countMovers, selectRound } from './matchStore.ts'
import { endKey } from './moveEntry.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { addTitle, insertPrizes, selectApplicant, sumEntries, updateFinished } from './tournamentStore.ts'
import { publishEvent, type TournamentsContext } from './tournamentsContext.ts'

/** A title is won where at least so many of the players made a move. */
const MOVERS_MIN = 4

/**
 * Ends a locked tournament whose final is over: champion, title and prizes, inside the caller's transaction. Gives
 * what is to be told once it is committed.
 */
export async function finishTournament(
  ctx: TournamentsContext,
  trx: Kysely<Database>,
  row: TournamentRow,
): Promise<() => void> {
  const nowMs = ctx.time.nowMs()
  const { id, totalRounds } = row
  const [final] = (await selectRound(trx, { tournamentId: id, round: totalRounds })).map(asDecided)
  if (!final) throw new Error(`tournament ${id} has no final`)
  const semiFinals = await selectRound(trx, { tournamentId: id, round: totalRounds - 1 })
  const places = placesOf({ final, semiFinals: semiFinals.map(asDecided) })
  const [championId] = places
  const { pot, fee } = splitEntries(await sumEntries(trx, id))
  const prizes = awardPrizes(pot, row.prizeDistribution, places)
  await updateFinished(trx, { id, championId, now: new Date(nowMs) })
  // Users before accounts, as everywhere.
  if ((await countMovers(trx, id)) >= MOVERS_MIN) await addTitle(trx, championId)
  await payPrizes(trx, { id, prizes, fee, nowMs })
  const { name } = await selectApplicant(trx, championId)
  return () => {
    const data = { championId, championName: shownName({ id: championId, name }) }
    publishEvent(ctx, id, { type: 'TOURNAMENT_FINISHED', data })
    publishEvent(ctx, id, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'FINISHED' } })
    publishBalances(
      ctx,
      prizes.map(({ playerId }) => playerId),
    )
  }
}

async function payPrizes(
  trx: Kysely<Database>,
  { id, prizes, fee, nowMs }: { id: string; prizes: readonly Prize[]; fee: Cents; nowMs: number },
): Promise<void> {
  await insertPrizes(trx, { id, prizes })
  const from = escrowOf(id)
  const transfers: Transfer[] = prizes.map(({ playerId, amount }) => ({
    ...{ from, to: walletOf(playerId), amountCents: asCents(amount), kind: 'prize' },
    reference: id,
  }))
  if (fee > NO_CENTS)
    transfers.push({ from, to: FEES, amountCents: fee, kind: 'tournament_fee', reference: id })
  if (transfers.length === 0) return
  const posted = await postTransfers(trx, { key: endKey(id), transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the prizes of tournament ${id} could not be paid: ${posted.code}`)
}
