import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectEndedGames, selectIsPremium, selectScores } from './gameListStore.ts'
import { makeGamePgn } from './gamePgn.ts'

const CHUNK_GAMES = 100
const SHOWN_TO_ALL = 20

/** The scores of the finished games that `listGames` would show the caller, as one PGN file in parts. */
export async function listPgn(
  { db }: Pick<Context, 'db'>,
  { userId, callerId, siteUrl }: { userId: string; callerId: string; siteUrl: string },
): Promise<{ ok: true; parts: AsyncIterable<string> } | Refusal> {
  const isPremium = await selectIsPremium(db, userId)
  if (isPremium === null) return { ok: false, code: 'USER_NOT_FOUND' }
  const hasAll = userId === callerId && isPremium
  async function* parts() {
    let after: { createdAtMs: number; gameId: string } | null = null
    for (;;) {
      const limit = hasAll ? CHUNK_GAMES : SHOWN_TO_ALL
      const rows = await selectEndedGames(db, { userId, after, limit })
      const scores = await selectScores(
        db,
        rows.map(({ id }) => id),
      )
      yield scores.map((score) => makeGamePgn(score, { siteUrl })).join('\n')
      const last = rows.at(-1)
      if (!hasAll || rows.length < limit || !last) return
      after = { createdAtMs: last.created_at.getTime(), gameId: last.id }
      yield '\n'
    }
  }
  return { ok: true, parts: parts() }
}
