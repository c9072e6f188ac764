import { DESK_PAGE_ROWS, PERSON_ROWS_MAX, peopleDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { selectReportsAbout, selectReportsBy } from '../../play/chat/index.ts'
import { selectSuspicionsAbout } from '../../play/fairPlay/index.ts'
import { selectGamesOf } from '../../play/games/index.ts'
import { selectEntriesOf } from '../../play/tournaments/index.ts'
import { selectOrders } from '../../store/index.ts'
import { selectLogPage } from '../operator/logPageStore.ts'
import { pageFrom } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { readNumberKey, readTimeKey } from './listKeys.ts'
import { recordPerson } from './recordPerson.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { iso, knowsSuspicions, showAct, showGame, showReport, showSuspicion } from './showPerson.ts'

/** Acts that tell of a suspicion. */
const SECRET_VERBS: readonly string[] = [
  'close-suspicion',
  'hold-account-payouts',
  'release-account-payouts',
  'release-prize',
]

/** What a person plays, buys and is reported for, and what operators did to their account. */
export function personPlayRoutes(app: App, desk: DeskContext): void {
  serveGames(app, desk)
  serveReports(app, desk)
  serveActivity(app, desk)
  serveActs(app, desk)
}

function serveGames(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.listPersonGames,
    async handle(request) {
      const { userId, cursor } = request.query
      const after = readTimeKey(cursor)
      await recordPerson(desk, sessionOf(request), userId)
      const games = await selectGamesOf(desk.ctx.db, { userId, after, limit: DESK_PAGE_ROWS + 1 })
      const page = pageFrom(games, { limit: DESK_PAGE_ROWS, keyOf: ({ begunAt, id }) => [begunAt, id] })
      return { rows: page.rows.map(showGame), next: page.next }
    },
  })
}

function serveReports(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readReports,
    async handle(request) {
      const { userId } = request.params
      await recordPerson(desk, sessionOf(request), userId)
      const bounded = { userId, limit: PERSON_ROWS_MAX }
      return {
        about: (await selectReportsAbout(db, bounded)).map(showReport),
        by: (await selectReportsBy(db, bounded)).map(showReport),
      }
    },
  })
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readSuspicions,
    async handle(request) {
      const { userId } = request.params
      await recordPerson(desk, sessionOf(request), userId)
      const suspicions = await selectSuspicionsAbout(db, { userId, limit: PERSON_ROWS_MAX })
      return { rows: suspicions.map(showSuspicion) }
    },
  })
}

function serveActivity(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.readActivity,
    async handle(request) {
      const { userId } = request.params
      await recordPerson(desk, sessionOf(request), userId)
      const entries = await selectEntriesOf(db, { userId, limit: PERSON_ROWS_MAX })
      const orders = await selectOrders(db, { userId, limit: PERSON_ROWS_MAX })
      return {
        entries: entries.map(({ tournamentId, name, status, enteredAt, leftAt, place, prize }) => ({
          tournament: { id: tournamentId, name },
          status,
          enteredAt: enteredAt.toISOString(),
          leftAt: iso(leftAt),
          place,
          prizeCents: prize === null ? null : Number(prize),
        })),
        orders: orders.map(({ number, status, amount, paidAt }) => ({
          number: String(number),
          status,
          amountCents: Number(amount),
          paidAt: paidAt.toISOString(),
        })),
      }
    },
  })
}

function serveActs(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: peopleDeskCalls.listPersonActs,
    async handle(request) {
      const { userId, cursor } = request.query
      const before = readNumberKey(cursor)
      const session = sessionOf(request)
      await recordPerson(desk, session, userId)
      const without = knowsSuspicions(session.roles) ? [] : SECRET_VERBS
      const page = { before, limit: DESK_PAGE_ROWS + 1, without }
      const rows = await selectLogPage(desk.ctx.db, { person: userId }, page)
      const { next, rows: shown } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ seq }) => [String(seq)],
      })
      return { rows: shown.map(showAct), next }
    },
  })
}
