import type { Cents, TransferKind } from '@lance/domain'
import type { Account } from './account.ts'

/** One amount, above 0, that goes from one account to another. `reference`: the id of what it belongs to. */
export type Transfer = {
  from: Account
  to: Account
  amountCents: Cents
  kind: TransferKind
  reference: string
}

/**
 * Transfers that move together or not at all. `key` is made of their cause (deposit, game, tournament and player),
 * never of an event's id: whatever else may come of the same cause has the same key, so only one of them can be.
 */
export type Posting = { key: string; transfers: readonly Transfer[] }

/** The key under which the nth transfer of a posting is stored. */
export function transferKey(postingKey: string, index: number): string {
  return index === 0 ? postingKey : `${postingKey}/${index}`
}
