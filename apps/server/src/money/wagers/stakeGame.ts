import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { escrowOf, postTransfers, walletOf } from '../ledger/index.ts'

/**
 * Takes both stakes of a new game into its escrow, inside the transaction that creates the game. Call
 * `mayStake` first, in the same transaction. Throws if a wallet does not cover the stake.
 */
export async function stakeGame(
  trx: Kysely<Database>,
  {
    gameId,
    userIds,
    stake,
    nowMs,
  }: { gameId: string; userIds: readonly string[]; stake: Cents; nowMs: number },
): Promise<void> {
  if (stake === NO_CENTS) return
  const transfers = userIds.map((userId) => ({
    from: walletOf(userId),
    to: escrowOf(gameId),
    amountCents: stake,
    kind: 'stake' as const,
    reference: gameId,
  }))
  const posted = await postTransfers(trx, { key: `game ${gameId} stakes`, transfers }, { nowMs })
  if (!posted.ok) throw new Error(`the stakes of game ${gameId} could not be taken: ${posted.code}`)
}
