import { DESK_PAGE_ROWS, fairPlayDeskCalls, type OperatorRole } from '@lance/contract/desk'
import { isDaily, unpackMoveSigns } from '@lance/domain'
import type { App } from '../../kernel/routing.ts'
import {
  countJudgements,
  keyOfJudgement,
  selectHoldPage,
  selectJudgementPage,
  selectUnpaidPayouts,
} from '../../money/payouts/index.ts'
import {
  selectGameChat,
  selectReportPage,
  selectReportsAbout,
  selectReportsOfGame,
} from '../../play/chat/index.ts'
import {
  openGameLooks,
  readGameEvidence,
  readSuspicion,
  selectShownGames,
  selectSuspicionMoves,
  selectSuspicionPage,
  selectSuspicionsAbout,
  selectTimedMoves,
  selectVerdictAct,
} from '../../play/fairPlay/index.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import {
  showCounts,
  showEvidence,
  showFlow,
  showGame,
  showHold,
  showJudgement,
  showPayout,
  showReport,
  showSuspicion,
} from './showFairPlay.ts'

/** The most rows of each part of a screen that is no list of its own. */
const SHOWN_MAX = 50
const MESSAGES_MAX = 500
/** One more than a page: it shows that there is a next one. */
const LIMIT = DESK_PAGE_ROWS + 1

/** Suspicions and their games, held payouts, and reports with the chat around them. */
export function fairPlayRoutes(app: App, desk: DeskContext): void {
  serveSuspicions(app, desk)
  serveGames(app, desk)
  serveReports(app, desk)
  serveHolds(app, desk)
  serveJudgements(app, desk)
}

function serveSuspicions(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.listSuspicions,
    async handle(request) {
      const { status = 'open', kind = null, order = 'urgent', cursor } = request.query
      await recordReading(desk, sessionOf(request), { verb: 'see-suspicions' })
      const after = readCursor(cursor, 2)
      const rows = await selectSuspicionPage(db, { status, kind, order, after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ closedAt, raisedAt, weight, priority, id }) => {
          if (status === 'judged') return [closedAt?.toISOString() ?? '', id]
          const keys = { urgent: priority, strongest: weight, oldest: raisedAt.toISOString() }
          return [keys[order], id]
        },
      })
      return { rows: page.map(showSuspicion), next }
    },
  })
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.readSuspicion,
    async handle(request) {
      const { suspicionId } = request.params
      await recordReading(desk, sessionOf(request), {
        verb: 'see-suspicion',
        given: { suspicion: suspicionId },
      })
      const found = await readSuspicion(db, suspicionId)
      if (!found) throw new DeskRefused('NOT_FOUND')
      const { userId } = found.suspicion
      const all = await selectSuspicionsAbout(db, { userId, limit: SHOWN_MAX })
      const { isAccountHeld, payouts } = await selectUnpaidPayouts(db, { userId, limit: SHOWN_MAX })
      return {
        suspicion: showSuspicion(found.suspicion),
        figures: found.figures,
        verdictAct: await selectVerdictAct(db, suspicionId),
        games: found.games.map(showGame),
        gameNats: Object.fromEntries(found.gameNats),
        accounts: found.accounts,
        flows: found.flows.map(showFlow),
        isAccountHeld,
        payouts: payouts.map(showPayout),
        reports: (await selectReportsAbout(db, { userId, limit: SHOWN_MAX })).map(showReport),
        others: all.filter(({ id }) => id !== suspicionId).map(showSuspicion),
      }
    },
  })
}

function serveGames(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  const looks = openGameLooks(desk.ctx)
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.readGame,
    async handle(request) {
      const { gameId } = request.params
      const session = sessionOf(request)
      await recordReading(desk, session, { verb: 'see-game', given: { game: gameId } })
      const [game] = await selectShownGames(db, [gameId])
      if (!game) throw new DeskRefused('NOT_FOUND')
      const moves = await selectTimedMoves(db, game, { isTimed: !isDaily(game.timeControlS) })
      const { suspicion: suspicionId } = request.query
      const judged =
        suspicionId !== undefined && maySeeSuspicions(session)
          ? await selectSuspicionMoves(db, { suspicionId, gameId })
          : null
      const evidence = judged ?? (await readGameEvidence(desk.ctx, gameId))
      const chat = await selectGameChat(db, { gameId, limit: MESSAGES_MAX })
      return {
        game: showGame(game),
        moves: moves.map(({ signs, leftMs: _, ...move }) => ({ ...move, signs: unpackMoveSigns(signs) })),
        evidence: evidence && showEvidence(evidence),
        chat: chat.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
        reports: (await selectReportsOfGame(db, gameId)).map(showReport),
      }
    },
  })
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.lookAtGame,
    async handle(request) {
      const { gameId } = request.params
      await recordReading(desk, sessionOf(request), { verb: 'see-game', given: { game: gameId } })
      const look = await looks.look(gameId)
      if (!look.ok) throw new DeskRefused(look.code === 'BUSY' ? 'BUSY' : 'NOT_FOUND')
      return { evidence: showEvidence(look.moves) }
    },
  })
}

function serveReports(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.listReports,
    async handle(request) {
      const { status = 'open', kind = null, cursor } = request.query
      await recordReading(desk, sessionOf(request), { verb: 'see-reports' })
      const after = readCursor(cursor, 4)
      const rows = await selectReportPage(desk.ctx.db, { status, kind, after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ reportedAt, resolvedAt, gameId, reporterId, kind: of }) => {
          const at = (status === 'resolved' ? resolvedAt : null) ?? reportedAt
          return [at.toISOString(), gameId, reporterId, of]
        },
      })
      return { rows: page.map(showReport), next }
    },
  })
}

/** Support, who reads games for reports, sees no suspicion. */
const maySeeSuspicions = ({ roles }: { roles: readonly OperatorRole[] }) =>
  roles.includes('owner') || roles.includes('fair_play')

function serveJudgements(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.listJudgements,
    async handle(request) {
      const { view = 'waiting', cursor } = request.query
      await recordReading(desk, sessionOf(request), { verb: 'see-judgements' })
      const after = readCursor(cursor, 2)
      const rows = await selectJudgementPage(db, { view, after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: (row) => [keyOfJudgement(view, row), row.id],
      })
      const counts = showCounts(await countJudgements(db, new Date(time.nowMs())))
      return { rows: page.map(showJudgement), next, counts }
    },
  })
}

function serveHolds(app: App, desk: DeskContext): void {
  serveDeskCall(app, desk, {
    call: fairPlayDeskCalls.listHolds,
    async handle(request) {
      await recordReading(desk, sessionOf(request), { verb: 'see-held-payouts' })
      const after = readCursor(request.query.cursor, 2)
      const rows = await selectHoldPage(desk.ctx.db, { after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ heldAt, actId }) => [heldAt.toISOString(), actId],
      })
      return { rows: page.map(showHold), next }
    },
  })
}
