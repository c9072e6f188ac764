import { DESK_PAGE_ROWS, type ListedDispute, paymentDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { OPEN_LISTED_MAX } from '../../money/ledger/index.ts'
import { selectOpenCorrections } from '../operator/correctionStore.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { type Evidence, readEvidence } from './evidenceStore.ts'
import { makeEvidenceFile } from './makeEvidenceFile.ts'
import {
  type DisputeRow,
  selectDisputePage,
  selectLate,
  selectParkedPage,
  selectRestingOf,
  selectWaitingEvents,
} from './paymentStore.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { selectLastProof } from './todayStore.ts'

const MINUTE_MS = 60_000
/** After how long a Pix that was begun should be confirmed, and an event applied. */
const PENDING_IS_LATE_AFTER_MS = 30 * MINUTE_MS
const EVENT_IS_LATE_AFTER_MS = 5 * MINUTE_MS
/** A page is over with its time; the event that says so takes a moment. */
const PAGE_IS_LATE_AFTER_MS = 15 * MINUTE_MS
const LATE_MAX = 100
const LIMIT = DESK_PAGE_ROWS + 1

const isoOf = (at: Date | null) => at?.toISOString() ?? null
const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name })

/** Parked and lost events, disputes with their evidence, and the proof of the ledger. */
export function paymentRoutes(app: App, desk: DeskContext): void {
  serveParked(app, desk)
  serveLate(app, desk)
  serveDisputes(app, desk)
  serveEvidence(app, desk)
  serveProof(app, desk)
}

function serveParked(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.listParked,
    async handle(request) {
      await recordReading(desk, sessionOf(request), { verb: 'see-parked-payments' })
      const after = readCursor(request.query.cursor, 2)
      const rows = await selectParkedPage(desk.ctx.db, { after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ receivedAt, eventId }) => [receivedAt.toISOString(), eventId],
      })
      return { rows: page.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })), next }
    },
  })
}

function serveLate(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.listLate,
    async handle(request) {
      await recordReading(desk, sessionOf(request), { verb: 'see-late-payments' })
      const nowMs = time.nowMs()
      const payments = await selectLate(db, {
        now: new Date(nowMs - PAGE_IS_LATE_AFTER_MS),
        pendingSince: new Date(nowMs - PENDING_IS_LATE_AFTER_MS),
        limit: LATE_MAX,
      })
      const before = new Date(nowMs - EVENT_IS_LATE_AFTER_MS)
      const events = await selectWaitingEvents(db, { before, limit: LATE_MAX })
      return {
        payments: payments.map(({ userId, userName, amount, createdAt, expiresAt, askAt, ...row }) => ({
          ...row,
          user: personOf(userId, userName),
          amountCents: Number(amount),
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          askAt: isoOf(askAt),
        })),
        events: events.map(({ receivedAt, dueAt, ...row }) => ({
          ...row,
          receivedAt: receivedAt.toISOString(),
          dueAt: dueAt.toISOString(),
        })),
      }
    },
  })
}

const showDispute = ({ userId, userName, amount, saidAt, ...row }: DisputeRow): ListedDispute => ({
  ...row,
  amountCents: Number(amount),
  saidAt: saidAt.toISOString(),
  user: personOf(userId, userName),
})

function serveDisputes(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.listDisputes,
    async handle(request) {
      await recordReading(desk, sessionOf(request), { verb: 'see-disputes' })
      const { state = 'undecided', cursor } = request.query
      const rows = await selectDisputePage(db, { state, after: readCursor(cursor, 2), limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ saidAt, disputeId }) => [saidAt.toISOString(), disputeId],
      })
      return { rows: page.map(showDispute), next }
    },
  })
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.readDisputed,
    async handle(request) {
      const { kind, paidId } = request.params
      await recordReading(desk, sessionOf(request), {
        verb: 'see-disputed-payment',
        given: { kind, payment: paidId },
      })
      const evidence = await requireEvidence(desk, { kind, paidId })
      const { paid, disputes, games, sessions, deposits, transfers } = evidence
      const resting =
        kind === 'deposit' ? await selectRestingOf(db, { depositId: paidId, limit: LATE_MAX }) : []
      return {
        kind,
        id: paid.id,
        user: personOf(paid.userId, paid.userName),
        amountCents: Number(paid.amount),
        provider: paid.provider,
        paymentRef: paid.paymentRef,
        paidAt: isoOf(paid.paidAt),
        refundedCents: Number(paid.refunded),
        reversedCents: Number(paid.reversed),
        disputes: disputes.map(showDispute),
        resting: resting.map(({ userId, userName, amount }) => ({
          user: personOf(userId, userName),
          amountCents: Number(amount),
        })),
        evidence: {
          games: games.length,
          moves: games.reduce((sum, { moves }) => sum + moves.length, 0),
          sessions: sessions.length,
          deposits: deposits.length,
          transfers: transfers.length,
        },
      }
    },
  })
}

async function requireEvidence(
  { ctx: { db } }: DeskContext,
  of: Parameters<typeof readEvidence>[1],
): Promise<Evidence> {
  const evidence = await readEvidence(db, of)
  if (!evidence) throw new DeskRefused('NOT_FOUND')
  return evidence
}

function serveEvidence(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.readEvidence,
    async handle(request, reply) {
      const { kind, paidId } = request.params
      const { language = 'pt-BR' } = request.query
      await recordReading(desk, sessionOf(request), {
        verb: 'see-evidence',
        given: { kind, payment: paidId },
      })
      const evidence = await requireEvidence(desk, { kind, paidId })
      const now = new Date(desk.ctx.time.nowMs())
      reply.type('text/html; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="lance-${kind}-${paidId}.html"`)
      return makeEvidenceFile(evidence, { language, now })
    },
  })
}

function serveProof(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: paymentDeskCalls.readProof,
    async handle() {
      const last = await selectLastProof(db)
      const { count, rows } = await selectOpenCorrections(db, OPEN_LISTED_MAX)
      return {
        last: last && { ...last, begunAt: last.begunAt.toISOString() },
        openCorrections: rows.map(({ postedAt, amount, left, ...row }) => ({
          ...row,
          postedAt: postedAt.toISOString(),
          amountCents: Number(amount),
          left: left.map(({ account, cents }) => ({ account, cents: Number(cents) })),
        })),
        openCorrectionCount: count,
      }
    },
  })
}
