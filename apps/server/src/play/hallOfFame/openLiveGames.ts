import type { LiveGameItem, LiveGames } from '@lance/contract'
import { displayName, turnOfPly } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { readThrottled, type ThrottledRead } from '../../kernel/readThrottled.ts'
import { countViewers } from '../../people/presence/index.ts'
import { type LiveRow, selectLiveGames, selectSeesLive } from './liveGamesStore.ts'

const LISTED_MAX = 30
/** The list is read at most this often, however many members ask for it. */
const MEMBERS_EVERY_MS = 2000
/** Live viewing is for members: others see the list as it was up to this long ago. */
const OTHERS_EVERY_MS = 30_000

/** Of how many tournaments the list is kept at a time. */
const TOURNAMENTS_KEPT_MAX = 200

/** Returns the list, of all games or of one tournament's, as this user, or a guest, may see it. */
export type LiveGamesReader = (userId: string | null, tournamentId?: string | null) => Promise<LiveGames>

function makePlayer(row: LiveRow, side: 'white' | 'black'): LiveGameItem['white'] {
  return {
    id: row[`${side}_id`],
    name: displayName({ id: row[`${side}_id`], name: row[`${side}_name`] }),
    country: row[`${side}_country`],
    isPremium: row[`${side}_premium`],
    elo: row[`${side}_elo`],
    eloProvisional: row[`${side}_elo_provisional`],
  }
}

async function readLiveGames({ db }: Context, tournamentId: string | null): Promise<LiveGameItem[]> {
  const rows = await selectLiveGames(db, { limit: LISTED_MAX, tournamentId })
  const viewers = await countViewers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    game_id_text: row.id,
    white: makePlayer(row, 'white'),
    black: makePlayer(row, 'black'),
    timeControl: row.time_control_s,
    increment: row.increment_s,
    ...(row.variant !== 'standard' && { variant: row.variant }),
    fen: row.fen,
    ply: row.ply,
    turn: turnOfPly(row.ply),
    isWagered: row.wager_cents > 0n,
    isTournament: row.tournament_id !== null,
    viewers: viewers.get(row.id) ?? 0,
  }))
}

type ReadList = () => Promise<ThrottledRead<LiveGameItem[]>>

/** The live games, read once for all callers within a short time. */
export function openLiveGames(ctx: Context): LiveGamesReader {
  const openList = (tournamentId: string | null, everyMs: number): ReadList =>
    readThrottled(ctx, { everyMs, read: () => readLiveGames(ctx, tournamentId) })
  const forMembers = openList(null, MEMBERS_EVERY_MS)
  const forOthers = openList(null, OTHERS_EVERY_MS)
  // The one asked for longest ago comes first.
  const ofTournaments = new Map<string, ReadList>()
  const listOf = (tournamentId: string): ReadList => {
    const list = ofTournaments.get(tournamentId) ?? openList(tournamentId, MEMBERS_EVERY_MS)
    ofTournaments.delete(tournamentId)
    ofTournaments.set(tournamentId, list)
    const [oldest] = ofTournaments.keys()
    if (ofTournaments.size > TOURNAMENTS_KEPT_MAX && oldest !== undefined) ofTournaments.delete(oldest)
    return list
  }
  return async (userId, tournamentId = null) => {
    const seesLive = userId !== null && (await selectSeesLive(ctx.db, { userId, tournamentId }))
    // There is no delayed list of a tournament: it would be new, and so not delayed, for each who asks first.
    if (tournamentId !== null && !seesLive) return { items: [], at: ctx.time.nowMs(), isDelayed: true }
    const read = tournamentId !== null ? listOf(tournamentId) : seesLive ? forMembers : forOthers
    const { value: items, atMs: at } = await read()
    return { items, at, isDelayed: !seesLive }
  }
}
