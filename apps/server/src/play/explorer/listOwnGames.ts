import type { OwnExplorerGames } from '@lance/contract'
import { speedOf } from '@lance/domain'
import { EXPLORED_PLIES } from '@lance/domain/explorer'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { countsInExplorer } from './countsInExplorer.ts'
import { type OwnFinishedGame, selectIsPlaying, selectOwnFinished } from './explorerStore.ts'

/** A page has about 40 kB. */
const PAGE_GAMES = 200

/** The caller's finished games with their first moves, a page at a time: the browser counts them. */
export async function listOwnGames(
  { db }: Pick<Context, 'db'>,
  { userId, cursor }: { userId: string; cursor: string | undefined },
): Promise<({ ok: true } & OwnExplorerGames) | Refusal> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  if (cursor !== undefined && after === null) return { ok: false, code: 'MALFORMED' }
  if (await selectIsPlaying(db, userId)) return { ok: false, code: 'HELP_WHILE_PLAYING' }
  const games = await selectOwnFinished(db, { userId, after, limit: PAGE_GAMES, plies: EXPLORED_PLIES })
  const last = games.length === PAGE_GAMES ? games.at(-1) : undefined
  const items = games.filter(countsInExplorer).map((game) => makeItem(game, userId))
  return { ok: true, items, nextCursor: last === undefined ? null : `${last.begunAt}|${last.id}` }
}

function parseCursor(text: string): { begunAt: string; gameId: string } | null {
  const match = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)\|([a-z0-9-]{8,64})$/.exec(
    text,
  )
  const [, begunAt, gameId] = match ?? []
  return begunAt === undefined || gameId === undefined ? null : { begunAt, gameId }
}

function makeItem(game: OwnFinishedGame, userId: string): OwnExplorerGames['items'][number] {
  const { id, winnerId, whiteId, endedAt, ucis } = game
  return {
    gameId: id,
    color: whiteId === userId ? 'white' : 'black',
    result: winnerId === null ? 'draw' : winnerId === userId ? 'win' : 'loss',
    speed: speedOf(game),
    endedAt: endedAt.getTime(),
    moves: (ucis ?? []).join(' '),
  }
}
