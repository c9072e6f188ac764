import type { AccountKind } from '@lance/domain'

/** The owner is a user, or the game or tournament of an escrow. The platform's accounts have none. */
export type Account =
  | { kind: Extract<AccountKind, 'wallet' | 'hold' | 'debt' | 'escrow'>; ownerId: string }
  | { kind: Extract<AccountKind, 'world' | 'fees' | 'revenue' | 'house'>; ownerId: null }

export const WORLD = { kind: 'world', ownerId: null } as const
export const FEES = { kind: 'fees', ownerId: null } as const
export const REVENUE = { kind: 'revenue', ownerId: null } as const
export const HOUSE = { kind: 'house', ownerId: null } as const

export const walletOf = (userId: string) => ({ kind: 'wallet', ownerId: userId }) as const
export const holdOf = (userId: string) => ({ kind: 'hold', ownerId: userId }) as const
export const debtOf = (userId: string) => ({ kind: 'debt', ownerId: userId }) as const
/** The escrow of a game or tournament. The first transfer to it opens it. */
export const escrowOf = (causeId: string) => ({ kind: 'escrow', ownerId: causeId }) as const

/** A name that is unique among all accounts. */
export function accountName({ kind, ownerId }: Account): string {
  return ownerId === null ? kind : `${kind} ${ownerId}`
}
