import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Account, accountName, debtOf } from './account.ts'
import type { Transfer } from './transfer.ts'

/** Balances by account name, read under the lock. Accounts that store no balance are missing. */
export type Balances = ReadonlyMap<string, Cents>

/** Only debts may go below 0: what a user owes is a negative balance. */
const mayGoNegative = ({ kind }: Account) => kind === 'debt'

/** Returns the first account that these transfers together would take below 0; null if all are covered. */
export function findOverdrawn(transfers: readonly Transfer[], balances: Balances): Account | null {
  const after = new Map(balances)
  const touched = new Map<string, Account>()
  for (const { from, to, amountCents } of transfers) {
    for (const [account, change] of [
      [from, -amountCents],
      [to, amountCents],
    ] as const) {
      const name = accountName(account)
      const balance = after.get(name)
      if (balance === undefined) continue
      after.set(name, asCents(balance + change))
      touched.set(name, account)
    }
  }
  for (const [name, account] of touched) {
    if (!mayGoNegative(account) && (after.get(name) ?? NO_CENTS) < NO_CENTS) return account
  }
  return null
}

/** Returns the transfers by which the credits among these pay their owners' debts: debts come first. */
export function payDebts(transfers: readonly Transfer[], balances: Balances): Transfer[] {
  const owed = new Map<string, Cents>()
  return transfers.flatMap(({ to, amountCents, reference }) => {
    if (to.kind !== 'wallet') return []
    const debt = debtOf(to.ownerId)
    const name = accountName(debt)
    const owes = owed.get(name) ?? asCents(-(balances.get(name) ?? NO_CENTS))
    const pays = asCents(owes < amountCents ? owes : amountCents)
    owed.set(name, asCents(owes - pays))
    if (pays <= NO_CENTS) return []
    return [{ from: to, to: debt, amountCents: pays, kind: 'debt_paid' as const, reference }]
  })
}

/** `cents`: null if the account may have any balance. */
export type LeastBalance = { account: Account; cents: Cents | null }

/**
 * Lists the accounts of these transfers, each once, and the debts of the users whose wallets are credited,
 * with the least balances at which no account is overdrawn and no debt is paid. A debt's is 0: nothing owed.
 */
export function listLeastBalances(transfers: readonly Transfer[]): LeastBalance[] {
  const least = new Map<string, LeastBalance>()
  const change = (account: Account, cents: bigint) => {
    const before = least.get(accountName(account))?.cents ?? NO_CENTS
    const after = mayGoNegative(account) ? null : asCents(before + cents)
    least.set(accountName(account), { account, cents: after })
  }
  for (const { from, to, amountCents } of transfers) {
    change(from, amountCents)
    change(to, -amountCents)
  }
  for (const { to } of transfers) {
    if (to.kind !== 'wallet') continue
    const debt = debtOf(to.ownerId)
    least.set(accountName(debt), { account: debt, cents: NO_CENTS })
  }
  return [...least.values()]
}
