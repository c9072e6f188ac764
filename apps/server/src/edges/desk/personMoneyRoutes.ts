import { DESK_PAGE_ROWS, PERSON_ROWS_MAX, peopleDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import {
  holdOf,
  readBalance,
  readDebt,
  readMoves,
  readResting,
  readWallet,
} from '../../money/ledger/index.ts'
import { selectUnpaidPayouts } from '../../money/payouts/index.ts'
import { statementKindOf, transferKindsOf } from '../../money/wallet/index.ts'
import { nameTournaments } from '../../play/tournaments/index.ts'
import { pageFrom } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { readNumberKey } from './listKeys.ts'
import { recordPerson } from './recordPerson.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { knowsSuspicions, showMove } from './showPerson.ts'

/** A person's wallet, what waits for them, and their statement. */
export function personMoneyRoutes(app: App, desk: DeskContext): void {
  serveWallet(app, desk)
  serveStatement(app, desk)
}

function serveWallet(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readWallet,
    async handle(request) {
      const { userId } = request.params
      const session = sessionOf(request)
      await recordPerson(desk, session, userId)
      const isTold = knowsSuspicions(session.roles)
      const { parts } = await readResting(db, { userId, nowMs: time.nowMs() })
      const { payouts } = await selectUnpaidPayouts(db, { userId, limit: PERSON_ROWS_MAX })
      return {
        walletCents: Number(await readWallet(db, userId)),
        holdCents: Number(await readBalance(db, holdOf(userId))),
        debtCents: Number(await readDebt(db, userId)),
        resting: parts.map(({ amountCents, untilMs }) => ({
          amountCents: Number(amountCents),
          freeAt: untilMs === null ? null : new Date(untilMs).toISOString(),
        })),
        unpaid: payouts.map(({ gameId, tournamentId, tournamentName, amount, dueAt, inReview }) => ({
          gameId,
          tournament: tournamentId === null ? null : { id: tournamentId, name: tournamentName ?? '' },
          amountCents: Number(amount),
          dueAt: dueAt.toISOString(),
          isHeld: isTold ? inReview : null,
        })),
      }
    },
  })
}

function serveStatement(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.listStatement,
    async handle(request) {
      const { userId, kind, cursor } = request.query
      const before = readNumberKey(cursor)
      await recordPerson(desk, sessionOf(request), userId)
      const kinds = transferKindsOf(kind)
      const moves = await readMoves(db, { userId, kinds, before, limit: DESK_PAGE_ROWS + 1 })
      const page = pageFrom(moves, { limit: DESK_PAGE_ROWS, keyOf: ({ id }) => [String(id)] })
      const inTournaments = page.rows.filter((move) => statementKindOf(move.kind) === 'tournament')
      const ids = new Set(inTournaments.map(({ reference }) => reference))
      const names = ids.size === 0 ? new Map<string, string>() : await nameTournaments(db, [...ids])
      return { rows: page.rows.map((move) => showMove(move, names)), next: page.next }
    },
  })
}
