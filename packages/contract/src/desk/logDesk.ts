import { z } from 'zod'
import { defineDeskCall } from './defineDeskCall.ts'
import { operatorRole } from './operatorRole.ts'
import { cursor, pageOf } from './page.ts'

/** The most acts of one exported file: the newest ones. */
export const LOG_EXPORT_ROWS_MAX = 50_000
const WHO_MAX = 100
const WORDS_MAX = 100

/** A day as the browser's field for dates writes it. */
const day = z.iso.date().optional()

const filters = {
  verb: z.string().max(40).optional(),
  /** The name of an operator, in any case. */
  who: z.string().trim().max(WHO_MAX).optional(),
  /** The id of the account that an act was about. */
  person: z.uuid().optional(),
  /** First and last day, in UTC. */
  from: day,
  to: day,
  /** Beginnings of words of the reason. */
  words: z.string().trim().max(WORDS_MAX).optional(),
  /** Leaves out what operators only read. */
  readings: z.literal('hidden').optional(),
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** An act as far as it got. */
const loggedAct = z.object({
  /** The number of its last row in the log. */
  seq: z.number().int(),
  actId: z.string(),
  at: z.iso.datetime(),
  isDone: z.boolean(),
  verb: z.string(),
  who: z.string(),
  /** Whether it was done at the desk; on the command line `who` is what was typed. */
  isAtDesk: z.boolean(),
  why: z.string(),
  given: z.record(z.string(), value),
  changed: z.record(z.string(), value).nullable(),
  /** The account that it was about, and its name: null for a closed one. */
  person: z.string().nullable(),
  personName: z.string().nullable(),
})
export type LoggedAct = z.infer<typeof loggedAct>

const step = z.object({
  seq: z.number().int(),
  step: z.enum(['begun', 'done']),
  at: z.iso.datetime(),
  /** In hex. */
  hash: z.string(),
  previousHash: z.string(),
})

export const logDeskCalls = {
  listLog: defineDeskCall({
    method: 'GET',
    path: '/desk/api/log',
    roles: ['owner'],
    query: z.object({ ...filters, cursor }),
    answer: pageOf(loggedAct),
  }),
  /** The verbs that the log has. */
  listLogVerbs: defineDeskCall({
    method: 'GET',
    path: '/desk/api/log/verbs',
    roles: ['owner'],
    answer: z.object({ verbs: z.array(z.string()) }),
  }),
  readLoggedAct: defineDeskCall({
    method: 'GET',
    path: '/desk/api/log/acts/:actId',
    roles: ['owner'],
    params: z.object({ actId: z.uuid() }),
    answer: z.object({ act: loggedAct, steps: z.array(step) }),
  }),
  /** A CSV file of the acts under these filters. It is itself an act. */
  exportLog: defineDeskCall({
    method: 'GET',
    path: '/desk/api/log/export',
    roles: ['owner'],
    perMinute: 10,
    query: z.object(filters),
    answer: z.unknown(),
  }),
  listOperators: defineDeskCall({
    method: 'GET',
    path: '/desk/api/operators',
    roles: ['owner'],
    answer: z.object({
      operators: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          roles: z.array(operatorRole),
          passkeys: z.number().int(),
          hasPassword: z.boolean(),
          createdAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
          endedAt: z.iso.datetime().nullable(),
          sessions: z.array(
            z.object({
              browser: z.string().nullable(),
              system: z.string().nullable(),
              createdAt: z.iso.datetime(),
              usedAt: z.iso.datetime(),
            }),
          ),
        }),
      ),
      /**
       * Links that were not used yet. `actId`: the act that made it; null for the link of the first start. `name`: of the
       * operator who gets a new factor.
       */
      invites: z.array(
        z.object({
          actId: z.string().nullable(),
          name: z.string().nullable(),
          roles: z.array(operatorRole),
          expiresAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
}
