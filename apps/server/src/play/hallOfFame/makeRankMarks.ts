import { RATING_CLASSES } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type Ranking, replaceMarks, selectMarksMadeAt, tryLockMarks } from './rankingStore.ts'

/** Ranks between one mark and the next. */
export const MARK_EVERY_RANKS = 1000
/** Younger marks are not remade, whichever server made them. */
const FRESH_MS = 45_000
/** Enough to read a list of millions. */
const TIMEOUT_MS = 60_000

const RANKINGS: readonly Ranking[] = ['titles', ...RATING_CLASSES]

/**
 * Stores the place of every thousandth rank of each list, so that counting a rank far down, from the nearest
 * mark above it, reads at most a thousand rows. Between two runs a rank may be off by the number of users who
 * passed that mark; the first thousand are always exact.
 */
export async function makeRankMarks(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { every = MARK_EVERY_RANKS }: { every?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await tryLockMarks(trx))) return
    const now = new Date(time.nowMs())
    const madeAt = await selectMarksMadeAt(trx)
    if (madeAt && now.getTime() - madeAt.getTime() < FRESH_MS) return
    for (const board of RANKINGS) await replaceMarks(trx, { board, now, every, timeoutMs: TIMEOUT_MS })
  })
}
