import type { LiveGameItem, LiveGames } from '@lance/contract'
import { displayName, turnOfPly } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { countViewers } from '../../people/presence/index.ts'
import { type LiveRow, selectIsMember, selectLiveGames } from './liveGamesStore.ts'

const LISTED_MAX = 30
/** The list is read at most this often, however many members ask for it. */
const MEMBERS_EVERY_MS = 2000
/** Live viewing is for members: others see the list as it was up to this long ago. */
const OTHERS_EVERY_MS = 30_000

/** Returns the list as this user, or a guest, may see it. */
export type LiveGamesReader = (userId: string | null) => Promise<LiveGames>

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

async function readLiveGames({ db }: Context): Promise<LiveGameItem[]> {
  const rows = await selectLiveGames(db, { limit: LISTED_MAX })
  const viewers = await countViewers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    game_id_text: row.id,
    white: makePlayer(row, 'white'),
    black: makePlayer(row, 'black'),
    timeControl: row.time_control_s,
    fen: row.fen,
    ply: row.ply,
    turn: turnOfPly(row.ply),
    isWagered: row.wager_cents > 0n,
    isTournament: row.tournament_id !== null,
    viewers: viewers.get(row.id) ?? 0,
  }))
}

/** The live games, read once for all callers within a short time. */
export function openLiveGames(ctx: Context): LiveGamesReader {
  const forMembers = readThrottled(ctx, MEMBERS_EVERY_MS)
  const forOthers = readThrottled(ctx, OTHERS_EVERY_MS)
  return async (userId) => {
    const isMember = userId !== null && (await selectIsMember(ctx.db, userId))
    return { ...(await (isMember ? forMembers() : forOthers())), isDelayed: !isMember }
  }
}

type CachedRead = { atMs: number; items: Promise<LiveGameItem[]> }

function readThrottled(ctx: Context, everyMs: number): () => Promise<Omit<LiveGames, 'isDelayed'>> {
  let last: CachedRead | null = null
  return async () => {
    const nowMs = ctx.time.nowMs()
    if (last === null || nowMs >= last.atMs + everyMs) last = { atMs: nowMs, items: readLiveGames(ctx) }
    const reading = last
    try {
      return { items: await reading.items, at: reading.atMs }
    } catch (error) {
      if (last === reading) last = null
      throw error
    }
  }
}
