import { END_REASONS, RATING_CLASSES, STATEMENT_KINDS, TRANSFER_KINDS } from '@lance/domain'
import { z } from 'zod'
import { variant } from '../http/shared.ts'
import { defineDeskCall } from './defineDeskCall.ts'
import { SUSPICION_KINDS } from './fairPlayDesk.ts'
import { cursor, pageOf } from './page.ts'

// People: the list and the page of one person, each part of it by a call of its own. Amounts are in cents, times
// are ISO texts. What a role must not know is null for it.

/** Who looks after people. */
export const PEOPLE_ROLES = ['owner', 'finance', 'fair_play', 'support'] as const
/** Who knows of suspicions and held payouts: support talks to those people. */
export const SUSPICION_ROLES = ['owner', 'finance', 'fair_play'] as const
/** Who may read and search CPFs and Pix keys. */
export const IDENTITY_ROLES = ['owner', 'finance'] as const

/** `open`: neither closed nor frozen. `holds` and `suspicions` are for those who may know of them. */
export const PERSON_STATUSES = ['open', 'frozen', 'closed', 'premium', 'holds', 'suspicions'] as const
export type PersonStatus = (typeof PERSON_STATUSES)[number]

/** The most rows of each part of a page that is no list of its own. */
export const PERSON_ROWS_MAX = 50
/** More than this is not counted on a person's page. */
export const PERSON_COUNT_MAX = 99

const cents = z.int()
const time = z.string()
/** The name is null once the account is closed. */
const named = z.object({ id: z.string(), name: z.string().nullable() })
const userId = z.uuid()
const ofPerson = z.object({ userId })
const listOfPerson = z.object({ userId, cursor })

const listedPerson = named.extend({
  email: z.string().nullable(),
  createdAt: time,
  closedAt: time.nullable(),
  isFrozen: z.boolean(),
  isPremium: z.boolean(),
  walletCents: cents,
  /** Whether payouts of theirs wait for an operator. */
  hasHolds: z.boolean().nullable(),
  /** Open suspicions. */
  suspicions: z.int().nullable(),
})
export type ListedPerson = z.infer<typeof listedPerson>

/** An act of an operator that is in force. */
const standingAct = z.object({ at: time, who: z.string(), why: z.string() })

const personCounts = z.object({
  games: z.int(),
  /** Live ones. */
  sessions: z.int(),
  /** About them and by them. */
  reports: z.int(),
  /** 0 also for those who may not know. */
  suspicions: z.int(),
  /** Tournaments and orders. */
  activity: z.int(),
})
export type PersonCounts = z.infer<typeof personCounts>

const person = named.extend({
  email: z.string().nullable(),
  emailConfirmedAt: time.nullable(),
  createdAt: time,
  closedAt: time.nullable(),
  /** When a session of theirs was last used. */
  seenAt: time.nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
  isPremium: z.boolean(),
  titles: z.int(),
  score: z.int(),
  ratings: z.array(z.object({ speed: z.enum(RATING_CLASSES), rating: z.int(), games: z.int() })),
  frozen: standingAct.nullable(),
  /** The act that holds all their payouts; null also for those who may not know. */
  held: standingAct.nullable(),
  /** What there is in each part of the page, up to one more than `PERSON_COUNT_MAX`. */
  counts: personCounts,
})
export type Person = z.infer<typeof person>

const wallet = z.object({
  walletCents: cents,
  holdCents: cents,
  debtCents: cents,
  /** Money that can't be withdrawn yet. `freeAt`: null while a bank disputes its deposit. */
  resting: z.array(z.object({ amountCents: cents, freeAt: time.nullable() })),
  /** Wins and prizes that were not paid yet. `isHeld`: an operator holds it; null for those who may not know. */
  unpaid: z.array(
    z.object({
      gameId: z.string().nullable(),
      tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
      amountCents: cents,
      dueAt: time,
      isHeld: z.boolean().nullable(),
    }),
  ),
})
export type PersonWallet = z.infer<typeof wallet>

const statementItem = z.object({
  id: z.string(),
  at: time,
  group: z.enum(STATEMENT_KINDS),
  kind: z.enum(TRANSFER_KINDS),
  /** The deposit, game, tournament, invoice or withdrawal that it belongs to. */
  reference: z.string(),
  tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Above 0 if money came in. */
  changeCents: cents,
  balanceAfterCents: cents,
})
export type DeskStatementItem = z.infer<typeof statementItem>

const game = z.object({
  id: z.string(),
  white: named,
  black: named,
  winnerId: z.string().nullable(),
  reason: z.enum(END_REASONS).nullable(),
  isRated: z.boolean(),
  stakeCents: cents,
  timeControlS: z.int(),
  incrementS: z.int(),
  variant: variant.optional(),
  tournamentId: z.string().nullable(),
  createdAt: time,
  endedAt: time.nullable(),
  /** Whether the engine has been through its moves. */
  hasEvidence: z.boolean(),
  /** Whether a puzzle comes from it that was not withdrawn. */
  hasPuzzle: z.boolean(),
})
export type PersonGame = z.infer<typeof game>

