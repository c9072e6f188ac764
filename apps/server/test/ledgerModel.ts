import { asCents, type Cents, splitStakes } from '@lance/domain'
import fc from 'fast-check'
import {
  accountName,
  debtOf,
  escrowOf,
  FEES,
  HOUSE,
  holdOf,
  type Posting,
  REVENUE,
  type Transfer,
  WORLD,
  walletOf,
} from '../src/money/ledger/index.ts'

// A model of the ledger, in memory and in a few lines: the database must agree with it, whatever happens in
// whatever order.

/** A random event; all its values are small numbers. */
export type Event =
  | { op: 'deposit'; user: number; cents: number; which: number }
  | { op: 'chargeback' | 'undone'; user: number; which: number }
  | { op: 'pair'; user: number; other: number; game: number }
  | { op: 'win'; user: number; game: number; held: boolean }
  | { op: 'draw' | 'abort'; user: number; other: number; game: number }
  | { op: 'join' | 'joinFree' | 'leave' | 'leaveFree' | 'prize'; user: number; tournament: number }
  | { op: 'cancel'; tournament: number }
  | { op: 'withdraw' | 'pay' | 'refuse'; user: number; which: number }
  | { op: 'premium' | 'premiumBack'; which: number }

type DepositEvent = Extract<Event, { op: 'deposit' } | { op: 'chargeback' | 'undone' }>

const USERS = 3
const user = fc.nat(USERS - 1)
const game = fc.nat(2)
const tournament = fc.nat(1)
const which = fc.nat(2)

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ op: fc.constant('deposit' as const), user, cents: fc.integer({ min: 1, max: 6000 }), which }),
  fc.record({ op: fc.constantFrom('chargeback' as const, 'undone' as const), user, which }),
  { weight: 3, arbitrary: fc.record({ op: fc.constant('pair' as const), user, other: user, game }) },
  fc.record({ op: fc.constant('win' as const), user, game, held: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({ op: fc.constantFrom('draw' as const, 'abort' as const), user, other: user, game }),
  },
  fc.record({
    op: fc.constantFrom('join' as const, 'joinFree' as const, 'leave' as const, 'leaveFree' as const),
    user,
    tournament,
  }),
  fc.record({ op: fc.constant('prize' as const), user, tournament }),
  fc.record({ op: fc.constant('cancel' as const), tournament }),
  fc.record({
    op: fc.constantFrom('withdraw' as const, 'pay' as const, 'refuse' as const),
    user,
    which,
  }),
  fc.record({ op: fc.constantFrom('premium' as const, 'premiumBack' as const), which }),
)

const firstDeposits = fc
  .array(fc.integer({ min: 1, max: 9000 }), { minLength: USERS, maxLength: USERS })
  .map((amounts) => amounts.map((cents, user): Event => ({ op: 'deposit', user, cents, which: 3 })))

/** Sequences of events, mostly of users who have money; the same event often comes twice. */
export const events: fc.Arbitrary<Event[]> = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: firstDeposits }, { weight: 1, arbitrary: fc.constant<Event[]>([]) }),
    fc.array(fc.tuple(event, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 20 }),
  )
  .map(([first, drawn]) => [...first, ...drawn.flatMap(([one, times]) => (times === 3 ? [one, one] : [one]))])

/** The owners of all escrows that a run may open. */
export function escrowIds(run: string): string[] {
  return [
    ...[0, 1, 2].map((game) => `${run}-game-${game}`),
    ...[0, 1].map((one) => `${run}-tournament-${one}`),
  ]
}

const STAKES = [200n, 1000n, 5000n].map(asCents)
const FEE = asCents(700n)
const WITHDRAWAL_CENTS = asCents(1500n)

/** What the ledger would answer. */
export type Answer = 'posted' | 'replayed' | 'INSUFFICIENT_BALANCE' | 'KEY_REUSED'

export class LedgerModel {
  readonly balances = new Map<string, bigint>()
  readonly #posted = new Map<string, string>()
  readonly #userIds: readonly string[]
  readonly #run: string
  transfers = 0

