import type { AccountKind } from '@lance/domain'

/** An account by what it is for; `ownerId` is the user, or the game or tournament of an escrow. */
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
/** Of a game or a tournament. It is opened by the first transfer to it. */
export const escrowOf = (causeId: string) => ({ kind: 'escrow', ownerId: causeId }) as const

/** The account's name among others. */
export function accountName({ kind, ownerId }: Account): string {
  return ownerId === null ? kind : `${kind} ${ownerId}`
}