const access = z.object({
  /** Live sessions and those that ended within a week, the latest used first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: time,
      usedAt: time.nullable(),
      /** Null while it is live. */
      endedAt: time.nullable(),
    }),
  ),
  /** Browsers that the account has used, the latest seen first. */
  devices: z.array(z.object({ firstSeenAt: time, lastSeenAt: time })),
  factors: z.object({
    passkeys: z.array(z.object({ name: z.string(), createdAt: time, usedAt: time.nullable() })),
    totpSince: time.nullable(),
    recoveryCodesLeft: z.int(),
  }),
  /** When what guards the account was last changed. */
  changes: z.object({
    passwordAt: time.nullable(),
    emailAt: time.nullable(),
    factorsAt: time.nullable(),
  }),
})
export type PersonAccess = z.infer<typeof access>

const report = z.object({
  gameId: z.string(),
  kind: z.enum(['chat', 'fair_play']),
  reporter: named,
  reported: named,
  reportedAt: time,
  outcome: z.enum(['upheld', 'dismissed']).nullable(),
})
export type PersonReport = z.infer<typeof report>

const suspicion = z.object({
  id: z.string(),
  kind: z.enum(SUSPICION_KINDS),
  /** The other of a pair. */
  other: named.nullable(),
  weight: z.number(),
  raisedAt: time,
  verdict: z.enum(['clean', 'guilty', 'unclear']).nullable(),
})
export type PersonSuspicion = z.infer<typeof suspicion>

const activity = z.object({
  /** Tournaments that they entered, the latest first. */
  entries: z.array(
    z.object({
      tournament: z.object({ id: z.string(), name: z.string() }),
      status: z.enum(['WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED']),
      enteredAt: time,
      leftAt: time.nullable(),
      place: z.int().nullable(),
      prizeCents: cents.nullable(),
    }),
  ),
  /** Their orders, the latest first. */
  orders: z.array(
    z.object({
      number: z.string(),
      status: z.enum(['paid', 'sent', 'refunding', 'refunded']),
      amountCents: cents,
      paidAt: time,
    }),
  ),
})
export type PersonActivity = z.infer<typeof activity>

const personAct = z.object({
  actId: z.string(),
  at: time,
  verb: z.string(),
  who: z.string(),
  why: z.string(),
  isDone: z.boolean(),
  changed: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
})
export type PersonAct = z.infer<typeof personAct>

const identity = z.object({
  cpf: z.string().nullable(),
  pixKind: z.enum(['cpf', 'email', 'phone', 'random']).nullable(),
  pixKey: z.string().nullable(),
  keyChangedAt: time.nullable(),
})
export type PersonIdentity = z.infer<typeof identity>

export const peopleDeskCalls = {
  /** People, the newest first. */
  listPeople: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people',
    roles: PEOPLE_ROLES,
    query: z.object({
      /** Parts of a name or an e-mail address, an id, or for those who may read it a CPF. One letter lists all. */
      text: z.string().trim().max(120).optional(),
      status: z.enum(PERSON_STATUSES).optional(),
      /** Those who joined on this day or later, in Brazil's time. */
      since: z.iso.date().optional(),
      cursor,
    }),
    answer: pageOf(listedPerson),
  }),
  readPerson: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId',
    roles: PEOPLE_ROLES,
    params: ofPerson,
    answer: person,
  }),
  readWallet: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/wallet',
    roles: PEOPLE_ROLES,
    params: ofPerson,
    answer: wallet,
  }),
  listStatement: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/statement',
    roles: PEOPLE_ROLES,
    query: listOfPerson.extend({ kind: z.enum(STATEMENT_KINDS).optional() }),
    answer: pageOf(statementItem),
  }),
  listPersonGames: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/games',
    roles: PEOPLE_ROLES,
    query: listOfPerson,
    answer: pageOf(game),
  }),
  readAccess: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/access',
    roles: PEOPLE_ROLES,
    params: ofPerson,
    answer: access,
  }),
  readReports: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/reports',
    roles: PEOPLE_ROLES,
    params: ofPerson,
    answer: z.object({ about: z.array(report), by: z.array(report) }),
  }),
  readSuspicions: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/suspicions',
    roles: SUSPICION_ROLES,
    params: ofPerson,
    answer: z.object({ rows: z.array(suspicion) }),
  }),
  readActivity: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/activity',
    roles: PEOPLE_ROLES,
    params: ofPerson,
    answer: activity,
  }),
  /** What operators did to the account, the latest first, without who read it. */
  listPersonActs: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/acts',
    roles: PEOPLE_ROLES,
    query: listOfPerson,
    answer: pageOf(personAct),
  }),
  readIdentity: defineDeskCall({
    method: 'GET',
    path: '/desk/api/people/:userId/identity',
    roles: IDENTITY_ROLES,
    params: ofPerson,
    answer: identity,
  }),
}
