import type { RatingHistory } from '@lance/contract'
import { RATING_CLASSES } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectRatingHistory } from './ratingStore.ts'

/** As many as a chart can show. */
const POINTS_MAX = 200

/** A user's rating history, visible to everyone. Refuses USER_NOT_FOUND. */
export async function readRatingHistory(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<{ ok: true; history: RatingHistory } | Refusal> {
  const rows = await selectRatingHistory(db, { userId, pointsMax: POINTS_MAX })
  if (!rows) return { ok: false, code: 'USER_NOT_FOUND' }
  const items = RATING_CLASSES.flatMap((speed) => {
    const row = rows.find((one) => one.speed === speed)
    if (!row) return []
    const points = row.points.map(([game, rating, at]) => ({ game, rating, at }))
    return [{ speed, games: row.games, points }]
  })
  return { ok: true, history: { items } }
}
