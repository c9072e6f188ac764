import { DESK_PAGE_ROWS, type LoggedAct, logDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { selectOpenInvites, selectOpenSessions, selectOperators } from '../../people/operators/index.ts'
import {
  type LoggedRow,
  type LoggedStep,
  selectLoggedAct,
  selectLogPage,
  selectLogVerbs,
  selectPersonNames,
} from '../operator/logPageStore.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { exportLog } from './exportLog.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'

const OPERATORS_MAX = 200

/** The log of operators, and the operators themselves. */
export function logRoutes(app: App, desk: DeskContext): void {
  serveLog(app, desk)
  serveExport(app, desk)
  serveOperators(app, desk)
}

type PersonNames = Awaited<ReturnType<typeof selectPersonNames>>

const describeAct = ({ step, operatorId, ...row }: LoggedRow, names: PersonNames): LoggedAct => ({
  seq: Number(row.seq),
  actId: row.actId,
  at: row.at.toISOString(),
  isDone: step === 'done',
  verb: row.verb,
  who: row.who,
  isAtDesk: operatorId !== null,
  why: row.why,
  given: { ...row.given },
  changed: row.changed && { ...row.changed },
  person: row.person,
  personName: names.get(row.person ?? '') ?? null,
})

const describeStep = ({ seq, step, at, hash, previousHash }: LoggedStep) => ({
  seq: Number(seq),
  step: step === 'done' ? ('done' as const) : ('begun' as const),
  at: at.toISOString(),
  hash,
  previousHash,
})

/** The number after which a page begins. */
function readSeq(cursor: string | undefined): bigint | null {
  const [seq] = readCursor(cursor, 1) ?? [null]
  if (seq === null || seq === undefined) return null
  if (!/^\d{1,18}$/.test(seq)) throw new DeskRefused('MALFORMED')
  return BigInt(seq)
}

function serveLog(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: logDeskCalls.listLog,
    async handle({ query: { cursor, ...filters } }) {
      const before = readSeq(cursor)
      const found = await selectLogPage(db, filters, { before, limit: DESK_PAGE_ROWS + 1 })
      const names = await selectPersonNames(db, found)
      const acts = found.map((act) => describeAct(act, names))
      return pageFrom(acts, { limit: DESK_PAGE_ROWS, keyOf: ({ seq }) => [seq] })
    },
  })
  serveDeskCall(app, desk, {
    call: logDeskCalls.listLogVerbs,
    handle: async () => ({ verbs: await selectLogVerbs(db) }),
  })
  serveDeskCall(app, desk, {
    call: logDeskCalls.readLoggedAct,
    async handle({ params: { actId } }) {
      const found = await selectLoggedAct(db, actId)
      if (!found) throw new DeskRefused('NOT_FOUND')
      const names = await selectPersonNames(db, [found.act])
      return { act: describeAct(found.act, names), steps: found.steps.map(describeStep) }
    },
  })
}

function serveExport(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: logDeskCalls.exportLog,
    async handle(request, reply) {
      const { name, content } = await exportLog(desk, sessionOf(request), request.query)
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return reply.send(content)
    },
  })
}

function serveOperators(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  serveDeskCall(app, desk, {
    call: logDeskCalls.listOperators,
    async handle(request) {
      await recordReading(desk, sessionOf(request), { verb: 'see-operators' })
      const nowMs = time.nowMs()
      const [operators, sessions, invites] = await Promise.all([
        selectOperators(db, OPERATORS_MAX),
        selectOpenSessions(db, nowMs),
        selectOpenInvites(db, { now: new Date(nowMs), limit: OPERATORS_MAX }),
      ])
      return {
        operators: operators.map(({ createdAt, usedAt, endedAt, roles, ...operator }) => ({
          ...operator,
          roles: [...roles],
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          sessions: sessions
            .filter(({ operatorId }) => operatorId === operator.id)
            .map(({ browser, system, ...session }) => ({
              browser,
              system,
              createdAt: session.createdAt.toISOString(),
              usedAt: session.usedAt.toISOString(),
            })),
        })),
        invites: invites.map(({ actId, name, roles, expiresAt }) => ({
          actId,
          name,
          roles: [...roles],
          expiresAt: expiresAt.toISOString(),
        })),
      }
    },
  })
}
