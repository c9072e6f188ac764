import { parseFen, positionKey } from '@lance/chess'
import type { ExplorerAnswer, ExplorerQuery } from '@lance/contract'
import { listPlayedMoves, sumByMove, unpackCounts } from '@lance/domain/explorer'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectPositions } from './explorerStore.ts'
import type { HistoricBook } from './historicBook.ts'
import { mayHaveHelp } from './mayHaveHelp.ts'
import type { RunningPositions } from './runningPositions.ts'

export type ExplorerParts = { isRunning: RunningPositions; readHistoric: () => Promise<HistoricBook> }

const REFUSALS = { playing: 'HELP_WHILE_PLAYING', running: 'POSITION_IN_PLAY' } as const

/** What was played from a position, in the games of the site or in the historic ones. */
export async function readExplorer(
  ctx: Pick<Context, 'db'>,
  { isRunning, readHistoric }: ExplorerParts,
  { userId, query }: { userId: string | null; query: ExplorerQuery },
): Promise<{ ok: true; answer: ExplorerAnswer } | Refusal> {
  const parsed = parseFen(query.fen)
  if (!parsed.ok) return { ok: false, code: 'POSITION_INVALID' }
  const help = await mayHaveHelp(ctx, { userId, fen: query.fen, isRunning })
  if (help !== 'allowed') return { ok: false, code: REFUSALS[help] }
  const { position } = parsed
  const key = positionKey(position)
  if (query.book === 'historic') {
    const { sums, games } = (await readHistoric())(key)
    return { ok: true, answer: { ...listPlayedMoves(position, sums), games } }
  }
  const [row] = await selectPositions(ctx.db, [key])
  const counts = row === undefined ? new Map() : unpackCounts(row.entries)
  if (counts === null) throw new Error(`the explorer's position ${key} is damaged`)
  const sums = sumByMove(counts, { speed: query.speed, band: query.rating })
  return { ok: true, answer: { ...listPlayedMoves(position, sums), games: [] } }
}
