import {
  TOURNAMENT_VIEW_PAGE,
  type Tournament,
  type TournamentFilters,
  type TournamentList,
  type TournamentViewPage,
} from '@lance/contract'
import { NO_CENTS, type TournamentStatus, type TournamentView } from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'
import { readDebt } from '../../money/ledger/index.ts'
import { readAllowance } from '../../money/premium/index.ts'
import {
  type ShownTournament,
  selectBegun,
  selectEntered,
  selectOwnPage,
  selectPage,
  selectParticipants,
  selectPrizes,
  selectShown,
} from './listStore.ts'
import { selectLostMatch, selectOwnMatch } from './matchStore.ts'
import { readOwnPrizes, readPodium } from './readResults.ts'
import { selectWantsMail } from './reminderStore.ts'
import { type RoundProgress, selectRoundProgress } from './roundStore.ts'
import { showMatch, showParticipant, showPrize, showRound, showTournament } from './showTournament.ts'
import { ratingClassOfRow } from './tournamentRow.ts'
import { selectEntry } from './tournamentStore.ts'
import { matchRulesOf, type TournamentsContext } from './tournamentsContext.ts'

/** How many participants are listed with a tournament. */
const PARTICIPANTS_SHOWN = 100

type ShareRound = (key: string, read: () => Promise<RoundProgress | null>) => Promise<RoundProgress | null>

/**
 * A tournament with its first participants, and what concerns the viewer. `shareRound` lets simultaneous readers
 * share the reading of its round, which has up to 4096 matches.
 */
export async function readTournament(
  ctx: TournamentsContext,
  { id, viewerId }: { id: string; viewerId: string | null },
  shareRound: ShareRound = (_, read) => read(),
): Promise<{ ok: true; tournament: Tournament } | Refusal> {
  const { db, time } = ctx
  const row = await selectShown(db, { id, viewerId })
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const nowMs = time.nowMs()
  const participants = await selectParticipants(db, {
    id,
    viewerId,
    limit: PARTICIPANTS_SHOWN,
    hasStarted: row.currentRound > 0,
    speed: ratingClassOfRow(row),
  })
  const own = viewerId !== null && row.isParticipant ? { tournamentId: id, userId: viewerId } : null
  const ownMatch = own && (await selectOwnMatch(db, own))
  const lost = own && (await selectLostMatch(db, own))
  const prizes = (await selectPrizes(db, id)).map(showPrize)
  const round =
    row.status === 'IN_PROGRESS' ? await shareRound(id, () => selectRoundProgress(db, { id })) : null
  const tournament = {
    ...showTournament({ ...row, playersLeft: round?.playersLeft ?? null }, matchRulesOf(ctx)),
    round: round && showRound(round),
    participants: participants.map((one) => showParticipant(one, nowMs)),
    championTitle: row.championTitle,
    prizes,
    podium: await readPodium(db, row, prizes),
    ownPrizes: own === null ? [] : await readOwnPrizes(db, row, { ...own, prizes, lost }),
    ownMatch: ownMatch && showMatch(ownMatch),
    isEliminated: lost !== null,
    isEntryFree: await isEntryFree(db, row, { viewerId, nowMs }),
    wantsMail: own !== null && ((await selectWantsMail(db, own)) ?? false),
  }
  return { ok: true, tournament }
}

/** Whether the viewer's membership pays the entry, or has paid it. */
async function isEntryFree(
  db: TournamentsContext['db'],
  { id, entryCents, isParticipant }: Pick<ShownTournament, 'id' | 'entryCents' | 'isParticipant'>,
  { viewerId, nowMs }: { viewerId: string | null; nowMs: number },
): Promise<boolean> {
  if (viewerId === null || entryCents === 0n) return false
  if (isParticipant)
    return (await selectEntry(db, { tournamentId: id, userId: viewerId }))?.paidBy === 'house'
  const allowance = await readAllowance(db, { userId: viewerId, nowMs })
  return (
    allowance !== null && allowance.leftCents >= entryCents && (await readDebt(db, viewerId)) === NO_CENTS
  )
}

const showAll = (ctx: TournamentsContext, rows: readonly ShownTournament[]) =>
  rows.map((row) => showTournament(row, matchRulesOf(ctx)))

type ListQuery = TournamentFilters & {
  status?: TournamentStatus | undefined
  page: number
  limit: number
  viewerId: string | null
}

/** A page of tournaments, of one status or of all, and of them only those that the filters choose ([TOUR-46]). */
export async function listTournaments(
  ctx: TournamentsContext,
  { page, limit, ...query }: ListQuery,
): Promise<TournamentList> {
  const { rows, total } = await selectPage(ctx.db, { ...query, limit, offset: (page - 1) * limit })
  return { tournaments: showAll(ctx, rows), total, page, limit }
}

/** A page of the viewer's unfinished tournaments; a guest has none. */
export async function listOwnTournaments(
  ctx: TournamentsContext,
  { page, limit, viewerId }: { page: number; limit: number; viewerId: string | null },
): Promise<TournamentList> {
  if (viewerId === null) return { tournaments: [], total: 0, page, limit }
  const { rows, total } = await selectOwnPage(ctx.db, { viewerId, limit, offset: (page - 1) * limit })
  return { tournaments: showAll(ctx, rows), total, page, limit }
}

/** A page of the running or finished tournaments, or of all that the viewer has entered; a guest has none. */
export async function viewTournaments(
  ctx: TournamentsContext,
  {
    view,
    cursor = null,
    viewerId,
  }: { view: TournamentView; cursor: string | null | undefined; viewerId: string | null },
): Promise<TournamentViewPage> {
  const page = { after: cursor, limit: TOURNAMENT_VIEW_PAGE + 1 }
  const rows =
    view === 'mine'
      ? viewerId === null
        ? []
        : await selectEntered(ctx.db, { viewerId, ...page })
      : await selectBegun(ctx.db, { status: STATUS_OF[view], viewerId, ...page })
  const shown = rows.slice(0, TOURNAMENT_VIEW_PAGE)
  const hasMore = rows.length > TOURNAMENT_VIEW_PAGE
  return { tournaments: showAll(ctx, shown), nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null }
}

const STATUS_OF = { running: 'IN_PROGRESS', finished: 'FINISHED' } as const
