import type { Withdrawal, WithdrawalList } from '@lance/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  completed,
  deliverAll,
  disputed,
  findLedgerProblems,
  moneyOf,
  type OpenedDeposit,
  openDeposit,
  refunded,
  signUpAdult,
} from '../../../test/depositKit.ts'
import { operate } from '../../../test/operate.ts'
import { PROOF_TIMEOUT_MS, prove, runsOf } from '../../../test/proofKit.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'
import { requestWithdrawal, savePixKey } from '../../../test/withdrawalKit.ts'

// Runs deposits, withdrawals and what banks and operators do with them in any order, over the real endpoints,
// signed webhooks and operator verbs. After each step the wallet, the debt and every withdrawal must match a
// simple model.

const DAY_MS = 86_400_000

serveStripe()

type OperatorStep = keyof typeof VERBS

type Step =
  | { op: 'deposit' | 'withdraw'; reais: number }
  | { op: OperatorStep | 'chargeback' | 'won' | 'refund'; which: number }

/** The status that each verb gives a withdrawal, and those it may follow. */
const VERBS = {
  approve: { verb: 'approve-withdrawal', from: ['asked'], to: 'approved' },
  take: { verb: 'send-withdrawal', from: ['approved'], to: 'sending' },
  paid: { verb: 'withdrawal-paid', from: ['sending'], to: 'paid' },
  failed: { verb: 'withdrawal-failed', from: ['sending'], to: 'failed' },
  refuse: { verb: 'refuse-withdrawal', from: ['asked', 'approved'], to: 'refused' },
} as const satisfies Record<string, { verb: string; from: Withdrawal['status'][]; to: Withdrawal['status'] }>

const which = fc.nat(2)
const reaisOf = fc.integer({ min: 10, max: 60 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ op: fc.constant('deposit' as const), reais: reaisOf }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('withdraw' as const), reais: reaisOf }) },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constantFrom(...(Object.keys(VERBS) as OperatorStep[])), which }),
  },
  fc.record({ op: fc.constantFrom('chargeback' as const, 'won' as const, 'refund' as const), which }),
)
const histories: fc.Arbitrary<Step[]> = fc
  .tuple(reaisOf, fc.array(step, { minLength: 1, maxLength: 10 }))
  .map(([reais, drawn]) => [{ op: 'deposit', reais }, ...drawn])

type Deposit = {
  opened: OpenedDeposit
  amount: number
  refunded: number
  dispute: 'none' | 'open' | 'won'
  reversed: number
}
type ExpectedWithdrawal = { id: string; amount: number; status: Withdrawal['status'] }

/** The model: one user's money, in whole R$. */
class Book {
  balance = 0
  debt = 0
  readonly deposits: Deposit[] = []
  readonly asked: ExpectedWithdrawal[] = []

  credit(amount: number): void {
    const pays = Math.min(this.debt, amount)
    this.debt -= pays
    this.balance += amount - pays
  }

  giveBack(one: ExpectedWithdrawal, status: 'failed' | 'refused' | 'cancelled'): void {
    one.status = status
    this.credit(one.amount)
  }

  /** Brings what was taken back of a deposit up to date. */
  reverse(deposit: Deposit): void {
    const disputedReais = deposit.dispute === 'open' ? deposit.amount : 0
    const due = Math.min(deposit.refunded + disputedReais, deposit.amount)
    const rise = due - deposit.reversed
    deposit.reversed = due
    if (rise < 0) this.credit(-rise)
    const taken = Math.max(0, Math.min(this.balance, rise))
    this.balance -= taken
    this.debt += Math.max(0, rise) - taken
  }
}

type Person = Awaited<ReturnType<typeof signUpAdult>>
const BY = ['--who', 'Carla', '--why', 'a proof']
/** The outcomes that occurred: a run in which nothing is ever refused proves nothing. */
const seen = new Set<string>()

async function deposit(book: Book, person: Person, amount: number): Promise<void> {
  const opened = await openDeposit(server, double, { amount, person })
  await deliverAll(server, completed(opened.session))
  book.deposits.push({ opened, amount, refunded: 0, dispute: 'none', reversed: 0 })
  book.credit(amount)
  // The deposit has rested, so from here on the whole balance may be withdrawn.
  server.time.advance(14 * DAY_MS)
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
}

