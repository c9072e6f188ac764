import { isClockRunning, leftMs, turnOfPly } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectClocks } from './gameListStore.ts'

/** The clocks of a running game, as of when they were read. */
export type GameClocks = {
  whiteId: string
  whiteMs: number
  blackMs: number
  turn: 'white' | 'black'
  /** Whether the clock of the side to move runs: not before both have moved. */
  running: boolean
}

/** The clocks of those of these games that are running, by id. */
export async function readClocks(
  { db, time }: Pick<Context, 'db' | 'time'>,
  gameIds: readonly string[],
): Promise<Map<string, GameClocks>> {
  if (gameIds.length === 0) return new Map()
  const nowMs = time.nowMs()
  const rows = await selectClocks(db, gameIds)
  return new Map(
    rows.map(({ id, whiteId, clock }) => [
      id,
      {
        whiteId,
        whiteMs: leftMs(clock, { color: 'white', nowMs }),
        blackMs: leftMs(clock, { color: 'black', nowMs }),
        turn: turnOfPly(clock.ply),
        running: isClockRunning(clock),
      },
    ]),
  )
}
