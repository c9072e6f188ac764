import type { GameListItem, GameSearch } from '@lance/contract'
import { displayName, makeReais, turnOfPly } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import {
  type ListCursor,
  type ListedGame,
  selectEndedGames,
  selectIsPremium,
  selectPlayingGames,
} from './gameListStore.ts'

/** A page, and how many finished games everyone may see. */
export const PAGE_GAMES = 20
/** More than a user can have: one live game, one tournament game, and the daily ones. */
const PLAYING_MAX = 100

export type GameListPage = { ok: true; items: GameListItem[]; nextCursor: string | null }
type GameListResult = GameListPage | Refusal

function parseCursor(text: string): ListCursor | null {
  const match = /^([0-9a-z]{1,10})\.([a-z0-9-]{8,64})$/.exec(text)
  if (!match) return null
  const [, time = '', gameId = ''] = match
  return { createdAtMs: Number.parseInt(time, 36), gameId }
}

function makeCursor({ created_at, id }: ListedGame): string {
  return `${created_at.getTime().toString(36)}.${id}`
}

function makeItem(row: ListedGame): GameListItem {
  return {
    game_id_text: row.id,
    status: row.status,
    reason: row.reason,
    white_player_id: row.white_id,
    black_player_id: row.black_id,
    white_player_name: displayName({ id: row.white_id, name: row.white_name }),
    black_player_name: displayName({ id: row.black_id, name: row.black_name }),
    white_player_premium: row.white_role === 'PREMIUM',
    black_player_premium: row.black_role === 'PREMIUM',
    white_player_titles: row.white_titles,
    black_player_titles: row.black_titles,
    winner_id: row.winner_id,
    timeControl: row.time_control_s,
    increment: row.increment_s,
    ...(row.variant !== 'standard' && { variant: row.variant }),
    wager: makeReais(row.wager_cents),
    ply: row.ply,
    fen: row.fen,
    last_move: row.last_move,
    turn: turnOfPly(row.ply),
    dueAt: row.due_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
  }
}

/**
 * Lists a user's games. Everyone may see the last twenty finished ones. Only the user, as a member, may page
 * through all of them and search them. Running games are shown only to their own player.
 */
export async function listGames(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    callerId,
    status,
    cursor,
    search = {},
  }: {
    userId: string
    /** Null for a guest. */
    callerId: string | null
    status: 'playing' | 'ended' | undefined
    cursor: string | undefined
    search?: GameSearch
  },
): Promise<GameListResult> {
  const isPremium = await selectIsPremium(db, userId)
  if (isPremium === null) return { ok: false, code: 'USER_NOT_FOUND' }
  const isOwn = userId === callerId
  if (status === 'playing') {
    if (!isOwn) return { ok: false, code: 'FORBIDDEN' }
    const playing = await selectPlayingGames(db, { userId, limit: PLAYING_MAX })
    return { ok: true, items: playing.map(makeItem), nextCursor: null }
  }
  const hasAll = isOwn && isPremium
  const after = cursor === undefined ? null : parseCursor(cursor)
  if (cursor !== undefined && after === null)
    return { ok: false, code: 'MALFORMED', params: { detail: 'cursor' } }
  const isSearch = Object.values(search).some((wanted) => wanted !== undefined && wanted !== '')
  if ((after || isSearch) && !hasAll) return { ok: false, code: 'FORBIDDEN' }
  const rows = await selectEndedGames(db, { userId, after, search, limit: PAGE_GAMES + 1 })
  const items = rows.slice(0, PAGE_GAMES)
  const last = items.at(-1)
  const hasMore = hasAll && rows.length > PAGE_GAMES && last !== undefined
  return { ok: true, items: items.map(makeItem), nextCursor: hasMore ? makeCursor(last) : null }
}