async function withdraw(book: Book, person: Person, { amount, cpf }: { amount: number; cpf: string }) {
  const { status, body } = await requestWithdrawal(person, { pixKey: cpf, amount })
  const isTaken = book.debt === 0 && amount <= book.balance
  seen.add(`withdraw ${status}`)
  expect(status, body.code).toBe(isTaken ? 201 : 422)
  if (!isTaken) return
  book.balance -= amount
  book.asked.push({ id: body.id, amount, status: 'asked' })
}

async function settle(book: Book, op: OperatorStep, one: ExpectedWithdrawal | undefined): Promise<void> {
  if (!one) return
  const { verb, from, to } = VERBS[op]
  const { ok } = await operate(server, verb, '--withdrawal', one.id, ...BY)
  const isNext = (from as readonly string[]).includes(one.status)
  const isBarred = (op === 'approve' || op === 'take') && book.debt > 0
  // Repeating a verb succeeds, but a withdrawal that is being sent can't be taken by another act.
  const isDone = isNext ? !isBarred : one.status === to && op !== 'take'
  seen.add(`${op} ${one.status} ${ok}`)
  expect(ok).toBe(isDone)
  if (!isNext || !isDone) return
  if (to === 'failed' || to === 'refused') book.giveBack(one, to)
  else one.status = to
}

async function takeBack(book: Book, op: 'chargeback' | 'won' | 'refund', one: Deposit | undefined) {
  if (!one) return
  if (op === 'refund') {
    one.refunded = Math.floor(one.amount / 2)
    await deliverAll(server, refunded(one.opened, one.refunded))
  } else {
    const details =
      op === 'won' ? { type: 'closed', status: 'won' } : { type: 'created', status: 'needs_response' }
    await deliverAll(server, disputed(one.opened, { ...details, amount: one.amount }))
    if (op === 'won') one.dispute = 'won'
    // A late event does not reopen a dispute that has ended.
    else if (one.dispute !== 'won') {
      one.dispute = 'open'
      const open = book.asked.filter(({ status }) => status === 'asked' || status === 'approved')
      for (const each of open) book.giveBack(each, 'cancelled')
      if (open.length > 0) seen.add('cancelled')
    }
  }
  book.reverse(one)
}

const isOperatorStep = (op: string): op is OperatorStep => op in VERBS

async function runHistory(history: readonly Step[]): Promise<void> {
  const person = await signUpAdult(server)
  await server.ctx.pool.query('update users set email_confirmed_at = now(), created_at = $2 where id = $1', [
    person.user.id,
    new Date(server.time.nowMs() - 31 * DAY_MS),
  ])
  const [book, cpf] = [new Book(), await savePixKey(server, person)]
  for (const one of history) {
    if ('reais' in one) {
      if (one.op === 'deposit') await deposit(book, person, one.reais)
      else await withdraw(book, person, { amount: one.reais, cpf })
    } else if (isOperatorStep(one.op)) await settle(book, one.op, book.asked[one.which])
    else await takeBack(book, one.op, book.deposits[one.which])
    const money = await moneyOf(server, person)
    expect(money, JSON.stringify(one)).toEqual({ balance: book.balance, debt: book.debt })
    const { items } = (await person.call<WithdrawalList>('GET', '/withdrawals')).body
    const statuses = Object.fromEntries(items.map(({ id, status }) => [id, status]))
    expect(statuses).toEqual(Object.fromEntries(book.asked.map(({ id, status }) => [id, status])))
  }
  expect(await findLedgerProblems(server)).toEqual([])
}

it('agrees with the model over a history with every kind of step', async () => {
  await runHistory([
    { op: 'deposit', reais: 60 },
    { op: 'withdraw', reais: 20 },
    { op: 'approve', which: 0 },
    { op: 'take', which: 0 },
    { op: 'paid', which: 0 },
    { op: 'withdraw', reais: 20 },
    { op: 'refuse', which: 1 },
    { op: 'withdraw', reais: 30 },
    { op: 'withdraw', reais: 60 },
    { op: 'chargeback', which: 0 },
    { op: 'approve', which: 2 },
    { op: 'withdraw', reais: 10 },
    { op: 'deposit', reais: 50 },
    { op: 'won', which: 0 },
    { op: 'refund', which: 1 },
  ])
  const steps = ['approve asked true', 'take approved true', 'paid sending true', 'refuse asked true']
  const all = ['withdraw 201', 'withdraw 422', ...steps, 'cancelled']
  expect([...seen]).toEqual(expect.arrayContaining([...all, 'approve cancelled false']))
})

it(
  'agrees with the model over random histories',
  () => prove(histories, { runs: runsOf({ few: 8, many: 200 }) }, runHistory),
  PROOF_TIMEOUT_MS,
)