  /** `run` separates what this model names from everything else in the database. */
  constructor({ userIds, run }: { userIds: readonly string[]; run: string }) {
    this.#userIds = userIds
    this.#run = run
    for (const userId of userIds)
      for (const account of [walletOf(userId), holdOf(userId), debtOf(userId)])
        this.balances.set(accountName(account), 0n)
  }

  /** The posting that an event makes; null if it makes none. */
  postingOf(happened: Event): Posting | null {
    if ('game' in happened) return this.#ofGame(happened)
    if ('tournament' in happened) return this.#ofTournament(happened)
    switch (happened.op) {
      case 'withdraw':
      case 'pay':
      case 'refuse':
        return this.#ofWithdrawal(happened)
      case 'premium':
      case 'premiumBack':
        return this.#ofInvoice(happened)
      default:
        return this.#ofDeposit(happened)
    }
  }

  #user(index: number): string {
    return this.#userIds[index] as string
  }

  #ofDeposit(happened: DepositEvent): Posting {
    const userId = this.#user(happened.user)
    const reference = `${this.#run}-deposit-${happened.user}-${happened.which}`
    if (happened.op === 'deposit') {
      const amountCents = asCents(BigInt(happened.cents))
      return {
        key: reference,
        transfers: [{ from: WORLD, to: walletOf(userId), amountCents, kind: 'deposit', reference }],
      }
    }
    const whole = 2000n
    if (happened.op === 'undone') {
      const amountCents = asCents(whole)
      const transfer = { from: WORLD, to: walletOf(userId), amountCents, kind: 'reversal_undone' } as const
      return { key: `${reference}-undone`, transfers: [{ ...transfer, reference }] }
    }
    // Up to the wallet's balance; the rest is a debt.
    const has = this.balances.get(accountName(walletOf(userId))) ?? 0n
    const taken = has < whole ? has : whole
    const transfers = (
      [
        [walletOf(userId), taken],
        [debtOf(userId), whole - taken],
      ] as const
    ).flatMap(([from, amount]): Transfer[] =>
      amount === 0n
        ? []
        : [{ from, to: WORLD, amountCents: asCents(amount), kind: 'deposit_reversed', reference }],
    )
    return { key: `${reference}-back`, transfers }
  }

  #ofGame(happened: Extract<Event, { game: number }>): Posting | null {
    const reference = `${this.#run}-game-${happened.game}`
    const stake = STAKES[happened.game] as Cents
    const escrow = escrowOf(reference)
    if (happened.op === 'win') {
      const { payout, fee } = splitStakes(stake)
      const userId = this.#user(happened.user)
      const win = happened.held
        ? ({ to: holdOf(userId), kind: 'win_held' } as const)
        : ({ to: walletOf(userId), kind: 'win' } as const)
      return {
        key: `${reference}-end`,
        transfers: [
          { from: escrow, ...win, amountCents: payout, reference },
          { from: escrow, to: FEES, amountCents: fee, kind: 'fee', reference },
        ],
      }
    }
    if (happened.user === happened.other) return null
    const both = [this.#user(happened.user), this.#user(happened.other)]
    const isPair = happened.op === 'pair'
    return {
      key: isPair ? `${reference}-stakes` : `${reference}-end`,
      transfers: both.map((userId) => ({
        ...(isPair ? { from: walletOf(userId), to: escrow } : { from: escrow, to: walletOf(userId) }),
        amountCents: stake,
        kind: isPair ? 'stake' : 'stake_back',
        reference,
      })),
    }
  }

  #ofTournament(happened: Extract<Event, { tournament: number }>): Posting | null {
    const reference = `${this.#run}-tournament-${happened.tournament}`
    const escrow = escrowOf(reference)
    if (happened.op === 'cancel') {
      const transfers = this.#userIds.map(
        (userId): Transfer => ({
          from: escrow,
          to: walletOf(userId),
          amountCents: FEE,
          kind: 'entry_back',
          reference,
        }),
      )
      return { key: `${reference}-end`, transfers }
    }
    const userId = this.#user(happened.user)
    const wallet = walletOf(userId)
    const one = (transfer: Pick<Transfer, 'from' | 'to' | 'kind'>, act: string): Posting => ({
      key: `${reference}-${act}`,
      transfers: [{ ...transfer, amountCents: FEE, reference }],
    })
    switch (happened.op) {
      case 'join':
        return one({ from: wallet, to: escrow, kind: 'entry' }, `join-${userId}`)
      case 'joinFree':
        return one({ from: HOUSE, to: escrow, kind: 'entry_free' }, `join-${userId}`)
      case 'leave':
        return one({ from: escrow, to: wallet, kind: 'entry_back' }, `leave-${userId}`)
      case 'leaveFree':
        return one({ from: escrow, to: HOUSE, kind: 'entry_free_back' }, `leave-${userId}`)
      case 'prize': {
        const has = this.balances.get(accountName(escrow)) ?? 0n
        const fee = has / 5n
        if (fee === 0n) return null
        return {
          key: `${reference}-end`,
          transfers: [
            { from: escrow, to: wallet, amountCents: asCents(has - fee), kind: 'prize', reference },
            { from: escrow, to: FEES, amountCents: asCents(fee), kind: 'tournament_fee', reference },
          ],
        }
      }
    }
  }

  #ofWithdrawal({ op, user, which }: Extract<Event, { op: 'withdraw' | 'pay' | 'refuse' }>): Posting {
    const userId = this.#user(user)
    const reference = `${this.#run}-withdrawal-${user}-${which}`
    const [wallet, hold] = [walletOf(userId), holdOf(userId)]
    const ways = {
      withdraw: { from: wallet, to: hold },
      pay: { from: hold, to: WORLD },
      refuse: { from: hold, to: wallet },
    }
    const key = op === 'withdraw' ? reference : `${reference}-end`
    // The database refuses a withdrawal's own kinds without its row.
    const kind = 'correction'
    return { key, transfers: [{ ...ways[op], kind, amountCents: WITHDRAWAL_CENTS, reference }] }
  }

  #ofInvoice({ op, which }: Extract<Event, { op: 'premium' | 'premiumBack' }>): Posting {
    const reference = `${this.#run}-invoice-${which}`
    const transfer =
      op === 'premium'
        ? ({ from: WORLD, to: REVENUE, kind: 'premium' } as const)
        : ({ from: REVENUE, to: WORLD, kind: 'premium_reversed' } as const)
    return { key: `${reference}-${op}`, transfers: [{ ...transfer, amountCents: asCents(1499n), reference }] }
  }

  /** Posts in memory, or returns the refusal. */
  post({ key, transfers }: Posting): Answer {
    const content = JSON.stringify(transfers, (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    const before = this.#posted.get(key)
    if (before !== undefined) return before === content ? 'replayed' : 'KEY_REUSED'
    const after = new Map(this.balances)
    for (const { from, to, amountCents } of transfers) {
      if (from.ownerId !== null) add(after, accountName(from), -amountCents)
      if (to.ownerId !== null) add(after, accountName(to), amountCents)
    }
    for (const [name, balance] of after)
      if (balance < 0n && !name.startsWith('debt ')) return 'INSUFFICIENT_BALANCE'
    this.#posted.set(key, content)
    this.transfers += transfers.length
    for (const [name, balance] of after) this.balances.set(name, balance)
    for (const { to, amountCents } of transfers)
      if (to.kind === 'wallet') this.#payDebt(to.ownerId, amountCents)
    return 'posted'
  }

  #payDebt(userId: string, credit: bigint): void {
    const owes = -(this.balances.get(accountName(debtOf(userId))) ?? 0n)
    const pays = owes < credit ? owes : credit
    if (pays <= 0n) return
    add(this.balances, accountName(walletOf(userId)), -pays)
    add(this.balances, accountName(debtOf(userId)), pays)
    this.transfers++
  }
}

function add(balances: Map<string, bigint>, name: string, amount: bigint): void {
  balances.set(name, (balances.get(name) ?? 0n) + amount)
}

export const MODEL_USERS = USERS
