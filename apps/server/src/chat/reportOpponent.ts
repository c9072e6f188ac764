import type { Context } from '../context.ts'
import type { Refusal, Speaker } from '../routing.ts'
import { countMessages, insertReport, selectOpponent } from './chatStore.ts'

/** A player tells the operator of what his opponent wrote in a game; more than once is once. */
export async function reportOpponent(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Speaker,
  { gameId, kind }: { gameId: string; kind: 'chat' },
): Promise<{ ok: true } | Refusal> {
  const opponentId = await selectOpponent(db, { gameId, userId })
  if (!opponentId) return { ok: false, code: opponentId === null ? 'FORBIDDEN' : 'GAME_NOT_FOUND' }
  if ((await countMessages(db, { gameId, senderId: opponentId })) === 0)
    return { ok: false, code: 'NOTHING_TO_REPORT' }
  const now = new Date(time.nowMs())
  await insertReport(db, { gameId, reporterId: userId, reportedId: opponentId, kind, now })
  return { ok: true }
}
