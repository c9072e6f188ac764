import type { Context } from '../../kernel/context.ts'
import { choosePuzzle } from './choosePuzzle.ts'
import { STOCK_MAX } from './lookForPuzzle.ts'
import { dayToChoose } from './puzzleDays.ts'
import { insertDay, isDayChosen, selectChosen, selectStock } from './puzzleStore.ts'

/** Themes and players of so many days before are avoided. */
const RECENT_DAYS = 7

/**
 * Gives the next day that begins nowhere yet its puzzle. Any server does it, and the day's row decides which was first. Without a
 * puzzle the day has the historic one, unless one is found before it is settled.
 */
export async function chooseNextDay({ db, time }: Pick<Context, 'db' | 'time'>): Promise<void> {
  const nowMs = time.nowMs()
  const day = dayToChoose(nowMs)
  if (await isDayChosen(db, day)) return
  const stock = await selectStock(db, STOCK_MAX)
  const recent = await selectChosen(db, { from: day - RECENT_DAYS, until: day })
  const chosen = choosePuzzle(stock, { day, recent })
  if (chosen === null) return
  const { gameId, ply } = chosen
  await insertDay(db, { day, gameId, ply, now: new Date(nowMs) })
}
