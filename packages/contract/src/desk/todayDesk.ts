import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import type { OperatorRole } from './operatorRole.ts'

/** Counts of the first page stop here: what matters is that something waits. */
export const TODAY_COUNT_MAX = 99
export const TODAY_DAYS = 30

/** What waits for a decision, and who sees it. An owner sees everything. */
export const WAITING_ROLES = {
  withdrawalsAsked: ['finance'],
  withdrawalsToSend: ['finance'],
  secondOperators: ['finance'],
  parkedPayments: ['finance'],
  disputes: ['finance'],
  suspicions: ['fair_play'],
  reports: ['fair_play', 'support'],
  heldPayouts: ['finance', 'fair_play'],
  stuckTournaments: ['fair_play', 'support'],
  ordersToSend: ['store', 'finance'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>
export type WaitingKind = keyof typeof WAITING_ROLES

const WAITING_KINDS = Object.keys(WAITING_ROLES) as [WaitingKind, ...WaitingKind[]]

/** What an operator has to look at because the machine may be wrong. */
export const ALARMS = [
  'LEDGER_WRONG',
  'LEDGER_NOT_PROVED',
  'LOG_BROKEN',
  'SWEEP_FAILS',
  'SWEEP_LATE',
  'SEALING_FAILS',
  'PAYOUTS_UNJUDGED',
  'FAIR_PLAY_DRIFT',
  'CLOCK_OFF',
  'BUS_AWAY',
] as const

const cents = z.number().int()
/** At most `TODAY_COUNT_MAX`; `isMore`: there are more. */
const bounded = { count: z.number().int(), isMore: z.boolean() }

export const today = z.object({
  at: z.iso.datetime(),
  now: z.object({
    people: z.number().int(),
    games: z.number().int(),
    searching: z.number().int(),
    tournaments: z.number().int(),
  }),
  alarms: z.array(
    z.object({
      code: z.enum(ALARMS),
      /** The sweep, the first wrong row, or how many seconds, findings or payouts; null where there is nothing to add. */
      about: z.string().nullable(),
      since: z.iso.datetime().nullable(),
    }),
  ),
  waiting: z.array(z.object({ kind: z.enum(WAITING_KINDS), ...bounded })),
  /** For finance. */
  money: z
    .object({
      /** Days in UTC, oldest first; today is the last one. */
      days: z.array(z.object({ day: z.iso.date(), inCents: cents, outCents: cents })),
      escrowCents: cents,
      /** The sum of all wallets, and when it was counted; null until then. */
      wallets: z.object({ cents, at: z.iso.datetime() }).nullable(),
      /** The last finished proof of the ledger. */
      proof: z
        .object({
          at: z.iso.datetime(),
          findings: z.number().int(),
          openItems: z.number().int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Mails that are tried again, and those that failed for good, for support. The reasons have no addresses. */
  mail: z
    .object({
      ...bounded,
      last: z.array(
        z.object({
          kind: z.string(),
          reason: z.string(),
          attempts: z.number().int(),
          nextAt: z.iso.datetime(),
        }),
      ),
      /** Failed for good and not marked as seen, the newest first. `late`: it could not be sent in time. */
      failed: z.object({
        ...bounded,
        last: z.array(
          z.object({
            id: z.uuid(),
            kind: z.string(),
            ended: z.enum(['refused', 'late']),
            reason: z.string(),
            personId: z.uuid().nullable(),
            at: z.iso.datetime(),
          }),
        ),
      }),
    })
    .nullable(),
  /** For the store. */
  lowStock: z
    .object({
      rows: z.array(
        z.object({ productId: z.string(), product: z.string(), variant: z.string(), left: z.number().int() }),
      ),
      isMore: z.boolean(),
    })
    .nullable(),
})
export type Today = z.infer<typeof today>

export const todayDeskCalls = {
  /** What goes on, and what waits; the parts that the operator's roles may see. */
  readToday: defineDeskCall({
    method: 'GET',
    path: '/desk/api/today',
    roles: 'operators',
    answer: today,
  }),
}
