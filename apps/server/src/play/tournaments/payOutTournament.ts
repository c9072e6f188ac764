import { type Cents, type ChampionTitle, displayName, judgeTitle, NO_CENTS, type Prize } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { escrowOf, FEES, holdOf, postTransfers, type Transfer, walletOf } from '../../money/ledger/index.ts'
import { insertHeldPrize, isPayoutHeld } from '../../money/payouts/index.ts'
import { publishBalances } from '../../money/wallet/index.ts'
import { countMovers } from './matchStore.ts'
import { endKey } from './moveEntry.ts'
import { notifyWinners } from './prizeNotice.ts'
import type { TournamentRow } from './tournamentRow.ts'
import { addTitle, insertPrizes, selectApplicant, updateFinished } from './tournamentStore.ts'
import { publishEvent } from './tournamentsContext.ts'

const HOUR_MS = 3_600_000

/** How a tournament ends: its champion, and where its fees go. `fee`: the platform's part. */
export type TournamentEnd = {
  championId: string
  championTitle: ChampionTitle
  prizes: readonly Prize[]
  fee: Cents
}

/**
 * Ends a locked tournament: champion, title, notices and prizes, inside the caller's transaction. Returns a function
 * that publishes the end, to be called after the commit.
 */
export async function payOutTournament(
  ctx: Context,
  trx: Kysely<Database>,
  { id }: Pick<TournamentRow, 'id'>,
  { championId, championTitle, prizes, fee }: TournamentEnd,
): Promise<() => void> {
  const nowMs = ctx.time.nowMs()
  await updateFinished(trx, { id, championId, championTitle, now: new Date(nowMs) })
  // Lock order: users before accounts, as everywhere.
  if (championTitle === 'won') await addTitle(trx, championId)
  const winnerIds = prizes.map(({ playerId }) => playerId)
  await notifyWinners(trx, { tournamentId: id, championId, championTitle, winnerIds, nowMs })
  const holdMs = ctx.config.PAYOUT_HOLD_H * HOUR_MS
  await payPrizes(trx, { id, prizes, fee, nowMs, holdMs })
  const { name } = await selectApplicant(trx, championId)
  return () => {
    const data = { championId, championName: displayName({ id: championId, name }) }
    publishEvent(ctx, id, { type: 'TOURNAMENT_FINISHED', data })
    publishEvent(ctx, id, { type: 'TOURNAMENT_STATUS_CHANGED', data: { status: 'FINISHED' } })
    publishBalances(ctx, winnerIds)
  }
}

/** What a tournament's championship means for its champion's titles. */
export async function decideTitle(
  trx: Kysely<Database>,
  { id, entryCents, participants, houseSeries }: TournamentRow,
  championId: string,
): Promise<ChampionTitle> {
  const { movers, hasMoved } = await countMovers(trx, { tournamentId: id, userId: championId })
  const isPaid = entryCents > NO_CENTS
  const isHouse = houseSeries !== null
  return judgeTitle({ isHouse, isPaid, starters: participants, movers, hasChampionMoved: hasMoved })
}

async function payPrizes(
  trx: Kysely<Database>,
  {
    id,
    prizes,
    fee,
    nowMs,
    holdMs,
  }: { id: string; prizes: readonly Prize[]; fee: Cents; nowMs: number; holdMs: number },
): Promise<void> {
  await insertPrizes(trx, { id, prizes })
  const held = await holdPrizes(trx, { id, prizes, nowMs, holdMs })
  const from = escrowOf(id)
  const transfers: Transfer[] = prizes.map(({ place, playerId, amount }) => ({
    from,
    ...(held.has(place)
      ? ({ to: holdOf(playerId), kind: 'prize_held' } as const)
      : ({ to: walletOf(playerId), kind: 'prize' } as const)),
    amountCents: amount,
    reference: id,
  }))
  if (fee > NO_CENTS)
    transfers.push({ from, to: FEES, amountCents: fee, kind: 'tournament_fee', reference: id })
  if (transfers.length === 0) return
  const posted = await postTransfers(trx, { key: endKey(id), transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the prizes of tournament ${id} could not be paid: ${posted.code}`)
}

/**
 * Records which prizes are held: all for a while, in which their winners are judged, or those an operator reviews.
 * Returns their places.
 */
async function holdPrizes(
  trx: Kysely<Database>,
  { id, prizes, nowMs, holdMs }: { id: string; prizes: readonly Prize[]; nowMs: number; holdMs: number },
): Promise<Set<number>> {
  const held = new Set<number>()
  for (const { place, playerId: userId, amount: amountCents } of prizes) {
    const inReview = await isPayoutHeld(trx, { of: { tournamentId: id }, userId })
    // Without PAYOUT_HOLD_H only an operator holds prizes, and nothing is judged.
    if (holdMs === 0 && !inReview) continue
    held.add(place)
    const [heldAt, dueAt] = [new Date(nowMs), new Date(nowMs + holdMs)]
    const prize = { tournamentId: id, place, userId, amountCents }
    await insertHeldPrize(trx, { ...prize, heldAt, dueAt, inReview, isJudged: holdMs > 0 })
  }
  return held
}
