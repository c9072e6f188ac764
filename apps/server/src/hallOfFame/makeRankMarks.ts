import { SPEEDS } from '@lance/domain'
import type { Context } from '../context.ts'
import { type Board, replaceMarks, selectMarksMadeAt, takeMarksTurn } from './boardStore.ts'

/** Between one mark and the next. */
export const MARK_EVERY_RANKS = 1000
/** Marks that are younger are good enough, whichever server made them. */
const FRESH_MS = 45_000
/** A list of millions is read in less. */
const TIMEOUT_MS = 60_000

const BOARDS: readonly Board[] = ['titles', ...SPEEDS]

/**
 * Notes where every thousandth rank of each list is, for ranks far down: counted from the nearest mark above, a rank
 * costs no more than a thousand rows. Between two runs it may be off by as many as passed that mark meanwhile; the
 * first thousand are always exact.
 */
export async function makeRankMarks(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { every = MARK_EVERY_RANKS }: { every?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await takeMarksTurn(trx))) return
    const now = new Date(time.nowMs())
    const madeAt = await selectMarksMadeAt(trx)
    if (madeAt && now.getTime() - madeAt.getTime() < FRESH_MS) return
    for (const board of BOARDS) await replaceMarks(trx, { board, now, every, timeoutMs: TIMEOUT_MS })
  })
}
