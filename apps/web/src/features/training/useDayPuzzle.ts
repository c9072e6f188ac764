import { useEffect, useState } from 'react'
import { calendarDay } from './calendarDay.ts'
import { type DayPuzzle, readDayPuzzle } from './readDayPuzzle.ts'

/** The last answer: home and the puzzle's page show the same one, and the page shows it at once. */
let last: { day: number; puzzle: DayPuzzle } | null = null

/** Today's puzzle; null until it is known. Once shown it stays, whatever the server says later. */
export function useDayPuzzle(): DayPuzzle | null {
  const [day] = useState(() => calendarDay(Date.now()))
  const [puzzle, setPuzzle] = useState(() => (last?.day === day ? last.puzzle : null))
  const isKnown = puzzle !== null
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    void readDayPuzzle(day).then((read) => {
      if (read.isAnswered) last = { day, puzzle: read.puzzle }
      if (!isGone) setPuzzle(read.puzzle)
    })
    return () => {
      isGone = true
    }
  }, [day, isKnown])
  return puzzle
}
