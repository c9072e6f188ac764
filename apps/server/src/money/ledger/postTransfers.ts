import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type Account, accountName } from './account.ts'
import { findOverdrawn, listLeastBalances, payDebts } from './decidePosting.ts'
import { insertTransfers, type LockedAccount, lockAccounts, postAtOnce, selectPosted } from './ledgerStore.ts'
import { type Posting, type Transfer, transferKey } from './transfer.ts'

/** `isReplay`: it was posted before and nothing moved this time. */
export type Posted = { ok: true; isReplay: boolean }

export type PostingRefusal =
  /** The account's balance is too low. */
  | { ok: false; code: 'INSUFFICIENT_BALANCE'; account: Account }
  /** The key was used for something else, such as a refund where this is a win. */
  | { ok: false; code: 'KEY_REUSED' }

/**
 * Moves money inside the caller's transaction: all transfers of the posting or none. A refusal leaves no
 * trace. A replay succeeds and moves nothing. Credits to a wallet pay its owner's debt first. Locks all
 * accounts it touches, in order of id, until the transaction ends: a transaction that posts twice may
 * deadlock with another, so put all that belongs together into one posting. Throws if an account other than
 * an escrow does not exist. One statement, unless it is refused, a replay, or pays a debt.
 */
export async function postTransfers(
  trx: Kysely<Database>,
  posting: Posting,
  { nowMs }: { nowMs: number },
): Promise<Posted | PostingRefusal> {
  if (!trx.isTransaction) throw new Error('money can be moved only in a transaction')
  return (await tryAtOnce(trx, posting, nowMs)) ?? postInSteps(trx, posting, nowMs)
}

/** Posts with one statement; null if something stands in the way. */
async function tryAtOnce(trx: Kysely<Database>, posting: Posting, nowMs: number): Promise<Posted | null> {
  const { key, transfers } = posting
  const leastBalances = listLeastBalances(transfers)
  const written = await postAtOnce(trx, posting, { leastBalances, nowMs })
  if (written === 0) return null
  if (written !== transfers.length) throw new Error(`another transaction posted a part of ${key}`)
  return { ok: true, isReplay: false }
}

/** Locks the accounts, decides on their balances, and then writes or answers why not. */
async function postInSteps(
  trx: Kysely<Database>,
  posting: Posting,
  nowMs: number,
): Promise<Posted | PostingRefusal> {
  const { key, transfers } = posting
  const { held, isPosted } = await lockAccounts(trx, { accounts: accountsOf(transfers), key })
  if (isPosted) return compareWithPosted(trx, posting)
  const opened = findEscrowToOpen(transfers, held)
  const balances = balancesOf(held, opened)
  const overdrawn = findOverdrawn(transfers, balances)
  if (overdrawn)
    return (
      (await compareIfPosted(trx, posting)) ?? { ok: false, code: 'INSUFFICIENT_BALANCE', account: overdrawn }
    )
  const written = await write(trx, { key, transfers, held, opened, nowMs })
  if (written === 0) return compareWithPosted(trx, posting)
  if (written !== transfers.length) throw new Error(`another transaction posted a part of ${key}`)
  const payments = payDebts(transfers, balances)
  if (payments.length > 0)
    await write(trx, { key: `${key}/debt`, transfers: payments, held, opened: null, nowMs })
  return { ok: true, isReplay: false }
}

/** Every account of these transfers, and the debts of the users whose wallets are credited. */
const accountsOf = (transfers: readonly Transfer[]): Account[] =>
  listLeastBalances(transfers).map(({ account }) => account)

/** Finds the one account that does not exist yet: the first transfer to an escrow opens it. */
function findEscrowToOpen(
  transfers: readonly Transfer[],
  held: ReadonlyMap<string, LockedAccount>,
): Account | null {
  const missing = accountsOf(transfers).filter((account) => !held.has(accountName(account)))
  const [opened, ...others] = missing
  if (others.length > 0 || (opened && opened.kind !== 'escrow')) {
    throw new Error(`no such accounts: ${missing.map(accountName).join(', ')}`)
  }
  return opened ?? null
}

function balancesOf(held: ReadonlyMap<string, LockedAccount>, opened: Account | null): Map<string, Cents> {
  const balances = new Map<string, Cents>()
  for (const [name, { balance }] of held) if (balance !== null) balances.set(name, balance)
  if (opened) balances.set(accountName(opened), NO_CENTS)
  return balances
}

async function write(
  trx: Kysely<Database>,
  {
    key,
    transfers,
    held,
    opened,
    nowMs,
  }: {
    key: string
    transfers: readonly Transfer[]
    held: ReadonlyMap<string, LockedAccount>
    opened: Account | null
    nowMs: number
  },
): Promise<number> {
  const idOf = (account: Account) => held.get(accountName(account))?.id ?? null
  const stored = transfers.map((transfer, index) => ({
    ...transfer,
    key: transferKey(key, index),
    debit: idOf(transfer.from),
    credit: idOf(transfer.to),
  }))
  return insertTransfers(trx, { transfers: stored, opened, nowMs })
}

/** The balance may be too low only because this same posting went through while we waited for the locks. */
async function compareIfPosted(
  trx: Kysely<Database>,
  posting: Posting,
): Promise<Posted | PostingRefusal | null> {
  const stored = await selectPosted(trx, posting)
  return stored.length === 0 ? null : compare(stored, posting)
}

async function compareWithPosted(trx: Kysely<Database>, posting: Posting): Promise<Posted | PostingRefusal> {
  return compare(await selectPosted(trx, posting), posting)
}

function compare(stored: readonly Transfer[], { transfers }: Posting): Posted | PostingRefusal {
  const isSame =
    stored.length === transfers.length && stored.every((one, index) => isEqual(one, transfers[index]))
  return isSame ? { ok: true, isReplay: true } : { ok: false, code: 'KEY_REUSED' }
}

function isEqual(one: Transfer, other: Transfer | undefined): boolean {
  return (
    other !== undefined &&
    accountName(one.from) === accountName(other.from) &&
    accountName(one.to) === accountName(other.to) &&
    one.amountCents === other.amountCents &&
    one.kind === other.kind &&
    one.reference === other.reference
  )
}
