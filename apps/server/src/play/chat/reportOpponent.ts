import type { ReportKind } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { queueReports } from '../fairPlay/index.ts'
import { countMessages, insertReport, selectOpponent } from './chatStore.ts'

/** Reports the opponent's conduct in a game to the operator; a repeated report has no effect. */
export async function reportOpponent(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  { gameId, kind }: { gameId: string; kind: ReportKind },
): Promise<{ ok: true } | Refusal> {
  const opponentId = await selectOpponent(db, { gameId, userId })
  if (!opponentId) return { ok: false, code: opponentId === null ? 'FORBIDDEN' : 'GAME_NOT_FOUND' }
  if (kind === 'chat' && (await countMessages(db, { gameId, senderId: opponentId })) === 0)
    return { ok: false, code: 'NOTHING_TO_REPORT' }
  const nowMs = time.nowMs()
  await db.transaction().execute(async (trx) => {
    const report = { gameId, reporterId: userId, reportedId: opponentId, kind, now: new Date(nowMs) }
    await insertReport(trx, report)
    await queueReports(trx, { userId: opponentId, nowMs })
  })
  return { ok: true }
}
