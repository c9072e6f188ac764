import type { LiveGameItem, LiveGames } from '@lance/contract'
import { displayName, turnOfPly } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { readThrottled } from '../../kernel/readThrottled.ts'
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
  const read = () => readLiveGames(ctx)
  const forMembers = readThrottled(ctx, { everyMs: MEMBERS_EVERY_MS, read })
  const forOthers = readThrottled(ctx, { everyMs: OTHERS_EVERY_MS, read })
  return async (userId) => {
    const isMember = userId !== null && (await selectIsMember(ctx.db, userId))
    const { value: items, atMs: at } = await (isMember ? forMembers() : forOthers())
    return { items, at, isDelayed: !isMember }
  }
}
