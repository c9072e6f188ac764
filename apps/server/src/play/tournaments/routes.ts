import { tournamentCalls } from '@lance/contract'
import type { Series } from '../../kernel/calendar.ts'
import { type App, callerOf, orRefuse, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readTexts } from '../../kernel/texts/readTexts.ts'
import { inLanguage, seriesName } from '../../kernel/texts/seriesName.ts'
import { cancelTournament } from './cancelTournament.ts'
import { createTournament } from './createTournament.ts'
import { joinTournament } from './joinTournament.ts'
import { leaveTournament } from './leaveTournament.ts'
import { listParticipants } from './listParticipants.ts'
import { makeIcs } from './makeIcs.ts'
import { deleteMatchNotice } from './matchNoticeStore.ts'
import { deletePrizeNotice } from './prizeNoticeStore.ts'
import { readBracket } from './readBracket.ts'
import { openCalendarPlan, readCalendar, readOpenCalendar } from './readCalendar.ts'
import { listOwnTournaments, listTournaments, readTournament, viewTournaments } from './readTournament.ts'
import type { RoundProgress } from './roundStore.ts'
import { setReminder } from './setReminder.ts'
import { shareReads } from './shareReads.ts'
import { startMatch } from './startMatch.ts'
import { type TermsRow, type TournamentRow, termsOf } from './tournamentRow.ts'
import { selectTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** The endpoints of tournaments ([TOUR-1] to [TOUR-42]). */
export function tournamentRoutes(
  ctx: TournamentsContext,
  { series, siteUrl, ...seen }: Seen & CalendarOptions,
): (app: App) => void {
  return (app) => {
    readRoutes(ctx, app)
    calendarRoutes(ctx, app, { series, siteUrl })
    entryRoutes(ctx, app)
    reminderRoutes(ctx, app)
    creatorRoutes(ctx, app)
    matchRoutes(ctx, app)
    noticeRoutes(ctx, app, seen)
  }
}

/** `siteUrl`: the site's base URL. */
type CalendarOptions = { series: readonly Series[]; siteUrl: () => string }

const ICS_TYPE = 'text/calendar; charset=utf-8'

function calendarRoutes(ctx: TournamentsContext, app: App, { series, siteUrl }: CalendarOptions): void {
  const plan = openCalendarPlan(series)
  serveCall(app, tournamentCalls.readCalendar, async ({ caller, language }, reply) => {
    reply.header('cache-control', 'no-store')
    const { items } = await readCalendar(ctx, { plan, viewerId: caller?.userId ?? null })
    return { items: items.map((item) => ({ ...item, name: seriesName(item.name, language) })) }
  })
  serveCall(app, tournamentCalls.readCalendarFeed, async ({ language }, reply) => {
    const entries = (await readOpenCalendar(ctx))
      .map(asCalendarEntry)
      .map((entry) => ({ ...entry, name: seriesName(entry.name, language) }))
    reply.type(ICS_TYPE)
    return makeIcs(ctx, { entries, siteUrl: siteUrl() })
  })
  serveCall(app, tournamentCalls.readTournamentIcs, async ({ params: { id }, language }, reply) => {
    const row = await selectTournament(ctx.db, id)
    if (row === null) throw new Refused({ ok: false, code: 'TOURNAMENT_NOT_FOUND' })
    reply.type(ICS_TYPE).header('content-disposition', `attachment; filename="${id}.ics"`)
    const entry = asCalendarEntry({ ...row, name: inLanguage(nameOf(row), language).name })
    return makeIcs(ctx, { entries: [entry], siteUrl: siteUrl() })
  })
}

const nameOf = ({ name, houseSeries }: TournamentRow) => ({ name, isHouse: houseSeries !== null })

const asCalendarEntry = (row: TermsRow & Pick<TournamentRow, 'name' | 'startAt'>) => ({
  id: row.id,
  name: row.name,
  terms: termsOf(row),
  startMs: row.startAt.getTime(),
})

/** Called when a user has closed a notice. */
type Seen = { onPrizeSeen: (userId: string) => void; onMatchSeen: (userId: string) => void }

function noticeRoutes(ctx: TournamentsContext, app: App, { onPrizeSeen, onMatchSeen }: Seen): void {
  serveCall(app, tournamentCalls.dismissPrizeNotice, async (request) => {
    const { userId } = callerOf(request)
    await deletePrizeNotice(ctx.db, { tournamentId: request.params.id, userId })
    onPrizeSeen(userId)
  })
  serveCall(app, tournamentCalls.dismissMatchNotice, async (request) => {
    const { userId } = callerOf(request)
    const { id: tournamentId, matchId, kind } = request.params
    await deleteMatchNotice(ctx.db, { tournamentId, matchId, userId, kind })
    onMatchSeen(userId)
  })
}

function readRoutes(ctx: TournamentsContext, app: App): void {
  // The answer is the same for every viewer, so thousands of simultaneous requests share few reads.
  const share = shareReads<Awaited<ReturnType<typeof readBracket>>>()
  const shareRound = shareReads<RoundProgress | null>()
  serveCall(
    app,
    tournamentCalls.listTournaments,
    async ({ query: { own, ...query }, caller, language }, reply) => {
      reply.header('cache-control', 'no-store')
      const viewerId = caller?.userId ?? null
      const { page, limit } = query
      const list =
        own === 'true'
          ? await listOwnTournaments(ctx, { page, limit, viewerId })
          : await listTournaments(ctx, { ...query, viewerId })
      return { ...list, tournaments: list.tournaments.map((one) => inLanguage(one, language)) }
    },
  )
  serveCall(
    app,
    tournamentCalls.viewTournaments,
    async ({ params: { view }, query, caller, language }, reply) => {
      reply.header('cache-control', 'no-store')
      const page = await viewTournaments(ctx, {
        view,
        cursor: query.cursor,
        viewerId: caller?.userId ?? null,
      })
      return { ...page, tournaments: page.tournaments.map((one) => inLanguage(one, language)) }
    },
  )
  serveCall(app, tournamentCalls.readTournament, async ({ params: { id }, caller, language }, reply) => {
    reply.header('cache-control', 'no-store')
    const viewerId = caller?.userId ?? null
    return inLanguage(orRefuse(await readTournament(ctx, { id, viewerId }, shareRound)).tournament, language)
  })
  serveCall(app, tournamentCalls.listParticipants, async ({ params: { id }, query }, reply) => {
    reply.header('cache-control', 'no-store')
    return orRefuse(await listParticipants(ctx, { id, ...query })).page
  })
  serveCall(app, tournamentCalls.readBracket, async ({ params: { id }, query }, reply) => {
    reply.header('cache-control', 'no-store')
    return orRefuse(await share(JSON.stringify([id, query]), () => readBracket(ctx, { id, ...query })))
      .bracket
  })
}

function entryRoutes(ctx: TournamentsContext, app: App): void {
  serveCall(app, tournamentCalls.joinTournament, async (request) => {
    const key = request.headers['idempotency-key'] ?? null
    orRefuse(await joinTournament(ctx, callerOf(request), { tournamentId: request.params.id, key }))
    return { message: readTexts('tournament', request.language).joined }
  })
  serveCall(app, tournamentCalls.leaveTournament, async (request) => {
    orRefuse(await leaveTournament(ctx, callerOf(request), request.params.id))
    return { message: readTexts('tournament', request.language).left }
  })
}

function reminderRoutes(ctx: TournamentsContext, app: App): void {
  serveCall(app, tournamentCalls.setReminder, async (request) => {
    const asked = { tournamentId: request.params.id, wants: request.body.mail }
    const { mail } = orRefuse(await setReminder(ctx, callerOf(request), asked))
    return { mail }
  })
}

function matchRoutes(ctx: TournamentsContext, app: App): void {
  serveCall(app, tournamentCalls.startMatch, async (request) => {
    const { id: tournamentId, matchId } = request.params
    const { match, game } = orRefuse(await startMatch(ctx, callerOf(request), { tournamentId, matchId }))
    return { match, game }
  })
}

function creatorRoutes(ctx: TournamentsContext, app: App): void {
  serveCall(app, tournamentCalls.createTournament, async (request) => {
    const caller = callerOf(request)
    const key = request.headers['idempotency-key'] ?? null
    const created = orRefuse(await createTournament(ctx, caller, { body: request.body, key }))
    const read = { id: created.tournamentId, viewerId: caller.userId }
    const { tournament } = orRefuse(await readTournament(ctx, read))
    return { tournament }
  })
  serveCall(app, tournamentCalls.cancelTournament, async (request) => {
    orRefuse(await cancelTournament(ctx, callerOf(request), request.params.id))
    return { message: readTexts('tournament', request.language).cancelled }
  })
}
