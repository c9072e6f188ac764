import type { DayPuzzleAnswer, PuzzleDays } from '@lance/contract'
import { displayName } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { readThrottled } from '../../kernel/readThrottled.ts'
import { lastSettledDay } from './puzzleDays.ts'
import { type ShownPuzzle, selectDays } from './puzzleStore.ts'

/** However many ask for the days that are about now, they are read at most this often. */
const READ_EVERY_MS = 5000
/** From this many days before the last settled one: it is today somewhere. */
const ABOUT_NOW_DAYS = 3

export type ReadPuzzles = (day: number) => Promise<PuzzleDays>

/** Reads the puzzle of a day and the one of the day after it, as far as they are settled. */
export function openPuzzleReader({ db, time }: Pick<Context, 'db' | 'time'>): ReadPuzzles {
  const readAboutNow = readThrottled(
    { time },
    {
      everyMs: READ_EVERY_MS,
      async read() {
        const to = lastSettledDay(time.nowMs())
        const from = to - ABOUT_NOW_DAYS
        return { from, to, puzzles: await selectDays(db, { from, to }) }
      },
    },
  )
  return async (day) => {
    const last = lastSettledDay(time.nowMs())
    const asked = [day, day + 1].filter((one) => one <= last)
    const { value } = await readAboutNow()
    const isRead = asked.every((one) => one >= value.from && one <= value.to)
    const puzzles = isRead ? value.puzzles : await selectDays(db, { from: day, to: Math.min(day + 1, last) })
    return { days: asked.map((one) => makeAnswer(one, puzzles)) }
  }
}

function makeAnswer(day: number, puzzles: readonly ShownPuzzle[]): DayPuzzleAnswer {
  const found = puzzles.find((one) => one.day === day)
  if (found === undefined) return { day, puzzle: null }
  const { exercise, gameId, timeControlS, incrementS, endedAt } = found
  const white = displayName({ id: found.whiteId, name: found.whiteName })
  const black = displayName({ id: found.blackId, name: found.blackName })
  const game = {
    gameId,
    white,
    black,
    timeControl: timeControlS,
    increment: incrementS,
    endedAt: endedAt.getTime(),
  }
  return { day, puzzle: { exercise, game } }
}
