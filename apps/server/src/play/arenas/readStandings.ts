import { ARENA_PAGE, type ArenaStandingsPage } from '@lance/contract'
import { lastPairingMs } from '@lance/domain/arena'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament, termsOf } from '../tournaments/index.ts'
import { selectArena } from './arenaStore.ts'
import type { LiveArena } from './liveArena.ts'
import type { LiveArenas } from './liveArenas.ts'
import { showOwn, showPlayer } from './showArena.ts'
import { countPlayers, selectPlaces, selectPlayer } from './standingsStore.ts'

type Query = { id: string; from: number; around: 'me' | undefined; viewerId: string | null }

/**
 * A page of an arena's standings: from memory while it runs, then from the final places. Refuses
 * TOURNAMENT_NOT_FOUND, also for a tournament of another format.
 */
export async function readStandings(
  ctx: Pick<Context, 'db' | 'time'>,
  live: LiveArenas,
  query: Query,
): Promise<{ ok: true; page: ArenaStandingsPage } | Refusal> {
  const row = await selectTournament(ctx.db, query.id)
  if (row?.format !== 'ARENA') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const { status } = row
  const running = status === 'IN_PROGRESS' ? await live.read(query.id) : null
  if (running) return { ok: true, page: { status, ...pageOfRunning(running, query, ctx.time.nowMs()) } }
  const arena = await selectArena(ctx.db, query.id)
  const terms = termsOf(row)
  if (arena === null || terms.format !== 'ARENA')
    return { ok: true, page: { status, progress: null, from: 1, players: [], own: null } }
  const endsAtMs = arena.endsAt.getTime()
  const progress = {
    at: ctx.time.nowMs(),
    endsAt: endsAtMs,
    pairsUntil: lastPairingMs({ endsAtMs, pace: terms.pace }),
    players: await countPlayers(ctx.db, query.id),
    playing: 0,
  }
  return { ok: true, page: { status, progress, ...(await finalPage(ctx, query)) } }
}

/** The first rank of the page of this rank. */
const pageStart = (rank: number) => rank - ((rank - 1) % ARENA_PAGE)

function pageOfRunning(arena: LiveArena, { from, around, viewerId }: Query, nowMs: number) {
  const found = viewerId === null ? null : arena.find(viewerId)
  const start = around === 'me' && found !== null ? pageStart(found.rank) : from
  return {
    progress: arena.progress(nowMs),
    from: start,
    players: arena.page({ fromRank: start, count: ARENA_PAGE }).map(({ row, rank }) => showPlayer(row, rank)),
    own: found && showOwn(found.row, found.rank),
  }
}

async function finalPage({ db }: Pick<Context, 'db'>, { id, from, around, viewerId }: Query) {
  const own = viewerId === null ? null : await selectPlayer(db, { tournamentId: id, userId: viewerId })
  const place = own?.place ?? null
  const start = around === 'me' && place !== null ? pageStart(place) : from
  const rows = await selectPlaces(db, { tournamentId: id, from: start, limit: ARENA_PAGE })
  return {
    from: start,
    players: rows.map((row) => showPlayer(row, row.place ?? 0)),
    own: own === null || place === null ? null : showOwn(own, place),
  }
}
