import type { DepositList } from '@lance/contract'
import { makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Caller } from '../../kernel/routing.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { selectLatest } from './depositStore.ts'

const LISTED_MAX = 30
const LISTED_FOR_MS = 86_400_000

/** Lists a user's deposits in progress and those of the last 24 hours, newest first. */
export async function listDeposits(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
): Promise<DepositList> {
  const nowMs = time.nowMs()
  const since = new Date(nowMs - LISTED_FOR_MS)
  const isPaused = (await readPausedUntil(db, { userId, nowMs })) !== null
  const rows = await selectLatest(db, { userId, since, limit: LISTED_MAX })
  const items = rows.map(({ id, amount, status, checkoutUrl, createdAt, expiresAt }) => ({
    id,
    amount: makeReais(amount),
    status,
    url: status === 'open' && !isPaused ? checkoutUrl : null,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
  }))
  return { items, nextCursor: null }
}
