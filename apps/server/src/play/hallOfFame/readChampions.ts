import type { Champion, ChampionGame, Champions } from '@lance/contract'
import { displayName, displayRating } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { type LastGame, selectLastGames } from './lastGamesStore.ts'
import {
  countBetween,
  type Place,
  type RankedUser,
  type Ranking,
  selectMarkAbove,
  selectRanked,
  selectRankedUser,
} from './rankingStore.ts'

const PAGE_ROWS = 50
/** How many are shown with their last game. */
const PODIUM_PLACES = 3

const CURSOR =
  /^(?<rank>\d{1,9})_(?<first>-?\d{1,9}(?:\.\d{1,20})?)_(?<second>\d{1,9})_(?<userId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function parseCursor(text: string): (Place & { rank: number }) | null {
  const found = CURSOR.exec(text)?.groups
  if (!found) return null
  const { rank, first, second, userId = '' } = found
  return { rank: Number(rank), first: Number(first), second: Number(second), userId }
}

const makeCursor = (rank: number, { first, second, id }: RankedUser) => `${rank}_${first}_${second}_${id}`

function makeRow(rank: number, row: RankedUser): Champion {
  return {
    rank,
    id: row.id,
    name: displayName(row),
    country: row.country,
    isPremium: row.role === 'PREMIUM',
    score: row.score,
    titles: row.titles,
    elo: row.rating === null ? null : displayRating({ rating: row.rating }),
    games: row.games,
  }
}

function makeGame({
  userId,
  id,
  fen,
  white_id,
  winner_id,
  opponentId,
  opponentName,
}: LastGame): ChampionGame {
  return {
    userId,
    game_id_text: id,
    fen,
    color: white_id === userId ? 'white' : 'black',
    opponent: displayName({ id: opponentId, name: opponentName }),
    side: winner_id === null ? 'drawn' : winner_id === userId ? 'won' : 'lost',
  }
}

/** The last games of the first three, in their order. */
async function readLastGames(db: Context['db'], rows: readonly Champion[]): Promise<ChampionGame[]> {
  const ids = rows.slice(0, PODIUM_PLACES).map(({ id }) => id)
  const games = ids.length === 0 ? [] : await selectLastGames(db, ids)
  return ids.flatMap((id) => games.filter(({ userId }) => userId === id).map(makeGame))
}

type RankingQuery = { board: Ranking; now: Date }

/** A user's own row, its rank counted from the nearest mark above. Null when the user is not in the list. */
async function readOwn(
  db: Context['db'],
  { board, now, userId }: RankingQuery & { userId: string },
): Promise<Champion | null> {
  const row = await selectRankedUser(db, { board, now, userId })
  if (!row) return null
  const place = { first: row.first, second: row.second, userId }
  const mark = await selectMarkAbove(db, { board, place })
  const between = await countBetween(db, { board, now, above: mark, below: place })
  return makeRow((mark?.rank ?? 0) + between + 1, row)
}

/**
 * A page of the hall of fame. By titles: all users with a title, ties by points, then in a stable
 * order. By the rating of a speed: users whose rating is not provisional today. A page continues from its
 * cursor, whatever has changed above it since.
 */
export async function readChampions(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { board, cursor, userId }: { board: Ranking; cursor: string | undefined; userId: string | null },
): Promise<({ ok: true } & Champions) | Refusal> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  if (cursor !== undefined && after === null)
    return { ok: false, code: 'MALFORMED', params: { detail: 'cursor' } }
  const now = new Date(time.nowMs())
  const [rows, ranked] = await Promise.all([
    selectRanked(db, { board, now, after, limit: PAGE_ROWS + 1 }),
    userId === null ? null : readOwn(db, { board, now, userId }),
  ])
  const above = after?.rank ?? 0
  const shown = rows.slice(0, PAGE_ROWS)
  const items = shown.map((row, index) => makeRow(above + index + 1, row))
  const last = shown.at(-1)
  const hasMore = rows.length > PAGE_ROWS && last !== undefined
  return {
    ok: true,
    items,
    nextCursor: hasMore ? makeCursor(above + shown.length, last) : null,
    own: items.find(({ id }) => id === userId) ?? ranked,
    lastGames: after === null ? await readLastGames(db, items) : [],
  }
}
