import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import { SUSPICION_KINDS } from './fairPlayDesk.ts'
import { cursor, pageOf } from './page.ts'
import { pastAct } from './pastAct.ts'

// Withdrawals, and the acts that wait for a second operator. Amounts are in cents, times are ISO texts.

/** The roles that decide about money. */
export const FINANCE_ROLES = ['owner', 'finance'] as const

const cents = z.number().int()
const person = z.object({ id: z.string(), name: z.string().nullable() })

export const withdrawalState = z.enum([
  'asked',
  'approved',
  'sending',
  'paid',
  'failed',
  'refused',
  'cancelled',
])

/** A list's filter: the queue of those that an operator has to do something about, one status, or all. */
export const withdrawalFilter = z.enum(['waiting', ...withdrawalState.options, 'all'])
export type WithdrawalFilter = z.infer<typeof withdrawalFilter>

const listedWithdrawal = z.object({
  id: z.string(),
  user: person,
  amountCents: cents,
  pixKind: z.enum(['cpf', 'email', 'phone', 'random']),
  status: withdrawalState,
  createdAt: z.string(),
  settledAt: z.string().nullable(),
  /** The operator who sends the money. */
  takenBy: z.string().nullable(),
  accountCreatedAt: z.string(),
  isFrozen: z.boolean(),
  /** Open suspicions of the applicant. */
  suspicions: z.number().int(),
})
export type ListedWithdrawal = z.infer<typeof listedWithdrawal>

/** An act that waits for a second operator. */
const waitingAct = z.object({
  actId: z.string(),
  verb: z.string(),
  /** The arguments of the verb: the confirming act has the same. */
  given: z.record(z.string(), z.string()),
  who: z.string(),
  /** Whether the reader asked for it, and so can't confirm it. */
  isOwn: z.boolean(),
  why: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  /** The withdrawal that it is about; null for other acts. */
  withdrawal: z.object({ id: z.string(), user: person, amountCents: cents }).nullable(),
})
export type WaitingAct = z.infer<typeof waitingAct>

const money = z.object({
  walletCents: cents,
  holdCents: cents,
  debtCents: cents,
  /** Deposits, without what was taken back of them. */
  depositedCents: cents,
  /** Stakes and entry fees, without those that came back. */
  stakedCents: cents,
  /** Wins and prizes that reached the wallet. */
  wonCents: cents,
  /** Withdrawals that were paid. */
  withdrawnCents: cents,
  /** What operators corrected in the wallet. */
  correctedCents: cents,
})

export const withdrawalDetails = z.object({
  withdrawal: listedWithdrawal.extend({
    cpf: z.string(),
    pixKey: z.string(),
    approvedAt: z.string().nullable(),
    takenAt: z.string().nullable(),
    /** What the applicant was told about a refusal. */
    told: z.string().nullable(),
  }),
  account: z.object({
    email: z.string().nullable(),
    emailConfirmedAt: z.string().nullable(),
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    /** When what guards the account was last changed. */
    passwordChangedAt: z.string().nullable(),
    emailChangedAt: z.string().nullable(),
    factorsChangedAt: z.string().nullable(),
    keyChangedAt: z.string().nullable(),
  }),
  money,
  /** Money that can't be withdrawn yet. `freeAt`: null while a bank disputes its deposit. */
  resting: z.array(z.object({ amountCents: cents, freeAt: z.string().nullable() })),
  /** Who lost most to the applicant. */
  losers: z.array(
    z.object({ user: person, games: z.number().int(), lostCents: cents, lastAt: z.string().nullable() }),
  ),
  suspicions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SUSPICION_KINDS),
      raisedAt: z.string(),
      verdict: z.enum(['clean', 'guilty', 'unclear']).nullable(),
    }),
  ),
  isAccountHeld: z.boolean(),
  /** Wins and prizes that were not paid yet. */
  held: z.array(
    z.object({
      gameId: z.string().nullable(),
      tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
      amountCents: cents,
      dueAt: z.string(),
      isInReview: z.boolean(),
    }),
  ),
  /** Other withdrawals of the applicant, the latest first. */
  earlier: z.array(listedWithdrawal),
  /** Whether approving it takes two operators, and the request that waits for the second. */
  needsSecond: z.boolean(),
  waiting: waitingAct.nullable(),
  /** What operators did to it, newest first. */
  acts: z.array(pastAct),
})
export type WithdrawalDetails = z.infer<typeof withdrawalDetails>

const withdrawalParams = z.object({ withdrawalId: z.uuid() })

export const withdrawalDeskCalls = {
  /** Withdrawals: those that wait the oldest first, all others the latest first. */
  listWithdrawals: defineDeskCall({
    method: 'GET',
    path: '/desk/api/withdrawals',
    roles: FINANCE_ROLES,
    query: z.object({
      status: withdrawalFilter.optional(),
      /** The id of a withdrawal or an account, or words of the applicant's name or address. */
      text: z.string().trim().max(120).optional(),
      /** Exactly this amount, in cents. */
      amountCents: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
      cursor,
    }),
    answer: pageOf(listedWithdrawal),
  }),
  readWithdrawal: defineDeskCall({
    method: 'GET',
    path: '/desk/api/withdrawals/:withdrawalId',
    roles: FINANCE_ROLES,
    params: withdrawalParams,
    answer: withdrawalDetails,
  }),
  /** The acts that wait for a second operator, and the rule that is in force. */
  listWaitingActs: defineDeskCall({
    method: 'GET',
    path: '/desk/api/waiting-acts',
    roles: FINANCE_ROLES,
    answer: z.object({
      operatorsRequired: z.number().int(),
      fromCents: cents,
      acts: z.array(waitingAct),
    }),
  }),
}
