import type { RefusedSummary, TrainingGame } from '@lance/contract'
import { parseGameSummary } from '@lance/domain/losses'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { deleteOldGames, insertGames, selectKnownGames } from './trainingGameStore.ts'
import { selectIsMember, selectOnlineGames } from './trainingStore.ts'

/**
 * Keeps the summaries of games that are not known yet, and answers with the number of the last one. Those of online games are
 * a review, which is for members, of games that the player has finished. The training must be locked.
 */
export async function keepGames(
  trx: Kysely<Database>,
  { userId, games, afterSeq }: { userId: string; games: readonly TrainingGame[]; afterSeq: number },
): Promise<{ refused: RefusedSummary[]; lastSeq: number }> {
  if (games.length === 0) return { refused: [], lastSeq: afterSeq }
  const once = [...new Map(games.map((game) => [game.gameId, game])).values()]
  const gameIds = once.map(({ gameId }) => gameId)
  const known = new Set(await selectKnownGames(trx, { userId, gameIds }))
  const online = once.flatMap(({ source, gameId }) => (source === 'online' ? [gameId] : []))
  const own = online.length === 0 ? [] : await selectOnlineGames(trx, { userId, gameIds: online })
  const ownIds = new Set(own.map(({ id }) => id))
  const isMember = await selectIsMember(trx, userId)
  const kept: TrainingGame[] = []
  const refused: RefusedSummary[] = []
  for (const game of once) {
    const { gameId } = game
    if (known.has(gameId)) continue
    const code = refusalOf(game, { ownIds, isMember })
    if (code === null) kept.push(game)
    else refused.push({ gameId, code })
  }
  await insertGames(trx, { userId, games: kept, afterSeq })
  await deleteOldGames(trx, userId)
  return { refused, lastSeq: afterSeq + kept.length }
}

function refusalOf(
  game: TrainingGame,
  { ownIds, isMember }: { ownIds: ReadonlySet<string>; isMember: boolean },
): RefusedSummary['code'] | null {
  if (parseGameSummary(game) === null) return 'INVALID'
  if (game.source !== 'online') return null
  if (!ownIds.has(game.gameId)) return 'NOT_OWN_GAME'
  return isMember ? null : 'MEMBERS_ONLY'
}
