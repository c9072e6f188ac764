import { makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectRunning } from './tournamentStore.ts'

/** No game with its replay takes longer: a tournament unchanged for this long needs an operator. */
const STUCK_AFTER_MS = 45 * 60_000
const LISTED_MAX = 200

/** The tournaments in which something is overdue: the start, or the next change in a round. */
export async function findStuck({ db, time }: Pick<Context, 'db' | 'time'>) {
  const nowMs = time.nowMs()
  const running = await selectRunning(db, { now: new Date(nowMs), limit: LISTED_MAX })
  return running
    .filter(({ changedAt }) => nowMs - changedAt.getTime() > STUCK_AFTER_MS)
    .map(({ changedAt, escrow, ...row }) => ({ ...row, since: changedAt, escrowReais: makeReais(escrow) }))
}
