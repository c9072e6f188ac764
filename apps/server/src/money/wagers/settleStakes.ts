import { asCents, type Cents, NO_CENTS, splitStakes } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { escrowOf, FEES, holdOf, postTransfers, type Transfer, walletOf } from '../ledger/index.ts'
import { insertHeldPayout, isPayoutHeld } from '../payouts/index.ts'
import { insertAbort } from './wagerStore.ts'

/** A wagered game that is ending. */
export type EndedWager = {
  gameId: string
  whiteId: string
  blackId: string
  winnerId: string | null
  /** The player who caused the abort; null if it was not aborted. */
  abortedById: string | null
  wagerCents: bigint
  endedAtMs: number
}

/**
 * `payoutDueAtMs`: when a held win is paid, or the earliest time if an operator is reviewing it, which they have since
 * `payoutReviewSinceMs`.
 */
export type SettledPayout = {
  payoutDueAtMs?: number
  payoutInReview?: boolean
  payoutReviewSinceMs?: number | null
}

/** For how long wins are held, and from which stake on a held win is judged before it is paid. */
export type HoldTerms = { holdMs: number; judgedFromCents: Cents }

/**
 * Pays out the stakes of a game inside the transaction that ends it: to the winner and the platform, or back
 * to both players. The win and the refund share a key, so no game ever has both. For a held win, returns when
 * it is due and whether it waits for an operator; null if no money moved.
 */
export async function settleStakes(
  trx: Kysely<Database>,
  game: EndedWager,
  { holdMs, judgedFromCents }: HoldTerms,
): Promise<SettledPayout | null> {
  const stake = asCents(game.wagerCents)
  if (stake === NO_CENTS) return null
  const { gameId, winnerId, abortedById, endedAtMs } = game
  const inReview = winnerId !== null && (await isPayoutHeld(trx, { of: { gameId }, userId: winnerId }))
  const isHeld = holdMs > 0 || inReview
  const transfers = winnerId === null ? giveBack(game, stake) : payOut(game, { winnerId, stake, isHeld })
  const posted = await postTransfers(trx, { key: `game ${gameId} end`, transfers }, { nowMs: endedAtMs })
  if (!posted.ok) throw new Error(`game ${gameId} could not be settled: ${posted.code}`)
  if (abortedById !== null) await insertAbort(trx, { gameId, userId: abortedById, at: new Date(endedAtMs) })
  if (winnerId === null || !isHeld) return {}
  const payoutDueAtMs = endedAtMs + holdMs
  const amountCents = splitStakes(stake).payout
  await insertHeldPayout(trx, {
    ...{ gameId, userId: winnerId, amountCents, inReview },
    heldAt: new Date(endedAtMs),
    dueAt: new Date(payoutDueAtMs),
    isJudged: holdMs > 0 && stake >= judgedFromCents,
  })
  return { payoutDueAtMs, payoutInReview: inReview, payoutReviewSinceMs: inReview ? endedAtMs : null }
}

function giveBack({ gameId, whiteId, blackId }: EndedWager, stake: Cents): Transfer[] {
  return [whiteId, blackId].map((userId) => ({
    from: escrowOf(gameId),
    to: walletOf(userId),
    amountCents: stake,
    kind: 'stake_back',
    reference: gameId,
  }))
}

function payOut(
  { gameId }: EndedWager,
  { winnerId, stake, isHeld }: { winnerId: string; stake: Cents; isHeld: boolean },
): Transfer[] {
  const { payout, fee } = splitStakes(stake)
  const from = escrowOf(gameId)
  const win = isHeld
    ? ({ to: holdOf(winnerId), kind: 'win_held' } as const)
    : ({ to: walletOf(winnerId), kind: 'win' } as const)
  return [
    { from, ...win, amountCents: payout, reference: gameId },
    { from, to: FEES, amountCents: fee, kind: 'fee', reference: gameId },
  ]
}
