import type { Cents, TransferKind } from '@lance/domain'
import type { Account } from './account.ts'

/** One amount above 0 from one account to another. `reference`: the id of what caused it, such as a game. */
export type Transfer = {
  from: Account
  to: Account
  amountCents: Cents
  kind: TransferKind
  reference: string
}

/**
 * Transfers that happen together or not at all. `key` is made from their cause (deposit, game, tournament and
 * player), never from an event's id: all outcomes of one cause share a key, so only one can be posted.
 */
export type Posting = { key: string; transfers: readonly Transfer[] }

/** The key under which the nth transfer of a posting is stored. */
export function transferKey(postingKey: string, index: number): string {
  return index === 0 ? postingKey : `${postingKey}/${index}`
}
